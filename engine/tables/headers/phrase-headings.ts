/** Finds the headings in a phrase if those of several columns nearly touch. */
import { least } from '../../geometry/extremes.ts';
import { askew, type Interval, middle, overlaps } from '../../geometry/intervals.ts';
import { readsLeftward, textOf } from '../../geometry/reading-order.ts';
import type { WordSpan } from '../../geometry/spans.ts';
import { BOOKED_ROLES, type ColumnRole, DATE_ROLES, type HeadingInLine } from '../../lexicon/headings/column-role.ts';
import type { SpanEvidence } from '../../lexicon/headings/heading-spans.ts';
import { headingsIn } from '../../lexicon/headings/headings-in-line.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { firstOf, itemAt, lastOf, neighbours, numberAt } from '../../model/lists.ts';
import type { Word } from '../../model/word.ts';
import { type AlignedRun, isColumn, rowsShare } from '../aligned-runs/aligned-runs.ts';

/** Headings of two columns are further apart than words of one, in text sizes: a space is a quarter to a third. */
const COLUMN_GAP = 0.45;
/** A heading less sure than this is not one beside another, */
const SURE = 0.4;
/** and those this sure are two even if they nearly touch. */
export const CERTAIN = 0.9;
/** A gap is wider than others of its phrase if it is so many times theirs. */
const WIDER = 1.2;
/** This share of a phrase's words must belong to known headings for it to be cut between them. */
const COVERED = 0.6;
/** Points that a heading's edge may differ from that of what is below. */
const SAME_EDGE = 2;
/** A run in this share of the rows is a table's, not a summary's. */
export const HIGH = 0.2;
/** What a place above one run, or above several, and a wider gap before it count for a heading, beside its words. */
const OVER_ONE = 0.5;
const OVER_SEVERAL = -2;
const AFTER_GAP = 0.4;

const isOfTexts = (role: ColumnRole): boolean => !BOOKED_ROLES.has(role) && !DATE_ROLES.has(role);

const SIDES: ReadonlySet<ColumnRole> = new Set(['debit', 'credit']);

/** A phrase, and what is below it. */
interface PhraseOverRuns {
  readonly words: readonly Word[];
  readonly runs: readonly AlignedRun[];
}

/** The stretch that some words take. */
const stretchOf = (words: readonly Word[], { from, to }: WordSpan): Interval => ({
  x0: itemAt(words, from).x0,
  x1: itemAt(words, to - 1).x1,
});

/** Given a phrase, returns the word ranges of the headings in it; none if it is not surely several. */
export function headingSpans(words: readonly Word[], runs: readonly AlignedRun[]): WordSpan[] {
  const gaps = words.map((w, i) => (i === 0 ? Infinity : (w.x0 - itemAt(words, i - 1).x1) / w.style.size));
  const space = least(gaps);
  const rows = rowsShare(runs);
  const high = runs.filter((s) => s.share >= HIGH * rows);
  const columns = high.filter((s) => isColumn(s, rows));
  const isWider = (i: number) => numberAt(gaps, i) >= Math.max(space, 0) * WIDER;
  // "Fecha valor  Movimiento": what is nearer to the word before it is no heading with the one behind it
  const isLoose = (from: number, to: number) =>
    gaps.slice(from + 1, to).some((gap) => gap >= Math.max(numberAt(gaps, from), space, 0) * WIDER);
  const evidence = (from: number, to: number) => {
    const own = stretchOf(words, { from, to });
    const over = high.filter((s) => middle(s) > own.x0 && middle(s) < own.x1).length;
    const aligned = runs.some((s) => isOver(own, s));
    // words beside those above a column belong to another column, if they are above that
    const stands = (w: Word) => columns.some((s) => s.x0 < own.x1 && s.x1 > w.x0);
    const isOthers = (w: Word, i: number) =>
      stands(w) && columns.some((s) => isOver({ x0: own.x0, x1: itemAt(words, from + i).x1 }, s) && w.x0 >= s.x1);
    const beside = !aligned && words.slice(from + 1, to).some(isOthers);
    return (
      (aligned ? OVER_ONE : 0) +
      (beside ? OVER_SEVERAL : 0) +
      (over > 1 ? OVER_SEVERAL * (over - 1) : 0) +
      (from > 0 && isWider(from) ? AFTER_GAP : 0) -
      (from > 0 && isLoose(from, to) ? AFTER_GAP : 0)
    );
  };
  const known = headingsOf(words, evidence);
  const found = markersJoined(known, { words, runs: high });
  // "Account, name, message" lists what one column of texts holds
  if (words.slice(0, -1).some(({ text }) => text.endsWith(',')) && found.every((f) => isOfTexts(f.role))) return [];
  const covered = found.reduce((n, f) => n + f.to - f.from, 0);
  if (found.length < 2 || covered < words.length * COVERED) return [];
  const spans = found.map(({ from, to }) => ({ from, to }));
  takeRest(spans, words.length, gaps);
  if (found.some((f) => f.weight < SURE)) return [];
  const whole = covered === words.length;
  const phrase = { words, runs };
  const unsure = found.filter((f) => standsFor(f, phrase) === null);
  // one of words that may mean something else is a heading among those that are sure
  const sure = whole && unsure.length <= (found.length > 2 ? 1 : 0) && unsure.every((f) => kindOf(f.role) === null);
  // what each heading is above, or its words if they are sure
  const things = found.map((f, i) =>
    kindOf(f.role) ? runUnder({ ...f, ...itemAt(spans, i) }, phrase) : standsFor(f, phrase),
  );
  const over = things.slice(1).map((thing, i) => thing !== null && things[i] !== null && thing !== things[i]);
  // "Closing balance" is what a line says, and "Cr Closing balance", unless it is above two columns
  if (!sure && !over.every(Boolean) && lineKind(textOf(words))?.exact) return [];
  const isParted = ({ from }: WordSpan, i: number) =>
    (whole && numberAt(gaps, from) >= COLUMN_GAP) || isWider(from) || over[i];
  const parted = spans.slice(1).every(isParted);
  return sure || parted ? spans : [];
}

