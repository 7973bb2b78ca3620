/** Finds the word that each glyph of a page belongs to, and so the sign that stands in the glyph's place. */
import type { Word } from '../words/types.ts';
import type { Inventor } from './letters.ts';
import type { Lettering, Sheet } from './sheet.ts';
import type { Texts } from './texts.ts';

/** Ems that a glyph's middle may lie outside of its word, and its baseline off the word's. */
const NEAR = 0.1;
const SPACE = 0x20;

interface Seat {
  readonly text: Lettering;
  readonly index: number;
}

/** Given a page as drawn, its words and the texts of the copy, returns for each text object the signs that take the place of its own. */
export function signsOn(sheet: Sheet, words: readonly Word[], texts: Texts): Map<Lettering, Uint32Array> {
  const letterings = sheet.marks.filter((mark) => mark.kind === 'text');
  const rows = byRow(words);
  const seats = new Map<Word, Seat[]>();
  const signs = new Map<Lettering, Uint32Array>();
  const seated = new Map<Lettering, Uint8Array>();
  for (const text of letterings) {
    signs.set(text, text.codes.slice());
    seated.set(text, new Uint8Array(text.codes.length));
    for (let index = 0; index < text.codes.length; index++) {
      if (text.codes[index] === SPACE) continue;
      const word = wordAt(rows, text, index);
      if (!word) continue;
      const there = seats.get(word);
      if (there) there.push({ text, index });
      else seats.set(word, [{ text, index }]);
    }
  }
  for (const [word, there] of seats) {
    const from = Array.from(word.text, (sign) => sign.codePointAt(0)!);
    const to = Array.from(texts.byWord.get(word) ?? word.text, (sign) => sign.codePointAt(0)!);
    for (const [{ text, index }, k] of matched(there, from, word.leftward === true)) {
      signs.get(text)![index] = to[k]!;
      seated.get(text)![index] = 1;
    }
  }
  const known = new Map([...texts.byWord].map(([word, text]) => [word.text, text]));
  for (const text of letterings) replaceRest(text, signs.get(text)!, seated.get(text)!, known, texts.inventor);
  return signs;
}

/** Pairs the glyphs of a word with its letters, in the order in which it is read; what is struck twice is one letter. */
function matched(
  there: readonly Seat[],
  letters: readonly number[],
  leftward: boolean,
): [seat: Seat, letter: number][] {
  const middle = ({ text, index }: Seat) => text.middles[index]! * (leftward ? -1 : 1);
  const sorted = [...there].sort((a, b) => middle(a) - middle(b));
  const found: [Seat, number][] = [];
  let next = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of sorted) {
    const code = seat.text.codes[seat.index]!;
    const again = next > 0 && code === letters[next - 1] && middle(seat) - last < NEAR * seat.text.uprightSize;
    if (again) found.push([seat, next - 1]);
    else if (code === letters[next]) {
      found.push([seat, next++]);
      last = middle(seat);
    }
  }
  return found;
}

/** Points: words are looked for among those whose baseline rounds to the same or the next. */
const ROW = 2;

function byRow(words: readonly Word[]): ReadonlyMap<number, Word[]> {
  const rows = new Map<number, Word[]>();
  for (const word of words) {
    const row = Math.round(word.baseline / ROW);
    const there = rows.get(row);
    if (there) there.push(word);
    else rows.set(row, [word]);
  }
  return rows;
}

function wordAt(
  rows: ReadonlyMap<number, Word[]>,
  { middles, baseline, uprightSize }: Lettering,
  index: number,
): Word | null {
  const row = Math.round(baseline / ROW);
  const near = NEAR * uprightSize;
  const x = middles[index]!;
  for (const at of [row, row - 1, row + 1]) {
    for (const word of rows.get(at) ?? []) {
      if (Math.abs(word.baseline - baseline) > near || x < word.x0 - near || x > word.x1 + near) continue;
      return word;
    }
  }
  return null;
}

/** Text that nobody sees, that stands slanted or off the page: what is known from elsewhere is the same here, the rest is invented. */
function replaceRest(
  text: Lettering,
  signs: Uint32Array,
  seated: Uint8Array,
  known: ReadonlyMap<string, string>,
  inventor: Inventor,
): void {
  const { codes } = text;
  const isFree = (i: number) => seated[i] === 0 && codes[i] !== SPACE;
  for (let from = 0; from < codes.length; from++) {
    if (!isFree(from)) continue;
    let to = from + 1;
    while (to < codes.length && isFree(to)) to++;
    const word = String.fromCodePoint(...codes.subarray(from, to));
    const made = Array.from(known.get(word) ?? inventor.word(word), (sign) => sign.codePointAt(0)!);
    for (let i = from; i < to; i++) signs[i] = made[i - from] ?? codes[i]!;
    from = to;
  }
}
