import { expect, it } from 'vitest';
import { turnsMarks } from './legend-words.ts';

it.each([
  [true, '+ = money out'],
  [true, 'Debits are positive'],
  [true, 'Positive amounts are payments out'],
  [true, 'Payments in are shown as negative'],
  [true, 'Belastungen sind positiv, + = Lastschriften'],
  [false, '+ = money in, - = money out'],
  [false, 'Debits are negative'],
  [false, 'Credits are positive'],
  [false, 'Withdrawals'],
])('a legend turns the marks round, %s: %s', (turned, text) => expect(turnsMarks(text)).toBe(turned));
