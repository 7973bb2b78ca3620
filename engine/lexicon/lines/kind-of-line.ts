/** What a line says that is no transaction: a balance, a total, a count, a limit, a page turn. */
import { itemAt } from '../../model/lists.ts';
import { CODE_LETTERS, currencyCode } from '../../money/currencies.ts';
import { monthOfName } from '../calendar/months.ts';
import { isWeekday } from '../calendar/weekdays.ts';
import { fold, partScripts, wordSet } from '../phrases/fold.ts';
import { type KnownTo, tableOf } from '../phrases/phrases.ts';
import { remembered } from '../phrases/remembered.ts';
import { saysSide } from './balance-signs.ts';
import { areOfPrevious, carriedKind, composedKind, dayBehind } from './composed.ts';
import { FIGURE_PHRASES } from './figure-phrases.ts';
import { BALANCE_KINDS, type LineKind } from './line-kind.ts';
import { BALANCE_PHRASES } from './line-phrases.ts';
import { halvesOf, namesIn } from './names-on-line.ts';
import { TOTAL_PHRASES } from './total-phrases.ts';

export interface KindOfLine {
  readonly kind: LineKind;
  /** 0 to 1: how surely the text says so */
  readonly weight: number;
  /** the text is that phrase and nothing else, dates, numbers, currencies and small words aside */
  readonly exact: boolean;
  /** whether the phrase begins the text or ends it */
  readonly at: 'start' | 'end';
}

/** Of two kinds that a phrase may be, the first of these is the likelier. */
const TABLE = tableOf<LineKind>({ ...BALANCE_PHRASES, ...FIGURE_PHRASES, ...TOTAL_PHRASES });

/** Small words that may be around the phrase without making it another thing. */
const SMALL =
  wordSet(`on as of at the for from to date dated your account this statement period in and is are since until by day
   am vom zum per bis auf ihr ihrem ihren ihres ihrer unser unserem unseren konto uhr um nr eur den der des zu euro
   seite stand au le du de la les a en compte votre al el del los su cuenta em no na o da do dos sua conta ao il lo dei
   sul vostro n op van het tot uw rekening dzien dnia w rachunku pln zl ke ku dni k ze dne uctu czk kc dna ucte
   napjan an huf ft data din pe lei ron kontu za ot kum po sostojaniju pro pa kr kontoen sek nok dkk til till
   pvm tilin seisuga konta uz itibariyle tarihi tarihli tl dan hari tanggal rp rm pada bagi akaun ngay vnd ณ บาท 円 元 원
   现在 現在 截至 截止 于 於 第 共 av af dr cr od d c h s t b cd eft eod bod inr rs usd gbp chf sgd aud cad nzd hkd myr zar kes ngn
   ghs aed sar inc incl vat hkt gst f r p z von sur di iz dari ng из са with auszug kontoauszug releve extracto extrato
   estratto afschrift wyciag vypis kivonat extras periode perioden periodo perioada perioodi perioda laikotarpio okresu
   obdobi obdobia idoszak donem kauden razdoblja timabils dein deine deinem deinen dit ditt vos notre nostro vostri tuo
   teu deres pr monthly monatlicher mensual mensuel mensile mensal`);
const NUMBER = /\d/;
const SPACED_LETTERS = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;
/** Behind other words: "SALDO FINAL US$". */
const DOLLARS = /\s+\(?\p{Lu}{1,3}\$\)?$/u;
/** A phrase of one word may be part of any text; of more, hardly. */
const BESIDE_OTHER_WORDS: Readonly<Record<number, number>> = { 1: 0.2, 2: 0.5 };
const LONG_BESIDE_OTHER_WORDS = 0.65;
/** Two words that say together what the line is. */
const COMPOSED = 0.9;
/** Texts longer than this are sentences. */
const MOST_WORDS = 40;

/** Given the text of a line or a cell, returns what it says if a known phrase begins or ends it, else null. */
export const lineKind = remembered(readKind);

