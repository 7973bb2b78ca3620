/** Cuts a line that may be a header into headings, also where those of two columns nearly touch. */
import { least } from '../../geometry/extremes.ts';
import { readsLeftward, textOf } from '../../geometry/reading-order.ts';
import type { ColumnRole, HeadingInLine } from '../../lexicon/headings/column-role.ts';
import { BOOKED_ROLES, DATE_ROLES, headingsIn } from '../../lexicon/headings/heading-roles.ts';
import type { SpanEvidence } from '../../lexicon/headings/heading-spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { type AlignedRun, isColumn, rowsShare } from '../aligned-runs/aligned-runs.ts';
import type { Interval } from '../aligned-runs/text-starts.ts';

/** A heading, or a line of one. */
export interface Piece {
  readonly words: readonly Word[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly line: number;
}

/** Headings of two columns stand further apart than words of one do, in text sizes: a space is a quarter to a third. */
const COLUMN_GAP = 0.45;
/** A heading less sure than this is none beside another, */
const SURE = 0.4;
/** and those this sure are two also where they nearly touch. */
const CERTAIN = 0.9;
/** A gap is wider than others of its phrase where it is so many times theirs. */
const WIDER = 1.2;
/** This share of a phrase's words must belong to known headings for it to be cut between them. */
const COVERED = 0.6;
/** Points that a heading's edge may differ from that of what stands below. */
const SAME_EDGE = 2;
/** A stack in this share of the rows is a table's, not a summary's. */
export const HIGH = 0.2;
/** What a heading's standing over one stack, or over several, and a wider gap before it count beside its words. */
const OVER_ONE = 0.5;
const OVER_SEVERAL = -2;
const AFTER_GAP = 0.4;

const SIDES: ReadonlySet<ColumnRole> = new Set(['debit', 'credit']);

/** Given a line, its number and the stacks below it, returns its phrases, cut further where one holds several known headings. */
export function piecesOf(tl: TokenLine, line: number, stacks: readonly AlignedRun[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { words } of tl.line.phrases) pieces.push(...piecesOfPhrase(words, line, stacks));
  return pieces;
}

function piecesOfPhrase(words: readonly Word[], line: number, stacks: readonly AlignedRun[]): Piece[] {
  const spans = words.length > 1 ? headingSpans(words, stacks) : [];
  if (spans.length > 1) return spans.map(([from, to]) => pieceOf(words.slice(from, to), line));
  const at = cutOverStacks(words, line, stacks);
  if (at === 0) return [pieceOf(words, line)];
  return [words.slice(0, at), words.slice(at)].flatMap((part) => piecesOfPhrase(part, line, stacks));
}

/** Given a phrase, returns before which of its words it is cut because either part stands in line over a column of its own; 0 for nowhere. */
function cutOverStacks(words: readonly Word[], line: number, stacks: readonly AlignedRun[]): number {
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [pieceOf(words.slice(0, at), line), pieceOf(words.slice(at), line)];
    if (isOverOwn(left, right, stacks) && isOverOwn(right, left, stacks)) return at;
  }
  return 0;
}

/** True for a piece in line with a high stack that the other does not reach. */
function isOverOwn({ x0, x1 }: Piece, other: Piece, stacks: readonly AlignedRun[]): boolean {
  for (const s of stacks) {
    if (s.share < HIGH || !s.alone || (s.left < other.x1 && s.right > other.x0)) continue;
    if (isAligned(x0, x1, s)) return true;
  }
  return false;
}

function pieceOf(words: readonly Word[], line: number): Piece {
  return { words, text: textOf(words), x0: words[0].x0, x1: words[words.length - 1].x1, line };
}

