/** Finds the currencies that lines outside the rows name, also beside their amounts. */
import { STRENGTH } from '../../evidence/strength.ts';
import { labelOf } from '../../lexicon/facts/labels.ts';
import { currencyOfIban } from '../../lexicon/facts/local-money.ts';
import { hasAddressWord } from '../../lexicon/facts/person-words.ts';
import { pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { alignedHeading, type FactLine } from './fact-line.ts';
import type { CurrencyFact, LocalCurrency } from './facts.ts';

const { certain, fair, weak } = STRENGTH;

/** Given a line, returns the currencies that its words name, of the account or maybe of it. */
export function currenciesNamed(at: FactLine): CurrencyFact[] {
  const { line, content, isFigure } = at;
  return content.currencies.flatMap((named): CurrencyFact[] => {
    const { text, ofAccount, whole } = named;
    const isHeaded = whole !== null && labelOf(alignedHeading(at, whole)) === 'currency';
    const strength = isHeaded ? certain : named.strength;
    const isOwn = strength === certain || ofAccount;
    // beside several amounts the letters may name a security (BND, ALL), and in a sentence other money
    if (strength < certain && (line.amounts.length > 1 || strength < fair)) return [];
    // beside an amount that is no figure of the account they are of that sum
    if (!isOwn && !isFigure && line.amounts.some(({ token }) => token.currency === text && !token.nil)) return [];
    const isBeside = strength < certain && !line.amounts.every(({ token }) => token.nil);
    const loose = !isOwn && !named.setApart && !isFigure;
    return [{ text, line, strength: isBeside ? weak : strength, ofAccount, loose }];
  });
}

/** Given a line, returns the codes beside its amounts, if one of these is a figure of the account. */
export function currenciesBesideFigures(at: FactLine): CurrencyFact[] {
  if (!at.isFigure) return [];
  return moneyOn(at).flatMap(({ token: { currency } }) =>
    currency ? [{ text: currency, line: at.line, strength: weak, ofAccount: false, loose: false }] : [],
  );
}

/** Given a line, returns the money of the countries that its IBANs, banks, addresses and other sums name. */
export function localCurrenciesOn(at: FactLine): LocalCurrency[] {
  const { line, content, ibans, isFigure } = at;
  const of = (texts: readonly (string | null)[], by: LocalCurrency['by']) =>
    texts.flatMap((text): LocalCurrency[] => (text ? [{ text, line, by }] : []));
  const sums = isFigure || line.dates.length > 0 ? [] : moneyOn(at).filter(({ token }) => isCoded(token.text));
  return [
    ...of(ibans.map(currencyOfIban), 'account'),
    ...of(content.banksMoney, 'bank'),
    ...of(content.addressMoney, 'address'),
    ...sums.flatMap(({ token }) => of([token.currency], 'sum')),
  ];
}

function moneyOn({ line, content }: FactLine): readonly PlacedAmount[] {
  const money = line.amounts.filter(({ token }) => token.currency && !isPlace(token, line));
  // the FR of an IBAN is no franc
  const isNone = money.length === 0 || content.holdsIban || RATED.test(line.line.text) || numbersPage(line);
  return isNone ? [] : money;
}

const isCoded = (text: string): boolean => currencyCode(text.replace(FIGURES, '')) !== null;

/** A letter before a long number is no symbol: "R118820044" is the number of a taxpayer. */
const NUMBERED = /^\p{L}\d{7,}$/u;
/** "BUTTE MT 59701": nor is a state of the US before a postcode. */
const ADDRESSED = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** True for a number of a register or an address: "BLK 447 ANG MO KIO AVE 10". */
function isPlace({ text, from, whole }: PlacedAmount['token'], { line }: TokenLine): boolean {
  return NUMBERED.test(text) || (from > 0 && ADDRESSED.test(text)) || (whole && hasAddressWord(line.text));
}

const FIGURES = /[^\p{L}]/gu;

/** An amount abroad with its rate: "GBP 4.56 @ 1.5499". */
const RATED = /@\s*\d/;

/** True for a line that counts pages: "Pagina 1 din 2" is of no dinars. */
const numbersPage = ({ line }: TokenLine): boolean => pageNumbersIn(line.text).some(({ form }) => form === 'worded');
