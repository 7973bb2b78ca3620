/** What evidence leaves open about a document: questions with ranked answers, and the joint answers in the order in which they are tried. */

/** One answer to a question. */
export interface Answer {
  /** in words, for the warning that names rivals */
  readonly name: string;
  /** by how much evidence speaks less for it than for the first; that one has 0 */
  readonly doubt: number;
}

export interface Question {
  /** in words: "the dates" */
  readonly about: string;
  /** the likeliest first; what evidence rules out is none */
  readonly answers: readonly Answer[];
  /** whether the first answer is what the user or a heading says: where it fits, the others are no rivals */
  readonly told?: boolean;
}

/** For each question the index of an answer. */
export type Choice = readonly number[];

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
