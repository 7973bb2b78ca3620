/** Explains what became of a text, however it is written: stage by stage, or why it was left out. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import type { Stages } from '../stages.ts';
import { Paper } from '../testing/paper.ts';
import { pdfium, rawPdf } from '../testing/papers.ts';
import { type Asked, explain } from './explain.ts';
import type { Explanation, Occurrence, StageName } from './types.ts';

async function explanationOf(bytes: Uint8Array, asked?: Asked): Promise<Explanation> {
  let stages: Stages | undefined;
  extract(bytes, {
    pdfium: await pdfium(),
    onStages: (seen) => {
      stages = seen;
    },
  });
  return explain(stages!, asked);
}

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url)));

const DAYS_IN_TEXTS = new Paper()
  .row('Description', '', 'Debit', 'Credit', 'Balance')
  .row('Corner Bakery', '', '4.50', '', '995.50')
  .row('2 June 2025 Card 4411', '', '', '', '')
  .row('Desk Lamp', '', '80.50', '', '915.00')
  .row('3 June 2025 Card 4411', '', '', '', '')
  .row('Rent', '', '900.00', '', '15.00')
  .row('5 June 2025 Card 4411', '', '', '', '');

/** What became of a text on a fixture's paper, place by place. */
async function placesOf(name: string, text: string, page?: number): Promise<readonly Occurrence[]> {
  return (await explanationOf(fixture(name), { text, page })).sought!.occurrences;
}

const said = (place: Occurrence | undefined, stage: StageName): readonly string[] =>
  place?.stages.find((told) => told.stage === stage)?.says ?? [];

describe('a text is found', () => {
  it.each([
    ['as printed', 'CARD PAYMENT HILLSIDE'],
    ['in other case, with other spaces', 'card  payment hill side'],
    ['as a part of a word', 'HILLS'],
    ['as an amount without its grouping', '1009.04', '1,009.04'],
    ['as an amount with a comma for its decimal mark', '1.009,04', '1,009.04'],
    ['over the lines of a row that wraps it', 'THANKS FOR DINNER'],
  ])('%s', async (_, text, printed = '') => {
    const [place] = await placesOf('overdrawn-marker', text);
    expect(place?.printed).toContain(printed);
    expect(place?.stages.length).toBeGreaterThan(0);
  });

  it('on the page that was asked for alone, and the others are named', async () => {
    const { sought } = await explanationOf(fixture('overdrawn-marker'), { text: 'Paid in', page: 2 });
    expect(sought?.occurrences.map(({ page }) => page)).toEqual([2]);
    expect(sought?.otherPages).toEqual([1]);
  });

  it('nowhere, and then what looks most like it is shown', async () => {
    const { sought } = await explanationOf(fixture('overdrawn-marker'), { text: '4,959.12' });
    expect(sought?.occurrences).toEqual([]);
    expect(sought?.nearest[0]).toBe('4,959.21');
  });

  it('with its box around it, in points of the page', async () => {
    const [place] = await placesOf('overdrawn-marker', '1,009.04');
    const [left, top, right, bottom] = place!.box;
    expect([left > 500, right < 550, bottom - top < 15]).toEqual([true, true, true]);
  });
});

describe('what the page does not show', () => {
  it('is shown as left out, and why', async () => {
    const bytes = rawPdf('BT /F1 10 Tf 1 g 50 700 Td (hidden 12.50) Tj 0 g 0 -20 Td (seen) Tj ET');
    const { sought } = await explanationOf(bytes, { text: '12.50' });
    expect(sought?.occurrences).toMatchObject([
      { leftOut: true, became: expect.stringContaining('of the colour of its ground') },
    ]);
  });
});

describe('furniture', () => {
  it('is shown with the rule that it repeats by, and on how many pages', async () => {
    const [place] = await placesOf('overdrawn-marker', 'Sheet 1 of 2');
    expect(said(place, 'lines').join()).toContain(
      'the same text but for numbers that count pages stands there on 2 of 2 pages',
    );
    expect(place).toMatchObject({ leftOut: true, table: null });
  });
});

