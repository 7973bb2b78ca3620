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

/** Given a line and what it says, returns the currencies that its words name as the account's, or may. */
export function currenciesNamed(said: FactLine): CurrencyFact[] {
  const { line, words, isFigure } = said;
  return words.currencies.flatMap(({ text, labelled: beside, alone, ofAccount, whole, told }): CurrencyFact[] => {
    const labelled = beside || (whole !== null && labelOf(alignedHeading(said, whole)) === 'currency');
    const isOwn = labelled || ofAccount;
    // amid several amounts the letters may be a security's: BND, ALL; in a sentence they tell of other money
    if (!labelled && (line.amounts.length > 1 || (!alone && !ofAccount))) return [];
    // beside one amount that is no figure of the account they tell of a sum
    if (!isOwn && !isFigure && line.amounts.some(({ token }) => token.currency === text && !token.nil)) return [];
    const strong = labelled || (alone && line.amounts.every(({ token }) => token.nil));
    return [{ text, line, strong, ofAccount, labelled, loose: !isOwn && !told && !isFigure }];
  });
}

/** Given a line and what it says, returns the codes beside its amounts: of figures of the account, or of other sums. */
export function currenciesOfAmounts({ line, words, isFigure }: FactLine): {
  readonly currencies: readonly CurrencyFact[];
  readonly local: readonly LocalCurrency[];
} {
  const currencies: CurrencyFact[] = [];
  const local: LocalCurrency[] = [];
  // the FR of an IBAN is no franc
  const isMoney = !words.holdsIban && !numbersPage(line) && !RATED.test(line.line.text);
  for (const { token } of isMoney ? line.amounts : []) {
    if (!token.currency || isPlace(token, line)) continue;
    if (isFigure) currencies.push({ text: token.currency, line, ...BESIDE_FIGURE });
    else if (line.dates.length === 0 && currencyCode(token.text.replace(FIGURES, '')) !== null)
      local.push({ text: token.currency, line, by: 'sum' });
  }
  return { currencies, local };
}

/** Given a line, what it says and the IBANs on it, returns the money of the countries that these, codes of banks and addresses are of. */
export function currenciesOfCountries({ line, words }: FactLine, ibans: readonly string[]): LocalCurrency[] {
  const of = (texts: readonly (string | null)[], by: LocalCurrency['by']) =>
    texts.flatMap((text): LocalCurrency[] => (text ? [{ text, line, by }] : []));
  return [
    ...of(ibans.map(currencyOfIban), 'account'),
    ...of([...words.banksMoney], 'bank'),
    ...of([...words.addressMoney], 'address'),
  ];
}

/** A letter before a long number is no symbol of money: "R118820044" is registered for a tax. */
const NUMBERED = /^\p{L}\d{7,}$/u;
/** "BUTTE MT 59701": a state of the US before a postcode is none either. */
const ADDRESSED = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** True for what looks like an amount with its currency, and is a number of a register or of an address: "BLK 447 ANG MO KIO AVE 10". */
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
