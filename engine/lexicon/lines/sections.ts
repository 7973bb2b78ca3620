/** What the title above a group of rows says about their sign. */
import { firstOf } from '../../model/lists.ts';
import { monthOfName } from '../calendar/months.ts';
import { columnRole } from '../headings/heading-roles.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { PhraseTable, phraseSet } from '../phrases/phrases.ts';
import { exactKind, type KindOfLine } from './kind-of-line.ts';
import { LIST_KINDS, type LineKind } from './line-kind.ts';
import { namesPart } from './part-words.ts';
import { INSTALMENTS, PLANS_AND_POINTS, SECTION_IN, SECTION_NONE, SECTION_OUT } from './section-phrases.ts';

export interface SectionSign {
  /** the holder's sign of its rows; 0: a section that lists no booked transactions */
  readonly sign: 1 | -1 | 0;
  /** the same on a card's statement, if it is another there */
  readonly cardSign?: 1 | -1;
  /** 0 to 1 */
  readonly weight: number;
}

const TABLE = new PhraseTable<1 | -1 | 0>([
  [0, SECTION_NONE],
  [1, SECTION_IN],
  [-1, SECTION_OUT],
]);

/** Titles of both signs. */
const BOTH = phraseSet([
  'transactions|your transactions|new transactions|transaction|detail|details|detalle|detalles|detalhe|dettaglio|einzelheiten|transaktionen|transaksi|transakcje|işlemler|movimientos|movimenti|opérations|umsätze|ihre umsätze|العمليات|עסקאות|færslur|purchases and returns|transaction activity|dönem içi işlemler|взаимные операции|お取引|明細',
]);
/** Given the title of a list, returns whether it says that bookings of both sides follow: "Transactions", "Detail". */
export const namesBookings = (title: string): boolean => BOTH.has(fold(title));

/** Titles of sums, below which their bookings may be on the same page. */
const SUMMARIES = phraseSet([
  'summary|account summary|übersicht|zusammenfassung|récapitulatif|synthèse|résumé|resumen|resumo|riepilogo|sommario|samenvatting|overzicht|podsumowanie|souhrn|súhrn|összesítés|összesítő|rezumat|sammendrag|sammanfattning|oversigt|yhteenveto|özet|ringkasan|rangkuman|σύνοψη|сводка|обобщение|tóm tắt',
]);

/** True for the title of a list of sums of the bookings, not of what is not booked. */
export const namesSummary = (title: string): boolean => SUMMARIES.has(fold(title));

/** Given the title of a list, returns whether it holds what is not booked yet. */
export const namesPending = (title: string): boolean => exactKind(title)?.kind === 'pending';

/** Titles that mean one side on a card and the other on an account: what the holder paid, to the card or to others. */
const PAID = phraseSet([
  'payments|payment activity|payments made|zahlungen|ihre zahlungen|pagos|pagos realizados|pagamentos|pagamenti|betalingen|betalinger|betalningar|ödemeler|bayaran|pembayaran|malipo|maksed|maksut|plăți|paiements|πληρωμές|плащания|платежи|platby|płatności|plaćanja|thanh toán|お支払い',
]);
/** Titles that are as often of one side as of the other. */
const EITHER = phraseSet(['payment|interest|intereses|intérêts|利息|dividends|cheques']);
const OF_EITHER = 0.4;
const BESIDE_BOOKINGS = 0.8;
/** Words that may be around a title. */
const SMALL = wordSet(
  `continued cont contd total totals your for the this period in of and on to from account statement fortsetzung suite
    continua continuación suma im am du au de del la el detail details activity list section transaction transactions
    year quarter jahr halbjahr quartal 续 續 합계`,
);
/** Between two names of one section: "Withdrawals and other debits". */
const AND = wordSet('and und et y e en och og ja ve i a si és es και и dan và va & with');
/** Before the second of them. */
const OTHER = wordSet(
  `other others andere sonstige autres autre otros otras outros outras altri altre overige inne ostatní ďalšie egyéb
    alte alți άλλες прочие други övriga andre muut diğer ostale lainnya khác`,
);
/** Words for bookings of either side, beside one that names the side: "Transaksi Kredit", "Gelen İşlemler", "存入交易". */
const BOOKINGS =
  wordSet(`transaction transactions transaktionen umsatze operations ecritures mouvements movimientos operaciones
   transacciones movimentos lancamentos transacoes movimenti operazioni transacties verrichtingen transakcje operacje
   pohyby transakce transakcie obraty tetelek tranzactii operatiuni operationer transaktioner transaksjoner bevegelser
   tapahtumat islemler hareketler κινησεις συναλλαγες операции движения трансакции transakcije promet transaksi mutasi
   urusniaga giao dich العمليات פעולות תנועות entries bookings items account konto konton kontoen periodo period
   perioden periode`);
