import { expect, it } from 'vitest';
import { namesBeside } from './besides-text.ts';

it.each([
  ['Наименование', true],
  ['Наименование контрагента', true],
  ['Наименование операции', false],
  ['Назначение платежа', false],
])('%s names a party, a kind or a place: %s', (heading, beside) => {
  expect(namesBeside(heading)).toBe(beside);
});