/** The same if the text says nothing else. */
export function exactKind(text: string): KindOfLine | null {
  const line = lineKind(text);
  return line?.exact ? line : null;
}

/** The same for some words of a line. */
export const kindOfWords = (words: readonly { readonly text: string }[]): KindOfLine | null =>
  lineKind(words.map(({ text }) => text).join(' '));

function readKind(text: string): KindOfLine | null {
  const found = kindOfText(text);
  if (found?.exact) return found;
  const ofCard = kindOfText(BEHIND_NUMBER.exec(text)?.[1] ?? '');
  if (ofCard?.exact && ofCard.kind === 'total') return ofCard;
  // "STATEMENT BALANCE 結單結欠": what one half says in so many words the other says again; of one word ("Übertrag /
  // Überweisung") it may be a booking
  const scripts = halvesOf(text);
  const names = scripts ?? namesIn(text);
  const exact = names.flatMap((name) => {
    const kind = kindOfText(name);
    return kind?.exact ? [{ kind, says: scripts !== null || name.includes(' ') }] : [];
  });
  // "Übertrag / À reporter / A riportare": what two say is among what the third may mean
  const twice = exact.filter(({ kind }) => exact.filter((other) => other.kind.kind === kind.kind).length > 1);
  if (names.length > 2) return twice.find(({ says }) => says)?.kind ?? found;
  // "Amount due / Total in CHF": a balance may be the sum of a list
  const [first, second] = exact.length === 2 ? exact.filter(({ kind }) => !kind.kind.startsWith('total')) : exact;
  return first && !second && (first.says || exact.length === 2) ? first.kind : found;
}

/** "Jane Doe #8638: Total Transactions": what is said of a card. "Total" alone is also the name of filling stations. */
const BEHIND_NUMBER = /^.*\d:\s+(\p{L}+\s+\p{L}.*)$/u;

/** "SGD on 30 June", "EUR am 30.06.": how much was held of a currency on a day, if the label says nothing else. */
const HELD_ON = /^\p{L}{3} (?:on|as of|as at|at|am|per|zum|au|al|a|el|em|op|na|ke|den|pr|til|på|на)$/u;
const HELD = 0.6;

function kindOfText(text: string): KindOfLine | null {
  if (HELD_ON.test(text) && currencyCode(text.slice(0, CODE_LETTERS)) !== null)
    return { kind: 'balance', weight: HELD, exact: true, at: 'start' };
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const first = words.findIndex((word) => !isSmall(word));
  const start = phraseFrom(words, first < 0 ? 0 : first);
  const whole = start && kindOfWhole(words, start);
  // without its number "Side" or "Full" is a word like any other
  if (whole === 'page' && !NUMBER.test(text)) return null;
  if (whole) return { kind: whole, weight: start.weight, exact: true, at: 'start' };
  const last = words.findLastIndex((word) => !isSmall(word));
  const end = phraseTo(words, last < 0 ? words.length : last + 1);
  return kindOfTwoWords(words, start, end) ?? kindAmongOthers(start, end);
}

/** Given the words of a line and the phrases at its ends, returns what two of the words say together. */
function kindOfTwoWords(words: readonly string[], start: Found | null, end: Found | null): KindOfLine | null {
  const named = (kind: LineKind) => [start, end].find((found) => found?.value === kind);
  const [balance, closing] = [named('balance'), named('closing')];
  const isCarried = start?.value === 'brought_forward' || start?.value === 'carried_forward';
  const carried = isCarried ? carriedKind(words.slice(start.to), isSmall) : null;
  const isOther = (word: string, i: number) => !isSmall(word) && !(closing && i >= closing.from && i < closing.to);
  const ofBefore = closing && areOfPrevious(words.filter(isOther)) ? 'opening' : carried;
  if (ofBefore !== null) return { kind: ofBefore, weight: COMPOSED, exact: true, at: 'start' };
  // "Saldo overført fra sidste kontoudskrift"
  const first = balance ?? (start?.value === 'brought_forward' ? start : undefined);
  const kind = composedKind(words, isSmall, first ? [first.from, first.to] : null);
  if (kind === null || (first !== balance && kind !== 'opening')) return null;
  return { kind, weight: COMPOSED, exact: true, at: 'start' };
}

