/**
 * Finds the numbers of further accounts, which differ in their end alone ("118822-21" beside "118822-10"), or are of
 * the same form behind a title of their rows.
 */
import { overlaps } from '../../geometry/intervals.ts';
import { figuresIn, formOf } from '../../labels/number-forms.ts';
import { accountTypeOf } from '../../lexicon/facts/accounts.ts';
import { beforeLinked, type LabelInLine, labelsIn } from '../../lexicon/facts/labels.ts';
import { endsHeading } from '../../lexicon/headings/heading-money.ts';
import type { Line } from '../../model/line.ts';
import { itemAt, makeOnce } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { hasMoney } from '../../money/moneylike.ts';
import type { TextFact } from '../facts/facts.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import { LEAST_LISTED, titledAccounts } from './titled-accounts.ts';

/** What such accounts share, up to the last mark, and the figures that differ. */
const SUFFIXED = /^(.*\d{3}.*[-/.])(\d{1,4})$/;
/** Letters of a word within a title that is elsewhere a label ("de", "del"), at the most. */
const SMALL_WORD = 3;
const LETTER = /\p{L}{2}/u;

/** The title of an account is within so many lines above the headings of its rows, or the first row. */
const BELOW_TITLE = 2;
/** The name of an account that is listed above may be farther. */
const NEAR_ROWS = 4;

/**
 * Given the account numbers of a document in order, all its lines, and which are in rows and in headers, returns the
 * numbers with those of further accounts, which are behind titles.
 */
export function withSuffixes(
  accounts: readonly TextFact[],
  lines: readonly TokenLine[],
  inRows: LineMarks,
  headers: LineMarks,
): readonly TextFact[] {
  const known = new Set(accounts.map(({ text }) => text));
  const stems = new Map<string, number>();
  for (const text of known) {
    const [, stem, suffix = ''] = SUFFIXED.exec(text) ?? [];
    if (stem !== undefined) stems.set(stem, suffix.length);
  }
  const forms = new Set([...known].flatMap((text) => formOf(numberIn(text)) ?? []));
  const isOfTable = (at: number) => inRows[at] === 1 || headers[at] === 1;
  const isAbove = (at: number, most: number) =>
    inRows[at] !== 1 && Array.from({ length: most }, (_, i) => at + i + 1).some(isOfTable);
  // what is on the first account's page as well is of the bank: "Tel (045) 000000"
  const first = accounts[0]?.line.line.page;
  const ofBank = new Set(lines.flatMap(({ line }) => (line.furniture && line.page === first ? [line.text] : [])));
  const isOthers = ({ text, furniture }: Line) => (furniture && ofBank.has(text)) || beforeLinked(text) !== text;
  const above = lines.filter(({ line }) => isAbove(line.index, NEAR_ROWS) && !isOthers(line));
  const titles = above.filter(({ line }) => isAbove(line.index, BELOW_TITLE));
  const outside = lines.filter(({ line }) => inRows[line.index] !== 1);
  const all = accounts.flatMap((one) => listOf(one, outside));
  const labelled = all.filter(({ line }) => !hasMoney(line));
  // a label below the title says what the rows' number is
  const isLabelled = ({ line }: TextFact) =>
    labelled.some((one) => {
      const down = one.line.line.index - line.line.index;
      return down >= 0 && down < NEAR_ROWS;
    });
  const titled = titledAccounts({ lines: outside, titles: above }, accounts).filter((one) => !isLabelled(one));
  const numbered = new Set(accounts.map(({ line }) => line));
  const isListed = besideMoney(outside);
  const further = titles.flatMap((line) => {
    if (numbered.has(line)) return [];
    const suffixed = [...stems].flatMap(([stem, length]) => numbersOn(line, (text) => endsStem(text, stem, length)));
    if (suffixed.length === 0 && !isAccounts(line, isListed)) return [];
    const found = suffixed.length > 0 ? suffixed : numbersOn(line, (text) => forms.has(formOf(text) ?? ''));
    return found.filter(({ text }) => !known.has(text));
  });
  if (further.length + titled.length === 0 && all.length === accounts.length) return accounts;
  return [...all, ...further, ...titled].sort((a, b) => a.line.line.index - b.line.line.index);
}

/**
 * True for a title with a word for accounts, or with a number that is listed beside money: a number of the same form
 * may be that of a document, or a day.
 */
const isAccounts = ({ line: { index, text, words } }: TokenLine, isListed: ReturnType<typeof besideMoney>): boolean =>
  accountTypeOf(text) !== null ||
  labelsIn(words.map((word) => word.text)).some(({ label }) => label === 'account_number') ||
  words.some((word) => formOf(word.text) !== null && isListed(word.text, index));

/** Given lines, returns whether a line with money holds a word, other than the line of an index. */
function besideMoney(lines: readonly TokenLine[]): (word: string, except: number) => boolean {
  // every page of a long document may have a title: its lines are searched once
  let known: Map<string, Set<number>> | null = null;
  return (word, except) => {
    known ??= linesByWord(lines.filter(hasMoney));
    const found = known.get(word);
    return found !== undefined && (found.size > 1 || !found.has(except));
  };
}

function linesByWord(lines: readonly TokenLine[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { line } of lines) {
    for (const { text } of line.words) makeOnce(found, text, () => new Set<number>()).add(line.index);
  }
  return found;
}

const holds = ({ line: { words } }: TokenLine, text: string): boolean => words.some((word) => word.text === text);

/**
 * Given the number of an account, returns it, or those of its list: beside money, at one place, and of one form. Its
 * label may be above the list.
 */
function listOf(one: TextFact, lines: readonly TokenLine[]): readonly TextFact[] {
  const { text, line } = one;
  const { index, page } = line.line;
  const form = formOf(text);
  const from = lines.findIndex((at) => at.line.index >= index && hasMoney(at) && holds(at, text));
  const own = lines[from]?.line.words.find((word) => word.text === text);
  if (form === null || own === undefined || itemAt(lines, from).line.index > index + 1) return [one];
  const found: TextFact[] = [];
  for (const other of lines.slice(from)) {
    const word = other.line.words.find((at) => overlaps(at, own) && formOf(at.text) === form);
    if (word === undefined || !hasMoney(other) || other.line.page !== page) break;
    found.push({ text: word.text, line: other });
  }
  return found.length < LEAST_LISTED ? [one] : found;
}

const endsStem = (text: string, stem: string, length: number): boolean =>
  text.startsWith(stem) && text.length === stem.length + length && SUFFIXED.test(text);

/** The word of an account's number that holds most of its figures; an IBAN in groups has none. */
function numberIn(text: string): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return figuresIn(last) * 2 > figuresIn(text) ? last : '';
}

/**
 * The numbers at the ends of a line's titles, or right of them, that are so; the money may be behind: "N° 56370787101
 * en euros".
 */
function numbersOn(line: TokenLine, isOne: (text: string) => boolean): TextFact[] {
  return line.line.phrases.flatMap(({ words }, i) => {
    const own = words.slice(0, words.findLastIndex(({ text }) => !endsHeading(text)) + 1);
    const text = own.at(-1)?.text ?? '';
    const title = (own.length > 1 ? own : (line.line.phrases[i - 1]?.words ?? own)).map((word) => word.text);
    // any other label says what else a number is; "de" is none within a title
    const isNone = ({ label, from, to }: LabelInLine) =>
      label === 'account_number' || (to - from === 1 && itemAt(title, from).length <= SMALL_WORD);
    const isTitle = labelsIn(title).every(isNone);
    return isTitle && title.some((one) => LETTER.test(one)) && isOne(text) ? [{ text, line }] : [];
  });
}
