/** What the user says of columns and pages costs no proof where it changes nothing, and gives none. */
import { describe, expect, it } from 'vitest';
import type { Hints } from '../../model/hints.ts';
import { extractionOf, Paper } from '../../testing/paper.ts';

const GRID = [40, 110, -360, -460, -550];
const HEADINGS = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const head = (drawn = new Paper(GRID)) => drawn.text('Current account').text('Currency EUR');
const PERIOD = 'Period 1 June 2025 to 30 June 2025';
const OPENING = 'Opening balance 1,000.00';
const CLOSING = 'Closing balance 2,015.50';

/** Two rows without balances, or with them. */
const rows = (drawn: Paper, balances: readonly [string, string] = ['', '']) =>
  drawn
    .row(...HEADINGS.slice(0, balances[0] === '' ? 4 : 5))
    .row('02 Jun 2025', 'Bakery', '4.50', '', balances[0])
    .row('03 Jun 2025', 'Salary', '', '1,020.00', balances[1]);
const whole = (drawn?: Paper) => rows(head(drawn).text(PERIOD).text(OPENING).text(CLOSING));

const read = async (drawn: Paper, hints: Hints = {}) => (await extractionOf(drawn, hints)).statements;
const verdicts = async (drawn: Paper, hints: Hints = {}) =>
  (await read(drawn, hints)).map(({ reconciliation }) => reconciliation.status);

describe('a statement stays proved', () => {
  it.each([
    ['of advertisement', ['Our new card', 'Ask us about it']],
    ['of terms', ['Terms and conditions', 'Interest of 3.5 % is due at the end of a quarter.']],
    ['beyond those that are counted', ['Page 1 of 1', 'Our new card']],
    ['that is empty', []],
  ])('without a page %s: only the warning tells of it', async (_, texts) => {
    const drawn = () => {
      const paper = whole();
      if (texts[0] === 'Page 1 of 1') paper.at(480, 30, texts[0]);
      paper.page();
      for (const text of texts) paper.text(text);
      return paper;
    };
    const [own] = await read(drawn());
    expect(own?.reconciliation.status).toBe('verified');
    const [said] = await read(drawn(), { excludedPages: [2] });
    expect(said).toEqual({ ...own, warnings: [expect.objectContaining({ code: 'PAGES_EXCLUDED' })] });
  });

  it('beside one of which pages are excluded, or that is parted', async () => {
    const drawn = () =>
      rows(
        whole(new Paper(GRID).text('Account number 11223344'))
          .page()
          .text('Account number 99887766')
          .text('Current account')
          .text('Currency EUR')
          .text('Period 1 September 2025 to 30 September 2025')
          .text('Opening balance 70.00')
          .text('Closing balance 60.00')
          .row(...HEADINGS.slice(0, 4))
          .row('02 Sep 2025', 'Kiosk', '10.00', '')
          .page(),
      );
    const first = (await read(drawn()))[0];
    expect(first?.reconciliation.status).toBe('verified');
    for (const hints of [{ excludedPages: [3] }, { startPages: [3] }, { excludedPages: [2, 3] }]) {
      const [same, ...others] = await read(drawn(), hints);
      expect({ ...same, warnings: [] }).toEqual(first);
      expect(others.map(({ reconciliation }) => reconciliation.status)).not.toContain('verified');
    }
  });
});

