/** The CSV result: one line a transaction, for spreadsheets of any country, and in the form that a program imports. */
import papa from 'papaparse';
import { freshStatements, idsOfStatements } from './accounting/accounts.ts';
import { perAccount } from './accounting/renderer.ts';
import { decimalText } from './decimal.ts';
import { withoutFormulas } from './formula.ts';
import type { Delimiter, ExportOptions } from './options.ts';
import { placedStatements, type Rendered, type ResultInput } from './result.ts';
import { TextSink } from './sink.ts';
import { COLUMNS, SIGNED, type TableRow, type TableValue } from './table/columns.ts';
import { dateText } from './table/dates.ts';
import { layoutOf, type TableLayout } from './table/layout.ts';
import type { PresetColumn } from './table/presets.ts';

/** Without this mark, spreadsheets read UTF-8 as the code page of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** This many rows become text at a time: memory never contains the text of a whole long result. */
const ROWS_AT_ONCE = 2000;

const DELIMITERS: Readonly<Record<Delimiter, string>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

/**
 * Given a result and the options of a table, returns it as CSV (RFC 4180, UTF-8, formula-safe): all rows in one file;
 * with the preset of a program a file for each account, and as many as its limits ask for.
 */
export function renderCsv(input: ResultInput, options: ExportOptions = {}): Rendered {
  const layout = layoutOf(options);
  return layout.isPerAccount ? byAccount(input, options) : { bytes: wholeTable(input, layout), isArchive: false };
}

const byAccount = perAccount((account, { options }) => {
  const layout = layoutOf(options);
  const rows = freshStatements(account).flatMap(({ rows: fresh, placed }) =>
    fresh.map(({ id, transaction }): TableRow => ({ id, transaction, placed })),
  );
  return filesOf(rows, layout);
}, 'csv');

function wholeTable(input: ResultInput, layout: TableLayout): Uint8Array {
  const ids = layout.columns.some(({ name }) => name === 'id') ? idsOfStatements(input) : new Map<number, string[]>();
  const out = new TextSink();
  out.write(heading(layout));
  for (const placed of placedStatements(input)) {
    const { transactions } = placed.statement;
    const idsOfRows = ids.get(placed.index) ?? [];
    for (let from = 0; from < transactions.length; from += ROWS_AT_ONCE) {
      const some = transactions.slice(from, from + ROWS_AT_ONCE);
      const rows = some.map((transaction, i): TableRow => ({ transaction, placed, id: idsOfRows[from + i] ?? '' }));
      out.write(lines(rows, layout));
    }
  }
  return out.bytes();
}

/** The rows in as many files as the limits ask for. */
function filesOf(rows: readonly TableRow[], layout: TableLayout): Uint8Array[] {
  const { maxRows, maxBytes } = layout;
  const first = heading(layout);
  const files: Uint8Array[] = [];
  let sink = new TextSink();
  let count = 0;
  let bytes = bytesOf(first);
  sink.write(first);
  for (const row of rows) {
    const line = lines([row], layout);
    const more = bytesOf(line);
    if (count > 0 && (count === maxRows || (maxBytes !== null && bytes + more > maxBytes))) {
      files.push(sink.bytes());
      sink = new TextSink();
      sink.write(first);
      count = 0;
      bytes = bytesOf(first);
    }
    sink.write(line);
    count += 1;
    bytes += more;
  }
  return [...files, sink.bytes()];
}

function heading({ columns, delimiter, hasByteOrderMark }: TableLayout): string {
  const names = columns.map(({ heading: name }) => name).join(DELIMITERS[delimiter]);
  return `${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${names}\r\n`;
}

function lines(rows: readonly TableRow[], layout: TableLayout): string {
  const cells = rows.map((row) => layout.columns.map((column) => cellText(column, row, layout)));
  return `${papa.unparse(cells, { newline: '\r\n', delimiter: DELIMITERS[layout.delimiter] })}\r\n`;
}

function cellText({ name }: PresetColumn, row: TableRow, layout: TableLayout): string {
  if (name === null) return '';
  const value = COLUMNS[name](row);
  if (value.kind === 'money') return moneyText(value, row, { ...layout, isTurned: SIGNED.includes(name) });
  return valueText(value, layout);
}

function valueText(value: Exclude<TableValue, { kind: 'money' }>, { dateFormat }: TableLayout): string {
  if (value.kind === 'date') return value.date === null ? '' : dateText(value.date, dateFormat);
  if (value.kind === 'count') return value.count === null ? '' : String(value.count);
  return withoutFormulas(value.text ?? '');
}

function moneyText(
  { minor }: Extract<TableValue, { kind: 'money' }>,
  { placed }: TableRow,
  { isBanksSign, isTurned, isZeroBlank, decimalMark }: TableLayout & { readonly isTurned: boolean },
): string {
  if (minor === null || (minor === 0 && isZeroBlank)) return '';
  // a zero has no sign
  const signed = isBanksSign && isTurned && minor !== 0 ? -minor : minor;
  const text = decimalText(signed, placed.statement.decimals);
  return decimalMark === 'comma' ? text.replace('.', ',') : text;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
