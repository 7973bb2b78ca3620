/** Gives numbers the spaces back that are too narrow to be seen: "1 610 500" for "1610 500", "1 of 2" for "10f2". */
import type { PictureWord } from '../reading/types.ts';

/** A number of several groups of three figures begins with up to three. */
const FIRST_GROUP = /^[-+(]?\d{1,3}$/;
const TWO_GROUPS = /^([-+(]?\d{1,3})(\d{3})$/;
const NEXT_GROUP = /^\d{3}(?!\d)/;
/** Letter heights between two groups. */
const NEAR = 0.8;
/** Numbers that a page prints so: fewer may be others beside each other. */
const LEAST = 3;
/** A page of several, or a part of it: readers take the letter for a figure. */
const PAGE_OF = /^(\d{1,4})?0f(\d{1,4})?$/;

/** Given the words of a page, cell by cell from left to right, returns them with those spaces. */
export function withLostSpaces(words: readonly PictureWord[]): PictureWord[] {
  const counted = words.map((word) => ({ ...word, text: word.text.replace(PAGE_OF, '$1of$2') }));
  const goesOn = counted.map((word, at) => {
    const next = counted[at + 1];
    if (next === undefined || next.cell !== word.cell || !NEXT_GROUP.test(next.text)) return false;
    return next.x0 - word.x1 <= NEAR * word.cell.letterHeight;
  });
  const grouped = counted.filter(({ text }, at) => goesOn[at] && FIRST_GROUP.test(text));
  if (grouped.length < LEAST) return counted;
  return counted.flatMap((word, at) => (goesOn[at] ? inGroups(word) : [word]));
}

/** Given a word of two groups of figures, returns both. */
function inGroups(word: PictureWord): PictureWord[] {
  const [, first, second] = TWO_GROUPS.exec(word.text) ?? [];
  if (first === undefined || second === undefined) return [word];
  const middle = word.x0 + ((word.x1 - word.x0) * first.length) / word.text.length;
  const others = word.reading.others;
  const part = (text: string, of: (other: string) => string) => ({
    ...word,
    text,
    reading: { ...word.reading, others: others.map(of).filter((other) => other !== text) },
  });
  return [
    { ...part(first, (other) => other.slice(0, -second.length)), x1: middle },
    { ...part(second, (other) => other.slice(-second.length)), x0: middle },
  ];
}
