/** How much a paper's words speak for a card and for an account, and how much of it counts. */
import { STRENGTH } from '../../evidence/strength.ts';
import type { SignConvention } from '../../model/sign-convention.ts';

/** What speaks for a card and for an account: sums of strengths. */
export type Weighs = SignConvention['weighs'];

/** From here on words say card. */
const LEAST = STRENGTH.weak;
/** From here on they say credit card: a prepaid card has a number too, and its balance is held. */
const PLAINLY = STRENGTH.certain;
/** The name of a kind of account. */
const NAMED = STRENGTH.fair;
/** From this ratio on one kind outweighs the other. */
const CLEARLY = 2;

export const saysCard = ({ card }: Pick<Weighs, 'card'>): boolean => card >= LEAST;

/** True if so much says card that a credit card's paper is likely, whatever speaks for an account. */
export const saysCreditCard = ({ card }: Pick<Weighs, 'card'>): boolean => card >= PLAINLY;

/** True if so much says credit card that it outweighs what speaks for an account. */
export const isPlainlyCard = (weighs: Weighs): boolean =>
  saysCreditCard(weighs) && weighs.card >= CLEARLY * weighs.account;

/** True if as much says account as the name of one does. */
export const namesAccount = ({ account }: Weighs): boolean => account >= NAMED;

/** True if more speaks for a card than for an account. */
export const isCard = (weighs: Weighs): boolean => saysCard(weighs) && weighs.card > weighs.account;

/** True if the kind for which more speaks clearly outweighs the other. */
export function isClear(weighs: Weighs): boolean {
  if (isCard(weighs)) return isPlainlyCard(weighs) && !namesAccount(weighs);
  return weighs.card === 0 || weighs.account >= CLEARLY * weighs.card;
}

/** True if balances are taken as on a paper of the kind that is plainly named. */
export function isAsKindNamed(owed: boolean, weighs: Weighs): boolean {
  return owed ? isPlainlyCard(weighs) : !saysCard(weighs) || weighs.account >= CLEARLY * weighs.card;
}
