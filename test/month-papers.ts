/**
 * A bookkeeper's half year: 40 papers of six clients. Five are scans, one is locked, one is there twice, April is missing
 * of one, and three do not add up: a wrong amount, a charge in a sentence below the table, and a row that is not printed.
 */
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { drawHead } from '../fixtures/draw/head.ts';
import { balanceText, entryRows } from '../fixtures/draw/layout.ts';
import { type BookedEntry, type PaperStatement, statementOf } from '../fixtures/draw/model.ts';
import { LAYOUT, monthlyStatements } from '../fixtures/draw/months.ts';
import { Paper, type PaperOptions } from '../fixtures/draw/paper.ts';
import { drawTable } from '../fixtures/draw/table.ts';

/** A transaction as an export must have it: the day, and the amount in pence. */
export interface TrueRow {
  readonly date: string;
  readonly amount: number;
}

export interface MonthPaper {
  readonly name: string;
  readonly client: string;
  readonly bytes: Buffer;
  /** what was booked, as far as the paper tells; empty for the second of two that are the same */
  readonly rows: readonly TrueRow[];
}

export const PASSWORD = 'quarter day';
/** Files whose papers do not add up, and what each needs. */
export const WRONG = { amount: 'castle-2025-03.pdf', charge: 'elm-2025-05.pdf', row: 'fennick-a-2025-04.pdf' } as const;
export const LOCKED = 'brenner-2025-02.pdf';
export const TWIN = { of: 'alder-2025-06.pdf', name: 'alder-2025-06 again.pdf' } as const;
/** The account whose statement of April is missing ends so. */
export const WITHOUT_APRIL = '8352';

/** A client's files begin with its first word; each account is `[part of the name, number, first month, opening]`. */
const CLIENTS = [
  { name: 'Alder & Sons', accounts: [['alder', '40-11-22 90018351', 1, 81_250]] },
  { name: 'Brenner Joinery', accounts: [['brenner', '40-11-22 90018352', 1, 220_000]] },
  { name: 'Castle Dental', accounts: [['castle', '40-11-22 90018353', 1, 431_010]] },
  { name: 'Dunmore Bakery', accounts: [['dunmore', '40-11-22 90018354', 1, 97_600]] },
  { name: 'Elm Street Studio', accounts: [['elm', '40-11-22 90018355', 1, 160_505]] },
  {
    name: 'Fennick Farms',
    accounts: [
      ['fennick-a', '40-11-22 90018356', 2, 700_000],
      ['fennick-b', '40-11-22 90018357', 2, 15_000],
    ],
  },
] as const;
export const CLIENT_NAMES: readonly string[] = CLIENTS.map(({ name }) => name);

const MONTHS = 6;
const APRIL = 'brenner-2025-04.pdf';
const SCANS = 5;
const [WIDTH, HEIGHT] = [595, 842];
/** Pixels a point: 216 an inch. */
const SHARP = 3;
const CHARGE = { date: '2025-05-31', lines: ['CHARGES'], amount: -1_250 };
const MISPRINT = 900;
/** Which row of its paper is wrong, or not printed. */
const PLACE = 4;

interface Drawing {
  readonly statement: PaperStatement;
  /** below the table */
  readonly note?: string;
  readonly options?: PaperOptions;
}

/** Draws all of them, in the order of their names. */
export async function monthPapers(): Promise<readonly MonthPaper[]> {
  const papers: MonthPaper[] = [];
  for (const { name: client, accounts } of CLIENTS) {
    for (const [part, number, first, opening] of accounts) {
      const statements = withCharge(monthlyStatements({ number, currency: 'GBP', opening }, MONTHS), part);
      for (const statement of statements.slice(first - 1)) {
        const name = `${part}-${statement.periodStart.slice(0, 'YYYY-MM'.length)}.pdf`;
        if (name === APRIL) continue;
        const { drawing, entries } = drawingOf(name, statement);
        const text = await bytesOf(drawing, client);
        const isScan = part === 'dunmore' && papers.filter((one) => one.client === client).length < SCANS;
        const rows = entries.map(({ date, amount }) => ({ date, amount }));
        papers.push({ name, client, bytes: isScan ? await scanned(text) : text, rows });
      }
    }
  }
  const twin = papers.find(({ name }) => name === TWIN.of);
  if (twin === undefined) throw new Error('none is there twice');
  return [...papers, { ...twin, name: TWIN.name, rows: [] }];
}

