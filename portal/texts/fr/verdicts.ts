/** French: the names of verdicts, the same in every view. */
import type { Texts } from '../texts.ts';

export const verdicts = {
  verified: 'Vérifié',
  mismatch: 'Ne concorde pas',
  unverifiable: 'Non prouvé',
} satisfies Texts['convert']['verdict'];
