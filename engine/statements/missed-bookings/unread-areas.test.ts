import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';
import { pictured } from '../../testing/pictured.ts';

const ROWS = [
  ['02/06/2025', 'Bakery', '-40.00'],
  ['04/06/2025', 'Fuel', '-5.00'],
  ['06/06/2025', 'Rent', '-10.00'],
  ['10/06/2025', 'Cinema', '-6.00'],
  ['12/06/2025', 'Kiosk', '3.00'],
] as const;

/** A statement that adds up, with something between its rows, and below them. */
async function status(within: (paper: Paper) => unknown, below: (paper: Paper) => unknown = () => {}): Promise<string> {
  const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 1,000.00').text('Closing balance 942.00');
  paper.down(10).row('Date', 'Description', 'Amount').rows(ROWS.slice(0, 2));
  within(paper);
  paper.rows(ROWS.slice(2));
  below(paper);
  return (await statementOn(paper)).reconciliation.status;
}

const nothing = () => {};
/** A picture of a booking, as wide as the page. */
const row = await pictured(
  [
    [40, '05/06/2025'],
    [110, 'Pot transfer'],
    [510, '-50.00'],
  ],
  560,
);
/** The same in little room. */
const short = await pictured(
  [
    [2, '05/06/2025'],
    [60, 'Pot'],
    [90, '-50.00'],
  ],
  130,
);
const amount = await pictured([[2, '-50.00']], 32);
const sign = await pictured([[2, 'HARBOUR']], 50);

/** Puts a picture where the next line is. */
const put =
  (png: Buffer, x: number, width: number) =>
  (paper: Paper): Paper => {
    const { y } = paper;
    return paper.draw((doc) => doc.image(png, x, y - 2, { width })).down(14);
  };

describe('a statement that adds up is not proved if', () => {
  it.each([
    ['a row is a picture', put(row, 0, 560)],
    ['a row is a small picture', put(short, 40, 130)],
    ['an amount is a picture', put(amount, 515, 32)],
  ])('%s among its rows', async (_, picture) => {
    expect(await status(nothing)).toBe('verified');
    expect(await status(picture)).toBe('unverifiable');
  });

  it('pictures of rows are right below the last one', async () => {
    expect(await status(nothing, put(row, 0, 560))).toBe('unverifiable');
    expect(await status(nothing, put(short, 40, 130))).toBe('unverifiable');
  });

  it('a page between its pages, or behind them, shows pictures and little else', async () => {
    const page = (paper: Paper) => put(row, 0, 560)(paper.page().text('Page 2'));
    expect(await status(nothing, page)).toBe('unverifiable');
    expect(await status((paper) => put(row, 0, 560)(paper.page().text('Harbour Bank')))).toBe('unverifiable');
  });
});

describe('a statement is still proved if', () => {
  it('a picture is in its letterhead, or on the line of a booking beside its words', async () => {
    const head = (paper: Paper) => {
      paper.draw((doc) => doc.image(sign, 300, 40, { width: 50 }));
    };
    expect(await status(head)).toBe('verified');
    const beside = (paper: Paper) => put(sign, 300, 50)(paper).down(-14);
    expect(await status(beside)).toBe('verified');
  });

  it('a picture is far below its rows at the foot of the page, or below a text that follows them', async () => {
    const foot = (paper: Paper) => {
      paper.draw((doc) => doc.image(sign, 40, 780, { width: 50 }));
    };
    expect(await status(nothing, foot)).toBe('verified');
    const notes = (paper: Paper) =>
      put(
        sign,
        40,
        50,
      )(paper.down(10).text('Please check this statement with care.').text('Tell us of errors within 30 days.'));
    expect(await status(nothing, notes)).toBe('verified');
    expect(await status(nothing, (paper) => put(sign, 40, 50)(paper.down(10)))).toBe('unverifiable');
  });

  it('a picture is below a total that closed the list, and the balance below it', async () => {
    const sum = (paper: Paper) => paper.row('', 'Total', '-58.00');
    const balance = (paper: Paper) => paper.row('', 'Balance on 30/06/2025', '942.00');
    const picture = (paper: Paper) => put(sign, 40, 50)(paper.down(10));
    expect(await status(nothing, (paper) => picture(balance(sum(paper))))).toBe('verified');
    expect(await status(nothing, (paper) => picture(balance(paper)))).toBe('unverifiable');
  });

  it('icons are beside its rows, and boxes around them', async () => {
    const drawn = (paper: Paper) => {
      const { y } = paper;
      paper.draw((doc) => {
        for (const k of [0, 1, 2]) {
          doc.roundedRect(36, y - 3 + 14 * k, 520, 13, 4).stroke('gray');
          doc.circle(102, y + 3 + 14 * k, 4).fill('navy');
        }
      });
    };
    expect(await status(drawn)).toBe('verified');
  });
});
