/// How a report looks: on paper, in the light and in the dark. Nothing is loaded from anywhere.
enum HTMLStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --text: #1d2433; --quiet: #5b6579; --paper: #ffffff; --shade: #f3f5f9; --line: #d9dee8;
      --good: #1f7a45; --bad: #b3261e; --open: #8a5a00; --idle: #9aa3b5; --mark: #fde9e7;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e6e9f0; --quiet: #a2abbd; --paper: #14171f; --shade: #1e232e; --line: #343b4a;
        --good: #5fcf8f; --bad: #ff8a80; --open: #f0b849; --idle: #5f687b; --mark: #43211f;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 64rem; background: var(--paper);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
    h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
    h3 { margin: 0 0 .25rem; font-size: 1.05rem; }
    p { margin: .5rem 0; }
    a { color: inherit; }
    code, pre { font: .875rem/1.5 ui-monospace, monospace; }
    code { overflow-wrap: anywhere; }
    pre { margin: .75rem 0; padding: .75rem; border-radius: .375rem; background: var(--shade);
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .outcome { font-weight: 600; }
    .good { color: var(--good); } .bad { color: var(--bad); } .open { color: var(--open); }
    .quiet { color: var(--quiet); }
    .balance { display: block; width: 100%; height: .75rem; margin: 1rem 0 .5rem; }
    .key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0;
      list-style: none; }
    .key i { display: inline-block; width: .7rem; height: .7rem; margin-right: .4rem;
      border-radius: .15rem; }
    article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line);
      border-left: .3rem solid var(--bad); border-radius: .375rem; break-inside: avoid; }
    .scenario { margin: .75rem 0; padding: .5rem 0; border-radius: .375rem;
      background: var(--shade); list-style: none; counter-reset: line; }
    .scenario li { position: relative; padding: .05rem .75rem .05rem 6ch;
      white-space: pre-wrap; overflow-wrap: anywhere; counter-increment: line;
      font: .875rem/1.6 ui-monospace, monospace; }
    .scenario li::before { position: absolute; left: 1ch; width: 3ch; color: var(--quiet);
      font-weight: 400; text-align: right; content: counter(line); }
    .scenario .inside { padding-left: 9ch; }
    .scenario .failing { background: var(--mark); font-weight: 600; }
    .wide { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; font-size: .9rem; }
    th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line);
      text-align: left; vertical-align: top; }
    th { color: var(--quiet); font-weight: 500; }
    .number { padding-right: 1.25rem; text-align: right; font-variant-numeric: tabular-nums; }
    .compared { table-layout: fixed; }
    .compared th:first-child { width: 28%; }
    td.id, td.verdict { white-space: nowrap; }
    .source { overflow-wrap: anywhere; }
    tr.differs td, tr.differs th, tr.apart td, tr.apart th { font-weight: 600; }
    tr.differs td:last-child { color: var(--bad); }
    details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .375rem; }
    details > * { margin-left: 1rem; margin-right: 1rem; }
    summary { margin: 0; padding: .5rem 1rem; cursor: pointer; }
    @media print { details { border: 0; } body { max-width: none; padding: 0; } }
    """
}
