/** The wording of a sign convention, and of how strongly a paper speaks for either kind of account. */
import { STRENGTH } from '../evidence/strength.ts';
import type { SignConvention } from '../model/sign-convention.ts';

/** Given a sign convention, returns it in words. */
export function wordConvention({ flip, owed }: Pick<SignConvention, 'flip' | 'owed'>): string {
  const signs = flip === 1 ? 'the holder’s' : 'the bank’s';
  return `the signs as ${signs}, the balances as ${owed ? 'owed' : 'held'}`;
}

/** Given sums of strengths, returns them counted in features that hardly any paper of the other kind has. */
export function inFeatures({ card, account }: SignConvention['weighs']): SignConvention['weighs'] {
  return { card: card / STRENGTH.faint, account: account / STRENGTH.faint };
}
