/** What a decider asks, and what speaks for the answers: questions, rules and findings. */

/**
 * How a rule speaks. `excludes`: its answer is impossible. `states`: the paper says so itself. `suggests`: it is usual
 * where this is seen. `defaults`: taken if nothing else speaks. A level decides before the next one.
 */
export type Level = 'excludes' | 'states' | 'suggests' | 'defaults';

/** What a rule found. */
export interface Finding<A> {
  readonly answer: A;
  /** on the scale of `STRENGTH`, a whole number; if the same is found at several places, their sum */
  readonly strength: number;
  /** what was found, as the paper prints it, or a figure: for messages */
  readonly params?: Readonly<Record<string, string | number>>;
}

interface RuleName<Id extends string = string> {
  readonly id: Id;
  readonly level: Level;
}

/** One reason for an answer. Rules of one level commute: no rule knows what another found. */
export interface Rule<S, A, Id extends string = string> extends RuleName<Id> {
  /** Given the subject, returns what the rule says of it, or null. The same subject gives the same findings. */
  find(subject: S): Finding<A> | readonly Finding<A>[] | null;
}

/** What is asked of a subject; `R` is what its rules are besides. */
export interface Question<S, A, R = unknown> {
  /** in words: "the decimal mark" */
  readonly about: string;
  readonly rules: readonly (Rule<S, A> & R)[];
}

/** A finding, and the rule that made it. */
export interface TracedFinding<A, R = unknown> extends Finding<A> {
  readonly rule: RuleName & R;
}

/** An answer that nothing excludes, and what speaks for it. */
export interface Ranked<A, R = unknown> {
  readonly answer: A;
  /** the sums of its findings' strengths, by level */
  readonly scores: Scores;
  /** the strongest of its findings on the first level on which any speaks for it */
  readonly by: TracedFinding<A, R>;
}

export type Scores = Readonly<Record<Exclude<Level, 'excludes'>, number>>;

/** An answer, its rivals, and everything that was found. Only the first is computed before it is asked for. */
export interface Decision<A, R = unknown> {
  readonly answer: A;
  readonly by: TracedFinding<A, R>;
  /** all answers for which something speaks and that nothing excludes, the likeliest first */
  readonly ranked: readonly Ranked<A, R>[];
  /** what was found against and for any answer */
  readonly trail: readonly TracedFinding<A, R>[];
}
