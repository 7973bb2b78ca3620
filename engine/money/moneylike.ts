/** Tells money from other numbers by how it is printed. */
import type { AmountToken } from './amount.ts';

/** A whole number with more digits than this, or with groups, may be money. */
const SHORT = 3;

/** Given an amount, returns whether it is printed as money is: with decimals, a currency, groups. */
export function isMoneyLike(token: AmountToken): boolean {
  return (
    !token.nil &&
    (!token.whole ||
      token.currency !== null ||
      token.symbol !== null ||
      token.digits.length > SHORT ||
      token.apart === true)
  );
}

/** Given an amount, returns whether it is digits and nothing else: it may be any number. */
export const isBare = ({ sign, symbol, digits }: AmountToken): boolean =>
  sign === null && symbol === null && /^\d+$/.test(digits);

/** True for a line with money: a number of an account is none itself, nor is a year, or a dash. */
export const hasMoney = ({ amounts }: { readonly amounts: readonly { readonly token: AmountToken }[] }): boolean =>
  amounts.some(({ token }) => !token.nil && !isBare(token));
