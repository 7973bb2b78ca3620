import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

// Rows that something sets apart from the others and that have a sum of 0: the sums close with them and without.

const GRID = [40, 110, -370, -460];
const HEAD = ['Date', 'Description', 'Amount', 'Balance'];
const OPENING = 1000;

type Booked = readonly [day: string, text: string, amount: number];
const PLAIN: readonly Booked[] = [
  ['02', 'Bakery', -10],
  ['03', 'Salary', 200],
  ['05', 'Market', -30],
  ['09', 'Garage', -40],
];

const money = (value: number): string => value.toFixed(2);
const closingOf = (...booked: readonly Booked[]) => booked.reduce((sum, [, , amount]) => sum + amount, OPENING);
const headed = (closing: number, columns: readonly string[], grid: readonly number[] = GRID) => {
  const paper = new Paper(grid).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025');
  paper.text(`Opening balance ${money(OPENING)}`).text(`Closing balance ${money(closing)}`);
  return paper.down(10).row(...columns);
};
const verdict = async (paper: Paper) => {
  const { status, obligations } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : (obligations.find((one) => one.status !== 'discharged')?.code ?? status);
};

/** Four plain rows and two more below them: `by` gives each its cells before the amount. */
const below = (texts: readonly [string, string], amounts: readonly [number, number] = [-50, 50]) => {
  const apart = texts.map((text, i): Booked => [`${15 + i}`, text, amounts[i] as number]);
  const all = [...PLAIN, ...apart];
  const paper = headed(closingOf(...all), HEAD.slice(0, 3));
  return paper.rows(all.map(([day, text, amount]) => [`${day} Jun 2025`, text, money(amount)]));
};

describe('two rows that cancel out', () => {
  it('are bookings if nothing sets them apart', async () => {
    expect(await verdict(below(['Gizmo Ltd', 'Gizmo refund']))).toBe('verified');
  });

  it.each([
    ['PENDING Gizmo Ltd', 'PENDING Gizmo Ltd'],
    ['Gizmo Ltd (declined)', 'Gizmo Ltd (declined)'],
    ['Memo: Gizmo Ltd', 'Memo: Gizmo refund'],
    ['Uncleared Gizmo Ltd', 'Uncleared Gizmo Ltd'],
    ['Quux - Gizmo Ltd', 'Quux - Bakery'],
    ['Gizmo Ltd to follow', 'Gizmo Ltd to follow'],
    ['In dispute Gizmo Ltd', 'In dispute Gizmo Ltd'],
    ['Gizmo GmbH in Klärung', 'Gizmo GmbH in Klärung'],
    ['Vormerkung Gizmo GmbH', 'Vormerkung Gizmo GmbH'],
    ['Gizmo SA, en attente', 'Gizmo SA, en attente'],
    ['Pendiente Gizmo SL', 'Pendiente Gizmo SL'],
    ['Prenotata Gizmo Srl', 'Sospesa Gizmo Srl'],
  ])('and say “%s”, “%s”, may not be bookings', async (...texts) => {
    expect(await verdict(below(texts))).toBe('ROWS_BOOKED');
    // a row that does not cancel out moves the balance: the sums need it
    expect(await verdict(below(texts, [-50, 51]))).toBe('verified');
  });

  it.each([
    ['Zzyzx: Gizmo Ltd', 'Zzyzx: Gizmo Ltd'],
    ['Gizmo Ltd (zzyzx)', 'Gizmo refund (zzyzx)'],
    ['[zzyzx] Gizmo Ltd', '[zzyzx] Gizmo Ltd'],
    ['Gizmo Ltd *', 'Gizmo refund *'],
    ['Gizmo Ltd 1)', 'Gizmo Ltd 1)'],
    ['Gizmo Ltd(1)', 'Gizmo refund(1)'],
    ['Gizmo Ltd (!)', 'Gizmo refund (!)'],
  ])('and begin or end with the same text, whatever it means, “%s”, may not be bookings', async (...texts) => {
    expect(await verdict(below(texts))).toBe('ROWS_BOOKED');
    expect(await verdict(below(texts, [-50, 51]))).toBe('verified');
  });

  it('are a pair of a marked row and its neighbour if only one of them is marked', async () => {
    expect(await verdict(below(['Gizmo Ltd', 'Gizmo Ltd cancelled']))).toBe('ROWS_BOOKED');
    expect(await verdict(below(['Gizmo Ltd cancelled', 'Gizmo Ltd']))).toBe('ROWS_BOOKED');
    expect(await verdict(below(['Gizmo Ltd', 'Gizmo Ltd cancelled'], [-50, 51]))).toBe('verified');
  });

  it('are a pair even if they are apart, if both are marked', async () => {
    const all: Booked[] = [['01', 'Hold Gizmo', -50], ...PLAIN, ['20', 'Hold Gizmo', 50]];
    const paper = headed(closingOf(...all), HEAD.slice(0, 3));
    paper.rows(all.map(([day, text, amount]) => [`${day} Jun 2025`, text, money(amount)]));
    expect(await verdict(paper)).toBe('ROWS_BOOKED');
  });
});

