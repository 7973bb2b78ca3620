/** Finds what marks single rows: what is drawn through, behind or beside them, and the ends of their texts. */
import type { Box } from '../../geometry/box.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Line, LinedPage } from '../../model/line.ts';
import type { Word } from '../../model/word.ts';
import { type Booking, firstLineOf } from '../part.ts';

/** A stroke through text lies between these shares of the text's height above its baseline. */
const STRUCK_FROM = 0.08;
const STRUCK_TO = 0.65;
/** The share of a word's width that a stroke covers. */
const MOST_OF_WORD = 0.8;
/** A bar beside a few lines of text is at most this many lines long. */
const FEW_LINES = 5;

type OnPages = (pages: readonly LinedPage[]) => (row: Booking) => boolean;
type LineTest = (pages: readonly LinedPage[]) => (line: Line) => boolean;

/** Given what a page draws and how it marks a line, returns, for pages, a test of whether a line is marked. */
function drawn(boxesOf: (page: LinedPage) => readonly Box[], marks: (box: Box, line: Line) => boolean): LineTest {
  return (pages) => {
    const boxes = new Map(pages.map((page) => [page.number, boxesOf(page)]));
    return (line) => (boxes.get(line.page) ?? []).some((box) => marks(box, line));
  };
}

/** The same for the first line of a row. */
function drawnBeside(...how: Parameters<typeof drawn>): OnPages {
  return (pages) => {
    const isMarked = drawn(...how)(pages);
    return (row) => isMarked(firstLineOf(row));
  };
}

const rules = (horizontal: boolean) => (page: LinedPage) =>
  page.rules.filter((rule) => rule.horizontal === horizontal).map(({ box }) => box);

const crossedOut = drawn(rules(true), (box, { words, baseline, size }) => {
  const [, y0, , y1] = box;
  return y1 <= baseline && y0 >= baseline - size && words.some((word) => goesThrough(box, word));
});

function goesThrough([x0, y0, x1, y1]: Box, word: Word): boolean {
  const above = (word.baseline - (y0 + y1) / 2) / word.style.size;
  const covered = Math.min(x1, word.x1) - Math.max(x0, word.x0);
  return above >= STRUCK_FROM && above <= STRUCK_TO && covered >= (word.x1 - word.x0) * MOST_OF_WORD;
}

/** A slanted line over words, alone or as one stroke of a cross. */
const slantedOver = drawn(
  ({ slants }) => slants,
  ([x0, y0, x1, y1], { box, words }) => {
    const middle = (box[1] + box[3]) / 2;
    return y0 <= middle && y1 >= middle && words.some((word) => word.x0 < x1 && word.x1 > x0);
  },
);

export const shadedOn = drawnBeside(
  ({ bands }) => bands.map(({ box }) => box),
  ([x0, y0, x1, y1], { box }) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  },
);

export const barredOn = drawnBeside(rules(false), (box, line) => isBeside(box, line, FEW_LINES));

export const belowMarginTextOn = drawnBeside(
  ({ marginTexts }) => marginTexts.map(({ box }) => box),
  (box, line) => isBeside(box, line, FEW_LINES * 2) && box[0] < line.box[2] && box[2] > line.box[0],
);

/** True for a box that the middle of a line meets, at most this many lines high. */
function isBeside([, y0, , y1]: Box, { box, size }: Line, lines: number): boolean {
  const middle = (box[1] + box[3]) / 2;
  return y1 - y0 <= size * lines && y0 <= middle && y1 >= middle;
}

export const struckOn: OnPages = (pages) => {
  const marks = [crossedOut(pages), slantedOver(pages)];
  return ({ row: { lines } }) => marks.some((isMarked) => lines.some(({ source }) => isMarked(source.line)));
};

/**
 * The beginning of a text up to a colon, or the text in brackets at either end: "En trámite: Cine", "Cine (en
 * suspens)".
 */
const LEAD = /^[([]?([^:()[\]\d]{2,30})[:)\]]|[([]([^()[\]\d]{2,30})[)\]]$/u;

/** The same up to a dash that stands by itself: "En trámite - Cine". */
const DASHED = /^([^:()[\]\d]{2,30}?)\s[-–—]\s/u;

/** A mark for a note below: "Hotel *", "Hotel ¹", "Hotel 1)", "Hotel(1)", "Hotel (!)". */
const NOTE = /(?:[*†‡§#¹²³]|\s\d\)|\((?:\p{L}|\d|[!?*†]+)\))$/u;

export function leadsOf({ row: { texts } }: Booking): string[] {
  return texts.flatMap((text) => {
    const [, before, behind] = LEAD.exec(text.trim()) ?? [];
    const lead = before ?? behind;
    const [note] = NOTE.exec(text.trim()) ?? [];
    return [...(lead === undefined ? [] : [fold(lead)]), ...(note === undefined ? [] : [note.trim()])];
  });
}

export const dashedLeadsOf = ({ row: { texts } }: Booking): string[] =>
  texts.flatMap((text) => DASHED.exec(text.trim())?.[1] ?? []).map(fold);
