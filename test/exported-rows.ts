/** Reads the rows of saved files, to compare them with what was booked. */
import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import type { TrueRow } from './month-papers.ts';

const PENCE = 100;

/** Given a CSV with all columns, returns its rows. Throws if a row has another number of fields than the first one. */
export function csvRows(bytes: Uint8Array): TrueRow[] {
  const [header = '', ...lines] = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  const names = header.replace('\ufeff', '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    if (cells.length !== names.length) throw new Error(`not ${names.length} fields: ${line}`);
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    return { date: cell('date'), amount: Math.round(Number(cell('amount')) * PENCE) };
  });
}

/** Given a zip of CSVs, returns the rows of all, in the order of their names. */
export function zippedRows(bytes: Uint8Array): TrueRow[] {
  return Object.entries(unzipSync(bytes))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, csv]) => csvRows(csv));
}

/** Given a workbook, returns the rows of its sheets of statements, and its texts. */
export function workbookRows(bytes: Uint8Array): { rows: TrueRow[]; texts: string[] } {
  const book = read(bytes, { type: 'buffer', cellDates: false });
  const tables = book.SheetNames.map((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true }),
  );
  const rows = tables.slice(1).flatMap((table) =>
    table.flatMap(([day, , amount]): TrueRow[] => {
      if (typeof day !== 'number' || typeof amount !== 'number') return [];
      return [{ date: dayOf(day), amount: Math.round(amount * PENCE) }];
    }),
  );
  return { rows, texts: tables.flat(2).filter((cell): cell is string => typeof cell === 'string') };
}

/** Days of a workbook are counted from the end of 1899. */
const dayOf = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 'YYYY-MM-DD'.length);
