/** What a decider asks, and what speaks for the answers: questions, rules and findings. */
import type { Place } from '../model/place.ts';

/**
 * How a rule speaks. `excludes`: its answer is impossible. `states`: the paper says so itself. `suggests`: it is usual
 * where this is seen. `defaults`: what is taken where nothing else speaks. A level decides before the next one is
 * heard.
 */
export type Level = 'excludes' | 'states' | 'suggests' | 'defaults';

/** What a rule found. */
export interface Finding<A> {
  readonly answer: A;
  /** on the scale of `STRENGTH`, a whole number; where the same is found at several places, their sum */
  readonly strength: number;
  /** where on the paper it was found, for the trail */
  readonly places?: readonly Place[];
  /** what was found there, as the paper prints it, or a figure: for the trail and for messages */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** One reason for an answer. Rules of one level commute: no rule knows what another found. */
export interface Rule<S, A, Id extends string = string> {
  readonly id: Id;
  readonly level: Level;
  /** Given the subject, returns what it says; null where it says nothing. */
  find(subject: S): Finding<A> | readonly Finding<A>[] | null;
}

/** What is asked of a subject. */
export interface Question<S, A extends string, Id extends string = string> {
  /** in words: "the decimal mark" */
  readonly about: string;
  readonly rules: readonly Rule<S, A, Id>[];
}

/** A finding, and the rule that made it. */
export interface TracedFinding<A, Id extends string = string> extends Finding<A> {
  readonly rule: Id;
  readonly level: Level;
}

/** An answer that nothing excludes, and what speaks for it. */
export interface Ranked<A, Id extends string = string> {
  readonly answer: A;
  /** the sums of its findings' strengths, by level */
  readonly scores: Scores;
  /** the strongest of its findings on the first level on which any speaks for it */
  readonly by: TracedFinding<A, Id>;
}

export type Scores = Readonly<Record<Exclude<Level, 'excludes'>, number>>;

/** An answer, its rivals, and everything that was found. */
export interface Decision<A, Id extends string = string> {
  readonly answer: A;
  readonly by: TracedFinding<A, Id>;
  /** the likeliest first; all for which something speaks and that nothing excludes */
  readonly ranked: readonly Ranked<A, Id>[];
  /** what was found against and for any answer */
  readonly trail: readonly TracedFinding<A, Id>[];
}
