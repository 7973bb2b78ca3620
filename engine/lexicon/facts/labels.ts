/** Which fact of the statement a label is beside: "Account number", "Kontoinhaber", "Period". */

import { STRENGTH } from '../../evidence/strength.ts';
import { itemAt, lastOf } from '../../model/lists.ts';
import { lineKind } from '../lines/kind-of-line.ts';
import type { LineKind } from '../lines/line-kind.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { firstWordOf, phraseSet, tableOf } from '../phrases/phrases.ts';
import { accountNamed } from './accounts.ts';
import { LABEL_PHRASES } from './label-phrases.ts';
import { namesThisPaper } from './paper-names.ts';

/** Figures of the summary are labels as well. */
const OF_LINES = {
  opening: 'opening',
  brought_forward: 'opening',
  closing: 'closing',
  carried_forward: 'closing',
  total_credit: 'total_in',
  total_debit: 'total_out',
  count: 'count',
  count_credit: 'count',
  count_debit: 'count',
  limit: 'credit_limit',
} as const satisfies Partial<Record<LineKind, string>>;

export type Label = keyof typeof LABEL_PHRASES | (typeof OF_LINES)[keyof typeof OF_LINES];

export interface LabelInLine {
  readonly label: Label;
  /** word range [from, to) of the line */
  readonly from: number;
  readonly to: number;
}

const TABLE = tableOf<Label>(LABEL_PHRASES);
const LABEL_OF_LINE: Partial<Record<LineKind, Label>> = OF_LINES;

