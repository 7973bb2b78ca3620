/** The sheets of a statement: its transactions, their total, the verdict, and the rows that do not follow coloured. */
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { counted } from '../../wording/grammar.ts';
import type { ColumnName } from '../options.ts';
import type { PlacedStatement } from '../result.ts';
import type { TableRow } from '../table/columns.ts';
import { type Cell, headerCell, type Row, textCell, tintedCell, tintedRow, totalCell, underTotal } from './cells.ts';
import { type BookLayout, HEADINGS } from './layout.ts';
import { addend, rowCell } from './row-cells.ts';
import { rowRemarks } from './row-remarks.ts';
import type { Sheet } from './sheet.ts';
import { legalName, statementName } from './sheet-names.ts';
import { LABEL, totalled } from './styles.ts';
import { statusInWords, VERDICT_TINTS } from './verdicts.ts';

/** A statement with what its sheets are made from. */
export interface SheetSource {
  readonly placed: PlacedStatement;
  /** of its rows, in printed order; none if no column shows them */
  readonly ids: readonly string[];
  readonly layout: BookLayout;
  /** transactions of a sheet */
  readonly mostRows: number;
}

/** The columns with a total. */
const TOTALLED: readonly ColumnName[] = ['amount', 'debit', 'credit'];

/** A further column for a statement with rows that were read from pictures: for rows of text it is empty. */
const PICTURE = 'picture';
const PICTURE_HEADING = 'Read from a picture';

/** Of a description, in characters. */
const WIDEST = 60;

/** Given a statement, returns its sheets; those behind the first have numbers. */
export function statementSheets({ placed, ids, layout, mostRows }: SheetSource): Sheet[] {
  const { statement } = placed;
  const { status } = statement.reconciliation;
  const name = statementName(placed);
  const columns = columnsOf(statement, layout);
  const header = columns.map((column) => headerCell(column === PICTURE ? PICTURE_HEADING : HEADINGS[column]));
  const all = statement.transactions.map((transaction, i): TableRow => ({ transaction, placed, id: ids[i] ?? '' }));
  const cells = transactionRows(all, statement, { columns, layout });
  const sheets: Sheet[] = [];
  for (let from = 0; from === 0 || from < all.length; from += mostRows) {
    const label = all.length > mostRows ? 'Total of this sheet' : 'Total';
    const total = totalRow(all.slice(from, from + mostRows), label, { columns, layout });
    const part = cells.slice(from, from + mostRows);
    sheets.push({
      name: from === 0 ? name : legalName(name, ` (${sheets.length + 1})`),
      rows: [header, ...part, ...total, [], ...verdictRows(statement)],
      tableRows: part.length,
      widest: WIDEST,
      caution: status === 'verified' ? '' : `Not verified: ${status}`,
      tab: status === 'verified' ? null : VERDICT_TINTS[status],
    });
  }
  return sheets;
}

type SheetColumn = ColumnName | typeof PICTURE;

interface SheetColumns {
  readonly columns: readonly SheetColumn[];
  readonly layout: BookLayout;
}

/** The column of pictures is the last but the status. */
function columnsOf({ transactions }: Statement, { columns }: BookLayout): readonly SheetColumn[] {
  if (!transactions.some(({ source }) => source === 'ocr')) return columns;
  const at = columns.indexOf('status');
  return at < 0 ? [...columns, PICTURE] : [...columns.slice(0, at), PICTURE, ...columns.slice(at)];
}

/** Returns the cells of each row, in printed order; the rows in which something is found are coloured. */
function transactionRows(rows: readonly TableRow[], statement: Statement, { columns, layout }: SheetColumns): Row[] {
  const { status } = statement.reconciliation;
  const remarks = rowRemarks(statement);
  return rows.map((row, index) => {
    const remark = remarks.get(index);
    const cells = columns.map((column) => {
      if (column === PICTURE) return pictureCell(row.transaction);
      if (column === 'status' && remark !== undefined) return textCell(`${status}: ${remark.text}`);
      return rowCell(row, column, layout);
    });
    return remark === undefined ? cells : tintedRow(cells, remark.tint);
  });
}

function pictureCell({ source, repaired = [], readings = [] }: Transaction): Cell | null {
  if (source !== 'ocr') return null;
  const corrected = repaired.map(({ field, read, taken }) => `${field} corrected: ${taken}, first read as ${read}`);
  const open = readings.filter(({ field, status }) => status === 'open' && field !== 'text');
  const doubts = open.map(({ field, text, others }) => `${field} in doubt: ${[text, ...others].join(' or ')}`);
  return textCell([...corrected, ...doubts].join('; ') || 'yes');
}

/** Returns the total of the rows of a sheet; nothing if there are none. */
function totalRow(rows: readonly TableRow[], label: string, { columns, layout }: SheetColumns): Row[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { decimals } = first.placed.statement;
  const sums = columns.map((column) => (column !== PICTURE && TOTALLED.includes(column) ? column : null));
  const labelled = columns.findIndex((column, i) => sums[i] === null && column !== 'date');
  const cells = sums.map((column, i) => {
    if (column === null) return i === labelled ? textCell(label, totalled(LABEL)) : underTotal;
    return totalCell({ amounts: rows.map((row) => addend(row, column, layout)), decimals, firstRow: 1 });
  });
  return sums.some((column) => column !== null) ? [cells] : [];
}

/** Warnings that a sheet repeats: the summary has all of them. */
const REPEATED_WARNINGS = 10;

/** Returns the verdict on a statement, and what must be known besides. */
function verdictRows(statement: Statement): Row[] {
  const { reconciliation, warnings } = statement;
  const { status, reason } = reconciliation;
  const label = (text: string) => textCell(text, LABEL);
  const verdict = [
    label('Status'),
    tintedCell(textCell(`${statusInWords(statement)}: ${reason}`), VERDICT_TINTS[status]),
  ];
  const told = warnings.slice(0, REPEATED_WARNINGS).map(({ code, message }) => `${code}: ${message}`);
  const more = warnings.length - told.length;
  if (more > 0) told.push(`${counted(more, 'other warning')}: see the sheet Summary`);
  return [verdict, ...told.map((text) => [label('Warning'), tintedCell(textCell(text), 'doubt')])];
}

const BESIDE = ['header', 'total', 'empty', 'verdict', 'count of other warnings'] as const;
/** Rows of a sheet that are no transactions. */
export const ROWS_BESIDE = BESIDE.length + REPEATED_WARNINGS;
