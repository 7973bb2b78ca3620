import { describe, expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { Coverage, columnRules } from '../aligned-runs/coverage.ts';

describe('the valley between two columns', () => {
  it('is the middle of the widest stretch that no word covers', () => {
    const coverage = new Coverage(100);
    coverage.add(0, 20);
    coverage.add(24, 40);
    coverage.add(60, 100);
    expect(coverage.valley(10, 90)).toBe(50);
  });

  it('is where the fewest words are if none is empty', () => {
    const coverage = new Coverage(100);
    coverage.add(0, 100);
    coverage.add(0, 40);
    coverage.add(50, 100);
    expect(coverage.valley(10, 90)).toBe(45);
  });

  it('is found in spite of one long description among a hundred rows', () => {
    const coverage = new Coverage(100);
    for (let row = 0; row < 100; row++) {
      coverage.lines++;
      coverage.add(0, 30);
      coverage.add(70, 100);
    }
    coverage.add(30, 60);
    expect(coverage.valley(10, 90)).toBe(50);
  });
});

describe('rules', () => {
  const vertical = (x: number, y0: number, y1: number) => ({
    box: [x, y0, x, y1] as [number, number, number, number],
    horizontal: false,
  });

  it('bound columns if they run along the rows, also in pieces', () => {
    const rules = [vertical(100, 0, 50), vertical(200, 0, 26), vertical(200, 26, 60), vertical(300, 0, 10)];
    expect(columnRules(rules as never, 0, 60)).toEqual([100, 200]);
  });

  it('that lie flat bound no column', () => {
    expect(columnRules([{ box: [0, 30, 500, 30], horizontal: true }] as never, 0, 60)).toEqual([]);
  });

  it('decide where a column ends, even if the words would show another end', async () => {
    const draw = (ruled: boolean) => {
      const paper = new Paper([40, 110, 300]).row('Date', 'Description', 'Amount');
      paper.rows([
        ['02 Jun 2025', 'Bakery', '4.50'],
        ['03 Jun 2025', 'Salary', '20.00'],
        ['05 Jun 2025', 'Rent', '980.00'],
      ]);
      return ruled ? paper.stroke([290, 40], [290, 110]) : paper;
    };
    const edge = async (ruled: boolean) =>
      (await tablesOn(draw(ruled))).tables[0]!.segments[0]!.columns.find((c) => c.role === 'amount')!.left;
    expect(await edge(true)).toBeCloseTo(290, 0);
    expect(await edge(false)).toBeLessThan(280);
  });
});

describe('dates at the start of a text', () => {
  it('get a column of their own if the header names none', async () => {
    const paper = new Paper([40, 110, -460])
      .row('Description', '', 'Amount')
      .row('02 Jun 2025', 'Bakery', '-4.50')
      .row('03 Jun 2025', 'Salary', '2,000.00')
      .row('05 Jun 2025', 'Rent', '-980.00');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => c.role)).toEqual(['date', 'description', 'amount']);
  });
});

describe('dates with which rows begin', () => {
  it('are a column though most lines are balances, and a heading of texts is above both', async () => {
    const paper = new Paper([40, 110, -370, 400, -550]);
    paper.at(40, paper.y, 'Details of transactions').row('', '', 'Amount', 'Value date', 'Balance');
    for (const day of ['02', '03', '04', '05']) {
      paper.row(`${day} Jun 2025`, 'Bakery', `1${day}.50`, `${day} Jun 2025`);
      paper.row('', 'Balance of the day', '', '', `9${day}.00`);
    }
    paper.row('', 'Closing balance', '', '', '905.00');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => c.holds)).toEqual(['date', null, 'money', 'date', 'money']);
  });
});

describe('a heading for texts', () => {
  it('over dates and no text is another word for these', async () => {
    const paper = new Paper([40, 110, 180, -460])
      .row('Narrative', 'Posted', 'Description', 'Amount')
      .row('02 Jun 2025', '03 Jun 2025', 'Bakery', '-4.50')
      .row('03 Jun 2025', '04 Jun 2025', 'Salary', '2,000.00');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => [c.role, c.holds])).toEqual([
      [null, 'date'],
      ['date', 'date'],
      ['description', null],
      ['amount', 'money'],
    ]);
  });
});