/** Given a whole label (a colon or a bilingual half allowed), returns which fact is beside it, or null. */
export function labelOf(text: string): Label | null {
  const halves = [text, ...text.split(/[/|(:]/)].map(fold);
  for (const half of halves) {
    const known = TABLE.get(half);
    if (known) return known.value;
  }
  const line = lineKind(text);
  if (line?.exact) return LABEL_OF_LINE[line.kind] ?? null;
  return halves.some(isNumberOfKind) ? 'account_number' : null;
}

/** Words for "number", and small words between them and what is numbered: "número de préstamo". */
const NUMBERS =
  wordSet(`number num no nr nro n id nummer numer numero numéro número číslo nomor nombor номер broj αριθμός αρ numri
   številka numar numărul`);
const BETWEEN = wordSet('de du di da do del della dello van der of');
/** German, Dutch and Nordic words for an account of some kind; "Abrechnung" and the like are none. */
const COMPOUND = /^\p{L}{4,}konto$|^\p{L}{4,}(?<!af|be|ver|voor)rekening$|^\p{L}{4,}tili$/u;

/** Given a text, returns whether it is a word for "number" alone. */
export const isNumberWord = (text: string): boolean => NUMBERS.has(fold(text));

/** Given a folded word, returns whether it is one for an account of some kind that is no linked one: "Kartenkonto". */
export const isCompound = (word: string): boolean => COMPOUND.test(word) && beforeLinked(word) === word;

/** True for a kind of account with a word for "number" before or behind it: "Loan number", "Kartenkonto-Nr." */
function isNumberOfKind(half: string): boolean {
  const words = half.split(' ');
  const ends = NUMBERS.has(lastOf(words));
  if (words.length < 2 || !(ends || NUMBERS.has(words[0] ?? ''))) return false;
  const kind = ends ? words.slice(0, -1) : words.slice(BETWEEN.has(words[1] ?? '') ? 2 : 1);
  if (kind.length === 1 && isCompound(kind[0] ?? '')) return true;
  const text = kind.join(' ');
  const named = accountNamed(text);
  // "Kontoauszug Nr. 4" numbers the paper, "Cheque no. 303" what is on it
  return named?.sure === true && named.strength >= STRENGTH.certain && !namesThisPaper(text);
}

/** Given a line's words, returns the labels in it, left to right, the longest at each place. */
export function labelsIn(words: readonly string[]): LabelInLine[] {
  const folded = words.map(fold);
  const found: LabelInLine[] = [];
  for (let from = 0; from < words.length; ) {
    const label = longestLabelAt(folded, from);
    if (label) found.push(label);
    from = label?.to ?? from + 1;
  }
  return found;
}

function longestLabelAt(folded: readonly string[], from: number): LabelInLine | null {
  if (!TABLE.begins(firstWordOf(itemAt(folded, from)))) return null;
  for (let to = Math.min(folded.length, from + TABLE.longest); to > from; to--) {
    if (folded[to - 1] === '') continue;
    const known = TABLE.get(folded.slice(from, to).filter(Boolean).join(' '));
    if (known) return { label: known.value, from, to };
  }
  return null;
}

/** Labels of who holds an account together with somebody whom the paper names elsewhere. */
const SECOND_HOLDERS = pattern('iu')`^(?:joint|second(?:ary)?|2nd|third|3rd|co)[\s-]+(?:account\s+)?(?:holders?
  |applicants?|owners?|borrowers?)\b|^(?:mitinhaber|cotitular|co-?titulaire|co-?intestatari|współposiadacz|spolumajitel
  |medinnehavare|medkontohaver|mede-?rekeninghouder)`;

/** Given a label for a holder, returns whether it is that of a second one: "Joint Holder : Sunil Kale". */
export const isOfSecondHolder = (text: string): boolean => SECOND_HOLDERS.test(text);

/** Numbers by which others pay into an account, its own among them: of Argentina, Mexico, Peru, Portugal. */
const PAID_INTO = phraseSet(['cbu|cvu|clabe|clabe interbancaria|cuenta clabe|cci|código de cuenta interbancario|nib']);
export const isPaidInto = (text: string): boolean => PAID_INTO.has(fold(text));

/** In one word, maybe behind the name of a card: "Klantnummer", "Visa-Kundennummer". */
const CUSTOMERS = wordSet('klantnummer kundennummer kundnummer kundenummer kundenr asiakasnumero');
export const isCustomerNumber = (word: string): boolean => CUSTOMERS.has(lastOf(fold(word).split(' ')));

/** Words between the name of an account and the last figures of its number. One language or family a line. */
const ENDINGS = phraseSet([
  'ending in|ending with|ending|ends in|ends with|endet auf|endend auf|endziffern|mit endziffern',
  'se terminant par|terminant par|eindigend op',
  'terminada en|terminado en|que termina en|terminación|terminada em|terminado em|final|che termina con',
  'som slutar på|som slutter på|der ender på|kończąca się na|końcówka',
]);

/** Given words, returns how many of them say at their end that the last figures of a number follow. */
export function endingWords(words: readonly string[]): number {
  const from = words.findIndex((_, at) => at > 0 && ENDINGS.has(fold(words.slice(at).join(' '))));
  return from < 0 ? 0 : words.length - from;
}

/**
 * Labels of accounts beside the one that a statement is of: from which it is paid, or to which it pays. One language or
 * family of them a line.
 */
const LINKED = [
  'linked (?:\\p{L}+ )?account|\\b(?:linked|nominated|reference|counter|payment|direct debit|refund|payout|repayment|cashback|beneficiary|recipient|former|old|previous|closed|insurance) (?:account|iban)|pay into|paid from account|direct debit from|debited from|(?:to|from|into) (?:the )?account (?:number|no)|(?:payments?|transfers?|transferred|paid) (?:to|from|into) (?:the |your )?(?:account|iban)|(?:is|are|be) (?:paid|taken|debited|collected|drawn) .*(?:to|from)',
  'referenzkonto|verrechnungskonto|gegenkonto|einzugskonto|lastschrift von|einzug von|abbuchung von|auszahlungskonto|abrechnungskonto|belastungskonto|(?:wird|werden) .*(?:von|auf) (?:\\p{L}+ )?konto|(?:sera|seront|est) (?:prélevée?s?|débitée?s?)|(?:sarà|verrà) addebitat',
  'compte lié|compte de prélèvement|compte associé|cuenta asociada|cuenta vinculada|cuenta de cargo|domiciliad[oa] en|conto collegato|conto di appoggio|conto d.appoggio|addebito su|conta associada|conta vinculada|débito em|cont asociat|cont de plată',
  'tegenrekening|gekoppelde rekening|afgeschreven van (?:uw|je) rekening|rachunek powiązany|rachunek do spłaty|propojený účet|inkasní účet|kopplat konto|uttagskonto|tilknyttet konto|belastningskonto|nemkonto|vastatili|veloitustili|kapcsolódó számla|ellenszámla|povezani račun',
  'skuldfært af reikningi|gjaldfært af reikningi|skuldfærslureikningur|bağlı hesap|otomatik ödeme hesabı|συνδεδεμένος λογαριασμός|связанный сч[её]т|сч[её]т списания|rekening terkait|rekening sumber|tài khoản liên kết|引落口座|振替口座|扣款|關聯帳|关联账',
];
/** What an account beside the own one is for: securities, fees, interest. One language or family of them a line. */
const SERVING = [
  "(?<!\\p{L}['’]?\\s?)(?:interest|new) (?:account|a/c)|\\b(?:settlement|settling|securities|custody|custodial|sweep|fees?|charges|charging|debit|debiting|dividends?|funding|source|target|collateral|clearing|mirror|parent|payee|receiver|donations?|standing order) (?:account|a/c|iban)|\\b(?:interest|credit|bank(?:['’]s)?) iban|\\byour (?:other|second) account|\\bpay to (?:the )?(?:account|iban)|\\b(?:account|iban) of (?:the |our |your )?(?:bank|payee|recipient|beneficiary|receiver)|\\b(?:account|iban) for (?:fees|charges|interest|dividends|(?:re)?payments?|refunds?|donations|settlement|direct debits?)",
  '(?:gebühren|entgelt|spesen|depot|wertpapier|effekten|provisions|abwicklungs|(?<!\\p{L})zins)konto|(?:konto|iban) für (?:gebühren|zinsen|entgelte|lastschrift|wertpapier|spenden)|empfänger[ -]?iban|iban (?:des|der) empfänger|spendenkonto|effectenrekening|kostenrekening|(?:värdepappers|verdipapir|værdipapir|avgifts|gebyr)konto|arvo-osuustili|hoitotili',
  'compte (?:de )?(?:titres|règlement|frais|liquidation)|compte d.intérêts|cuenta de (?:valores|liquidación|comisiones|gastos|intereses|custodia|abono)|conta de (?:títulos|valores|liquidação|custódia|comissões|despesas|juros)|conto (?:di )?(?:deposito )?(?:titoli|regolamento|commissioni|spese|interessi|addebito|accredito)|cont de (?:titluri|comisioane)',
  'rachunek (?:papierów wartościowych|odsetkowy|prowizji|opłat)|majetkový účet|poplatkový účet|értékpapírszámla|сч[её]т депо',
];
const LINKED_LABEL = new RegExp([...LINKED, ...SERVING].join('|'), 'iu');

/** Given a line of text, returns it up to the label of another account, or whole. */
export function beforeLinked(text: string): string {
  const at = text.search(LINKED_LABEL);
  return at < 0 ? text : text.slice(0, at);
}

/** The number of a person or a paper of the account: "Account holder no 123", "Account agreement number". */
const OF_ITS_PEOPLE = pattern('iu')`\b(?:account|acct|a/c) (?:holder|owner|manager|officer|advis[eo]r|agent|agreement
  |contract|application|opening|form|offer|mandate|applicant|signatory|guarantor|plan|policy|package|branch|office|fee)
  (?:['’]?s)?(?: (?:no|number|nr|id))?[.:#\s]*(?=$|\d)|(?:titulaire|gestionnaire|titular|gestor|intestatario
  |posiadacza?) (?:(?:du|del?|da|do|di|della) )?(?:compte|cuenta|conta|conto|rachunku) n`;

/** Given a phrase, returns it up to the label of a number that is not the account's, or whole. */
export function beforeOthers(text: string): string {
  const own = beforeLinked(text);
  const at = own.search(OF_ITS_PEOPLE);
  return at < 0 ? own : own.slice(0, at);
}
