/** The joint answers to questions, in the order in which they are tried. */
import type { Choice, Question } from '../model/question.ts';

/** Given questions, returns the joint answers, the likeliest first, `most` of them at the most. */
export function jointAnswers(questions: readonly Question[], most: number): Choice[] {
  const doubtOf = (choice: Choice) => choice.reduce((sum, answer, q) => sum + questions[q].answers[answer].doubt, 0);
  const first = questions.map(() => 0);
  const seen = new Set([first.join()]);
  const waiting: { choice: Choice; doubt: number }[] = [{ choice: first, doubt: doubtOf(first) }];
  const found: Choice[] = [];
  while (waiting.length > 0 && found.length < most) {
    let next = 0;
    for (let i = 1; i < waiting.length; i++) if (waiting[i].doubt < waiting[next].doubt) next = i;
    const [{ choice }] = waiting.splice(next, 1);
    found.push(choice);
    choice.forEach((answer, q) => {
      if (answer + 1 >= questions[q].answers.length) return;
      const further = choice.map((a, i) => (i === q ? a + 1 : a));
      const key = further.join();
      if (seen.has(key)) return;
      seen.add(key);
      waiting.push({ choice: further, doubt: doubtOf(further) });
    });
  }
  return found;
}
