/** Cuts a line that may be a header into headings, even if those of two columns nearly touch. */
import { type Interval, overlaps } from '../../geometry/intervals.ts';
import { textOf } from '../../geometry/reading-order.ts';
import { DATE_ROLES, type HeadingInLine } from '../../lexicon/headings/column-role.ts';
import { headingsIn } from '../../lexicon/headings/headings-in-line.ts';
import { firstOf, isFilled, lastOf, onlyOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { type AlignedRun, rowsShare } from '../aligned-runs/aligned-runs.ts';
import { scoreOf } from './header.ts';
import { CERTAIN, HIGH, headingSpans, isAligned, runUnder } from './phrase-headings.ts';
import type { Piece } from './piece.ts';

type Runs = readonly AlignedRun[];

/** Returns a line's phrases, cut if one holds several known headings. `runs`: what is below. */
export function piecesOf(tl: TokenLine, line: number, runs: Runs): Piece[] {
  const phrases = tl.line.phrases.map(({ words }) => words.filter((word) => !isStray(word))).filter(isFilled);
  return (phrases.length > 0 ? phrases : tl.line.phrases.map(({ words }) => words)).flatMap((words) =>
    piecesOfPhrase(words, line, runs),
  );
}

const FIGURE_OR_MARK = /^\P{L}$/u;

/** True for one figure or mark that one reader of a picture saw, and the other did not: dirt, or an edge. */
const isStray = ({ text, reading }: Word): boolean =>
  reading?.agreed === false && reading.others.length === 0 && FIGURE_OR_MARK.test(text);

function piecesOfPhrase(words: readonly Word[], line: number, runs: Runs): Piece[] {
  const spans = words.length > 1 ? headingSpans(words, runs) : [];
  if (spans.length > 1) return spans.map(({ from, to }) => pieceOf(words.slice(from, to), line));
  const at = cutOverRuns(words, line, runs);
  if (at === 0) return [pieceOf(words, line)];
  return [words.slice(0, at), words.slice(at)].flatMap((part) => piecesOfPhrase(part, line, runs));
}

/** Returns before which word a phrase is cut, so that each part is in line with a column of its own; 0 for nowhere. */
function cutOverRuns(words: readonly Word[], line: number, runs: Runs): number {
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [pieceOf(words.slice(0, at), line), pieceOf(words.slice(at), line)];
    if (isOverOwn(left, right, runs) && isOverOwn(right, left, runs)) return at;
  }
  return 0;
}

/** True for a piece in line with a high run that the other does not reach. */
const isOverOwn = (piece: Piece, other: Piece, runs: Runs): boolean =>
  runs.some((s) => s.share >= HIGH && s.alone && !overlaps(s, other) && isAligned(piece, s));

function pieceOf(words: readonly Word[], line: number): Piece {
  const [{ x0 }, { x1 }] = [firstOf(words), lastOf(words)];
  return { words, text: textOf(words), x0, x1, line };
}

const BRACKET = /^[([]/;
/** What a cut must add to a header's score. */
const LEAST_GAIN = 0.2;

/**
 * Returns the pieces of a header's lines with those cut that are above two columns: one line does not show what
 * another shows ("Date" above "booked Value"). In a header of one line, only a piece of several known headings is cut.
 */
export function cutOverColumns(pieces: readonly Piece[], runs: Runs, texts: readonly Interval[]): readonly Piece[] {
  const rows = rowsShare(runs);
  const high = runs.filter((s) => s.share >= HIGH * rows);
  const isLineAlone = pieces.every((p) => p.line === pieces[0]?.line);
  const cuts = pieces.flatMap((piece) => {
    // a whole heading in line with its dates is one, whatever figures are elsewhere below its end
    const known = headingsIn(piece.words.map((w) => w.text));
    const only = onlyOf(known);
    if (isLineAlone && known.length < 2) return [];
    if (only && isWhole(only, piece) && isOfOne(only, piece, runs)) return [];
    if (!isLineAlone && isOfWholeText(piece, pieces)) return [];
    const things = [...high, ...texts, ...pieces.filter((p) => p.line !== piece.line)];
    return piece.words.slice(1).flatMap((word, i) => {
      // a remark in brackets is about what is before it
      if (BRACKET.test(word.text)) return [];
      const [left, right] = [piece.words.slice(0, i + 1), piece.words.slice(i + 1)];
      if (!standApart(pieceOf(left, piece.line), pieceOf(right, piece.line), things)) return [];
      const cut = [left, right].flatMap((words) => piecesOfPhrase(words, piece.line, runs));
      return [pieces.flatMap((p) => (p === piece ? cut : [p]))];
    });
  });
  const least = scoreOf(pieces) + LEAST_GAIN;
  const [best] = cuts.map((cut) => ({ cut, score: scoreOf(cut) })).sort((a, b) => b.score - a.score);
  return best && best.score >= least ? cutOverColumns(best.cut, runs, texts) : pieces;
}

/** True for a part of a heading of texts that is whole over several lines: "Payment type" above "and details". */
function isOfWholeText(piece: Piece, pieces: readonly Piece[]): boolean {
  const own = pieces.filter((other) => overlaps(other, piece));
  const words = own.sort((a, b) => a.line - b.line).flatMap((p) => p.words);
  const [known, ...others] = headingsIn(words.map(({ text }) => text));
  return own.length > 1 && others.length === 0 && known?.role === 'description' && isWhole(known, { words });
}

/** True for a heading that is all the words of a piece, and sure. */
const isWhole = ({ from, to, weight }: HeadingInLine, { words }: Pick<Piece, 'words'>): boolean =>
  from === 0 && to === words.length && weight >= CERTAIN;

/** True for a heading over one column: of dates in line with it, or of texts ("Activity description"). */
const isOfOne = (known: HeadingInLine, { words }: Piece, runs: Runs): boolean =>
  known.role === 'description' || (DATE_ROLES.has(known.role) && runUnder(known, { words, runs }) !== null);

/** True if each of two neighbours is above something that the other does not reach, one of them in line with it. */
function standApart(left: Piece, right: Piece, things: readonly Interval[]): boolean {
  const by = (piece: Piece, other: Piece) => things.filter((t) => overlaps(t, piece) && !overlaps(t, other));
  const [ofLeft, ofRight] = [by(left, right), by(right, left)];
  const inLine = (piece: Piece) => (t: Interval) => isAligned(piece, t);
  return ofLeft.length > 0 && ofRight.length > 0 && (ofLeft.some(inLine(left)) || ofRight.some(inLine(right)));
}