describe('rows that cancel out and look different', () => {
  /** `draw` draws the last two rows, with the paper at their line. */
  const drawn = (draw: (paper: Paper, day: string, amount: string) => void, amounts = [-50, 50]) => {
    const paper = headed(closingOf(...PLAIN) + amounts[0]! + amounts[1]!, HEAD.slice(0, 3));
    paper.rows(PLAIN.map(([day, text, amount]) => [`${day} Jun 2025`, text, money(amount)]));
    amounts.forEach((amount, i) => {
      draw(paper, `${15 + i} Jun 2025`, money(amount));
      paper.down(14);
    });
    return paper;
  };
  const inked = (paper: Paper, day: string, amount: string, bold: boolean, ink: string) =>
    paper.at(40, paper.y, day, bold, ink).at(110, paper.y, 'Gizmo Ltd', bold, ink).at(-370, paper.y, amount, bold, ink);
  const struck = (paper: Paper, day: string, amount: string, above: number) => {
    inked(paper, day, amount, false, 'black').stroke([40, paper.y + above], [370, paper.y + above]);
  };
  /** The height of a line through the letters of a text of nine points, from its top, and of one below them. */
  const THROUGH = 5;
  const UNDER = 11;

  it.each([
    ['in grey', (p: Paper, day: string, amount: string) => inked(p, day, amount, false, '#888888')],
    ['in bold', (p: Paper, day: string, amount: string) => inked(p, day, amount, true, 'black')],
    ['with a line through them', (p: Paper, day: string, amount: string) => struck(p, day, amount, THROUGH)],
  ] as const)('%s may not be bookings', async (_name, draw) => {
    expect(await verdict(drawn(draw))).toBe('ROWS_BOOKED');
    expect(await verdict(drawn(draw, [-50, 51]))).toBe('verified');
  });

  it('in italics may not be bookings', async () => {
    const oblique = (paper: Paper, day: string, amount: string) => {
      const { y } = paper;
      paper.at(40, y, day).at(-370, y, amount);
      paper.draw((doc) => {
        doc.font('Helvetica-Oblique').fontSize(9).fillColor('black').text('Gizmo Ltd', 110, y, { lineBreak: false });
      });
    };
    expect(await verdict(drawn(oblique))).toBe('ROWS_BOOKED');
  });

  it('are bookings if a line only separates them from the next', async () => {
    expect(await verdict(drawn((p, day, amount) => struck(p, day, amount, UNDER)))).toBe('verified');
  });
});

