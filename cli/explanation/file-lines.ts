/**
 * Writes how a whole file was read, for a person: pages, tables with their columns, readings, statements, and what was
 * not used.
 */
import type { Explanation } from '../../workers/types.ts';

/** Pages that are read as usual share one line; this many texts and lines are shown. */
const MOST_SHOWN = 20;

/** Given an explanation, returns its lines. */
export function fileLines(explanation: Explanation): string[] {
  return [
    ...pageLines(explanation),
    ...explanation.tables.flatMap(tableLines),
    ...readingLines(explanation),
    ...explanation.statements.flatMap((statement) => statementLines(statement, explanation)),
    ...(explanation.statements.length === 0 ? [noStatement(explanation)] : []),
    ...otherRows(explanation),
    ...doubtfulLines(explanation),
  ];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const named = (name: string | null): string => (name === null ? 'no role' : name.replaceAll('_', ' '));

function few(lines: readonly string[], noun: string): string[] {
  const rest = lines.length - MOST_SHOWN;
  return rest > 0 ? [...lines.slice(0, MOST_SHOWN), `  … and ${count(rest, noun)} more: see --json`] : [...lines];
}

function pageLines({ pages }: Explanation): string[] {
  const glyphs = pages.reduce((sum, page) => sum + page.glyphs, 0);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const lines = [`${count(pages.length, 'page')}: ${glyphs} glyphs, ${words} words`];
  const told = pages.flatMap(({ page, turned, source, unusable, dropped, areas, unlike }) => [
    ...(turned % 4 === 0 ? [] : [`  page ${page} was turned by ${((turned + 4) % 4) * 90} degrees`]),
    ...(source === 'ocr' ? [`  page ${page} holds recognised text`] : []),
    ...(unusable === null ? [] : [`  page ${page} has no usable text: ${named(unusable)}`]),
    ...dropped.map(({ text, why }) => `  page ${page} does not show "${text}": ${why}`),
    ...areas.map(
      (box) => `  page ${page} was read from its picture at ${box.map((edge) => Math.round(edge)).join(' ')}`,
    ),
    ...unlike.map((word) => `  page ${page}: ${readingLine(word)}`),
  ]);
  return [...lines, ...few(told, 'remark')];
}

/** What is told of a word that the readers of a picture did not read alike. */
const READ: Readonly<Record<'open' | 'settled' | 'corrected', string>> = {
  open: 'in doubt',
  settled: 'the sums allow it alone',
  corrected: 'the sums corrected it',
};

function readingLine({ text, others, status }: Explanation['pages'][number]['unlike'][number]): string {
  const rivals =
    others.length === 0 ? 'by one reader alone' : `also as ${others.map((other) => `"${other}"`).join(', ')}`;
  return `"${text}" was read ${rivals}: ${READ[status]}`;
}

function tableLines({ table, headerless, segments, columns, attempts }: Explanation['tables'][number]): string[] {
  const pages = [...new Set(segments.map(({ page }) => page))];
  const stands = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages[0]} to ${pages[pages.length - 1]}`;
  const found = headerless ? 'found by alignment' : 'found by its header';
  const tried = attempts.length > 1 ? `; ${attempts.length} ways to take its columns were tried` : '';
  return [
    `table ${table}: ${stands}, ${found}${tried}`,
    ...columns.map(({ column, heading, role, steps, rivals }) => {
      const others = rivals.map((rival) => `${named(rival.role)} ${rival.weight.toFixed(2)} by ${rival.by}`);
      const against = others.length === 0 ? '' : `; rivals: ${others.join(', ')}`;
      const rule = steps.at(-1)?.rule;
      return `  column ${column + 1} "${heading}": ${named(role)}${rule === undefined ? '' : ` (rule: ${rule})`}${against}`;
    }),
  ];
}

function readingLines({ readings }: Explanation): string[] {
  const { decimalMark, markVotes, dateOrder, ordersAllowed, orderHinted, questions, trials } = readings;
  const allowed = ordersAllowed.length === 0 ? 'no date asks for it' : `the dates allow ${ordersAllowed.join(', ')}`;
  const order = orderHinted ? 'as the hint says' : allowed;
  return [
    'readings:',
    `  decimal mark "${decimalMark}": evidence "." ${markVotes['.']}, "," ${markVotes[',']}`,
    `  order of dates ${dateOrder}: ${order}`,
    ...questions.map(({ about, answers }) => {
      const said = answers.map(({ name, chosen }) => `${name}${chosen ? ' (taken)' : ''}`);
      return `  open: ${about}: ${said.join(', or ')}`;
    }),
    `  ${count(trials.length, 'joint reading')} tried`,
  ];
}

function statementLines(statement: Explanation['statements'][number], explanation: Explanation): string[] {
  const { pages, lines, status, reason, currency, transactions, view, weighs, order, fields } = statement;
  if (statement.statement === null) return [`no statement: lines ${lines[0]} to ${lines[1] - 1}`, `  ${reason}`];
  const stands = pages === null ? '' : pages[0] === pages[1] ? `page ${pages[0]}` : `pages ${pages[0]} to ${pages[1]}`;
  return [
    `statement ${statement.statement}: ${stands}, ${count(transactions, 'transaction')}, ${currency ?? 'no currency'}, ${order}`,
    `  ${status}: ${reason}`,
    ...statement.obligations.map(({ code, status: ended, evidence }) => `  ${code} ${ended}: ${evidence}`),
    `  read with ${view} (the paper speaks for a card with ${weighs.card}, for an account with ${weighs.account})`,
    ...fields.map(
      ({ field, value, rule, line, page }) =>
        `  ${field} ${value}: ${rule}${line === null ? '' : `, line ${line} on page ${page}`}`,
    ),
    ...statement.checks.map(({ kind, status: ended, detail }) => `  check ${named(kind)}: ${ended}, ${detail}`),
    ...statement.failingRows.map(
      ({ row, expected, printed, difference }) =>
        `  row ${row}, "${anchorText(explanation, row)}": expected ${expected}, printed ${printed}, off by ${difference}`,
    ),
    ...statement.warnings.map(({ code, message }) => `  ${code}: ${message}`),
  ];
}

function noStatement({ tables }: Explanation): string {
  const found = tables.length === 0 ? 'no table of bookings stands on its pages' : 'its tables hold no bookings';
  return `no statement: ${found}, and no balances at its begin and its end`;
}

/** Returns the line of a row that has its amount, as printed on the paper. */
function anchorText({ rows, lines }: Explanation, row: number): string {
  const anchor = rows[row]?.anchor;
  return lines.find(({ line }) => line === anchor)?.text ?? '';
}

function otherRows({ rows, lines }: Explanation): string[] {
  const textOf = new Map(lines.map(({ line, text }) => [line, text]));
  const others = rows.filter(({ transaction }) => transaction === null);
  const told = others.map(({ row, role, reason, anchor }) => {
    const why = [named(role), named(reason)]
      .filter((part, i, all) => part !== '' && all.indexOf(part) === i)
      .join(', ');
    return `  row ${row}, "${textOf.get(anchor ?? -1) ?? ''}": ${why}`;
  });
  return told.length === 0 ? [] : ['rows that are no transactions:', ...few(told, 'row')];
}

function doubtfulLines({ lines }: Explanation): string[] {
  const told = lines
    .filter(({ doubt }) => doubt !== null)
    .map(({ line, page, text, doubt }) => `  line ${line}, page ${page}, "${text}": ${doubt}`);
  return told.length === 0 ? [] : ['lines that may be bookings, and were read as none:', ...few(told, 'line')];
}
