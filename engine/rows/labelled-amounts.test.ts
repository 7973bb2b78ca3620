import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';
import { kindBeforeAmount } from './labelled-amounts.ts';

const kindOn = async (...texts: readonly (readonly [number, string])[]) => {
  const paper = new Paper();
  for (const [x, text] of texts) paper.at(x, 50, text);
  return kindBeforeAmount((await tablesOn(paper)).lines[0])?.kind ?? null;
};

it('A label with its colon right before the last amount says what that is, whatever is further left.', async () => {
  expect(await kindOn([40, 'J DOE'], [200, 'Card 4471 1822'], [330, 'Credit limit:'], [500, '3,000.00'])).toBe('limit');
  expect(await kindOn([40, 'J DOE'], [200, 'Card 4471 1822'], [330, 'Credit limit'], [500, '3,000.00'])).toBeNull();
});

it('The name of an opening balance needs no colon.', async () => {
  expect(await kindOn([40, '5590 Ciney'], [330, 'Ancien solde'], [500, '2.751,15'])).toBe('opening');
});
