/** Cuts a line that may be a header into headings, also where those of two columns nearly touch. */
import { BOOKED_ROLES, type ColumnRole, DATE_ROLES, type HeadingInLine, headingsIn } from '../lexicon/columns.ts';
import { lineKind } from '../lexicon/lines.ts';
import type { Phrase } from '../lines/types.ts';
import type { Stack } from './stacks.ts';
import type { TokenLine } from './types.ts';

/** A heading, or a line of one. */
export interface Piece {
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
/** A stack in this share of the lines with amounts is a table's, not a summary's. */
const HIGH = 0.2;
/** What a heading's standing over one stack, or over several, and a wider gap before it count beside its words. */
const OVER_ONE = 0.5;
const OVER_SEVERAL = -1.5;
const AFTER_GAP = 0.4;

/** Given a line, its number and the stacks below it, returns its phrases, cut further where one holds several known headings. */
export function piecesOf(tl: TokenLine, line: number, stacks: readonly Stack[]): Piece[] {
  return tl.line.phrases.flatMap((phrase) => {
    const spans = phrase.words.length > 1 ? headingSpans(phrase, stacks) : [];
    if (spans.length < 2) return [{ text: phrase.text, x0: phrase.x0, x1: phrase.x1, line }];
    return spans.map(([from, to]) => {
      const own = phrase.words.slice(from, to);
      return { text: own.map((w) => w.text).join(' '), x0: own[0].x0, x1: own[own.length - 1].x1, line };
    });
  });
}

/** Given a phrase, returns the word ranges of the headings in it; none where it is not surely several. */
function headingSpans(phrase: Phrase, stacks: readonly Stack[]): [from: number, to: number][] {
  const { words } = phrase;
  const gaps = words.map((w, i) => (i === 0 ? Infinity : (w.x0 - words[i - 1].x1) / w.style.size));
  const space = Math.min(...gaps);
  const high = stacks.filter((s) => s.share >= HIGH);
  const isWider = (i: number) => gaps[i] >= Math.max(space, 0) * WIDER;
  const evidence = (from: number, to: number) => {
    const [x0, x1] = [words[from].x0, words[to - 1].x1];
    const over = high.filter((s) => (s.left + s.right) / 2 > x0 && (s.left + s.right) / 2 < x1).length;
    return (
      (stacks.some((s) => isAligned(x0, x1, s)) ? OVER_ONE : 0) +
      (over > 1 ? OVER_SEVERAL * (over - 1) : 0) +
      (from > 0 && isWider(from) ? AFTER_GAP : 0)
    );
  };
  const found = headingsIn(
    words.map((w) => w.text),
    evidence,
  );
  const covered = found.reduce((n, f) => n + f.to - f.from, 0);
  if (found.length < 2 || covered < words.length * COVERED) return [];
  const spans = found.map((f): [number, number] => [f.from, f.to]);
  takeRest(spans, words.length, gaps);
  if (found.some((f) => f.weight < SURE)) return [];
  const whole = covered === words.length;
  const sure = whole && found.every((f) => f.weight >= CERTAIN);
  if (!sure && lineKind(phrase.text)?.exact) return [];
  const parted = spans
    .slice(1)
    .every(
      ([from], i) =>
        (whole && gaps[from] >= COLUMN_GAP) || isWider(from) || overOthers(found, spans, i, phrase, stacks),
    );
  return sure || parted ? spans : [];
}

/** True where a heading shares an edge or its middle with a stack. */
function isAligned(x0: number, x1: number, { left, right }: Stack): boolean {
  const off = Math.min(Math.abs(x0 - left), Math.abs(x1 - right), Math.abs(x0 + x1 - left - right) / 2);
  return off <= SAME_EDGE;
}

/** True where a heading and the next are sure, or stand over what they name, and not over the same. */
function overOthers(
  found: readonly HeadingInLine[],
  spans: readonly (readonly [from: number, to: number])[],
  at: number,
  { words }: Phrase,
  stacks: readonly Stack[],
): boolean {
  const [first, second] = [at, at + 1].map((i) => {
    const kind = kindOf(found[i].role);
    if (!kind) return found[i].weight >= CERTAIN ? found[i] : null;
    const [from, to] = spans[i];
    return stacks.find((s) => s.kind === kind && isAligned(words[from].x0, words[to - 1].x1, s)) ?? null;
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

function kindOf(role: ColumnRole): Stack['kind'] | null {
  if (DATE_ROLES.has(role)) return 'date';
  return BOOKED_ROLES.has(role) ? 'money' : null;
}
