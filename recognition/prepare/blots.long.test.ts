import { describe, expect, it } from 'vitest';
import type { Extraction } from '../../engine/model/extraction.ts';
import { Paper } from '../../engine/testing/paper.ts';
import { around, PAPER, type PixelBox } from '../picture.ts';
import { converted } from '../testing/converted.ts';
import { damaged, type Fill } from '../testing/damaged.ts';
import { blotsOf } from './blots.ts';

const ROWS = [
  ['10/06/2025', 'Opening balance', '', '', '1,300.00'],
  ['11/06/2025', 'Bakery', '40.00', '', '1,260.00'],
  ['12/06/2025', 'Fuel', '5.00', '', '1,255.00'],
  ['13/06/2025', 'Rent', '50.00', '', '1,205.00'],
  ['14/06/2025', 'Rent returned', '', '50.00', '1,255.00'],
  ['16/06/2025', 'Kiosk', '3.00', '', '1,252.00'],
  ['16/06/2025', 'Closing balance', '', '', '1,252.00'],
];
/** Points down the page, of the header and from row to row. */
const HEADER = 102;
const LEADING = 14;
const topOf = (row: number) => HEADER + LEADING * (row + 1) - 2;

async function read(damage: (fill: Fill) => void, isDark = false): Promise<Extraction> {
  const columns = [40, 110, -420, -490, -560];
  const paper = new Paper(columns);
  for (const line of ['Account number 0011-223344', 'Period 01/06/2025 to 30/06/2025', 'Account currency EUR'])
    paper.text(line);
  paper.down(10);
  if (isDark) paper.draw((doc) => doc.rect(36, HEADER - 4, 528, LEADING).fill('black'));
  for (const [at, heading] of ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'].entries())
    paper.at(columns[at] ?? 0, paper.y, heading, false, isDark ? 'white' : 'black');
  paper.down(LEADING).rows(ROWS);
  return converted(await damaged(paper, damage));
}

const rowsOf = ({ statements }: Extraction) => statements.flatMap(({ transactions }) => transactions);
const proofOf = ({ statements: [{ reconciliation }] }: Extraction) => [
  reconciliation.status,
  reconciliation.obligations.filter(({ status }) => status !== 'discharged').map(({ code }) => code),
];

/** Of ink that is half as dark as black. */
const GREY = 150;

describe('nothing is proved that a dark place may hide:', () => {
  it('two rows that cancel each other out', async () => {
    const found = await read((fill) => fill([36, topOf(3), 564, topOf(5) - 1]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([3, ['unverifiable', ['AREAS_READ']]]);
  });

  it('the same below grey ink', async () => {
    const found = await read((fill) => fill([36, topOf(3), 564, topOf(5) - 1], GREY));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([3, ['unverifiable', ['AREAS_READ']]]);
  });

  it('the day of a row, which then seems to be that of the row above', async () => {
    const found = await read((fill) => fill([38, topOf(4) + 1, 92, topOf(5) - 1]));
    expect(rowsOf(found)[3]).toMatchObject({ date: '2025-06-13', description: 'Rent returned' });
    expect(proofOf(found)).toEqual(['unverifiable', ['AREAS_READ', 'DATES_ANCHORED']]);
  });
});

describe('nothing is proved that is hidden by what comes in from the edge of the page:', () => {
  it('two rows below a bar that is drawn out to it', async () => {
    const found = await read((fill) => fill([0, topOf(3), 564, topOf(5) - 1]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([3, ['unverifiable', ['AREAS_READ']]]);
  });

  it('the day of a row below a thumb', async () => {
    const found = await read((fill) => fill([0, topOf(4) + 1, 96, topOf(5) - 1], GREY));
    expect(rowsOf(found)[3]).toMatchObject({ date: '2025-06-13', description: 'Rent returned' });
    expect(proofOf(found)).toEqual(['unverifiable', ['AREAS_READ', 'DATES_ANCHORED']]);
  });
});

describe('nothing is proved where rows are struck out', () => {
  const rows = [3, 4] as const;

  it('with a thick pen', async () => {
    const found = await read((fill) => {
      for (const row of rows) fill([36, topOf(row) + 4, 564, topOf(row) + 8]);
    });
    expect([rowsOf(found).length, proofOf(found)[0]]).toEqual([3, 'unverifiable']);
  });

  it('with a hatching', async () => {
    const found = await read((fill) => {
      for (let x = 36; x < 564; x += 3) fill([x, topOf(3), x + 1, topOf(5) - 1]);
    });
    expect(proofOf(found)[0]).toBe('unverifiable');
  });
});

describe('nothing is proved either where there are letters on a ground beside', () => {
  it('a bar over two rows below a black header', async () => {
    const found = await read((fill) => fill([36, topOf(3), 564, topOf(5) - 1]), true);
    expect(proofOf(found)).toEqual(['unverifiable', ['AREAS_READ']]);
  });

  it('a bar over the first row, which touches that header', async () => {
    const found = await read((fill) => fill([36, topOf(0) - 4, 110, topOf(2) - 1]), true);
    expect(proofOf(found)[0]).not.toBe('verified');
  });
});

describe('all is proved where a dark place', () => {
  it('covers only words', async () => {
    const found = await read((fill) => fill([200, topOf(3), 260, topOf(4) - 1]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([5, ['verified', []]]);
  });

  it('is a border beside the text', async () => {
    const found = await read((fill) => fill([0, 0, 30, 840]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([5, ['verified', []]]);
  });

  it('is outside of the rows', async () => {
    const found = await read((fill) => fill([36, topOf(12), 564, topOf(14)]));
    expect([rowsOf(found).length, proofOf(found)]).toEqual([5, ['verified', []]]);
  });
});

/** Pixels of the ground of a header, of the letters on it, and of a bar between these. */
const [WIDTH, SIDE] = [1200, 400];
const GROUND: PixelBox = { x0: 80, y0: 104, x1: 1100, y1: 152 };
const BAR: PixelBox = { x0: 480, y0: 108, x1: 640, y1: 148 };
const LETTER = { width: 18, height: 24, top: 116 };

/** Returns the dark places of a ground with two light words, and a bar between them. */
function blotsOn(ground: number, bar: number): PixelBox[] {
  const parts = [120, 150, 180, 700, 730, 760].map((x0) => ({
    x0,
    y0: LETTER.top,
    x1: x0 + LETTER.width,
    y1: LETTER.top + LETTER.height,
  }));
  const data = new Uint8Array(WIDTH * SIDE).fill(PAPER);
  const fills: readonly (readonly [PixelBox, number])[] = [
    [GROUND, ground],
    [BAR, bar],
    ...parts.map((part) => [part, PAPER] as const),
  ];
  for (const [{ x0, y0, x1, y1 }, grey] of fills) {
    for (let y = y0; y < y1; y++) data.fill(grey, y * WIDTH + x0, y * WIDTH + x1);
  }
  const cells = [parts.slice(0, 3), parts.slice(3)].map((own) => ({
    ...own.reduce<PixelBox>(around, own[0] as PixelBox),
    letterHeight: LETTER.height,
    parts: own,
  }));
  return blotsOf({ width: WIDTH, height: SIDE, dpi: 300, data }, { cells, letterHeight: LETTER.height });
}

it('the ground of a header between its words hides nothing, and a bar on it does', () => {
  expect(blotsOn(20, 20)).toEqual([]);
  expect(blotsOn(170, 170)).toEqual([]);
  expect(blotsOn(210, 60)).toHaveLength(1);
});
