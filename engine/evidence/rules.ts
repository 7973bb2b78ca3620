/** Makes rules of what most of them have in common: each family says only when its rules hold. */
import type { Finding, Level, Rule } from './question.ts';

/** Given what a rule finds, and when it holds, returns the rule. */
export function ruleIf<S, A, Id extends string>(
  id: Id,
  level: Level,
  found: Finding<A> | readonly Finding<A>[],
  holds: (subject: S) => boolean,
): Rule<S, A, Id> {
  return { id, level, find: (subject) => (holds(subject) ? found : null) };
}

/** Given how strongly a rule speaks, and which answer it names, if any, returns the rule. */
export function ruleNaming<S, A, Id extends string>(
  id: Id,
  level: Level,
  strength: number,
  nameOf: (subject: S) => A | null,
): Rule<S, A, Id> {
  const find = (subject: S) => {
    const answer = nameOf(subject);
    return answer === null ? null : { answer, strength };
  };
  return { id, level, find };
}

/** Given a subject's candidates and the answer that each is, returns what makes a rule that looks at each of them. */
export const ruleEach =
  <S, T, A>(candidatesOf: (subject: S) => readonly T[], answerOf: (candidate: T) => A) =>
  <Id extends string>(
    id: Id,
    level: Level,
    strengthOf: (candidate: T, subject: S) => number | null,
  ): Rule<S, A, Id> => ({
    id,
    level,
    find: (subject) =>
      candidatesOf(subject).flatMap((candidate): Finding<A>[] => {
        const strength = strengthOf(candidate, subject);
        return strength === null ? [] : [{ answer: answerOf(candidate), strength }];
      }),
  });
