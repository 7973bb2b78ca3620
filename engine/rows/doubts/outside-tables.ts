/** Tells lines outside of the tables that look like rows from others that end with an amount. */
import { overlaps } from '../../geometry/intervals.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../../lexicon/lines/line-kind.ts';
import { lastOf } from '../../model/lists.ts';
import type { Segment, TokenLine } from '../../model/table.ts';
import { DAY_NUMBER, DAY_WORDS, SAME_EDGE, YEAR } from './days-above.ts';

export function endsWithAmount({ line, amounts }: TokenLine): boolean {
  const last = amounts.at(-1);
  return last !== undefined && !last.token.whole && !last.token.nil && last.to === line.words.length;
}

/** What is due or granted: below such a label a figure is no booking's. */
const DUE: ReadonlySet<LineKind> = new Set(['minimum_payment', 'limit', 'available']);

/** True for days and amounts alone, each below a label of its own, one of which names what is due or granted. */
export function isBelowLabels({ line, dates, amounts }: TokenLine, above: TokenLine | undefined): boolean {
  if (above === undefined || above.dates.length + above.amounts.length > 0 || above.line.page !== line.page)
    return false;
  const figures = [...dates, ...amounts.filter((amount) => !sharesWord(amount, dates))];
  const { phrases } = above.line;
  const labels = new Set(figures.map((figure) => phrases.find((phrase) => overlaps(phrase, figure))));
  const isEachLabelled = labels.size === figures.length && !labels.has(undefined) && figures.length > 1;
  const covered = figures.reduce((sum, { from, to }) => sum + to - from, 0);
  return isEachLabelled && covered === line.words.length && phrases.some(({ text }) => namesDue(text));
}

function namesDue(label: string): boolean {
  const found = lineKind(label);
  return found?.exact === true && DUE.has(found.kind);
}

/** True for a day and a year before the text of a line with an amount, with letters between them that name no month. */
export function beginsLikeDay({ line: { words }, amounts }: TokenLine): boolean {
  const begin = words.slice(1, Math.min(DAY_WORDS, lastOf(amounts).from));
  return DAY_NUMBER.test(words[0].text) && begin.some(({ text }) => YEAR.test(text));
}

/** True for a line with an amount on a page without tables that has the place of the rows of the page before. */
export const continuesOverleaf = (tl: TokenLine, segments: readonly Segment[]): boolean =>
  segments.every(({ page }) => page !== tl.line.page) && segments.some((segment) => continues(tl, segment));

/** True for words and an amount overleaf of a segment at the places of those of its rows, and of no known kind. */
function continues({ line: { page, words }, amounts }: TokenLine, segment: Segment): boolean {
  const amount = amounts.at(-1);
  if (!amount || page !== segment.page + 1 || amount.from === 0) return false;
  const text = words.slice(0, amount.from).map((w) => w.text);
  // a figure right behind a colon is no booking's
  if (lineKind(text.join(' ')) !== null || lastOf(text).endsWith(':')) return false;
  const isIn = (x: number, other: number) => Math.abs(x - other) <= SAME_EDGE;
  return segment.body.some((row) => {
    const money = row.amounts.at(-1);
    if (money === undefined || money.to !== row.line.words.length || !isIn(money.x1, amount.x1)) return false;
    return row.line.phrases.some(({ words: [first] }) => isIn(first.x0, words[0].x0));
  });
}

/** Headings of a list of several figures, at the least. */
const LEAST_HEADINGS = 3;

/** True below headings of its own: "Visa purchase | 15 | 0.00" below "Type of transaction | Number | Charged". */
export function isBelowHeadings({ line, amounts }: TokenLine, lines: readonly TokenLine[]): boolean {
  const amount = lastOf(amounts);
  const above = lines.slice(0, line.index).findLast((tl) => tl.line.page !== line.page || tl.amounts.length === 0);
  if (above === undefined || above.line.page !== line.page || above.dates.length > 0) return false;
  const { phrases } = above.line;
  return phrases.length >= LEAST_HEADINGS && phrases.some((phrase) => overlaps(phrase, amount));
}