describe('a column', () => {
  it('is shown with its heading, its role, the rule and the evidence', async () => {
    const [place] = await placesOf('overdrawn-marker', '1,052.61');
    expect(said(place, 'tables')).toEqual(
      expect.arrayContaining([
        'in column 3 of 5, "Paid out"',
        'its role: debit',
        'evidence: its heading says debit (weight 1.00)',
        'evidence: amounts stand below each other in it',
      ]),
    );
  });

  it('is shown with what else its heading may mean', async () => {
    const [place] = await placesOf('sign-sections', 'Valor');
    expect(said(place, 'tables')).toContain('rival: value date, as its heading may also mean, weight 1.00');
  });

  it('is shown with the ways to take it that the balances chose among, and their scores', async () => {
    const { tables } = await explanationOf(fixture('balance-and-available'));
    const available = tables[0]!.columns.find(({ heading }) => heading === 'Available');
    expect(available?.rivals).toContainEqual({ role: 'balance', by: 'balances', weight: 1 });
  });

  it('of which evidence left two readings open is shown with the sums that each makes', async () => {
    const [place] = await placesOf('balance-and-available', 'Available');
    const open = said(place, 'tables').find((sentence) => sentence.startsWith('open: the columns'));
    expect(open).toMatch(/\(score 1\d{3}, taken\); .+ \(score \d\.\d+\)/);
  });
});

describe('a row', () => {
  it('is shown with the line that anchors it, and the rule by which others belong to it', async () => {
    const [place] = await placesOf('overdrawn-marker', 'DINNER');
    expect(said(place, 'rows')).toEqual([
      'in row 2, of the lines 11, 12',
      'its amount stands on line 11, which this line belongs to; the border of the row was found by this rule: a clear gap',
    ]);
  });

  it('that is not a transaction is shown with what its words say', async () => {
    const [place] = await placesOf('overdrawn-marker', 'CARRIED FORWARD');
    expect(said(place, 'rows').join()).toContain('its words say carried forward (weight 1.00), and nothing else');
    expect(place?.became).toBe('closingBalance of statement 0: 4959.21');
  });

  it('that is left out is shown with the reason', async () => {
    const places = await placesOf('sign-sections', '8958.29');
    expect(places.map(({ became }) => became)).toContain('left out: its row is no transaction, total');
  });

  it('below the title of a section is shown with what that says', async () => {
    const [place] = await placesOf('card-sections', 'AUTOPAY PAYMENT 86547');
    expect(said(place, 'rows').join()).toMatch(/below the title ".+": money (in|out)/);
  });
});

describe('a reading', () => {
  it('of an amount shows the decimal mark with its rival, and by what it has its sign', async () => {
    const [place] = await placesOf('overdrawn-marker', '1,052.61');
    expect(said(place, 'readings').slice(0, 2)).toEqual([
      'read as 1052.61: the dot is the decimal mark (evidence 52, its rival the comma 0)',
      '-1052.61 for the holder, its sign by the column that it stands in',
    ]);
  });

  it('of a balance shows by what it is owed', async () => {
    const [place] = await placesOf('overdrawn-marker', '1,009.04');
    expect(said(place, 'readings')).toContain('a balance of -1009.04 for the holder, by a mark beside it');
  });

  it('of a date without a year shows where that comes from', async () => {
    const [place] = await placesOf('value-date-column-date-no-year', await firstDay('value-date-column-date-no-year'));
    expect(said(place, 'readings').join()).toMatch(/its year follows from the printed period \d{4}-\d\d-\d\d to/);
  });
});

/** The first day of a row as the paper prints it. */
async function firstDay(name: string): Promise<string> {
  const { rows, lines } = await explanationOf(fixture(name));
  const anchor = rows.find(({ transaction }) => transaction === 0)?.anchor;
  return lines.find(({ line }) => line === anchor)!.text.split(' ')[0]!;
}

