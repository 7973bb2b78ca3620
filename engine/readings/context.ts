/** What a row is read under. */
import type { Period } from '../dates/spans.ts';
import type { Hints } from '../model/hints.ts';
import type { SignReading } from './amount-signs/question.ts';
import type { Settled } from './open-questions.ts';

/** What was decided for a statement before its rows are read. */
export interface Context extends Readonly<Settled> {
  readonly period: Period;
  readonly hints: Hints;
  readonly decimals: number;

  readonly signs: ReadonlyMap<number, SignReading>;
  /** tables whose column of credits has a minus on each */
  readonly minusCredits: ReadonlySet<number>;
  /** tables in which a debit with a minus is taken back */
  readonly reversing: ReadonlySet<number>;
  readonly owedBalances: boolean;
  readonly assumedYear: number;
  /** years of two figures may be those of a Japanese era */
  readonly eraOpen: boolean;
}
