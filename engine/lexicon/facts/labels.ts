/** Which fact of the statement a label is beside: "Account number", "Kontoinhaber", "Period". */

import { itemAt } from '../../model/lists.ts';
import { lineKind } from '../lines/kind-of-line.ts';
import type { LineKind } from '../lines/line-kind.ts';
import { fold } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { firstWordOf, tableOf } from '../phrases/phrases.ts';
import { LABEL_PHRASES } from './label-phrases.ts';

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
  return line?.exact ? (LABEL_OF_LINE[line.kind] ?? null) : null;
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

/**
 * Labels of accounts beside the one that a statement is of: from which it is paid, or to which it pays. One language or
 * family of them a line.
 */
const LINKED = [
  'linked (?:\\p{L}+ )?account|nominated account|pay into|reference account|counter account|paid from account|direct debit from|payment account|debited from',
  'referenzkonto|verrechnungskonto|gegenkonto|einzug von|abbuchung von|auszahlungskonto|abrechnungskonto|belastungskonto',
  'compte lié|compte de prélèvement|compte associé|cuenta asociada|cuenta vinculada|cuenta de cargo|domiciliad[oa] en|conto collegato|conto di appoggio|conto d.appoggio|addebito su|conta associada|conta vinculada|débito em|cont asociat|cont de plată',
  'tegenrekening|gekoppelde rekening|rachunek powiązany|rachunek do spłaty|propojený účet|inkasní účet|kopplat konto|uttagskonto|tilknyttet konto|belastningskonto|nemkonto|vastatili|veloitustili|kapcsolódó számla|ellenszámla|povezani račun',
  'bağlı hesap|otomatik ödeme hesabı|συνδεδεμένος λογαριασμός|связанный сч[её]т|сч[её]т списания|rekening terkait|rekening sumber|tài khoản liên kết|引落口座|振替口座|扣款|關聯帳|关联账',
];
const LINKED_LABEL = new RegExp(LINKED.join('|'), 'iu');

/** Given a line of text, returns it up to the label of another account, or whole. */
export function beforeLinked(text: string): string {
  const at = text.search(LINKED_LABEL);
  return at < 0 ? text : text.slice(0, at);
}
