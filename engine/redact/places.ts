/** Finds the word that each glyph of a page belongs to, and so the sign that stands in the glyph's place, and how wide. */
import { greatest, least } from '../geometry/extremes.ts';
import type { Word } from '../model/word.ts';
import type { Lettering, Sheet } from './sheet.ts';
import type { Texts } from './texts.ts';

/** Ems that a glyph's middle may lie outside of its word, and its baseline off the word's. */
const NEAR = 0.1;
const SPACE = 0x20;
/** The cosine of the angle between baselines that are one. */
const STRAIGHT = 0.9999;

interface Seat {
  readonly text: Lettering;
  readonly index: number;
}

/** Given a page as drawn, its words and the texts of the copy, returns for each text object what is drawn in its place. */
export function redrawn(sheet: Sheet, words: readonly Word[], texts: Texts): Map<Lettering, Lettering> {
  const letterings = sheet.marks.filter((mark) => mark.kind === 'text');
  const rows = byRow(words);
  const seats = new Map<Word, Seat[]>();
  const drawn = new Map<Lettering, Lettering>();
  const seated = new Map<Lettering, Uint8Array>();
  for (const text of letterings) {
    const { codes, starts, advances } = text;
    drawn.set(text, { ...text, codes: codes.slice(), starts: starts.slice(), advances: advances.slice() });
    seated.set(text, new Uint8Array(codes.length));
    for (let index = 0; index < codes.length; index++) {
      if (codes[index] === SPACE) continue;
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
    const found = matched(there, from, word.leftward === true);
    for (const [{ text, index }, k] of found) {
      drawn.get(text)!.codes[index] = to[k]!;
      seated.get(text)![index] = 1;
    }
    if (tellsLetters(word.text, texts.byWord.get(word) ?? word.text)) {
      evenOut(found, from.length, word.leftward === true, drawn);
    }
  }
  for (const text of letterings) replaceRest(text, seated.get(text)!, texts, drawn);
  return drawn;
}

/** Letters are told by how wide they are, and the figures of some fonts; amounts stand below each other, and marks on letters have no place of their own. */
function widthsTell(text: string): boolean {
  return /\p{L}|^\p{N}+$/u.test(text) && !/\p{M}/u.test(text);
}

/** True where the widths of a text would tell what it was before it was changed: letters that stay, as those of a month, may keep theirs. */
function tellsLetters(text: string, made: string): boolean {
  if (made === text || !widthsTell(text)) return false;
  const letters = text.replace(/\P{L}/gu, '');
  return letters === '' || letters !== made.replace(/\P{L}/gu, '');
}

/** Given the glyphs of a word of so many letters, gives all the same width: their own would tell which letters they were. */
function evenOut(
  found: readonly [seat: Seat, letter: number][],
  letters: number,
  leftward: boolean,
  drawn: ReadonlyMap<Lettering, Lettering>,
): void {
  const [ux, uy] = found[0]?.[0].text.direction ?? [1, 0];
  const edges = found.map(([{ text, index }, letter]) => {
    const origin = text.origin[0] * ux + text.origin[1] * uy;
    const from = origin + text.starts[index]!;
    const straight = text.direction[0] * ux + text.direction[1] * uy > STRAIGHT;
    return {
      text,
      index,
      origin,
      place: leftward ? letters - 1 - letter : letter,
      from,
      to: from + text.advances[index]!,
      straight,
    };
  });
  const begin = least(edges.map(({ from }) => from));
  const width = (greatest(edges.map(({ to }) => to)) - begin) / letters;
  if (!(width > 0) || edges.some(({ straight }) => !straight)) return;
  if (new Set(edges.map(({ place }) => place)).size < letters) return;
  for (const { text, index, origin, place } of edges) {
    const { starts, advances } = drawn.get(text)!;
    starts[index] = begin + place * width - origin;
    advances[index] = width;
  }
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

/** Letters side by side of which fewer are no word: their text is drawn letter by letter. */
const LEAST_WORD = 3;

/** Text that nobody sees, that stands slanted or off the page: what is known from elsewhere is the same here, the rest is invented. */
function replaceRest(
  text: Lettering,
  seated: Uint8Array,
  { known, inventor }: Texts,
  drawn: ReadonlyMap<Lettering, Lettering>,
): void {
  const { codes: original } = text;
  const { codes } = drawn.get(text)!;
  const isFree = (i: number) => seated[i] === 0 && original[i] !== SPACE;
  for (let from = 0; from < original.length; from++) {
    if (!isFree(from)) continue;
    let to = from + 1;
    while (to < original.length && isFree(to)) to++;
    const word = String.fromCodePoint(...original.subarray(from, to));
    // a letter that is the same each time would be a cipher, which whoever has the copy reads
    const made = to - from < LEAST_WORD ? inventor.signs(word) : (known.get(word) ?? inventor.word(word));
    const seats = Array.from(made, (sign, i): [Seat, number] => {
      codes[from + i] = sign.codePointAt(0)!;
      return [{ text, index: from + i }, i];
    });
    if (tellsLetters(word, made)) evenOut(seats, to - from, false, drawn);
    from = to;
  }
}
