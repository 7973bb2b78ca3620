/** Finds the currencies that lines outside of the rows name, and those that stand beside their amounts. */
import { labelOf } from '../../lexicon/facts/labels.ts';
import { currencyOfIban } from '../../lexicon/facts/local-money.ts';
import { hasAddressWord } from '../../lexicon/facts/person-words.ts';
import { pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { alignedHeading } from './aligned-heading.ts';
import type { FactLine } from './fact-line.ts';
import type { CurrencyFact, LocalCurrency } from './facts.ts';

/** Given a line, returns the currencies that its words name as the account's, or may. */
export function currenciesNamed(at: FactLine): CurrencyFact[] {
  const { line, content, isFigure } = at;
  return content.currencies.flatMap((named): CurrencyFact[] => {
    const { text, alone, ofAccount, whole } = named;
    const labelled = named.labelled || (whole !== null && labelOf(alignedHeading(at, whole)) === 'currency');
    const isOwn = labelled || ofAccount;
    // amid several amounts the letters may be a security's: BND, ALL; in a sentence they tell of other money
    if (!labelled && (line.amounts.length > 1 || (!alone && !ofAccount))) return [];
    // beside one amount that is no figure of the account they tell of a sum
    if (!isOwn && !isFigure && line.amounts.some(({ token }) => token.currency === text && !token.nil)) return [];
    const strong = labelled || (alone && line.amounts.every(({ token }) => token.nil));
    return [{ text, line, strong, ofAccount, labelled, loose: !isOwn && !named.setApart && !isFigure }];
  });
}

/** Given a line, returns the codes beside its amounts, where one of these is a figure of the account. */
export function currenciesBesideFigures(at: FactLine): CurrencyFact[] {
  if (!at.isFigure) return [];
  return moneyOn(at).flatMap(({ token: { currency } }) =>
    currency ? [{ text: currency, line: at.line, ...BESIDE_FIGURE }] : [],
  );
}

/** Given a line, returns the money of the countries of its IBANs, banks, addresses and sums of others. */
export function localCurrenciesOn(at: FactLine): LocalCurrency[] {
  const { line, content, ibans, isFigure } = at;
  const of = (texts: readonly (string | null)[], by: LocalCurrency['by']) =>
    texts.flatMap((text): LocalCurrency[] => (text ? [{ text, line, by }] : []));
  const sums = isFigure || line.dates.length > 0 ? [] : moneyOn(at).filter(({ token }) => isCoded(token.text));
  return [
    ...of(ibans.map(currencyOfIban), 'account'),
    ...of(content.banksMoney, 'bank'),
    ...of(content.addressMoney, 'address'),
    ...of(
      sums.map(({ token }) => token.currency),
      'sum',
    ),
  ];
}

/** The amounts of a line that are money with a currency. */
function moneyOn({ line, content }: FactLine): readonly PlacedAmount[] {
  const money = line.amounts.filter(({ token }) => token.currency && !isPlace(token, line));
  // the FR of an IBAN is no franc
  const isNone = money.length === 0 || content.holdsIban || RATED.test(line.line.text) || numbersPage(line);
  return isNone ? [] : money;
}

/** True for an amount with a code, and not only a symbol. */
const isCoded = (text: string): boolean => currencyCode(text.replace(FIGURES, '')) !== null;

/** A letter before a long number is no symbol of money: "R118820044" is registered for a tax. */
const NUMBERED = /^\p{L}\d{7,}$/u;
/** "BUTTE MT 59701": a state of the US before a postcode is none either. */
const ADDRESSED = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** True for a number of a register or an address that looks like money: "BLK 447 ANG MO KIO AVE 10". */
function isPlace({ text, from, whole }: PlacedAmount['token'], { line }: TokenLine): boolean {
  return NUMBERED.test(text) || (from > 0 && ADDRESSED.test(text)) || (whole && hasAddressWord(line.text));
}

/** A code beside a figure of the account. */
const BESIDE_FIGURE = { strong: false, ofAccount: false, labelled: false, loose: false };

/** What is no letter of a code beside an amount. */
const FIGURES = /[^\p{L}]/gu;

/** An amount abroad with its rate: "GBP 4.56 @ 1.5499". */
const RATED = /@\s*\d/;

/** True for a line that counts pages: "Pagina 1 din 2" tells of no dinars. */
const numbersPage = ({ line }: TokenLine): boolean => pageNumbersIn(line.text).some(({ form }) => form === 'worded');
