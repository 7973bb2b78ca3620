/** Gives the amounts of a page one decimal mark, and one mark before three figures. */
import type { Word } from '../../engine/model/word.ts';
import {
  centsOf,
  decimalMarkOf,
  hasDecimals,
  type Mark,
  markBeforeThreeOf,
  withMark,
  withMarkBeforeThree,
} from './marks.ts';

/** Ems by which the right edges of amounts of one column differ. */
const SAME_EDGE = 0.5;
/** So many amounts of a column with the mark of the page show that the others have it, too. */
const SEVERAL = 3;

/**
 * Given the words of a page, returns its amounts with the mark of most of them: where the readers do not agree on the
 * mark or read one mark twice, and where they agree on another one, which an amount below those others cannot have. What
 * two figures follow is a decimal mark in any case: the amount stays the same.
 */
export function withMarks(words: readonly Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  const [mark, three] = [decimalMarkOf(texts), markBeforeThreeOf(texts)];
  const own = mark === null ? [] : words.filter(({ text }) => centsOf(text) === mark);
  const grouped = (text: string) => (three === null ? text : withMarkBeforeThree(text, three));
  const marked = (text: string) => (mark === null ? grouped(text) : withMark(grouped(text), mark));
  return words.map((word) => {
    const { text, reading } = word;
    if (reading === undefined) return word;
    const isOpen = reading.others.length > 0 || hasDecimals(text) || isBelow(word, own, mark);
    const others = reading.agreed ? [] : reading.others.map(marked);
    return { ...word, text: isOpen ? marked(text) : grouped(text), reading: { ...reading, others } };
  });
}

/** True for an amount with another mark than the amounts above and below it. */
function isBelow({ text, x1, style }: Word, own: readonly Word[], mark: Mark | null): boolean {
  const other = centsOf(text);
  if (other === null || other === mark) return false;
  return own.filter((amount) => Math.abs(amount.x1 - x1) <= SAME_EDGE * style.size).length >= SEVERAL;
}
