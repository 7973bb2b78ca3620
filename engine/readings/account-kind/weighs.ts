/** How strongly a paper's words speak for a card's statement and for an account's, and from where on that tells. */
import { STRENGTH } from '../../evidence/strength.ts';

/** The sums of what speaks for a card, and for an account. */
export interface Weighs {
  readonly card: number;
  readonly account: number;
}

/** Words from here on say card, where nothing says account. */
const LEAST = STRENGTH.weak;
/** From here on they say that it is a credit card's: a prepaid card has a number as well, and its balance is held. */
const PLAINLY = STRENGTH.certain;
/** A name of the kind of account on the paper. */
const NAMED = STRENGTH.fair;
/** What speaks for one kind outweighs what speaks for the other from this ratio on. */
const CLEARLY = 2;

export const saysCard = ({ card }: Pick<Weighs, 'card'>): boolean => card >= LEAST;

/** True where so much says card that a credit card's paper is likely, whatever else speaks for an account. */
export const saysCreditCard = ({ card }: Pick<Weighs, 'card'>): boolean => card >= PLAINLY;

/** True where so much says credit card that it outweighs what speaks for an account. */
export const isPlainlyCard = (weighs: Weighs): boolean =>
  saysCreditCard(weighs) && weighs.card >= CLEARLY * weighs.account;

/** True where so much says account as its name on the paper does. */
export const namesAccount = ({ account }: Weighs): boolean => account >= NAMED;

/** True where more speaks for a card than for an account. */
export const isCard = (weighs: Weighs): boolean => saysCard(weighs) && weighs.card > weighs.account;

/** True where the kind for which more speaks outweighs the other clearly. */
export function isClear(weighs: Weighs): boolean {
  if (isCard(weighs)) return isPlainlyCard(weighs) && !namesAccount(weighs);
  return weighs.card === 0 || weighs.account >= CLEARLY * weighs.card;
}

/** True for balances taken as the kind of account has them which the paper plainly names. */
export function isAsKindNamed(owed: boolean, weighs: Weighs): boolean {
  return owed ? isPlainlyCard(weighs) : !saysCard(weighs) || weighs.account >= CLEARLY * weighs.card;
}