const BRACKET = /^[([]/;
/** What a cut must add to a header's score. */
const LEAST_GAIN = 0.2;

/**
 * Given the pieces of the lines of a header, the stacks below, where texts begin there and how well pieces make a header,
 * returns them with those cut that stand over two columns: a line alone does not tell what another tells ("Date" above
 * "booked Value"). Of one line only what is several known headings is cut.
 */
export function cutOverColumns(
  pieces: readonly Piece[],
  stacks: readonly AlignedRun[],
  texts: readonly Interval[],
  scoreOf: (pieces: readonly Piece[]) => number,
): readonly Piece[] {
  const rows = rowsShare(stacks);
  const high = stacks.filter((s) => s.share >= HIGH * rows).map((s): Interval => ({ x0: s.left, x1: s.right }));
  const isLineAlone = pieces.every((p) => p.line === pieces[0].line);
  const cuts = pieces.flatMap((piece) => {
    // a whole heading in line with its dates is one, whatever figures stand elsewhere below its end
    const known = headingsIn(piece.words.map((w) => w.text));
    if (isLineAlone && known.length < 2) return [];
    if (known.length === 1 && isWhole(known[0], piece) && isOfOne(known[0], piece, stacks)) return [];
    if (!isLineAlone && isOfWholeText(piece, pieces)) return [];
    const things = [...high, ...texts, ...pieces.filter((p) => p.line !== piece.line)];
    return piece.words.slice(1).flatMap((word, i) => {
      // a remark in brackets is on what stands before it
      if (BRACKET.test(word.text)) return [];
      const parts = [piece.words.slice(0, i + 1), piece.words.slice(i + 1)];
      if (!standApart(pieceOf(parts[0], piece.line), pieceOf(parts[1], piece.line), things)) return [];
      const cut = parts.flatMap((words) => piecesOfPhrase(words, piece.line, stacks));
      return [pieces.flatMap((p) => (p === piece ? cut : [p]))];
    });
  });
  const least = scoreOf(pieces) + LEAST_GAIN;
  const [best] = cuts.map((cut) => ({ cut, score: scoreOf(cut) })).sort((a, b) => b.score - a.score);
  return best && best.score >= least ? cutOverColumns(best.cut, stacks, texts, scoreOf) : pieces;
}

/** True for a part of a heading of texts that is whole over several lines: "Payment type" above "and details". */
function isOfWholeText(piece: Piece, pieces: readonly Piece[]): boolean {
  const stacked = pieces.filter(({ x0, x1 }) => x0 < piece.x1 && x1 > piece.x0);
  const words = stacked.sort((a, b) => a.line - b.line).flatMap((p) => p.words);
  const [known, ...others] = headingsIn(words.map(({ text }) => text));
  return stacked.length > 1 && others.length === 0 && known?.role === 'description' && isWhole(known, { words });
}

/** True for a heading whose words are all of a piece, and sure. */
function isWhole({ from, to, weight }: HeadingInLine, { words }: Pick<Piece, 'words'>): boolean {
  return from === 0 && to === words.length && weight >= CERTAIN;
}

/** True for a heading that stands over one column: of dates in line with it, or of texts, of which "Activity description" names no two. */
function isOfOne(known: HeadingInLine, { words }: Piece, stacks: readonly AlignedRun[]): boolean {
  return known.role === 'description' || (DATE_ROLES.has(known.role) && stackUnder(known, words, stacks) !== null);
}

/** True where each of two neighbouring parts stands by something of its own that the other does not reach, one of them in line with it. */
function standApart(left: Piece, right: Piece, things: readonly Interval[]): boolean {
  const by = ({ x0, x1 }: Piece, other: Piece) =>
    things.filter((t) => t.x0 < x1 && t.x1 > x0 && !(t.x0 < other.x1 && t.x1 > other.x0));
  const [ofLeft, ofRight] = [by(left, right), by(right, left)];
  const inLine =
    ({ x0, x1 }: Piece) =>
    (t: Interval) =>
      isAligned(x0, x1, { left: t.x0, right: t.x1 });
  return ofLeft.length > 0 && ofRight.length > 0 && (ofLeft.some(inLine(left)) || ofRight.some(inLine(right)));
}

/** Given a phrase, returns the word ranges of the headings in it; none where it is not surely several. */
function headingSpans(words: readonly Word[], stacks: readonly AlignedRun[]): [from: number, to: number][] {
  const gaps = words.map((w, i) => (i === 0 ? Infinity : (w.x0 - words[i - 1].x1) / w.style.size));
  const space = least(gaps);
  const rows = rowsShare(stacks);
  const high = stacks.filter((s) => s.share >= HIGH * rows);
  const columns = high.filter((s) => isColumn(s, rows));
  const isWider = (i: number) => gaps[i] >= Math.max(space, 0) * WIDER;
  // "Fecha valor  Movimiento": what stands nearer to the word before it than to that behind it is no heading with the latter
  const isLoose = (from: number, to: number) =>
    gaps.slice(from + 1, to).some((gap) => gap >= Math.max(gaps[from], space, 0) * WIDER);
  const evidence = (from: number, to: number) => {
    const [x0, x1] = [words[from].x0, words[to - 1].x1];
    const over = high.filter((s) => (s.left + s.right) / 2 > x0 && (s.left + s.right) / 2 < x1).length;
    const aligned = stacks.some((s) => isOver(x0, x1, s));
    // words beside those that stand over a column are another's, over which they stand
    const stands = (w: Word) => columns.some((s) => s.left < x1 && s.right > w.x0);
    const beside =
      !aligned &&
      words
        .slice(from + 1, to)
        .some((w, i) => columns.some((s) => isOver(x0, words[from + i].x1, s) && w.x0 >= s.right) && stands(w));
    return (
      (aligned ? OVER_ONE : 0) +
      (beside ? OVER_SEVERAL : 0) +
      (over > 1 ? OVER_SEVERAL * (over - 1) : 0) +
      (from > 0 && isWider(from) ? AFTER_GAP : 0) -
      (from > 0 && isLoose(from, to) ? AFTER_GAP : 0)
    );
  };
  const known = headingsOf(words, evidence);
  const found = markersJoined(known, words, high);
  const covered = found.reduce((n, f) => n + f.to - f.from, 0);
  if (found.length < 2 || covered < words.length * COVERED) return [];
  const spans = found.map((f): [number, number] => [f.from, f.to]);
  takeRest(spans, words.length, gaps);
  if (found.some((f) => f.weight < SURE)) return [];
  const whole = covered === words.length;
  const unsure = found.filter((f) => standsFor(f, words, stacks) === null);
  // one of words that may mean something else is a heading among those that are sure
  const sure = whole && unsure.length <= (found.length > 2 ? 1 : 0) && unsure.every((f) => kindOf(f.role) === null);
  const over = spans.slice(1).map((_, i) => overOthers(found, spans, i, words, stacks));
  // "Closing balance" is what a line says, and "Cr Closing balance", but for its standing over two columns
  if (!sure && !over.every(Boolean) && lineKind(textOf(words))?.exact) return [];
  const parted = spans.slice(1).every(([from], i) => (whole && gaps[from] >= COLUMN_GAP) || isWider(from) || over[i]);
  return sure || parted ? spans : [];
}

/** Given words from left to right, returns the headings in them: read from right to left where they are written so. */
function headingsOf(words: readonly Word[], evidence: SpanEvidence): HeadingInLine[] {
  const texts = words.map((w) => w.text);
  if (!readsLeftward(words)) return headingsIn(texts, evidence);
  const count = words.length;
  const read = headingsIn(texts.reverse(), (from, to) => evidence(count - to, count - from));
  return read.map((heading) => ({ ...heading, from: count - heading.to, to: count - heading.from })).reverse();
}

/** True where a heading shares an edge or its middle with a stack, or with most of it. */
function isOver(x0: number, x1: number, stack: AlignedRun): boolean {
  return isAligned(x0, x1, stack) || isAligned(x0, x1, stack.core);
}

function isAligned(x0: number, x1: number, { left, right }: Pick<AlignedRun, 'left' | 'right'>): boolean {
  const off = Math.min(Math.abs(x0 - left), Math.abs(x1 - right), Math.abs(x0 + x1 - left - right) / 2);
  return off <= SAME_EDGE;
}

/** Given headings of a phrase, returns those for money out and in that stand over none ("Af Bij") as one for the words that tell which. */
function markersJoined(
  known: readonly HeadingInLine[],
  words: readonly Word[],
  high: readonly AlignedRun[],
): HeadingInLine[] {
  const money = high.filter((s) => s.kind === 'money');
  const isWord = ({ from, to, weight }: HeadingInLine) =>
    weight < CERTAIN && !money.some((s) => s.left < words[to - 1].x1 && s.right > words[from].x0);
  const joined: HeadingInLine[] = [];
  for (const next of known) {
    const last = joined.at(-1);
    const sides = last && last.role !== next.role && SIDES.has(last.role) && SIDES.has(next.role);
    if (sides && last.to === next.from && money.length > 0 && isWord(last) && isWord(next))
      joined[joined.length - 1] = { ...last, role: 'marker', to: next.to };
    else joined.push(next);
  }
  return joined;
}

/** Given a heading, returns the stack that it stands over, of the kind that it names; or null. */
function stackUnder(
  { role, from, to }: HeadingInLine,
  words: readonly Word[],
  stacks: readonly AlignedRun[],
): AlignedRun | null {
  const kind = kindOf(role);
  return stacks.find((s) => s.kind === kind && isOver(words[from].x0, words[to - 1].x1, s)) ?? null;
}

/** Given a heading, returns it where its words are sure, or what it stands over, if that is what it names; or null. */
function standsFor(
  found: HeadingInLine,
  words: readonly Word[],
  stacks: readonly AlignedRun[],
): HeadingInLine | AlignedRun | null {
  if (found.weight >= CERTAIN) return found;
  const stack = stackUnder(found, words, stacks);
  const others = words.filter((_, i) => i < found.from || i >= found.to);
  const isOthers = others.some((w) => stack && w.x0 < stack.core.right && w.x1 > stack.core.left);
  return stack && isColumn(stack, rowsShare(stacks)) && !isOthers ? stack : null;
}

/** True where a heading and the next are sure, or stand over what they name, and not over the same. */
function overOthers(
  found: readonly HeadingInLine[],
  spans: readonly (readonly [from: number, to: number])[],
  at: number,
  words: readonly Word[],
  stacks: readonly AlignedRun[],
): boolean {
  const [first, second] = [at, at + 1].map((i) => {
    const [from, to] = spans[i];
    return kindOf(found[i].role)
      ? stackUnder({ ...found[i], from, to }, words, stacks)
      : standsFor(found[i], words, stacks);
  });
  return first !== null && second !== null && first !== second;
}

/** Given spans of known headings, lets the words between them join the heading that they stand nearer to, or follow. */
function takeRest(spans: [number, number][], words: number, gaps: readonly number[]): void {
  spans[0][0] = 0;
  spans[spans.length - 1][1] = words;
  for (let i = 1; i < spans.length; i++) {
    const [end, start] = [spans[i - 1][1], spans[i][0]];
    let widest = start;
    for (let k = end; k <= start; k++) if (gaps[k] > gaps[widest] + 0.02) widest = k;
    spans[i - 1][1] = widest;
    spans[i][0] = widest;
  }
}

function kindOf(role: ColumnRole): AlignedRun['kind'] | null {
  if (DATE_ROLES.has(role)) return 'date';
  return BOOKED_ROLES.has(role) ? 'money' : null;
}
