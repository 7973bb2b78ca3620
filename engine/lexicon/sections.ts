/** What the title above a group of rows says about their sign. */
import { fold, foldList } from './fold.ts';
import { monthOfName } from './months.ts';
import { namesPart } from './partwords.ts';
import { PhraseTable } from './phrases.ts';
import { SECTION_IN, SECTION_NONE, SECTION_OUT } from './sectionphrases.ts';

export interface SectionSign {
  /** the holder's sign of its rows; 0: a section that lists no booked transactions */
  readonly sign: 1 | -1 | 0;
  /** 0 to 1 */
  readonly weight: number;
}

const TABLE = new PhraseTable<1 | -1 | 0>([
  [0, SECTION_NONE],
  [1, SECTION_IN],
  [-1, SECTION_OUT],
]);

/** Titles of both signs. */
const BOTH = phraseSet(
  'transactions|your transactions|new transactions|transaction|transaktionen|transaksi|transakcje|işlemler|movimientos|movimenti|opérations|umsätze|ihre umsätze|العمليات|עסקאות|færslur|purchases and returns|transaction activity|dönem içi işlemler|взаимные операции|お取引|明細',
);
/** Titles that mean one side on a card and the other on an account. */
const EITHER = phraseSet(
  'payments|payment|payment activity|zahlungen|pagos|pagos realizados|pagamentos|pagamenti|betalingen|ödemeler|bayaran|malipo|interest|intereses|intérêts|利息|maksed|maksut|plăți|paiements|πληρωμές|плащания|dividends|payments made|cheques',
);
/** "Payments" alone is money in on a card and money out of an account. */
const OF_EITHER = 0.4;
/** Words that may stand around a title. */
const SMALL = new Set(
  'continued cont contd total totals your for the this period in of and on to from account statement fortsetzung suite continua continuación suma im am du au de del la el detail details activity list section transaction transactions 续 續 합계'
    .split(' ')
    .map(fold),
);
/** Known words with others beside them say less. */
const WITH_OTHER_WORDS = 0.5;
const MOST_WORDS = 9;
const OF_NOUN = 0.8;
const MOST_WITH_NOUN = 3;

/** Given a section's title, returns the holder's sign of its rows (on a card a purchase is −1, a payment +1), sign 0 where it lists no booked transactions, null where the title is not known. */
export function sectionSign(title: string): SectionSign | null {
  const printed = fold(title);
  const known = lookUp(printed);
  if (known) return known;
  const words = printed.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word) && monthOfName(word) === null);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const whole = lookUp(words.join(' '));
  if (whole) return whole;
  return withoutSmallWords(words) ?? partOf(words) ?? ofNoun(words);
}

/** The title without the small words around it: "Total deposits - continued". */
function withoutSmallWords(words: readonly string[]): SectionSign | null {
  const first = words.findIndex((word) => !SMALL.has(word));
  const last = words.findLastIndex((word) => !SMALL.has(word));
  for (let from = 0; first >= 0 && from <= first; from++) {
    for (let to = words.length; to > last; to--) {
      const found = lookUp(words.slice(from, to).join(' '));
      if (found) return found;
    }
  }
  return null;
}

function lookUp(folded: string): SectionSign | null {
  const known = TABLE.all(folded);
  if (known.length === 0 || BOTH.has(folded)) return null;
  const isBoth = known.some((one) => one.value === 1) && known.some((one) => one.value === -1);
  const doubt = EITHER.has(folded) || isBoth ? OF_EITHER : 1;
  return { sign: known[0]!.value, weight: known[0]!.weight * doubt };
}

/** A title that begins or ends with a known one of two words or more: "Account 1234 Deposits and additions". */
function partOf(words: readonly string[]): SectionSign | null {
  for (let length = words.length - 1; length >= 2; length--) {
    const found = lookUp(words.slice(0, length).join(' ')) ?? lookUp(words.slice(-length).join(' '));
    if (found) return { ...found, weight: found.weight * WITH_OTHER_WORDS };
  }
  return null;
}

/** A short title whose noun is a known title of bookings: "Card withdrawals", "Customer deposits", "Otros abonos". */
function ofNoun(words: readonly string[]): SectionSign | null {
  if (words.length > MOST_WITH_NOUN) return null;
  const noun = words.at(-1)!;
  const found = namesPart(noun) ? null : lookUp(noun);
  return found && found.weight === 1 && found.sign !== 0 ? { ...found, weight: OF_NOUN } : null;
}

function phraseSet(list: string): ReadonlySet<string> {
  return new Set(foldList(list));
}