describe('a column of texts', () => {
  const edge = async (heading: number, rows: readonly (readonly string[])[]) => {
    const paper = new Paper([40, 110, 300, -500])
      .cells(['Date', 'Description', '', 'Amount'])
      .at(heading, 50, 'Reference')
      .down(14)
      .rows(rows);
    return (await tablesOn(paper)).tables[0]!.segments[0]!.columns.find((c) => c.role === 'reference')!.left;
  };

  it('begins where its few texts do, and not in the widest gap', async () => {
    const left = await edge(300, [
      ['02 Jun 2025', 'Bakery', '', '4.50'],
      ['03 Jun 2025', 'Salary of the month of May', 'K7', '20.00'],
      ['04 Jun 2025', 'Rent', '', '20.00'],
      ['05 Jun 2025', 'Shop', 'K8', '20.00'],
    ]);
    expect(left).toBeGreaterThan(221);
    expect(left).toBeLessThanOrEqual(300);
  });

  it('begins where its texts do, also left of a heading in its middle', async () => {
    const rows = ['Bakery', 'Salary', 'Rent', 'Shop'].map((text) => [
      '02 Jun 2025',
      text,
      'A long reference of it',
      '4.50',
    ]);
    const left = await edge(330, rows);
    expect(left).toBeGreaterThan(140);
    expect(left).toBeLessThanOrEqual(300);
  });
});

describe('a column of amounts', () => {
  it('reaches to its heading, however far from it the amounts end', async () => {
    const paper = new Paper([40, 110, 300, -550])
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '', '4.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => [c.role, c.holds])).toEqual([
      ['date', 'date'],
      ['description', null],
      ['amount', 'money'],
    ]);
  });

  it('before the texts ends where these begin, though both vary', async () => {
    const paper = new Paper([40, -160, 166, -550])
      .row('Date', 'Amount', 'Description', 'Balance')
      .row('02 Jun 2025', '4.50', 'Bakery on the corner of the market', '995.50')
      .row('03 Jun 2025', '2,000.00', 'Salary', '2,995.50');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns[1]!.right).toBeGreaterThan(160);
    expect(columns[1]!.right).toBeLessThan(167);
  });
});

describe('a heading that means several things', () => {
  it('means money if only amounts are below it: "Ma" are the credits of a Polish paper', async () => {
    const paper = new Paper([40, 110, -370, -460, -550])
      .row('Data', 'Opis', 'Winien', 'Ma', 'Saldo')
      .row('02.06.2025', 'Piekarnia', '4,50', '', '995,50')
      .row('03.06.2025', 'Pensja', '', '2.000,00', '2.995,50');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => c.role)).toEqual(['date', 'description', 'debit', 'credit', 'balance']);
  });

  it('keeps its first meaning if words are below it', async () => {
    const paper = new Paper([40, 110, 300, -460, -550])
      .row('Dato', 'Tekst', 'Ind', 'Beløb', 'Saldo')
      .row('02.06.2025', 'Bageri', 'Dankort', '-4,50', '995,50')
      .row('03.06.2025', 'Løn', 'Overførsel', '2.000,00', '2.995,50');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => c.role)).toEqual(['date', 'description', 'marker', 'amount', 'balance']);
  });
});

describe('texts between dates and amounts', () => {
  const rolesUnder = async (head: readonly string[], foreign = '') => {
    const paper = new Paper([40, 120, -420, -550])
      .row(...head)
      .row('02 Jun 2025', 'Bakery at the corner', '', '4.50')
      .row('03 Jun 2025', 'Salary of May', foreign, '2,000.00')
      .row('04 Jun 2025', 'Cinema', '', '20.00');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    return columns.map((c) => [c.role, c.holds]);
  };

  it('are a column though no heading is above them', async () => {
    expect(await rolesUnder(['Card 1234', '', 'Foreign Spend', 'Amount'], '12.00')).toEqual([
      [null, 'date'],
      [null, null],
      ['original_amount', 'money'],
      ['amount', 'money'],
    ]);
  });

  it('are not a column of amounts, even if a title that names a side is above them', async () => {
    expect((await rolesUnder(['Date', 'Credits', '', 'Amount'])).map(([role]) => role)).not.toContain('credit');
  });
});

