/** What the service says in sentences, the portal knows by them: neither may change without the other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { PrintedFigures, Source } from '../engine/statements/balances.ts';
import { compareDates, compareFigures, followBalances } from '../engine/statements/checks.ts';
import { en } from '../portal/texts/en.ts';
import { toldIn } from '../portal/texts/told.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const unknown = (sentences: readonly string[]) => sentences.filter((sentence) => toldIn(en.told, sentence) === null);

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

test('each part of what does not agree has words of its own, and the amounts that may be missing stand behind', () => {
  const begins =
    'The rows and the printed figures do not agree (a row may be missing or misread, or the paper itself may not add up): ';
  const ends = ' Amounts on the paper that no row uses: 12.00 (page 2), 3.50 (page 1).';
  const list = (balances: string) => `${balances}; the closing balance is printed twice, and not alike.`;
  const said = list('1 printed balances follow from the rows before them');
  const words = list('1 printed balance follows from the rows before');
  expect(toldIn(en.told, begins + said)).toBe(begins + words);
  expect(toldIn(en.told, begins + said + ends)).toBe(begins + words + ends);
});

test('what two ways of reading differ in has words', () => {
  const source = (path: string) => readFileSync(join(root, 'engine', path), 'utf8');
  const found = (path: string, pattern: RegExp) => [...source(path).matchAll(pattern)].map(([, phrase]) => phrase!);
  const phrases = [
    ...found('readings/read.ts', /\bask\(\s*'([^']+)'/g),
    ...found('readings/days/booking-date.ts', /'(the dates [^']+)'|`(the dates below)/g),
    ...found('readings/signs/view.ts', /'(the (?:signs|balances) as [^']+)'/g),
    ...found('wording/differences.ts', /\(\) => '([^']+)'/g),
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