/** Given the phrases at the ends of a text with other words, returns what the longer one says. */
function kindAmongOthers(start: Found | null, end: Found | null): KindOfLine | null {
  const found = start && (!end || start.to - start.from >= end.to - end.from) ? start : end;
  if (!found) return null;
  const weight = found.weight * (BESIDE_OTHER_WORDS[found.to - found.from] ?? LONG_BESIDE_OTHER_WORDS);
  return { kind: found.value, weight, exact: false, at: found === start ? 'start' : 'end' };
}

type Found = KnownTo<LineKind> & { readonly from: number };

/** What says nothing of a line: days in characters, and the money of "Balance al corte RD$". */
const DAYS_AND_MONEY =
  /(?:(?:令和|平成|昭和|民國|民国)\s*)?(?:\d+|元)\s*年|\d+\s*[月日년월일]|(?<!\S)\p{L}{1,3}\p{Sc}(?!\S)/gu;

/** Folded words, numbers parted from the characters of scripts without spaces. */
function wordsOf(text: string): string[] {
  const undated = text.replace(DAYS_AND_MONEY, ' 0 ');
  // letters set apart are one word: "S A L D O"
  return fold(partScripts(undated.replace(DOLLARS, '')))
    .replace(SPACED_LETTERS, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter(Boolean);
}

/** Given a folded word, returns whether it may be around a phrase without making it another thing. */
export const isSmall = (word: string): boolean =>
  NUMBER.test(word) || SMALL.has(word) || monthOfName(word) !== null || isWeekday(word);

/** The longest phrase that begins the text, small words before it allowed. It may be within a word: "前月繰越残高". */
function phraseFrom(words: readonly string[], firstWord: number): Found | null {
  let best: Found | null = null;
  for (let from = 0; from <= firstWord; from++) {
    const found = TABLE.longestAt(words, from) ?? TABLE.within(words, from, true);
    if (found && (best === null || found.to > best.to)) best = { ...found, from };
  }
  return best && best.to > firstWord ? best : null;
}

/** The longest phrase that ends before word `to`. */
function phraseTo(words: readonly string[], to: number): Found | null {
  if (to === 0 || !TABLE.ends(itemAt(words, to - 1))) return null;
  for (let from = Math.max(0, to - TABLE.longest); from < to; from++) {
    if (!TABLE.begins(itemAt(words, from))) continue;
    const known = TABLE.get(words.slice(from, to).join(' '));
    if (known) return { ...known, from, to };
  }
  return null;
}

/** Returns what a phrase says if only small words or the same again follow ("Saldo anterior / Previous balance"). */
function kindOfWhole(words: readonly string[], start: Found): LineKind | null {
  let kind = start.value;
  for (let at = start.to; at < words.length; ) {
    const again = dayBehind(kind, words, at) ?? TABLE.longestAt(words, at);
    if (again && kind === 'balance' && BALANCE_KINDS.has(again.value)) kind = again.value;
    else if (!again || !goTogether(kind, again.value)) {
      const word = itemAt(words, at);
      if (!isSmall(word) && !saysSide(kind, words, at)) return null;
      at++;
      continue;
    }
    at = again.to;
  }
  return kind;
}

/** Whether one line may say both: "Opening balance B/F", "Total balance". */
function goTogether(one: LineKind, other: LineKind): boolean {
  if (one === other || one === 'continued' || one === 'page') return true;
  if (BALANCE_KINDS.has(one))
    return other === 'balance' || other === 'brought_forward' || (one === 'brought_forward' && other === 'opening');
  return one.startsWith('total') && (other === 'total' || other === 'count');
}
