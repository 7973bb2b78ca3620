/** Words by which a paper says that its figures are thousands or cents of its money, or no money at all. */
import { firstFound } from '../../model/lists.ts';
import { currencyOfName, isCodeOrSymbol } from '../../money/currencies.ts';
import { isMoneyWord } from '../headings/heading-money.ts';
import { columnRoles } from '../headings/heading-roles.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';

/** "in thousands", "en miles", "in lakhs", "in pence"; behind a figure they belong to a sum: "5 in millions". */
const SCALED = pattern('iu')`(?<![\p{L}\d])(?:in|en|em|w|v|in (?:eur|usd|gbp|chf|inr|€|\$|£)) (?:hundreds|thousands?
  |millions?|billions?|lakhs?|lacs?|crores?|hunderten?|tausend|tsd|mio|mrd|millionen|milliers|millions d|miles|millones
  |milhares|milhões|migliaia|milioni|duizenden|miljoenen|tysiącach|tys|tisících|tisícich|tusen|tusental|tuhansina|pence
  |pennies|cents?|rappen|centimes?|centavos|céntimos|cêntimos|centesimi|groszach|haléřích|paise|öre|øre
  |kopecks)(?![\p{L}\d])`;
/** "EUR 000s", "£'000", "TEUR", "T€", "kEUR"; "EUR 000.00" is an amount of nothing. */
const SHORT = pattern('u')`(?<![\p{L}\d.,'’])(?:(?:[A-Z]{3}|[€$£]) ?['’]?000s?|['’]000s?|[Tk](?:EUR|CHF|USD|GBP|€|£|\$)
  |(?:in )?(?:EUR|USD|GBP|CHF|INR|[€$£]) (?:hundreds|thousands?|millions?|lakhs?|crores?|mio|mrd
  |tsd))(?![\p{L}\d.,'’%])`;
const SUM = /\d\s*$/u;
/** "000s omitted", "x 1,000", "Units: thousand", "Mio.", "(£k)": lines, or ends of them, that say no more. */
const ALONE = pattern('iu')`(?:(?:^|\()(?:[x×*] ?1[.,' ]?0{3}(?:[.,' ]?0{3})?|(?:[€$£]
  |[A-Z]{3})? ?['’]?0{3}s? (?:omitted|dropped)|(?:[€$£] ?[km]|[km] ?[€$£])|(?:in )?(?:mio|mrd|tsd|mln|mld|bn)\.?)\)?$
  |^(?:figures|amounts) (?:x|×) ?1[.,' ]?000$|^(?:units?|unit of account|scale|einheit(?:en)?|unités?|unidad(?:es)?
  |unità|unidades?|eenheid|enhet)\s*[:=]\s*(?:thousands?|millions?|hundreds?|tausend|tsd|mio|milliers?|miles|migliaia
  |milhares|duizend|tusen|pence|cents?|rappen|centimes|lakhs?|crores?)\.?$)`;

/** Returns the words of a line that scale its figures: "in thousands"; null if there are none. */
export function scaleIn(text: string): string | null {
  return firstFound([SCALED, SHORT, ALONE], (known) => {
    const found = known.exec(text);
    return found && !SUM.test(text.slice(0, found.index)) ? found[0] : null;
  });
}

/** What is counted, and is no money. */
const NO_MONEY =
  'points?|miles|hours?|minutes|days|kwh|mwh|mb|gb|kg|kilograms?|grams?|ounces|litres?|liters?|gallons|shares|units|fund units|punkte|bonuspunkte|meilen|stunden|minuten|tage|liter|gramm|stück|anteile|heures|jours|litres|grammes|parts|puntos|millas|horas|días|litros|pontos|milhas|dias|punti|miglia|ore|giorni|litri|punten|uren|dagen|btc|bitcoins?|eth|tokens|coins';
const COUNTED = pattern('iu')`^(?:(?:all )?(?:amounts|figures|quantities|values|beträge|mengen|quantités
  |cantidades) )?\(?(?:are |shown |stated |given )*(?:in|en|em) (?:${NO_MONEY})\)?[.:]?$`;
/** Of these, words that head no column of money. */
const HEADED = pattern('iu')`(?<![\p{L}\d])(?:points|miles|hours|minutes|kwh|mwh|kg|litres|liters|gallons|punkte
  |bonuspunkte|meilen|stunden|minuten|heures|puntos|millas|horas|pontos|milhas|punti|punten|uren|btc)(?![\p{L}\d])`;

/** Given a line, returns whether it says that figures are of no money: "Quantities in grams", "in hours". */
export const countsNoMoney = (text: string): boolean => COUNTED.test(text);

