/** Gives days the point that their column has behind each of them, and that is too pale on some: "12.5" is "12.5.". */
import type { Word } from '../../engine/model/word.ts';

const WHOLE = /^\d{1,2}\.\d{1,2}\.$/;
const CUT = /^\d{1,2}\.\d{1,2}$/;
/** Ems by which the left edges of days of one column differ, or their right edges without the point. */
const BESIDE = 0.5;
/** So many days with their point show that a column has them. */
const SEVERAL = 3;

/** Given the words of a page, returns them with the points of its days. */
export function withDayMarks(words: readonly Word[]): Word[] {
  const days = words.filter(({ text }) => WHOLE.test(text));
  return words.map((word) => {
    const { text, reading, style } = word;
    if (reading === undefined || !CUT.test(text)) return word;
    const near = days.filter(({ x0, x1 }) => {
      const apart = Math.min(Math.abs(x0 - word.x0), Math.abs(x1 - word.x1));
      return apart <= BESIDE * style.size;
    });
    if (near.length < SEVERAL || near.length <= cutBeside(words, near)) return word;
    return {
      ...word,
      text: `${text}.`,
      reading: { ...reading, others: reading.others.filter((o) => o !== `${text}.`) },
    };
  });
}

/** Counts the words without a point below or above days: a column of amounts has more of them than days. */
function cutBeside(words: readonly Word[], days: readonly Word[]): number {
  const [left, right] = [Math.min(...days.map(({ x0 }) => x0)), Math.max(...days.map(({ x1 }) => x1))];
  return words.filter(({ text, x0, x1 }) => CUT.test(text) && x0 < right && x1 > left).length;
}
