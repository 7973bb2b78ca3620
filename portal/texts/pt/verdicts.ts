/** Portuguese: the names of verdicts, the same in every view. */
import type { Texts } from '../texts.ts';

export const verdicts = {
  verified: 'Comprovado',
  mismatch: 'Não fecha',
  unverifiable: 'Não comprovado',
} satisfies Texts['convert']['verdict'];
