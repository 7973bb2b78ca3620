/** The joint answers to questions, in the order in which they are tried. */
import { itemAt, numberAt } from '../model/lists.ts';
import type { Choice, Question } from '../model/question.ts';

/** Given questions, returns the joint answers, the likeliest first, `most` of them at the most. */
export function jointAnswers(questions: readonly Question[], most: number): Choice[] {
  const doubtOf = (choice: Choice) =>
    questions.reduce((sum, { answers }, q) => sum + itemAt(answers, numberAt(choice, q)).doubt, 0);
  const first = questions.map(() => 0);
  const seen = new Set([first.join()]);
  const waiting: { choice: Choice; doubt: number }[] = [{ choice: first, doubt: doubtOf(first) }];
  const found: Choice[] = [];
  while (waiting.length > 0 && found.length < most) {
    const next = waiting.reduce((a, b) => (b.doubt < a.doubt ? b : a));
    waiting.splice(waiting.indexOf(next), 1);
    found.push(next.choice);
    for (const [q, answer] of next.choice.entries()) {
      const choice = next.choice.with(q, answer + 1);
      if (answer + 1 >= itemAt(questions, q).answers.length || seen.has(choice.join())) continue;
      seen.add(choice.join());
      waiting.push({ choice, doubt: doubtOf(choice) });
    }
  }
  return found;
}
