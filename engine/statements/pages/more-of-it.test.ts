import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount'];
const ROWS = [
  ['02 Jun 2025', 'Bakery', '-40.00'],
  ['04 Jun 2025', 'Fuel', '-5.00'],
];

/** The text above the rows, below those of the first of two pages, above those of the second, and below the last. */
interface Texts {
  readonly head?: string;
  readonly overleaf?: string;
  readonly foot?: string;
}

async function codeOn({ head = '', overleaf, foot = '' }: Texts) {
  const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR').text(head);
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 955.00');
  paper
    .down(10)
    .row(...HEAD)
    .row(...ROWS[0]);
  if (overleaf !== undefined)
    paper
      .page()
      .text(overleaf)
      .row(...HEAD);
  const { status, reason } = (await statementOn(paper.row(...ROWS[1]).text(foot))).reconciliation;
  return status === 'verified' ? status : reason.split(':')[0];
}

describe('a statement that says that there is more of it is not proved', () => {
  it.each([
    'P.T.O.',
    'Please turn over',
    '1 page(s) to follow',
    'Bitte wenden',
    'continued',
    '(continued)',
    "cont'd",
    'à suivre',
    'Fortsetzung folgt',
    'Continued on reverse',
    'Transactions continued overleaf',
    'See next page for more transactions',
  ])('below its last row: %s', async (foot) => expect(await codeOn({ foot })).toBe('PAGES_COMPLETE'));

  it.each([
    'This statement has 3 pages',
    'Number of pages: 3',
    'Pages: 3',
    'Anzahl Blätter: 3',
    'Transactions continue on page 2 of 3',
  ])('by how many pages it has: %s', async (head) =>
    expect(await codeOn({ head, overleaf: '' })).toBe('PAGES_COMPLETE'),
  );

  it.each(['continued from page 2', 'Fortsetzung von Seite 2'])('on a page after a missing one: %s', async (overleaf) =>
    expect(await codeOn({ overleaf })).toBe('PAGES_COMPLETE'),
  );

  it.each([
    '3 more transactions not shown',
    'Showing 1 - 3 of 5',
    'Load more',
    'Show older transactions',
    'Search results: transactions that contain "a"',
    'Filter: amounts above 5.00',
    'Transactions under 5.00 are not listed',
    'Internal transfers are not shown on this statement.',
    'Part 1 of 2',
    'Beginning of statement missing',
    'Excludes direct debits',
    'Filter: card payments',
    'Filtro: tarjeta',
    'Search: "bakery"',
    'Card transactions only',
    'Weitere Umsätze siehe Anlage',
    'Suite en annexe',
    'Overige mutaties: zie bijlage',
    'Wybrane operacje',
    'and 3 more',
  ])('in a list of which it shows a part: %s', async (text) => {
    expect(await codeOn({ foot: text })).toBe('PAGES_COMPLETE');
    expect(await codeOn({ head: text })).toBe('PAGES_COMPLETE');
  });
});

it.each<Texts>([
  { head: 'This statement has 2 pages', overleaf: 'continued from page 1' },
  { head: 'Pages: 1', foot: 'See overleaf for our terms' },
  { head: 'Showing 1 - 2 of 2', foot: 'Pending transactions are not shown' },
  { head: 'Filter: all', foot: 'Continued on our website' },
  { head: 'Filter: period of one month', foot: 'Weitere Informationen siehe Anlage' },
  { head: 'Part 1 of 1', foot: 'Further fees: see the attached list' },
  { head: 'Excludes VAT', foot: 'Please report items not listed' },
  { overleaf: 'Transactions (continued)', foot: 'End of statement' },
])('a statement that has all it says is proved: %j', async (texts) => expect(await codeOn(texts)).toBe('verified'));

it.each(['...', '[...]', '2 more', 'Filter applied', 'two entries removed', '(3 sheets)', 'Consists of three pages'])(
  'a line in place of missing rows or pages leaves the paper unproved: %s',
  async (said) => {
    const drawn = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
    drawn.text('Opening balance 100.00').text('Closing balance 130.00').down(10).row('Date', 'Description', 'Amount');
    drawn.row('02 Jun 2025', 'Bakery', '-20.00').row('03 Jun 2025', 'Salary', '50.00').down(20);
    const statusOf = async (paper: Paper) => (await statementOn(paper)).reconciliation.obligations;
    const judged = (await statusOf(drawn.text(said))).find(({ code }) => code === 'PAGES_COMPLETE');
    expect(judged?.status).toBe('open');
  },
);
