import { describe, expect, it } from 'vitest';
import { greatest, least } from './extremes.ts';

describe('the least and the greatest', () => {
  it('are found among more numbers than a call takes arguments', () => {
    const many = Array.from({ length: 2_000_000 }, (_, i) => i);
    expect([least(many), greatest(many)]).toEqual([0, 1_999_999]);
  });

  it('are infinite where there is no number', () => {
    expect([least([]), greatest([])]).toEqual([Infinity, -Infinity]);
  });
});