const BOOKINGS_UNSPACED = /(?:交易|明細|明细|記錄|记录|取引|내역|거래)$/;
/** Known words with others beside them say less. */
const WITH_OTHER_WORDS = 0.5;
const MOST_WORDS = 9;
const OF_NOUN = 0.8;
/** Nouns for what books nothing, whatever a brand is called: "Plan It® Instalments". */
const PLANS = phraseSet([...INSTALMENTS, ...PLANS_AND_POINTS]);
const MOST_WITH_NOUN = 5;

/** A remark in brackets with a sign that rows carry: "Checks paid (* indicates a gap in sequence)". */
const REMARK = /^(.*\S)\s*\([*†‡^#]\s?[^()]*(?:gap|sequence|skip|break|image|cop(?:y|ies))[^()]*\)$/iu;

const IN_BRACKETS = /\s*\([^()]*\)$/;

/** Returns the holder's sign of the rows below a title (a card's purchase −1), 0 if they are not booked; or null. */
export function sectionSign(title: string): SectionSign | null {
  const [, before] = REMARK.exec(title) ?? [];
  if (before !== undefined && !namesPending(title)) return sectionSign(before);
  // "Blocked amounts (not yet on the account)"
  const bare = title.replace(IN_BRACKETS, '');
  if (bare !== title && namesPending(bare)) return sectionSign(bare);
  const printed = fold(title);
  // "Money out": the last word is October in Portuguese
  const known = lookUp(printed);
  if (known) return known;
  const words = printed.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word) && monthOfName(word) === null);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const whole = lookUp(words.join(' '));
  if (whole) return whole;
  // "Line of credit", "Available credit" name figures, though their noun is that of a list
  const line = exactKind(title);
  if (line && FIGURES.has(line.kind)) return null;
  return (
    withoutSmallWords(words) ??
    besideBookings(words) ??
    oneAndOther(title) ??
    listOf(line) ??
    planOf(printed) ??
    partOf(words) ??
    ofNoun(words) ??
    (words.length > 1 ? ofColumn(printed) : null)
  );
}

const FIGURES: ReadonlySet<LineKind> = new Set<LineKind>(['limit', 'available', 'minimum_payment']);

/** "Gelen İşlemler", "存入交易": the name of a side beside a word for bookings. */
function besideBookings(words: readonly string[]): SectionSign | null {
  const kept = words.filter((word) => !BOOKINGS.has(word) && !SMALL.has(word));
  const bare = kept.join(' ').replace(BOOKINGS_UNSPACED, '');
  if (bare === '' || bare === words.join(' ')) return null;
  const [title, column] = [lookUp(bare), ofColumn(bare)];
  const found = title && (!column || title.weight > column.weight) ? title : column;
  return found?.sign === 0 ? null : found;
}

/** Reads a title that is a heading of money in or out: "Kredit", "支出", "Ut av konto"; several words only as a whole. */
function ofColumn(folded: string): SectionSign | null {
  const heading = columnRole(folded);
  if (folded.includes(' ') && heading?.weight !== 1) return null;
  if (heading?.role === 'credit') return { sign: 1, weight: BESIDE_BOOKINGS };
  return heading?.role === 'debit' ? { sign: -1, weight: BESIDE_BOOKINGS } : null;
}

/** Reads names that are all of one side or of either: "Retraits et autres débits", "Purchases, fees and interest". */
function oneAndOther(title: string): SectionSign | null {
  const parts = title.split(/[,、，]\s*/).flatMap((part) => {
    const words = fold(part).split(' ');
    const at = words.findIndex((word, i) => i > 0 && AND.has(word));
    return at < 0 ? [words] : [words.slice(0, at), words.slice(at + 1)];
  });
  const names = parts.map((words, i) => words.filter((word) => word !== '' && (i === 0 || !OTHER.has(word))));
  if (names.length < 2 || names.some((words) => words.length === 0)) return null;
  const found = names.map(named);
  if (!found.every((one) => one !== null)) return null;
  const sure = firstOf(found.toSorted((a, b) => b.weight - a.weight));
  if (sure.sign === 0 || found.some((o) => o.sign !== sure.sign && o.weight > OF_EITHER)) return null;
  return { sign: sure.sign, weight: sure.weight };
}