/** Given the heading of a column, returns whether it is that of no money: "Hours in". */
export const headsNoMoney = (heading: string): boolean => HEADED.test(heading);

/** "Amount (mBTC)", "Betrag in Stück": a note behind the heading of a column of amounts. */
const NOTE = /(?:[([（]([^)\]）]+)[)\]）]|(?<=\p{L}) (?:in|en) ([^\s()]+))$/iu;
/** A column's letter or number, signs, a footnote's mark. */
const MARK = /^(?:[^\p{L}\p{N}%]+|\p{Lu}|\d{1,2})$/u;
/** Words of notes that are of no unit: of sides, taxes, what is owed. */
const OF_NO_UNIT =
  wordSet(`dr cr db d c s h soll haben in out on plus minus if any see note incl excl inkl exkl inc ex including
  excluding vat gst tax mwst ust tva ttc ht iva btw moms net gross netto brutto only overdrawn overdraft owed owing due
  held available bf cf hand full advance transit en em w i v and or your the of total nur uniquement cash cheque
  cheques cuenta account konto compte conto conta rekening`);
const MOST_NOTED = 3;
/** "h:m" */
const CLOCK = /^\p{L}{1,2}:\p{L}{1,2}$/u;

/** Returns the note behind a heading of money if it may be a unit that is no currency: "ETH", "h:m", "£m"; or null. */
export function unitBehind(heading: string): string | null {
  const [, bracketed, tied] = NOTE.exec(heading.trim()) ?? [];
  const note = (bracketed ?? tied ?? '').trim();
  if (note === '' || UNKNOWN_SCRIPT.test(note)) return null;
  if (scaleIn(note) !== null || CLOCK.test(note)) return note;
  const words = note.split(/[\s/,.&]+/).filter((word) => word !== '');
  if (words.length > MOST_NOTED || currencyOfName(note) !== null || columnRoles(note).length > 0) return null;
  return words.every((word) => MARK.test(word) || isMoneyOf(word) || OF_NO_UNIT.has(fold(word))) ? null : note;
}

/** Letters of other scripts: notes in these are not known. */
const UNKNOWN_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** True for a word that names a currency, or the account's money. */
function isMoneyOf(word: string): boolean {
  const folded = fold(word);
  return isCodeOrSymbol(word) || currencyOfName(word) !== null || isMoneyWord(folded) || MONEY.has(folded);
}

/** Accounts of no money. */
const ACCOUNTS = pattern('iu')`^(?:your )?(?:(?:points?|miles|mileage|time|leave|hours|holiday|flexitime|energy|data
  |loyalty|rewards?|carbon) (?:account|balance|statement|wallet)|points|leave hours|zeitkonto|arbeitszeitkonto
  |stundenkonto|punktekonto|meilenkonto|bonuspunkte|urlaubskonto|compte (?:de )?(?:points|temps|épargne temps)
  |cuenta de puntos|conta de pontos|conto punti|puntenrekening)$`;

/** Given a title, returns whether it is that of an account of no money: "Time account". */
export const namesNoMoney = (title: string): boolean => ACCOUNTS.test(title.trim());

/** "Amounts in UF": what is behind it is a unit. */
const ALL_AMOUNTS = pattern('iu')`^\(?(?:all |alle |tous les |todos los |tutti gli )?(?:amounts?|figures|beträge
  |angaben|montants?|importes?|montos?|importi|bedragen|valores|kwoty|částky|sumy|összegek|sumele|belopp|beløb|summat
  |tutarlar|jumlah)(?: are| sind| sont| son| sono| zijn)?(?: stated| shown| exprimés| expresados| espressi| uitgedrukt
  | podane| anges| er| oplyses| vises| dalam)? (?:in|en|em|w|v|i|dalam) (.+?)[).:]*$`;
/** What the unit is called if it is the account's money. */
const MONEY = wordSet(
  `currency wahrung fremdwahrung kontowahrung devise devises moneda divisa divisas moeda monnaie valuta waluta waluty
   meny mena account local konto full words text`,
);
const MOST_WORDS = 2;

/** Given a line, returns what it says that all amounts are in: "CHF", "full euros"; null if it does not say. */
export const unitOfAmounts = (text: string): string | null => ALL_AMOUNTS.exec(text)?.[1] ?? null;

/** Returns the unit that a line says all amounts are in, if it is not a currency; or null. */
export function unitIn(text: string): string | null {
  const unit = unitOfAmounts(text);
  if (unit === null) return null;
  const words = unit.split(' ');
  const isMoney = currencyOfName(unit) !== null || words.some(isMoneyOf);
  return words.length > MOST_WORDS || isMoney ? null : unit;
}
