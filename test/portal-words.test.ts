/** What the service says in sentences, the portal knows by them: neither may change without the other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { PrintedFigures, Source } from '../engine/statements/balances.ts';
import { compareDates, compareFigures, followBalances } from '../engine/statements/checks.ts';
import { missingPages } from '../engine/statements/missing-pages.ts';
import { type Evidence, reconcile } from '../engine/statements/reconcile.ts';
import { en } from '../portal/texts/en.ts';
import { toldIn } from '../portal/texts/told.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const unknown = (sentences: readonly string[]) => sentences.filter((sentence) => toldIn(en.told, sentence) === null);

const NOTHING: Evidence = {
  transactions: 2,
  unsigned: 0,
  unexplained: [],
  yearAssumed: false,
  rival: null,
  ended: false,
  doubtfulDates: 0,
  strayDates: 0,
  unreadDates: 0,
  disorderedDates: 0,
  pages: null,
  unbooked: false,
  mayBeNoMoney: false,
  unusablePages: [],
  unreadAreas: [],
  contradictions: [],
};
/** What is wrong with the pages of three papers. */
const PAGES: readonly string[] = [
  [1, 3, 2],
  [2, 3],
  [1, 2],
].map((numbers) => {
  const printed = [null, ...numbers.map((number) => ({ number, of: 3 }))];
  const carried = { value: 0, source: { row: { reason: 'carried_forward' } } as Source };
  return missingPages([1, numbers.length], { opening: carried, closing: carried }, printed, numbers.length) ?? '';
});
/** Each is why a statement is not proved, before those below it. */
const DOUBTS: readonly Partial<Evidence>[] = [
  { unusablePages: [2] },
  { unusablePages: [2, 3] },
  { mayBeNoMoney: true },
  { unbooked: true },
  { doubtfulDates: 1 },
  { doubtfulDates: 2 },
  { strayDates: 1 },
  { strayDates: 2 },
  { unreadDates: 1 },
  { unreadDates: 2 },
  { disorderedDates: 1 },
  { disorderedDates: 2 },
  ...PAGES.map((pages) => ({ pages })),
  { yearAssumed: true },
  { rival: 'the order of dates DMY or MDY' },
  { ended: true },
  { unexplained: [1] },
  { unexplained: [1, 2] },
  { unsigned: 2 },
];

const source = {} as Source;
const balance = (value: number) => ({ value, source });
const total = (value: number) => ({ values: [value], sure: true, carried: 0, sources: [source] });
const NO_FIGURES: PrintedFigures = {
  opening: null,
  closing: null,
  contradictions: [],
  totalIn: null,
  totalOut: null,
  countIn: null,
  countOut: null,
  count: null,
};
const AMOUNTS = [5, -2];
const CLOSED: PrintedFigures = { ...NO_FIGURES, opening: balance(0), closing: balance(3) };
const ALL: PrintedFigures = {
  ...CLOSED,
  totalIn: total(5),
  totalOut: total(2),
  countIn: balance(1),
  countOut: balance(1),
  count: balance(2),
};
const ALL_WRONG: PrintedFigures = {
  opening: balance(0),
  closing: balance(9),
  contradictions: [],
  totalIn: total(9),
  totalOut: total(9),
  countIn: balance(9),
  countOut: balance(9),
  count: balance(9),
};

/** Given the balances of two rows and of what is printed between them and behind, follows them. */
function chain(...printed: [number | null, number | null, number | null]) {
  const [first, between, last] = printed;
  return followBalances(
    [
      { kind: 'transaction', index: 0, amount: 5, balance: first },
      ...(between === null ? [] : [{ kind: 'balance' as const, balance: between }]),
      { kind: 'transaction', index: 1, amount: -2, balance: last },
    ],
    0,
  );
}