/** Given words from left to right, returns the headings in them: read from right to left if they are written so. */
function headingsOf(words: readonly Word[], evidence: SpanEvidence): HeadingInLine[] {
  const texts = words.map((w) => w.text);
  if (!readsLeftward(words)) return headingsIn(texts, evidence);
  const count = words.length;
  const read = headingsIn(texts.reverse(), (from, to) => evidence(count - to, count - from));
  return read.map((heading) => ({ ...heading, from: count - heading.to, to: count - heading.from })).reverse();
}

/** True if a heading shares an edge or its middle with a run, or with most of it. */
const isOver = (heading: Interval, run: AlignedRun): boolean => isAligned(heading, run) || isAligned(heading, run.core);

export const isAligned = (one: Interval, other: Interval): boolean => askew(one, other) <= SAME_EDGE;

/** Returns headings for money out and in that are above no money ("Af Bij") as one heading of markers. */
function markersJoined(known: readonly HeadingInLine[], { words, runs }: PhraseOverRuns): HeadingInLine[] {
  const money = runs.filter((s) => s.kind === 'money');
  const isWord = (heading: HeadingInLine) =>
    heading.weight < CERTAIN && !money.some((s) => overlaps(s, stretchOf(words, heading)));
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

/** Given a heading, returns the run that it is above, of the kind that it names; or null. */
export function runUnder(heading: HeadingInLine, { words, runs }: PhraseOverRuns): AlignedRun | null {
  const kind = kindOf(heading.role);
  return runs.find((s) => s.kind === kind && isOver(stretchOf(words, heading), s)) ?? null;
}

/** Given a heading, returns it if its words are sure, or what it is above, if that is what it names; or null. */
function standsFor(found: HeadingInLine, phrase: PhraseOverRuns): HeadingInLine | AlignedRun | null {
  if (found.weight >= CERTAIN) return found;
  const { words, runs } = phrase;
  const run = runUnder(found, phrase);
  const others = words.filter((_, i) => i < found.from || i >= found.to);
  const isOthers = others.some((w) => run && overlaps(w, run.core));
  return run && isColumn(run, rowsShare(runs)) && !isOthers ? run : null;
}

/** Ems by which gaps may differ that are alike: the first of them parts. */
const SAME_GAP = 0.02;

/** Given spans of known headings, lets the words between them join the heading that they are nearer to, or follow. */
function takeRest(spans: { from: number; to: number }[], words: number, gaps: readonly number[]): void {
  firstOf(spans).from = 0;
  lastOf(spans).to = words;
  for (const [before, span] of neighbours(spans)) {
    const [end, start] = [before.to, span.from];
    let widest = start;
    for (let k = end; k <= start; k++) if (numberAt(gaps, k) > numberAt(gaps, widest) + SAME_GAP) widest = k;
    before.to = widest;
    span.from = widest;
  }
}

function kindOf(role: ColumnRole): AlignedRun['kind'] | null {
  if (DATE_ROLES.has(role)) return 'date';
  return BOOKED_ROLES.has(role) ? 'money' : null;
}