function named(words: readonly string[]): SectionSign | null {
  const found = lookUp(words.join(' ')) ?? withoutSmallWords(words) ?? ofNoun(words);
  return found?.cardSign ? { sign: found.sign, weight: OF_EITHER } : found;
}

/** A line that names a list of no bookings: fees, pending ones, the balance of each day. */
const listOf = (line: KindOfLine | null): SectionSign | null =>
  line && LIST_KINDS.has(line.kind) ? { sign: 0, weight: line.weight } : null;

/** Reads a title that ends with a name of plans: "Compras y cargos diferidos a meses sin intereses". */
function planOf(printed: string): SectionSign | null {
  if (/\d/.test(printed)) return null;
  for (let at = printed.indexOf(' '); at > 0; at = printed.indexOf(' ', at + 1)) {
    const end = printed.slice(at + 1);
    if (end.includes(' ') && PLANS.has(end)) return { sign: 0, weight: OF_NOUN };
  }
  return null;
}

/** The title without the small words around it: "Total deposits - continued". */
function withoutSmallWords(words: readonly string[]): SectionSign | null {
  const [first, end] = withoutSmall(words);
  for (let from = 0; from <= first; from++) {
    for (let to = words.length; to >= end; to--) {
      const found = lookUp(words.slice(from, to).join(' '));
      if (found) return found;
    }
  }
  return null;
}

/** Given a title, returns what names its section, folded: "Fees" and "Fees (continued)" are one. */
export function sectionName(title: string): string {
  const words = fold(title).split(' ');
  const [first, end] = withoutSmall(words);
  return first < 0 ? words.join(' ') : words.slice(first, end).join(' ');
}

/** Given the words behind a title, returns whether they name nothing else: "(continued)"; true for none. */
export const onlyContinues = (words: readonly string[]): boolean => words.every((word) => SMALL.has(fold(word)));

/** Returns the range [first, end) of words without the small ones around them; `first` is below 0 if all are small. */
const withoutSmall = (words: readonly string[]): readonly [first: number, end: number] => [
  words.findIndex((word) => !SMALL.has(word)),
  words.findLastIndex((word) => !SMALL.has(word)) + 1,
];

function lookUp(folded: string): SectionSign | null {
  if (PAID.has(folded)) return { sign: -1, cardSign: 1, weight: 1 };
  const known = TABLE.all(folded);
  const [first] = known;
  if (first === undefined || BOTH.has(folded)) return null;
  const isBoth = known.some((one) => one.value === 1) && known.some((one) => one.value === -1);
  const doubt = EITHER.has(folded) || isBoth ? OF_EITHER : 1;
  return { sign: first.value, weight: first.weight * doubt };
}

/** A title that begins or ends with a known one of two words or more: "Account 1234 Deposits and additions". */
function partOf(words: readonly string[]): SectionSign | null {
  for (let length = words.length - 1; length >= 2; length--) {
    const found = lookUp(words.slice(0, length).join(' ')) ?? lookUp(words.slice(-length).join(' '));
    if (found) return { ...found, weight: found.weight * WITH_OTHER_WORDS };
  }
  return null;
}

/** Reads a short title whose noun is a known one: "Card withdrawals", "ATM and card withdrawals", "Otros abonos". */
function ofNoun(printed: readonly string[]): SectionSign | null {
  const words = printed.slice(0, withoutSmall(printed)[1]);
  const noun = words.at(-1);
  if (noun === undefined) return null;
  const rest = words.filter((word) => !AND.has(word));
  const isPlan = PLANS.has(noun);
  // two names, one of them known: the noun is only the other's
  const hasOther = rest.length < words.length && rest.slice(0, -1).some(isName);
  if (rest.length > MOST_WITH_NOUN || hasOther) return null;
  const found = namesPart(noun) ? null : lookUp(noun);
  const tells = found?.sign !== 0 || isPlan;
  return found && found.weight === 1 && tells && !found.cardSign ? { ...found, weight: OF_NOUN } : null;
}

const isName = (word: string): boolean =>
  PAID.has(word) || BOTH.has(word) || TABLE.get(word) !== null || ofColumn(word) !== null;
