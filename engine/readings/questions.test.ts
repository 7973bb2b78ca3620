import { describe, expect, it } from 'vitest';
import type { Question } from '../model/question.ts';
import { jointAnswers } from './questions.ts';

const question = (...doubts: readonly number[]): Question => ({
  about: 'COLUMNS',
  answers: doubts.map((doubt) => ({ code: 'COLUMNS', params: { columns: [] }, doubt })),
});

describe('joint answers', () => {
  it('to no question are one', () => {
    expect(jointAnswers([], 64)).toEqual([[]]);
  });

  it('come in the order of their doubts', () => {
    expect(jointAnswers([question(0, 3), question(0, 1, 2)], 64)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it('are no more than asked for', () => {
    const many = Array.from({ length: 10 }, () => question(0, 1));
    expect(jointAnswers(many, 64)).toHaveLength(64);
    expect(new Set(jointAnswers(many, 64).map(String)).size).toBe(64);
  });
});