describe('without a page of advertisement, what needs a proof is found as before:', () => {
  it('pots under one number, whose balances begin again', async () => {
    const drawn = () => {
      const paper = new Paper()
        .text('Account number 0011-223344')
        .text('Currency EUR')
        .text('June 2025')
        .bold('Holidays');
      paper.text('Opening balance 1,000.00').row('Date', 'Description', 'Money out', 'Money in');
      paper
        .row('02 Jun 2025', 'Bakery', '4.50', '')
        .down(10)
        .text('Closing balance 995.50')
        .down(20)
        .bold('Rainy days');
      paper.text('Opening balance 1,000.00').row('Date', 'Description', 'Money out', 'Money in');
      paper.row('03 Jun 2025', 'Cinema', '20.00', '').row('09 Jun 2025', 'Refund', '', '5.00').down(10);
      return paper.text('Closing balance 985.00').page().text('Our new card');
    };
    expect(await verdicts(drawn())).toEqual(['verified', 'verified']);
    expect(await verdicts(drawn(), { excludedPages: [2] })).toEqual(['verified', 'verified']);
  });

  it('a list of bookings to come, below the closing balance', async () => {
    const drawn = () => {
      const paper = new Paper([40, 110, -460, -540, 80, 220, -400])
        .text('Current account')
        .text('Currency EUR')
        .text(PERIOD);
      paper
        .down(10)
        .row('Date', 'Description', 'Amount', 'Balance')
        .row('01 Jun 2025', 'Opening balance', '', '1,000.00');
      paper.row('02 Jun 2025', 'Bakery', '-4.50', '995.50').row('05 Jun 2025', 'Salary', '1,020.00', '2,015.50');
      paper.row('30 Jun 2025', 'Closing balance', '', '2,015.50').down(20).bold('Instalments to come');
      const list = [
        ['Date', 'Details', 'Amount'],
        ['15 Jul 2025', 'Sofa', '-100.00'],
        ['15 Aug 2025', 'Sofa', '-100.00'],
      ];
      return paper
        .rows(list.map((cells) => ['', '', '', '', ...cells]))
        .page()
        .text('Our new card');
    };
    const [own] = await read(drawn());
    const [said] = await read(drawn(), { excludedPages: [2] });
    expect(own?.transactions).toHaveLength(2);
    expect(said?.transactions).toEqual(own?.transactions);
    expect(said?.reconciliation).toEqual(own?.reconciliation);
  });
});

