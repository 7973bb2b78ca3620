/** Decides a question by what its rules find. */
import type { Decision, Finding, Level, Question, Ranked, Rule, Scores, TracedFinding } from './question.ts';

const LEVELS = ['states', 'suggests', 'defaults'] as const satisfies readonly Exclude<Level, 'excludes'>[];

/**
 * Given a question and its subject, returns the answer that ranks first: what is excluded is out, a level decides
 * before the next one is heard, and on one level the greatest sum of strengths does. Equal answers stand in the order
 * of their names, so that the order of rules means nothing. Throws where no rule speaks: a question has a default.
 */
export function decide<S, A extends string, Id extends string>(
  { about, rules }: Question<S, A, Id>,
  subject: S,
): Decision<A, Id> {
  const trail: TracedFinding<A, Id>[] = [];
  for (const rule of rules) trace(rule, subject, trail);
  const excluded = new Set<A>();
  for (const { level, answer } of trail) if (level === 'excludes') excluded.add(answer);
  const left = trail.filter(({ level, answer }) => level !== 'excludes' && !excluded.has(answer));
  const answers = new Set<A>();
  for (const { answer } of left) answers.add(answer);
  const ranked: Ranked<A, Id>[] = [];
  for (const answer of answers) ranked.push(rankedOf(answer, answers.size === 1 ? left : left.filter(isFor(answer))));
  if (ranked.length > 1) ranked.sort((a, b) => byScores(a.scores, b.scores) || byText(a.answer, b.answer));
  const [first] = ranked;
  if (first === undefined) throw new Error(`nothing answers the question about ${about}`);
  return { answer: first.answer, by: first.by, ranked, trail };
}

/** Puts what a rule finds to the trail. */
function trace<S, A, Id extends string>(rule: Rule<S, A, Id>, subject: S, trail: TracedFinding<A, Id>[]): void {
  const found = rule.find(subject);
  if (found === null) return;
  for (const finding of isList(found) ? found : [found]) trail.push({ ...finding, rule: rule.id, level: rule.level });
}

const isFor =
  <A>(answer: A) =>
  (finding: Finding<A>): boolean =>
    finding.answer === answer;

const isList = <T>(found: T | readonly T[]): found is readonly T[] => Array.isArray(found);

function rankedOf<A extends string, Id extends string>(answer: A, own: readonly TracedFinding<A, Id>[]): Ranked<A, Id> {
  const scores = { states: 0, suggests: 0, defaults: 0 };
  for (const { level, strength } of own) if (level !== 'excludes') scores[level] += strength;
  return { answer, scores, by: strongestOf(own) };
}

/** Given findings, returns the strongest of the first level that any is of; of equal ones the first by the name of its rule. */
export function strongestOf<A, Id extends string>(found: readonly TracedFinding<A, Id>[]): TracedFinding<A, Id> {
  const place = ({ level }: TracedFinding<A, Id>) => (level === 'excludes' ? -1 : LEVELS.indexOf(level));
  return found.reduce((a, b) =>
    (place(b) - place(a) || a.strength - b.strength || byText(b.rule, a.rule)) < 0 ? b : a,
  );
}

function byScores(a: Scores, b: Scores): number {
  for (const level of LEVELS) if (a[level] !== b[level]) return b[level] - a[level];
  return 0;
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);