/** Two papers of another client: the amount of a row of the second one is wrong. */
export async function twoPapers(client: string, number: string): Promise<readonly [MonthPaper, MonthPaper]> {
  const statements = monthlyStatements({ number, currency: 'GBP', opening: 50_000 }, 2);
  const papers = await Promise.all(
    statements.map(async (statement, at) => {
      const name = `${client.split(' ')[0]?.toLowerCase()}-${statement.periodStart.slice(0, 'YYYY-MM'.length)}.pdf`;
      const drawing = at === 0 ? { statement } : withWrongAmount(statement);
      const rows = statement.entries.map(({ date, amount }) => ({ date, amount }));
      return { name, client, bytes: await bytesOf(drawing, client), rows };
    }),
  );
  const [first, second] = papers;
  if (first === undefined || second === undefined) throw new Error('there are not two papers');
  return [first, second];
}

/** The amount of the row that is wrong on such papers, as it should be. */
export const rightAmount = ({ rows }: MonthPaper): string => ((rows[PLACE]?.amount ?? 0) / 100).toFixed(2);

/** The charge is booked in May, and the balances after it are so much lower. */
function withCharge(statements: readonly PaperStatement[], part: string): readonly PaperStatement[] {
  if (part !== 'elm') return statements;
  let opening = statements[0]?.opening ?? 0;
  return statements.map((statement) => {
    const entries = statement.periodEnd === CHARGE.date ? [...statement.entries, CHARGE] : statement.entries;
    const booked = statementOf({ ...statement, opening }, entries, 'every');
    opening = booked.closing;
    return booked;
  });
}

/** Given a statement, returns how it is printed under a name, and what was booked as far as the paper tells. */
function drawingOf(name: string, statement: PaperStatement): { drawing: Drawing; entries: readonly BookedEntry[] } {
  const { entries } = statement;
  if (name === WRONG.amount) return { drawing: withWrongAmount(statement), entries };
  if (name === WRONG.charge) {
    const printed = { ...statement, entries: entries.slice(0, -1) };
    return {
      drawing: { statement: printed, note: '31 May 2025: charges of 12.50 were taken.' },
      entries,
    };
  }
  if (name === WRONG.row) {
    const printed = entries.filter((_, at) => at !== PLACE);
    return { drawing: { statement: { ...statement, entries: printed } }, entries: printed };
  }
  const encryption = { userPassword: PASSWORD, ownerPassword: 'the owner', pdfVersion: '1.6' } as const;
  return { drawing: { statement, options: name === LOCKED ? { encryption } : {} }, entries };
}

function withWrongAmount(statement: PaperStatement): Drawing {
  const { entries } = statement;
  const printed = entries.map((one, at) => (at === PLACE ? { ...one, amount: one.amount - MISPRINT } : one));
  return { statement: { ...statement, entries: printed }, note: totalsOf(entries) };
}

function totalsOf(entries: readonly BookedEntry[]): string {
  const total = (sign: 1 | -1) => entries.reduce((sum, { amount }) => sum + (amount * sign > 0 ? amount * sign : 0), 0);
  return `Total paid out: ${balanceText(LAYOUT, total(-1), 2)}   Total paid in: ${balanceText(LAYOUT, total(1), 2)}`;
}

function bytesOf({ statement, note = '', options }: Drawing, client: string): Promise<Buffer> {
  const paper = new Paper(options);
  const top = drawHead(paper, 'Current account statement', statement, LAYOUT);
  paper.text(`Account holder: ${client}`, 300, 64);
  const end = drawTable(paper, top, LAYOUT.columns, entryRows(LAYOUT, statement), { rules: 'header' });
  paper.text(note, 40, end + 20);
  return paper.bytes();
}

async function scanned(bytes: Buffer): Promise<Buffer> {
  const picture = await picturedPage(new Uint8Array(bytes), WIDTH, HEIGHT, SHARP);
  const scan = await drawn((doc) => doc.image(picture, 0, 0, { width: WIDTH, height: HEIGHT }));
  return Buffer.from(scan);
}