describe('no statement is proved', () => {
  it('by a year on an excluded page, whatever is said of the columns of another one', async () => {
    const drawn = () => {
      const first = new Paper([40, 110, 180, -420, -520]).text('Account number 11223344').text('Current account');
      first.text('Currency EUR').text(OPENING).text(CLOSING).row('Date', 'Description', '', 'Debit', 'Credit');
      first.row('02 Jun', 'Bakery', '', '4.50', '').row('03 Jun', 'Salary', '', '', '1,020.00').page();
      first.text('Account number 99887766').text('Current account').text('Currency EUR').text('Opening balance 70.00');
      first.text('Closing balance 60.00').row('Date', 'Date 2', 'Description', 'Debit', 'Credit');
      first.row('04 Jun', '05 Jun', 'Kiosk', '10.00', '').page();
      return first.text('Statement date 30 June 1970');
    };
    const columnsAt = [{ page: 2, x: 120, y: 130, holds: 'date' as const }];
    expect(await verdicts(drawn())).toEqual(['verified', expect.anything()]);
    for (const hints of [{ excludedPages: [3] }, { excludedPages: [3], columnsAt }])
      expect(await verdicts(drawn(), hints)).not.toContain('verified');
  });

  it('by a balance on an excluded page, though the balances beside the rows say the same', async () => {
    const drawn = () => {
      const cover = head().text(PERIOD).text(OPENING).text(CLOSING).page();
      return rows(cover, ['995.50', '2,015.50']);
    };
    expect(await verdicts(drawn())).toEqual(['verified']);
    expect(await verdicts(drawn(), { excludedPages: [1] })).toEqual(['unverifiable']);
  });

  it.each([
    ['Opening balance 1,000.00'],
    ['Closing balance 2,015.50'],
    ['Total credits 1,020.00'],
    ['Total debits 4.50'],
    ['Number of transactions 2'],
  ])('by a figure on an excluded page: %s', async (text) => {
    const drawn = () => {
      const cover = head().text(PERIOD);
      for (const one of [OPENING, CLOSING]) if (one !== text) cover.text(one);
      return rows(cover).page().text(text);
    };
    const [, ...others] = await read(drawn());
    expect(others).toEqual([]);
    expect(await verdicts(drawn(), { excludedPages: [2] })).not.toContain('verified');
  });

  it('by the currency, the period or the kind of account on an excluded page', async () => {
    const covers = [
      (drawn: Paper) => drawn.text('Current account').text('Currency EUR').text(PERIOD),
      (drawn: Paper) => drawn.text('Currency EUR'),
      (drawn: Paper) => drawn.text(PERIOD),
    ];
    for (const cover of covers) {
      const drawn = () => rows(cover(new Paper(GRID)).page().text(OPENING).text(CLOSING));
      const [own] = await read(drawn());
      const [said] = await read(drawn(), { excludedPages: [1] });
      expect([own?.reconciliation.status, said?.reconciliation.status]).not.toEqual([expect.anything(), 'verified']);
    }
  });

  it('by that of another one: pots without numbers, the first empty, the second read as if it were', async () => {
    const pot = (drawn: Paper) => drawn.text('Savings pot').text('Currency EUR').text(PERIOD);
    const drawn = () =>
      pot(pot(new Paper(GRID)).text('Opening balance 0.00').text('Closing balance 0.00').text('No transactions').page())
        .text('Opening balance 0.00')
        .text('Closing balance 0.00')
        .row(...HEADINGS.slice(0, 4))
        .row('02 Jun 2025', 'In', '', '5.00')
        .row('03 Jun 2025', 'Out', '5.00', '');
    const others = [310, 410].map((x) => ({ page: 2, x, y: 160, holds: 'other' as const }));
    for (const hints of [{ excludedPages: [1] }, { excludedPages: [1], columnsAt: others }, { columnsAt: others }]) {
      for (const { transactions, reconciliation, pages } of await read(drawn(), hints))
        if (reconciliation.status === 'verified') expect([transactions.length, pages]).toEqual([2, [2, 2]]);
    }
  });

  it('by its own copy: only the one that is left is told, at its place', async () => {
    const drawn = () => whole(whole().page());
    const left = await read(drawn(), { excludedPages: [1] });
    for (const { transactions } of left) expect(transactions[0]?.places[0]?.page).toBe(2);
  });

  it('of which the user says other columns, though days and amounts stay the same', async () => {
    const drawn = () =>
      new Paper([40, 110, 180, -420, -520])
        .text('Current account')
        .text('Currency EUR')
        .text(PERIOD)
        .text(OPENING)
        .text(CLOSING)
        .row('Date', 'Value date', 'Description', 'Amount')
        .row('02 Jun 2025', '02 Jun 2025', 'Bakery', '-4.50')
        .row('03 Jun 2025', '03 Jun 2025', 'Salary', '1,020.00');
    expect(await verdicts(drawn())).toEqual(['verified']);
    const columnsAt = [{ page: 1, x: 130, y: 140, holds: 'other' as const }];
    const [said] = await read(drawn(), { columnsAt });
    expect(said?.transactions[0]?.valueDate).toBeNull();
    expect(said?.reconciliation.status).toBe('unverifiable');
  });

  it.each([
    ['Page 1 of 2', ''],
    ['Page 1 of 2', 'Page 2 of 2'],
    ['Page 1 of 3', '', 'Page 3 of 3'],
    ['', 'Page 2 of 2'],
  ])('of which a page is missing without the excluded one: %s, %s', async (...numbers) => {
    const at = numbers[0] === '' ? 1 : 2;
    const drawn = () => {
      const paper = new Paper(GRID);
      numbers.forEach((number, i) => {
        if (i > 0) paper.page();
        paper.at(480, 30, number);
        if (i + 1 === at) paper.text('Our new card');
        else if (i === 2) paper.text('Thank you');
        else whole(paper);
      });
      return paper;
    };
    expect(await verdicts(drawn(), { excludedPages: [at] })).toEqual(['unverifiable']);
  });

  it('that goes on on the next page, if that is excluded', async () => {
    const drawn = () => whole().text('Continued on the next page').page().text('Our new card');
    expect(await verdicts(drawn(), { excludedPages: [2] })).toEqual(['unverifiable']);
  });

  it('with balances beside its rows, if a figure of its proof is on an excluded page', async () => {
    for (const figure of [OPENING, CLOSING]) {
      const drawn = () => {
        const cover = head()
          .text(PERIOD)
          .text(figure === OPENING ? CLOSING : OPENING);
        return rows(cover, ['995.50', '2,015.50']).page().text(figure);
      };
      expect(await verdicts(drawn(), { excludedPages: [2] })).toEqual(['unverifiable']);
    }
  });
});