describe('texts behind amounts', () => {
  const columnsOf = async (texts: readonly string[]) => {
    const paper = new Paper([40, -220, 225]).at(198, 50, 'Amount').row('Date');
    for (const [i, text] of texts.entries()) paper.row(`0${i + 2} Jun 2025`, `${i + 1}4.50`, text);
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    return columns.map((c) => [c.role, c.holds]);
  };

  it('are a column if the heading of the amounts is above both', async () => {
    const found = await columnsOf(['Bakery at the corner', 'Salary of May', 'Cinema', 'Rent of June']);
    expect(found.map(([, holds]) => holds)).toEqual(['date', 'money', null]);
  });

  it('are not a column if they are markers', async () => {
    expect(await columnsOf(['Soll', 'Soll', 'Haben', 'Soll'])).toHaveLength(2);
  });
});

describe('dates in texts', () => {
  it('are not a column of the heading that dates are below', async () => {
    const paper = new Paper([40, 160, -460]).at(90, 50, 'Booked').at(250, 50, 'Details').row('', '', 'Amount');
    for (const day of ['02', '03', '04', '05'])
      paper.row(`${day} Jun 2025`, `Card ${day} Jun 2025 Bakery`, `1${day}.50`);
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.filter((c) => c.holds === 'date')).toHaveLength(1);
  });
});

describe('numbers in texts', () => {
  it('below a heading for texts make no column of amounts', async () => {
    const paper = new Paper([40, -420, 480])
      .row('Details', 'Amount', 'Date')
      .row('Bakery at the corner of the street', '4.50', '02 Jun 2025')
      .row('5142669363')
      .row('Salary of the month of May', '20.00', '03 Jun 2025')
      .row('6293123412')
      .row('Cinema at the old harbour', '12.00', '04 Jun 2025');
    const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
    expect(columns.map((c) => c.role)).toEqual(['description', 'amount', 'date']);
  });
});

it('A heading in the middle over texts names them, whatever figures are in some of them.', async () => {
  const paper = new Paper([40, -200, -280, 320]).at(420, 50, 'Movimento').row('Data', 'Débito', 'Saldo');
  for (const day of [2, 3, 4, 5, 6, 7]) {
    paper.row(`0${day}-06-2025`, `${day}4,50 €`, '95,50 €', 'Padaria da esquina');
    if (day % 2 === 0) paper.row('', '', '', `4187076${day}`);
  }
  const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  expect(columns.map((c) => c.role)).toEqual(['date', 'debit', 'balance', 'description']);
});

it('texts that begin below each other do not begin a column of money that holds none', async () => {
  const paper = new Paper([40, -330, -420, -510]).row('Description', 'Incoming', 'Outgoing', 'Amount');
  for (const [text, out, left] of [
    ['Card payment Harbour Bakery', '-4.50', '995.50'],
    ['Card payment Lighthouse Lisbon', '-10.00', '985.50'],
    ['Sent to a friend Northwind', '-80.00', '905.50'],
  ]) {
    paper.row(text, '', out, left);
    paper.at(40, paper.y, '2 June 2025').at(110, paper.y, 'Transaction').down(14);
  }
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.columns[0]!.right).toBeGreaterThan(200);
});

it('Numbers in parts below a heading are one column if rules are on either side of both.', async () => {
  const draw = (ruled: boolean) => {
    const paper = new Paper([40, 130, -220, 250, -450, -540]);
    paper.row('Date', 'Doc No', '', 'Details', 'Amount', 'Balance');
    paper.rows([
      ['02 Jun 2025', '7944', '- 242319', 'Bakery', '-4.50', '95.50'],
      ['03 Jun 2025', '0426', '- 382339', 'Salary', '20.00', '115.50'],
      ['05 Jun 2025', '8202', '- 236214', 'Rent', '-80.00', '35.50'],
    ]);
    if (ruled) for (const x of [110, 240]) paper.stroke([x, 40], [x, 110]);
    return paper;
  };
  const columns = async (ruled: boolean) => (await tablesOn(draw(ruled))).tables[0]!.segments[0]!.columns.length;
  expect([await columns(false), await columns(true)]).toEqual([6, 5]);
});
