/** Tells lines outside of the tables that look like rows from others that end with an amount. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { Segment, TokenLine } from '../../model/table.ts';
import { DAY_NUMBER, DAY_WORDS, SAME_EDGE, YEAR } from './unread-headings.ts';

export function endsWithAmount({ line, amounts }: TokenLine): boolean {
  const last = amounts.at(-1);
  return last !== undefined && !last.token.whole && !last.token.nil && last.to === line.words.length;
}

/** True for a day and a year before the text of a line with an amount, with letters between them that name no month. */
export function beginsLikeDay({ line: { words }, amounts }: TokenLine): boolean {
  const begin = words.slice(1, Math.min(DAY_WORDS, amounts[amounts.length - 1].from));
  return DAY_NUMBER.test(words[0].text) && begin.some(({ text }) => YEAR.test(text));
}

/** True for a line with an amount on a page without tables that has the place of the rows of the page before. */
export const continuesOverleaf = (tl: TokenLine, segments: readonly Segment[]): boolean =>
  segments.every(({ page }) => page !== tl.line.page) && segments.some((segment) => continues(tl, segment));

/** True for words and an amount overleaf of a segment at the places of those of its rows, and of no known kind. */
function continues({ line: { page, words }, amounts }: TokenLine, segment: Segment): boolean {
  const amount = amounts[amounts.length - 1];
  if (page !== segment.page + 1 || amount.from === 0) return false;
  const text = words.slice(0, amount.from).map((w) => w.text);
  // a figure right behind a colon is no booking's
  if (lineKind(text.join(' ')) !== null || text[text.length - 1].endsWith(':')) return false;
  const isIn = (x: number, other: number) => Math.abs(x - other) <= SAME_EDGE;
  return segment.body.some((row) => {
    const money = row.amounts[row.amounts.length - 1];
    if (money === undefined || money.to !== row.line.words.length || !isIn(money.x1, amount.x1)) return false;
    return row.line.phrases.some(({ words: [first] }) => isIn(first.x0, words[0].x0));
  });
}
