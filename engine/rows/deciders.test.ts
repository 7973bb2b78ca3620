import { describe, expect, it } from 'vitest';
import { decide } from '../evidence/decide.ts';
import type { Rule } from '../evidence/question.ts';
import type { Line } from '../model/line.ts';
import type { Section } from '../model/row.ts';
import type { PlacedDate } from '../model/table.ts';
import { type AmountPosition, POSITION_RULES, type PositionSubject } from './amount-position/rules.ts';
import { BORDER_RULES, type BorderSubject } from './border/rules.ts';
import { byStrength, OUTSIDE_DOUBTS, TABLE_DOUBTS } from './doubts/rules.ts';
import type { MarkedLine } from './marked-line.ts';
import { keptOut } from './membership/question.ts';
import { MEMBERSHIP_RULES, type MembershipSubject } from './membership/rules.ts';
import { TITLE_RULES, type TitleSubject } from './title/rules.ts';

const BOTH = [true, false] as const;
const DAY = { token: { style: '' } } as PlacedDate;
const SECTION: Section = { title: 'Deposits', sign: 1 };

/** A line at a height, with what the rules look at. */
function lineAt(baseline: number, traits: Partial<MarkedLine> & { readonly words?: number } = {}): MarkedLine {
  const words = Array.from({ length: traits.words ?? 2 }, () => ({ x0: 40, style: { size: 9 } }));
  const line = { words, box: [40 + (traits.indent ?? 0), 0, 0, 0] } as unknown as Line;
  return {
    row: { source: { line, texts: [], dates: [], amounts: [] }, cells: [], crossing: false },
    ...{ amounts: [], dates: [], dayHeading: null, bookingDay: false, anchor: false, text: 'Bakery', kind: null },
    ...{
      kindExact: false,
      section: null,
      headsList: false,
      baseline,
      size: 9,
      indent: 0,
      described: true,
      bold: false,
    },
    ...{ typedFrom: null, ruledAbove: false, ruledFrom: Infinity, segment: 0 },
    ...traits,
  };
}