test('every reason for a verdict has words', () => {
  const unchained = chain(null, null, null);
  const closes = compareFigures(CLOSED, AMOUNTS);
  const reasons = [
    ...DOUBTS.map((doubt) => reconcile(CLOSED, unchained, closes, { ...NOTHING, ...doubt })),
    reconcile(NO_FIGURES, unchained, [], NOTHING),
    reconcile({ ...NO_FIGURES, opening: balance(0) }, unchained, [], NOTHING),
    reconcile(CLOSED, unchained, closes, NOTHING),
    reconcile(CLOSED, chain(5, null, 3), closes, NOTHING),
    reconcile(ALL_WRONG, unchained, compareFigures(ALL_WRONG, AMOUNTS), NOTHING),
  ].map(({ reason }) => reason);
  expect(new Set(reasons).size).toBe(DOUBTS.length + 5);
  expect(unknown(reasons)).toEqual([]);
});

test('every check has words', () => {
  const details = [
    ...compareFigures(ALL, AMOUNTS),
    ...compareFigures(ALL_WRONG, AMOUNTS),
    ...[chain(5, 5, 3), chain(5, 5, 4), chain(5, 4, 2), chain(null, 5, 3), chain(null, 4, null)].flatMap(
      ({ checks }) => checks,
    ),
    compareDates(['2025-06-02'], '2025-06-01', '2025-06-30', false)!,
    compareDates(['2025-07-02'], '2025-06-01', '2025-06-30', false)!,
  ].map(({ detail }) => detail);
  expect(details.length).toBeGreaterThan(15);
  expect(unknown(details)).toEqual([]);
});

test('each part of what does not add up has words of its own', () => {
  const [first, second] = ['the opening', 'the closing'].map(
    (name) => `${name} balance is printed twice, and not alike`,
  );
  expect(unknown([first!, second!])).toEqual([]);
  expect(toldIn(en.told, `The paper does not add up: ${first}; ${second}.`)).toContain(second);
});

test('what two ways of reading differ in has words', () => {
  const source = (path: string) => readFileSync(join(root, 'engine', path), 'utf8');
  const found = (path: string, pattern: RegExp) => [...source(path).matchAll(pattern)].map(([, phrase]) => phrase!);
  const phrases = [
    ...found('readings/read.ts', /\bask\(\s*'([^']+)'/g),
    ...found('readings/days/booking-date.ts', /'(the dates [^']+)'|`(the dates below)/g),
    ...found('readings/signs/view.ts', /'(the (?:signs|balances) as [^']+)'/g),
    ...found('statements/search.ts', /return '([^']+)';/g),
  ].filter((phrase) => phrase !== undefined);
  expect(phrases).toHaveLength(Object.keys(en.told.ways).length - 1);
  expect(phrases.filter((phrase) => !(phrase in en.told.ways))).toEqual([]);
  const said = 'The paper can be read in two ways, and everything fits either way: ';
  expect(toldIn(en.told, `${said}the day of booking the dates before them or the dates below "Valuta".`)).toBe(
    `${said}the day of booking is in the dates before these or the dates below "Valuta".`,
  );
});

/** Given a folder of sources, returns the sentences with which they say that a PDF cannot be read. */
function refusals(folder: string): string[] {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
  const sentence = /['`]((?:The (?:file|text|pages)|Page|Reading the PDF|Opening the PDF)\b[^'`]*\.)['`]/g;
  return sources
    .filter((text) => /PDF_UNREADABLE|PDF_TOO_COMPLEX/.test(text))
    .flatMap((text) => [...text.matchAll(sentence)].map(([, said]) => said!.replace(/\$\{[^}]*\}/g, '7')));
}

/** Told by their codes, which say all, or to programs alone. */
const OTHERS = [/^The file is not a PDF/, /^The file is protected/, /^The file needs a password/, /counted from 1/];

test('every reason why a PDF cannot be read has words', () => {
  const said = ['engine/pages', 'workers', 'server/jobs', 'server/files'].flatMap(refusals);
  said.push(...refusals('engine').filter((sentence) => sentence.startsWith('The file has no text')));
  expect(said.length).toBeGreaterThan(12);
  expect(unknown(said.filter((sentence) => !OTHERS.some((known) => known.test(sentence))))).toEqual([]);
});

test('what the portal does not know is told as the service says it', () => {
  expect(toldIn(en.told, 'Something new.')).toBeNull();
});
