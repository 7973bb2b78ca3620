/** Decides a question by what its rules find. */
import { groupBy } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import type { Decision, Level, Question, Ranked, Scores, TracedFinding } from './question.ts';

const LEVELS = ['states', 'suggests', 'defaults'] as const satisfies readonly Exclude<Level, 'excludes'>[];
const NO_SCORES: Scores = { states: 0, suggests: 0, defaults: 0 };
const NOTHING: readonly never[] = [];

/**
 * Given a question and its subject, returns the answer that ranks first. An excluded answer is out, a level decides
 * before the next one, and on one level the greatest sum of strengths decides. Equal answers are in the order of their
 * names, so that the order of rules means nothing. Throws if no rule speaks: a question has a default.
 */
export function decide<S, A extends string, R>(question: Question<S, A, R>, subject: S): Decision<A, R> {
  const first = firstOf(question, subject);
  if (first === undefined) throw new Error(`nothing answers the question about ${question.about}`);
  return new Decided(question, subject, first);
}

/** What is asked for beside the answer is computed then. */
class Decided<S, A extends string, R> implements Decision<A, R> {
  readonly answer: A;
  readonly by: TracedFinding<A, R>;
  readonly #question: Question<S, A, R>;
  readonly #subject: S;

  constructor(question: Question<S, A, R>, subject: S, { answer, by }: Winner<A, R>) {
    this.answer = answer;
    this.by = by;
    this.#question = question;
    this.#subject = subject;
  }

  get ranked(): readonly Ranked<A, R>[] {
    return rank(this.trail);
  }

  get trail(): readonly TracedFinding<A, R>[] {
    return heard(this.#question, this.#subject);
  }
}

/** The answer that ranks first; a level is heard only if those before leave it open. */
function firstOf<S, A extends string, R>(question: Question<S, A, R>, subject: S): Winner<A, R> | undefined {
  const against = heard(question, subject, 'excludes');
  let trail = against;
  let first: Winner<A, R> | undefined;
  for (const level of LEVELS) {
    const found = heard(question, subject, level);
    if (found.length === 0) continue;
    const alone = trail === against ? strongestAlone(found, against) : null;
    if (alone !== null) return { answer: alone.answer, by: alone };
    trail = [...trail, ...found];
    const ranked = rank(trail);
    if (isAhead(ranked)) return ranked[0];
    first = ranked[0];
  }
  return first;
}

type Winner<A, R> = Pick<Ranked<A, R>, 'answer' | 'by'>;

/** More findings are ranked. */
const FEW = 3;

/** Of a few findings for different answers, the strongest not excluded; null if two are, or it has no weight. */
function strongestAlone<A, R>(
  found: readonly TracedFinding<A, R>[],
  against: readonly TracedFinding<A, R>[],
): TracedFinding<A, R> | null {
  if (found.length > FEW || (found.length > 1 && new Set(found.map(({ answer }) => answer)).size < found.length))
    return null;
  let best: TracedFinding<A, R> | null = null;
  let most = 0;
  for (const one of found) {
    if (one.strength < most || against.some(({ answer }) => answer === one.answer)) continue;
    best = one.strength === most ? null : one;
    most = one.strength;
  }
  return best;
}

/** True if no answer can overtake the first, also none that only a later level names. */
function isAhead([first, second]: readonly Ranked<string>[]): boolean {
  if (first === undefined) return false;
  return byScores(first.scores, NO_SCORES) < 0 && byScores(first.scores, second?.scores ?? NO_SCORES) < 0;
}

/** The rules of each level: questions are asked about each row of a paper. */
const byLevel = onceFor((rules: readonly { readonly level: Level }[]) => groupBy(rules, ({ level }) => level));

/** What rules of a level find, or of all levels, in the order of the rules. */
function heard<S, A, R>({ rules }: Question<S, A, R>, subject: S, level?: Level): readonly TracedFinding<A, R>[] {
  const asked = level === undefined ? rules : (byLevel(rules).get(level) as typeof rules | undefined);
  let trail: TracedFinding<A, R>[] | null = null;
  for (const rule of asked ?? NOTHING) {
    const found = rule.find(subject);
    if (found === null) continue;
    trail ??= [];
    // not a spread: each of its objects would have a shape of its own
    for (const { answer, strength, params } of isList(found) ? found : [found])
      trail.push({ answer, strength, params, rule });
  }
  return trail ?? NOTHING;
}

const isList = <T>(found: T | readonly T[]): found is readonly T[] => Array.isArray(found);

/** The answers that nothing excludes, the likeliest first. */
function rank<A extends string, R>(trail: readonly TracedFinding<A, R>[]): readonly Ranked<A, R>[] {
  const found = new Map<A, TracedFinding<A, R>[]>();
  for (const one of trail) {
    const own = found.get(one.answer);
    if (own === undefined) found.set(one.answer, [one]);
    else own.push(one);
  }
  const ranked: Ranked<A, R>[] = [];
  for (const [answer, own] of found)
    if (!own.some(isAgainst)) ranked.push({ answer, scores: scoresOf(own), by: strongestOf(own) });
  return ranked.length < 2 ? ranked : ranked.sort((a, b) => byScores(a.scores, b.scores) || byText(a.answer, b.answer));
}

const isAgainst = ({ rule }: TracedFinding<string>): boolean => rule.level === 'excludes';

function scoresOf(found: readonly TracedFinding<string>[]): Scores {
  const scores = { ...NO_SCORES };
  for (const { rule, strength } of found) if (rule.level !== 'excludes') scores[rule.level] += strength;
  return scores;
}

/** Given findings, returns the strongest of the first level that any has; of equal ones the first by its rule's id. */
export function strongestOf<A, R>(found: readonly TracedFinding<A, R>[]): TracedFinding<A, R> {
  const place = ({ rule: { level } }: TracedFinding<A, R>) => (level === 'excludes' ? -1 : LEVELS.indexOf(level));
  return found.reduce((a, b) =>
    (place(b) - place(a) || a.strength - b.strength || byText(b.rule.id, a.rule.id)) < 0 ? b : a,
  );
}

function byScores(a: Scores, b: Scores): number {
  for (const level of LEVELS) if (a[level] !== b[level]) return b[level] - a[level];
  return 0;
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);
