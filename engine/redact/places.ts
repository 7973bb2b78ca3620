/** Finds the word of each glyph of a page, and so the sign that takes the glyph's place, and its width. */
import { greatest, least } from '../geometry/extremes.ts';
import { SPACE } from '../model/characters.ts';
import { firstOf, groupBy, makeOnce, numberAt, stretchesOf } from '../model/lists.ts';
import type { Word } from '../model/word.ts';
import type { Glyph, Lettering, Sheet } from './sheet.ts';
import { codePointsOf } from './signs.ts';
import type { Texts } from './texts.ts';

/** Ems that a glyph's middle may lie outside of its word, and its baseline off the word's. */
const NEAR = 0.1;
/** The cosine of the angle between baselines that are one. */
const STRAIGHT = 0.9999;

/** A glyph of a text object, and what is drawn in its place. */
interface Seat {
  readonly text: Lettering;
  readonly glyph: Readonly<Glyph>;
  readonly drawn: Glyph;
}

/** Given a page as drawn, its words and the texts of the copy, returns the page of the copy. */
export function redrawn(sheet: Sheet, words: readonly Word[], texts: Texts): Sheet {
  const rows = groupBy(words, rowOf);
  const seatsOf = new Map<Word, Seat[]>();
  const marks = sheet.marks.map((mark) => {
    if (mark.kind !== 'text') return { mark, seats: [] };
    const seats = mark.glyphs.map((glyph): Seat => ({ text: mark, glyph, drawn: { ...glyph } }));
    for (const seat of seats) {
      const word = seat.glyph.code === SPACE ? undefined : wordAt(rows, seat);
      if (word) makeOnce(seatsOf, word, () => []).push(seat);
    }
    return { mark: { ...mark, glyphs: seats.map(({ drawn }) => drawn) }, seats };
  });
  const seated = new Set<Seat>();
  for (const [word, seats] of seatsOf) for (const seat of redraw(word, seats, texts)) seated.add(seat);
  for (const { seats } of marks) redrawRest(seats, seated, texts);
  return { ...sheet, marks: marks.map(({ mark }) => mark) };
}

/** Given a word and the glyphs at its place, draws the word of the copy, and returns the glyphs used. */
function redraw(word: Word, seats: readonly Seat[], texts: Texts): Seat[] {
  const made = texts.byWord.get(word) ?? word.text;
  const [from, to] = [codePointsOf(word.text), codePointsOf(made)];
  const leftward = word.leftward === true;
  const found = matched(seats, from, leftward);
  for (const [{ drawn }, letter] of found) drawn.code = numberAt(to, letter);
  if (tellsLetters(word.text, made)) evenOut(found, from.length, leftward);
  return found.map(([seat]) => seat);
}

/**
 * True if letters, or figures, can be known by their widths. Not in amounts, which are below each other, nor with
 * marks, which have no place of their own.
 */
function widthsTell(text: string): boolean {
  return /\p{L}|^\p{N}+$/u.test(text) && !/\p{M}/u.test(text);
}

/** True if the widths of a text show what it was before it was changed; letters that stay may keep theirs. */
function tellsLetters(text: string, made: string): boolean {
  if (made === text || !widthsTell(text)) return false;
  const letters = text.replace(/\P{L}/gu, '');
  return letters === '' || letters !== made.replace(/\P{L}/gu, '');
}

/** Gives all glyphs of a word of so many letters the same width: their own would show which letters they were. */
function evenOut(found: readonly [seat: Seat, letter: number][], letters: number, leftward: boolean): void {
  const [ux, uy] = found[0]?.[0].text.direction ?? [1, 0];
  const edges = found.map(([{ text, glyph, drawn }, letter]) => {
    const origin = text.origin[0] * ux + text.origin[1] * uy;
    const from = origin + glyph.start;
    const straight = text.direction[0] * ux + text.direction[1] * uy > STRAIGHT;
    return { drawn, origin, place: leftward ? letters - 1 - letter : letter, from, to: from + glyph.advance, straight };
  });
  const begin = least(edges.map(({ from }) => from));
  const width = (greatest(edges.map(({ to }) => to)) - begin) / letters;
  if (!(width > 0) || edges.some(({ straight }) => !straight)) return;
  if (new Set(edges.map(({ place }) => place)).size < letters) return;
  for (const { drawn, origin, place } of edges) {
    drawn.start = Math.fround(begin + place * width - origin);
    drawn.advance = Math.fround(width);
  }
}

/** Pairs the glyphs of a word with its letters, in reading order; a letter struck twice has two glyphs. */
function matched(
  there: readonly Seat[],
  letters: readonly number[],
  leftward: boolean,
): [seat: Seat, letter: number][] {
  const middle = ({ glyph }: Seat) => glyph.middle * (leftward ? -1 : 1);
  const sorted = [...there].sort((a, b) => middle(a) - middle(b));
  const found: [Seat, number][] = [];
  let next = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of sorted) {
    const { code } = seat.glyph;
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

const rowOf = ({ baseline }: { readonly baseline: number }): number => Math.round(baseline / ROW);

function wordAt(rows: ReadonlyMap<number, Word[]>, { text, glyph: { middle } }: Seat): Word | undefined {
  const row = rowOf(text);
  const near = NEAR * text.uprightSize;
  const isAt = ({ baseline, x0, x1 }: Word) =>
    Math.abs(baseline - text.baseline) <= near && middle >= x0 - near && middle <= x1 + near;
  return [row, row - 1, row + 1].flatMap((at) => rows.get(at) ?? []).find(isAt);
}

/** Fewer letters side by side are no word: their text is drawn letter by letter. */
const LEAST_WORD = 3;

/** Redraws text that is hidden, slanted or off the page: as the same text elsewhere, or invented. */
function redrawRest(seats: readonly Seat[], seated: ReadonlySet<Seat>, texts: Texts): void {
  const isLeft = (seat: Seat) => !seated.has(seat) && seat.glyph.code !== SPACE;
  for (const word of stretchesOf(seats, (seat, before) => isLeft(seat) && isLeft(before)))
    if (isLeft(firstOf(word))) invent(word, texts);
}

function invent(seats: readonly Seat[], { known, inventor }: Texts): void {
  const text = String.fromCodePoint(...seats.map(({ glyph }) => glyph.code));
  // a letter that is the same each time would be a cipher, which whoever has the copy reads
  const made = seats.length < LEAST_WORD ? inventor.signs(text) : (known.get(text) ?? inventor.word(text));
  const codes = codePointsOf(made);
  for (const [i, { drawn }] of seats.entries()) drawn.code = numberAt(codes, i);
  const found = seats.map((seat, i): [Seat, number] => [seat, i]);
  if (tellsLetters(text, made)) evenOut(found, seats.length, false);
}