/** All ways to choose one of each list. */
function choices<T extends Record<string, readonly unknown[]>>(of: T): { [K in keyof T]: T[K][number] }[] {
  const all = Object.entries(of).reduce<Record<string, unknown>[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
  return all as { [K in keyof T]: T[K][number] }[];
}

const titles: TitleSubject[] = choices({
  bold: BOTH,
  section: [SECTION, null],
  kind: [null, 'interest_rate', 'closing'] as const,
  text: ['', 'Interest rate 5.64%'],
  dates: [[], [DAY]],
  crossing: BOTH,
  above: [undefined, lineAt(0, { anchor: true, kind: 'total', kindExact: true, bold: true })],
  headsDay: BOTH,
  headsList: BOTH,
  standsClear: BOTH,
  hasOtherFace: BOTH,
  beginsElsewhere: BOTH,
}).map(({ above, headsDay, headsList, standsClear, hasOtherFace, beginsElsewhere, crossing, ...traits }) => {
  const line = lineAt(14, { ...traits, kindExact: traits.kind !== null });
  return {
    line: { ...line, row: { ...line.row, crossing } },
    above,
    headsDay,
    headsList,
    standsClear,
    hasOtherFace,
    beginsElsewhere,
  };
});

const members: MembershipSubject[] = choices({
  isAbove: BOTH,
  isInside: BOTH,
  atFoot: BOTH,
  onTop: BOTH,
  crossing: BOTH,
  ruledAbove: BOTH,
  size: [9, 14],
  indent: [-20, 0, 200],
  apart: [12, 90, null],
}).map(({ isAbove, isInside, atFoot, onTop, apart, crossing, ...traits }) => {
  const line = lineAt(100, { ...traits, bold: onTop });
  const anchor = lineAt(100 + (apart ?? 0) * (isAbove ? -1 : 1), { anchor: true });
  return {
    line: { ...line, row: { ...line.row, crossing } },
    row: { lines: [anchor], anchor },
    next: apart === null ? null : anchor,
    ...{ isAbove, isInside, atFoot, onTop, below: null },
    table: { mostApart: 14, starts: [0] },
  };
});

const borders: BorderSubject[] = choices({
  ruledAbove: BOTH,
  belowRuled: BOTH,
  dates: [[], [DAY]],
  daysBegin: BOTH,
  gap: [
    { at: 1, width: 30, next: 12 },
    { at: 1, width: 14, next: 12 },
    { at: 1, width: 12, next: 12 },
  ],
}).map(({ ruledAbove, belowRuled, dates, daysBegin, gap }) => ({
  above: lineAt(10, { anchor: true }),
  below: lineAt(60, { anchor: true, ruledAbove: belowRuled }),
  between: [lineAt(22, { ruledAbove }), lineAt(34, { dates })],
  spacing: { pitch: 12, step: 14, jitter: 0, isKnown: true },
  ...{ daysBegin, gap },
}));

const booked = lineAt(50, { anchor: true });
const dated = lineAt(50, { anchor: true, dates: [DAY] });
const pair = { titled: [], untilTitle: null };
const text = [lineAt(40)];
const byDays = [
  { ...pair, above: null, below: dated, between: [lineAt(40, { dates: [DAY] })] },
  { ...pair, above: dated, below: dated, between: [lineAt(60, { dates: [DAY] })] },
];
const positions: PositionSubject[] = choices({
  top: [0, 1, 2],
  middle: [0, 1, 2],
  bottom: [0, 1, 2],
  halfLines: [0, 1],
  pairs: [[], byDays, [{ ...pair, above: null, below: booked, between: text }]],
}).map(({ halfLines, pairs, ...bordered }) => ({ pairs, pitch: 14, bordered, starts: [0], halfLines }));

const QUESTIONS = [
  ['title', TITLE_RULES, titles],
  ['membership', MEMBERSHIP_RULES, members],
  ['border', BORDER_RULES, borders],
  ['amount position', POSITION_RULES, positions],
] as const;

describe.each(QUESTIONS)('the rules of the question of %s', (about, rules, subjects) => {
  const asked = rules as readonly Rule<unknown, string>[];
  const decided = (of: readonly Rule<unknown, string>[], subject: unknown) => decide({ about, rules: of }, subject);

  it('commute, and no two answers rank alike', () => {
    const orders = [asked.toReversed(), [...asked.slice(3), ...asked.slice(0, 3)]];
    const broken = subjects.filter((subject) => {
      const { answer, by, ranked } = decided(asked, subject);
      const [first, second] = ranked.map(({ scores }) => JSON.stringify(scores));
      const isSame = (order: readonly Rule<unknown, string>[]) => {
        const other = decided(order, subject);
        return other.answer === answer && other.by.rule.id === by.rule.id;
      };
      return first === second || !orders.every(isSame);
    });
    expect(broken).toEqual([]);
  });

  it('each speak of some subject', () => {
    const spoken = new Set<unknown>(
      subjects.flatMap((subject) => decided(asked, subject).trail.map(({ rule }) => rule)),
    );
    expect(asked.filter((rule) => !spoken.has(rule)).map(({ id }) => id)).toEqual([]);
  });
});

it('a tie of plain borders is decided by custom: the amount is on the first line', () => {
  const position = (bordered: Readonly<Record<AmountPosition, number>>) =>
    decide({ about: 'a tie', rules: POSITION_RULES }, { pairs: byDays, pitch: 14, bordered, starts: [0], halfLines: 0 })
      .answer;
  expect(position({ top: 1, middle: 1, bottom: 1 })).toBe('top');
  expect(position({ top: 0, middle: 1, bottom: 1 })).toBe('middle');
});

it('a line is kept out of its row exactly where the rules of membership decide so', () => {
  const question = { about: 'membership', rules: MEMBERSHIP_RULES };
  const differ = members.filter((one) => (keptOut(one) === null) !== (decide(question, one).answer === 'row'));
  expect(differ).toEqual([]);
});

it('doubts have an order of their own, whatever that of their rules', () => {
  expect(byStrength(TABLE_DOUBTS.toReversed())).toEqual(byStrength(TABLE_DOUBTS));
  expect(byStrength(OUTSIDE_DOUBTS.toReversed())).toEqual(byStrength(OUTSIDE_DOUBTS));
});
