print("navconform")