describe('in the end', () => {
  it('an amount is a transaction’s, with the checks that used it', async () => {
    const [place] = await placesOf('overdrawn-marker', '1,052.61');
    expect(place?.became).toBe('transaction 4 of statement 0: amount -1052.61');
    const used = said(place, 'statements').filter((sentence) => sentence.startsWith('used by the check'));
    expect(used).toContain('used by the check printed total: pass, total of money out: as printed');
    expect(used.join()).not.toContain('money in');
  });

  it('an amount of the right one of two lists is that of its own transaction', async () => {
    const [place] = await placesOf('cheque-blocks', '626.508');
    expect(place).toMatchObject({ leftOut: false, became: 'transaction 17 of statement 0: amount -626.508' });
  });

  it('a day in a text is a date, and the words beside it are the description', async () => {
    const bytes = await DAYS_IN_TEXTS.pdf();
    const [day, words] = [await explanationOf(bytes, { text: '3 June' }), await explanationOf(bytes, { text: 'Lamp' })];
    expect(day.sought?.occurrences[0]?.became).toBe('transaction 1 of statement 0: date 2025-06-03');
    expect(words.sought?.occurrences[0]?.became).toBe('transaction 1 of statement 0: description Desk Lamp Card 4411');
  });

  it('words in the column of the balance that are not a balance are left out of their transaction', async () => {
    const paper = new Paper()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02/06/2025', 'Bakery', '4.50', '', '995.50')
      .row('', 'at the corner', '', '', 'call 0345')
      .row('05/06/2025', 'Rent', '980.00', '', '15.50');
    const { sought } = await explanationOf(await paper.pdf(), { text: '0345' });
    expect(sought?.occurrences[0]).toMatchObject({
      leftOut: true,
      became: 'left out of transaction 0 of statement 0: another text in the column of the balance',
    });
  });

  it('each amount of a row of totals is the field that it says', async () => {
    const [money] = await placesOf('year-turn', '842,32');
    expect(money?.became).toBe('totalOut of statement 0: 842.32');
  });

  it('a text over several columns is shown with all that it gave', async () => {
    const [place] = await placesOf('overdrawn-marker', '7 Nov 24 TRANSFER FROM M EXAMPLE');
    expect(place?.became).toMatch(/^transaction 1 of statement 0: date 2024-11-07; description TRANSFER FROM/);
  });

  it('a labelled figure is a field, with its label and the checks that used it', async () => {
    const [place] = await placesOf('wrong-sum', '11,183.20');
    expect(place?.became).toBe('closingBalance of statement 0: 11183.20');
    expect(said(place, 'statements').join('\n')).toContain('used by the check opening closing: fail');
  });

  it('a balance that is printed twice names the line that is taken', async () => {
    const [place] = await placesOf('overdrawn-marker', 'Opening balance 122.44');
    expect(place?.became).toBe('openingBalance of statement 0, said twice: line 9 is the one taken');
  });

  it('a balance that does not follow is shown with what it should be', async () => {
    const { rows, statements } = await explanationOf(fixture('wrong-sum'));
    const [failing] = statements[0]!.failingRows;
    const [place] = await placesOf('wrong-sum', rows[failing!.row]!.balance!);
    expect(said(place, 'statements').join()).toContain(
      `expected ${failing!.expected}, printed ${failing!.printed}, off by ${failing!.difference}`,
    );
  });

  it('the account type is a field, with the words that say it', async () => {
    const { statements } = await explanationOf(fixture('overdrawn-marker'));
    const field = statements[0]!.fields.find((one) => one.field === 'accountType');
    expect(field).toMatchObject({ value: 'current', line: 1, page: 1 });
  });

  it('the institution is a field, with the other names that were weighed', async () => {
    const [place] = await placesOf('date-era', 'あおば信用金庫');
    expect(said(place, 'statements')).toContain('its rival: みらい湊銀行, weighs 6');
    const [rival] = await placesOf('date-era', 'みらい湊銀行');
    expect(rival).toMatchObject({ leftOut: true, became: expect.stringContaining('weighed as the institution') });
  });

  it('the holder is a field, with what shows it', async () => {
    const [place] = await placesOf('type-column-bic-line', 'J P Okonkwo');
    expect(said(place, 'statements')[0]).toContain('it begins the address');
  });

  it('the currency is shown with what else the paper names', async () => {
    const { statements } = await explanationOf(fixture('document-several-currencies'));
    const currency = statements[0]?.fields.find(({ field }) => field === 'currency');
    expect(currency).toMatchObject({ value: 'NGN', weight: 600, rivals: [{ value: 'CHF', weight: 100 }] });
  });

  it('a line that may be a booking is shown as doubtful', async () => {
    const paper = new Paper()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02/06/2025', 'Bakery', '4.50', '', '995.50')
      .row('03/06/2025', 'Salary', '', '2,000.00', '2,995.50')
      .row('04/06/2025', 'Florist at the corner', '', '', '')
      .row('05/06/2025', 'Rent', '980.00', '', '2,015.50');
    const { sought, lines } = await explanationOf(await paper.pdf(), { text: 'Florist' });
    expect(lines.filter(({ doubt }) => doubt !== null).map(({ text }) => text)).toEqual([
      '04/06/2025 Florist at the corner',
    ]);
    expect(said(sought?.occurrences[0], 'rows')).toContain(
      'it may be a booking, so that no statement around it is verified: it has a day and words, and no amount',
    );
  });
});

describe('a document that is no statement', () => {
  it('is explained too', async () => {
    const { statements, lines } = await explanationOf(fixture('letter'));
    expect(statements.filter(({ statement }) => statement !== null)).toEqual([]);
    expect(lines.length).toBeGreaterThan(5);
  });
});

it('a text that is wrapped is read by its own words alone, not by the amount beside them', async () => {
  const [place] = await placesOf('overdrawn-marker', 'FOR DINNER');
  expect(place!.became).toContain('description');
  expect(said(place, 'readings').join()).not.toContain('56.94');
});
