/** Finds typed ruling lines: hyphens, equals signs, underscores or the strokes of a box. */
import type { Line } from '../model/line.ts';

const STROKES = /^[-=_*+|.:\u2010-\u2015\u2212\u2500-\u257f]+$/;
/** A row's cells may hold a hyphen each. */
const SHORTEST = 5;

/** True for a line of nothing but strokes, one of its words as long as a rule is. */
export const isTypedRule = ({ words }: Line): boolean =>
  words.every(({ text }) => STROKES.test(text)) && words.some(({ text }) => text.length >= SHORTEST);
