/** Finds what a paper prints against a currency that only the user says. */
import { markerSign } from '../../lexicon/headings/markers.ts';
import { firstFound } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { currenciesOfSymbol, currencyDecimals } from '../../money/currencies.ts';
import type { Finding } from '../../wording/catalogue.ts';
import { ownLines, type Subject } from '../subject.ts';
import { foundWith } from './judge.ts';
import { currenciesNamedIn } from './titles-of-money.ts';

/** Given a statement whose currency the user says, returns what on it is of another one: a name, a sign, decimals. */
export function againstSaid(subject: Subject): Finding | null {
  const { currency, currencyBy } = subject.part;
  if (currencyBy !== 'caller' || currency === null) return null;
  const text = textOfOther(subject, currency) ?? amountTooLong(subject, currency);
  return foundWith('TITLE_NAMES_OTHER_CURRENCY', { text, currency });
}

/** A phrase outside of the bookings that names another currency, or prints its sign: "Overdraft limit £500.00". */
function textOfOther(subject: Subject, currency: string): string | null {
  const booked = new Set(subject.booked.flatMap(({ row }) => row.lines.map(({ source }) => source)));
  const isOther = (meant: readonly string[]) => meant.length > 0 && !meant.includes(currency);
  return firstFound(ownLines(subject), (tl) => {
    if (booked.has(tl)) return null;
    const named = tl.line.phrases.find(({ text }) => currenciesNamedIn(text).some(isOther));
    return named?.text ?? (symbolsOn(tl).some((symbol) => isOther(currenciesOfSymbol(symbol))) ? tl.line.text : null);
  });
}

/** The symbols beside amounts with cents: letters before a whole number may be part of a reference. */
const symbolsOn = ({ amounts }: TokenLine): string[] =>
  amounts.flatMap(({ token: { symbol, decimals } }) => {
    const hasCents = Object.values(decimals).includes(2);
    return symbol !== null && hasCents && markerSign(symbol) === null ? [symbol] : [];
  });

/** An amount with more decimals than the currency has, where amounts are printed so: "4.50" is no yen. */
function amountTooLong({ part, booked }: Subject, currency: string): string | null {
  const most = currencyDecimals(currency) ?? Infinity;
  if (part.printedDecimals <= most) return null;
  const { mark } = part.context;
  const tokens = booked.flatMap(({ row }) => row.amounts.flatMap((amount) => amount?.token ?? []));
  return tokens.find(({ decimals }) => (decimals[mark] ?? 0) > most)?.text ?? null;
}
