/** Words by which a paper turns its marks round, and the side that a title names. */
import { pattern } from '../phrases/pattern.ts';

/** "Signs are shown from the bank's point of view." */
const OF_BANK = pattern('iu')`(?:from (?:the|our) bank['’]?s? (?:point of view|perspective|side)
  |bank['’]s (?:point of view|perspective)|in our books|aus (?:der )?sicht der bank
  |(?:point de vue|optique) de la banque|punto de vista del banco|ponto de vista do banco|punto di vista della banca
  |vanuit (?:het oogpunt van )?de bank|z pohledu banky|z punktu widzenia banku)`;
/** "Amounts in brackets are deposits", "A minus marks credits". */
const MINUS = pattern('iu')`(?<!\p{L})(?:brackets|parenthes[ie]s|minus|minus sign|negative|klammern|minuszeichen
  |parenthèses|moins|paréntesis|signo menos|parentesi|haakjes)(?!\p{L})`;
const MONEY_IN = pattern('iu')`(?<!\p{L})(?:deposits?|credits?|paid in|money in|in your favou?r|gutschriften|guthaben
  |haben|dépôts?|crédits?|en votre faveur|abonos?|créditos?|depósitos?|accrediti|versamenti|bijschrijvingen)(?!\p{L})`;
/** "Debit means money paid into your account", "DR increases your balance". */
const TURNED = pattern('iu')`(?<!\p{L})(?:(?:dr|debits?)(?!\p{L})[^.;,]*(?:increases?|paid in(?:to)?|money in)(?!\p{L})
  |(?:cr|credits?)(?!\p{L})[^.;,]*(?:decreases?|paid out|money out)(?!\p{L}))`;
const PLUS = pattern('iu')`(?:^\s*\+\s*[=:]|(?<!\p{L})(?:plus(?: sign)?|positive?s?|positivos?|positivas?|positivi
  |positifs?|positief|positiva|pluszeichen)(?!\p{L}))`;
const MINUS_SIGN = /^\s*[-−–]\s*[=:]/u;
const MORE_MONEY_IN = pattern('iu')`(?<!\p{L})(?:payments? in|receipts|income|einzahlungen|zahlungseingänge|eingänge
  |entrate|ingresos|entradas|inkomsten|insättningar|wpływy)(?!\p{L})`;
const MONEY_OUT = pattern('iu')`(?<!\p{L})(?:money out|payments? out|paid out|debits?|withdrawals?|purchases
  |belastungen|lastschriften|abhebungen|ausgänge|auszahlungen|soll|débits?|retraits|dépenses|cargos|débitos|retiros
  |gastos|addebiti|uscite|prelievi|afschrijvingen|uitgaven|saídas|levantamentos|uttag|wypłaty|obciążenia)(?!\p{L})`;
/** Parts of a legend, each about one mark. */
const CLAUSES = /[.;,]|(?<!\p{L})(?:and|und|et|y|e|en|och|i)(?!\p{L})/iu;

/** "Debits have no minus": such a part says what its sign does not mean. */
const NOT = pattern('iu')`(?<!\p{L})(?:no|not|never|without|nor|neither|ohne|kein\p{L}*|nicht|nie|sans|pas|sin
  |sem|senza|non|geen|niet|zonder|utan|inte|bez)(?!\p{L})`;

/** The sign and the side that a part of a legend names, one of each: "+ = money out"; null for other texts. */
function namedIn(clause: string): { isMinus: boolean; isIn: boolean } | null {
  const isIn = MONEY_IN.test(clause) || MORE_MONEY_IN.test(clause);
  const isMinus = MINUS.test(clause) || MINUS_SIGN.test(clause);
  return NOT.test(clause) || isIn === MONEY_OUT.test(clause) || isMinus === PLUS.test(clause)
    ? null
    : { isMinus, isIn };
}

/** Given a line, returns whether it says that marks mean the other side than they do elsewhere. */
export function turnsMarks(text: string): boolean {
  if (OF_BANK.test(text) || TURNED.test(text)) return true;
  const named = text.split(CLAUSES).flatMap((clause) => namedIn(clause) ?? []);
  // "A negative balance is money that you owe (debit); a positive one is money that we hold (credit)"
  const isWhole = new Set(named.map(({ isIn }) => isIn)).size > 1;
  return named.some(({ isMinus, isIn }) => isMinus === isIn) || (!isWhole && MINUS.test(text) && MONEY_IN.test(text));
}

const REVERSED = pattern('iu')`(?<!\p{L})(?:revers(?:ed|als?)|storn(?:o|os|iert\p{L}*|at\p{L}*|ovan\p{L}*)
  |annul(?:é|ée|és|ées|ations?)|anulad\p{L}*|extourn\p{L}*|cancell?ed|cancelad\p{L}*|annullat\p{L}*
  |geannuleerd\p{L}*)(?!\p{L})`;

/** Given the title of a section, returns whether it turns the side round that it names: "Reversed deposits". */
export const turnsSide = (title: string): boolean => REVERSED.test(title);
