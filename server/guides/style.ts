/** The style sheet of the guides: the colours and fonts of the portal, light or dark as its reader chose. */

export const STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1f7458, #7cc4aa);
  --text: light-dark(#1d2421, #dfe5e2);
  --quiet: light-dark(#59645f, #a3aeaa);
  --line: light-dark(#d3dad6, #434d49);
  --paper: light-dark(#fff, #1d2421);
  --ground: light-dark(#f4f6f5, #161c1a);
  --code: light-dark(#eef2f0, #28302d);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}
:root[data-mantine-color-scheme="light"] { color-scheme: light; }
:root[data-mantine-color-scheme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
}
a { color: var(--ink); }
a:focus-visible, .wide:focus-visible, pre:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; top: -4rem; left: .5rem; padding: .5rem 1rem; background: #1f7458; color: #fff; }
.skip:focus { top: .5rem; }
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .5rem 1.5rem;
  padding: .75rem 1.25rem;
  background: var(--paper);
  border-bottom: 1px solid var(--line);
}
header nav { display: flex; gap: 1.25rem; }
header a { color: inherit; text-decoration: none; }
header a:hover { text-decoration: underline; }
.home { display: flex; align-items: center; gap: .5rem; font-weight: 650; }
.columns { display: flex; max-width: 76rem; margin: 0 auto; }
.sidebar { flex: 0 0 16rem; padding: 1.5rem 1.25rem; font-size: .875rem; }
.sidebar ul { list-style: none; margin: 0; padding: 0; }
.sidebar ul ul { margin: .25rem 0 .5rem .75rem; border-left: 1px solid var(--line); padding-left: .75rem; }
.sidebar a { display: block; padding: .2rem 0; color: var(--quiet); text-decoration: none; overflow-wrap: anywhere; }
.sidebar a:hover { text-decoration: underline; }
.sidebar [aria-current] { color: var(--ink); font-weight: 650; }
main {
  flex: 1;
  min-width: 0;
  margin: 1.5rem 1.25rem;
  padding: .5rem 2rem 2rem;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: .25rem;
}
h1, h2, h3, h4 { line-height: 1.3; font-weight: 650; }
h1 { font-size: 1.75rem; }
h2 { margin-top: 2.5rem; font-size: 1.3rem; }
h3 { margin-top: 1.75rem; font-size: 1.05rem; }
p, li, td { overflow-wrap: break-word; }
img { max-width: 100%; height: auto; }
main img { border: 1px solid var(--line); border-radius: .25rem; }
code { padding: .1em .3em; border-radius: .2rem; background: var(--code); font: .875em var(--mono); }
pre { padding: .75rem 1rem; overflow-x: auto; border-radius: .25rem; background: var(--code); line-height: 1.45; }
pre code { padding: 0; background: none; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: .9375rem; line-height: 1.45; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
td[align="right"], th[align="right"] { text-align: right; }
td code { overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 650; }
.guides { padding: 0; list-style: none; }
.guides > li { margin: 1.5rem 0; }
.guides > li > a { font-size: 1.125rem; font-weight: 650; }
.guides p { margin: .25rem 0 0; color: var(--quiet); }
@media (max-width: 52rem) {
  .columns { flex-direction: column-reverse; }
  .sidebar { flex: none; border-top: 1px solid var(--line); }
  main { margin: .75rem; padding: .25rem 1rem 1.5rem; }
}
@media print {
  header, .sidebar, .skip { display: none; }
  main { border: 0; margin: 0; padding: 0; }
}
`;
