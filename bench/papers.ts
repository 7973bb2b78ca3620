/** The papers that are measured, drawn once into `.tmp/`. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { balanceText, entryRows, type Layout } from '../fixtures/draw/layout.ts';
import { type PaperStatement, randomEntries, statementOf } from '../fixtures/draw/model.ts';
import { ENGLISH_SHORT_MONTHS, writeDate } from '../fixtures/draw/notation.ts';
import { ENGLISH } from '../fixtures/draw/occasions.ts';
import { Paper } from '../fixtures/draw/paper.ts';
import { seeded } from '../fixtures/draw/random.ts';
import { drawTable } from '../fixtures/draw/table.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '.tmp');
export const ROWS_A_PAGE = 40;

const LAYOUT: Layout = {
  columns: [
    { kind: 'date', title: 'Date', width: 60 },
    // wide enough for most descriptions on one line: some rows have two
    { kind: 'description', title: 'Description', width: 258 },
    { kind: 'debit', title: 'Money out', width: 63, align: 'right' },
    { kind: 'credit', title: 'Money in', width: 63, align: 'right' },
    { kind: 'balance', title: 'Balance', width: 71, align: 'right' },
  ],
  date: { pattern: 'DD MMM YYYY', months: ENGLISH_SHORT_MONTHS },
  money: { group: ',', decimal: '.', negative: 'minus' },
};

/** Given a number of pages, returns the path of a statement of 40 rows a page with a running balance. */
export function statementOfPages(pages: number): Promise<string> {
  return drawnOnce(`statement-${pages}.pdf`, () => draw(pages));
}

/** Given a size, returns the path of a statement of three pages that has about as many bytes: the rest is attached to it. */
export function statementOfBytes(bytes: number): Promise<string> {
  return drawnOnce(`statement-${bytes}-bytes.pdf`, () => draw(3, bytes));
}

async function drawnOnce(name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    const temporary = `${path}.part`;
    writeFileSync(temporary, await make());
    renameSync(temporary, path);
  }
  return path;
}

function draw(pages: number, bytes = 0): Promise<Buffer> {
  const statement = statementOfRows(pages * ROWS_A_PAGE);
  const paper = new Paper({
    compress: true,
    furniture: (p, n, count) => p.text(`Page ${n} of ${count}`, 555, 820, { align: 'right', size: 8 }),
  });
  paper.text('Account number: 40-11-22 90018377   Currency: GBP', 40, 40);
  const [from, to] = [statement.periodStart, statement.periodEnd].map((date) => writeDate(date, LAYOUT.date));
  paper.text(`Statement period: ${from} to ${to}`, 300, 40);
  paper.text(`Opening balance: ${balanceText(LAYOUT, statement.opening, 2)}`, 40, 54);
  paper.text(`Closing balance: ${balanceText(LAYOUT, statement.closing, 2)}`, 300, 54);
  for (let page = 0; page < pages; page++) {
    if (page > 0) paper.addPage();
    const entries = statement.entries.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE);
    drawTable(paper, 75, LAYOUT.columns, entryRows(LAYOUT, { ...statement, entries }), {
      rules: 'header',
      size: 8.5,
      gap: 3,
      foot: 0,
    });
  }
  // what is packed already stays as large as it is
  if (bytes > 0) paper.attach(randomBytes(bytes), 'attachment.bin');
  return paper.bytes();
}

function statementOfRows(rows: number): PaperStatement {
  const years = Math.ceil(rows / 4000);
  const account = {
    currency: 'GBP',
    decimals: 2,
    number: '40-11-22 90018377',
    periodStart: '2015-01-01',
    periodEnd: `${2014 + years}-12-31`,
    opening: 250_000,
  };
  return statementOf(account, randomEntries(seeded(500), account, rows, ENGLISH), 'every');
}