describe('rows that cancel out and lack what others have', () => {
  it('a balance, may not be bookings; those whose balances follow are bookings', async () => {
    const printed = async (...balances: readonly string[]) => {
      const paper = headed(992, HEAD);
      for (let i = 0; i < 8; i++) paper.row(`${10 + i} Jun 2025`, `Shop ${'ABCDEFGH'[i]}`, '-1.00', money(999 - i));
      paper.row('18 Jun 2025', 'Gizmo Ltd', '-10.00', balances[0] ?? '');
      return verdict(paper.row('19 Jun 2025', 'Gizmo refund', '10.00', balances[1] ?? ''));
    };
    expect(await printed()).toBe('ROWS_BOOKED');
    // the last balance is the same with both and without
    expect(await printed('', '992.00')).toBe('ROWS_BOOKED');
    expect(await printed('982.00', '992.00')).toBe('verified');
  });

  it('a date of their own, may not be bookings', async () => {
    const dated = async (day: string) => {
      const paper = headed(closingOf(...PLAIN), HEAD.slice(0, 3));
      for (const [on, text, amount] of PLAIN) paper.row(`${on} Jun 2025`, text, money(amount));
      return verdict(paper.row('15 Jun 2025', 'Gizmo Ltd', '-50.00').row(day, 'Gizmo refund', '50.00'));
    };
    expect(await dated('')).toBe('ROWS_BOOKED');
    expect(await dated('16 Jun 2025')).toBe('verified');
  });

  it('a day of value, may not be bookings', async () => {
    const valued = async (...days: readonly [string, string]) => {
      const paper = headed(closingOf(...PLAIN), ['Date', 'Description', 'Value date', 'Amount'], [40, 110, 230, -460]);
      for (const [day, text, amount] of PLAIN) paper.row(`${day} Jun 2025`, text, `${day} Jun 2025`, money(amount));
      paper.row('15 Jun 2025', 'Gizmo Ltd', days[0], '-50.00');
      return verdict(paper.row('16 Jun 2025', 'Gizmo refund', days[1], '50.00'));
    };
    expect(await valued('', '')).toBe('ROWS_BOOKED');
    expect(await valued('15 Jun 2025', '17 Jun 2025')).toBe('verified');
  });

  it('a reference, may not be bookings', async () => {
    const referred = async (first: string, second: string, amount = 50) => {
      const paper = headed(
        closingOf(...PLAIN) - 50 + amount,
        ['Date', 'Description', 'Reference', 'Amount'],
        [40, 110, 230, -460],
      );
      PLAIN.forEach(([day, text, sum], i) => {
        paper.row(`${day} Jun 2025`, text, `TX88${i}1`, money(sum));
      });
      paper.row('15 Jun 2025', 'Gizmo Ltd', first, '-50.00');
      return verdict(paper.row('16 Jun 2025', 'Gizmo Ltd', second, money(amount)));
    };
    expect(await referred('', '')).toBe('ROWS_BOOKED');
    expect(await referred('', 'TX8899')).toBe('ROWS_BOOKED');
    expect(await referred('', '', 51)).toBe('verified');
    expect(await referred('TX8898', 'TX8899')).toBe('verified');
  });

  it.each(['Open', 'Entwurf', 'xyz'])(
    'the status that others have, and say “%s”, may not be bookings',
    async (status) => {
      const stated = async (last: string, amount: number) => {
        const paper = headed(
          closingOf(...PLAIN) - 50 + amount,
          ['Date', 'Description', 'Status', 'Amount'],
          [40, 110, 250, -460],
        );
        for (const [day, text, sum] of PLAIN) paper.row(`${day} Jun 2025`, text, 'Booked', money(sum));
        paper.row('15 Jun 2025', 'Gizmo Ltd', last, '-50.00');
        return verdict(paper.row('16 Jun 2025', 'Gizmo Ltd', last, money(amount)));
      };
      expect(await stated(status, 50)).toBe('ROWS_BOOKED');
      expect(await stated(status, 51)).toBe('verified');
      expect(await stated('Booked', 50)).toBe('verified');
    },
  );
});

it('rows that a mark sets apart are not in doubt if the balances printed beside them follow', async () => {
  const all: Booked[] = [...PLAIN.slice(0, 2), ['04', 'Hold Gizmo', -50], ['05', 'Hold Gizmo', 50], ...PLAIN.slice(2)];
  let balance = OPENING;
  const paper = headed(closingOf(...all), HEAD);
  for (const [day, text, amount] of all) {
    balance += amount;
    paper.row(`${day} Jun 2025`, text, money(amount), money(balance));
  }
  expect(await verdict(paper)).toBe('verified');
});

describe('rows that cancel out, and are outside of the rows of balances,', () => {
  const pair = [
    ['01 Jun 2025', 'Gizmo Ltd', '-50.00'],
    ['01 Jun 2025', 'Gizmo refund', '50.00'],
  ];
  const rows = PLAIN.map(([day, text, amount]) => [`${day} Jun 2025`, text, money(amount)]);
  const closing = closingOf(...PLAIN);
  const first = ['', 'Balance brought forward', money(OPENING)];
  const last = ['', 'Balance carried forward', money(closing)];

  it('may not be bookings', async () => {
    const headOf = () => headed(closing, HEAD.slice(0, 3));
    expect(await verdict(headOf().rows([...pair, first, ...rows, last]))).toBe('ROWS_BOOKED');
    expect(await verdict(headOf().rows([first, ...rows, last, ...pair]))).not.toBe('verified');
    expect(await verdict(headOf().rows([first, ...pair, ...rows, last]))).toBe('verified');
  });
});
