/** Labels of accounts beside the one that a statement is of: from which it is paid, or to which it pays. */

/** One language or family of them a line. */
const LINKED = [
  'linked account|nominated account|pay into|reference account|counter account|paid from account|direct debit from|payment account|debited from',
  'referenzkonto|verrechnungskonto|gegenkonto|einzug von|abbuchung von|auszahlungskonto|abrechnungskonto|belastungskonto',
  'compte lié|compte de prélèvement|compte associé|cuenta asociada|cuenta vinculada|cuenta de cargo|domiciliad[oa] en|conto collegato|conto di appoggio|conto d.appoggio|addebito su|conta associada|conta vinculada|débito em|cont asociat|cont de plată',
  'tegenrekening|gekoppelde rekening|rachunek powiązany|rachunek do spłaty|propojený účet|inkasní účet|kopplat konto|uttagskonto|tilknyttet konto|belastningskonto|nemkonto|vastatili|veloitustili|kapcsolódó számla|ellenszámla|povezani račun',
  'bağlı hesap|otomatik ödeme hesabı|συνδεδεμένος λογαριασμός|связанный сч[её]т|сч[её]т списания|rekening terkait|rekening sumber|tài khoản liên kết|引落口座|振替口座|扣款|關聯帳|关联账',
];
const LABEL = new RegExp(LINKED.join('|'), 'iu');

/** Given a line of text, returns it up to the label of another account, or whole. */
export function beforeLinked(text: string): string {
  const at = text.search(LABEL);
  return at < 0 ? text : text.slice(0, at);
}
