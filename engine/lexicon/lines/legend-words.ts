/** Words by which a paper turns its marks round, and the side that a title names. */
import { pattern } from '../phrases/pattern.ts';

/** "Signs are shown from the bank's point of view." */
const OF_BANK = pattern('iu')`(?:from (?:the|our) bank['’]?s? (?:point of view|perspective|side)
  |bank['’]s (?:point of view|perspective)|in our books|aus (?:der )?sicht der bank
  |(?:point de vue|optique) de la banque|punto de vista del banco|ponto de vista do banco|punto di vista della banca
  |vanuit (?:het oogpunt van )?de bank|z pohledu banky|z punktu widzenia banku)`;
/** "Amounts in brackets are deposits", "A minus marks credits"; but not "payez moins d'impôts". */
const MINUS = pattern('iu')`(?<!\p{L})(?:brackets|parenthes[ie]s|minus|minus sign|negative|klammern|minuszeichen
  |parenthèses|signe moins|(?<!au )moins(?! (?:d['’]|de |que ))|paréntesis|signo menos|parentesi|haakjes)(?!\p{L})`;
const MONEY_IN = pattern('iu')`(?<!\p{L})(?:deposits?|credits?|paid in|money in|in your favou?r|gutschriften|guthaben
  |haben|dépôts?|crédits?|en votre faveur|abonos?|créditos?|depósitos?|accrediti|versamenti|bijschrijvingen)(?!\p{L})`;
/** "Debit means money paid into your account", "DR increases your balance". */
const TURNED = pattern('iu')`(?<!\p{L})(?:(?:dr|debits?)(?!\p{L})[^.;,]*(?:increases?|paid in(?:to)?|money in)(?!\p{L})
  |(?:cr|credits?)(?!\p{L})[^.;,]*(?:decreases?|paid out|money out)(?!\p{L}))`;
/** In front of a number it adds: "on the debit balance at prime rate plus 3.5%". */
const PLUS = pattern('iu')`(?:^\s*\+\s*[=:]|(?<!\p{L})(?:plus(?: sign)?|positive?s?|positivos?|positivas?|positivi
  |positifs?|positief|positiva|pluszeichen)(?!\p{L}|\s*\d))`;
const MINUS_SIGN = /^\s*[-−–]\s*[=:]/u;
const MORE_MONEY_IN = pattern('iu')`(?<!\p{L})(?:payments? in|receipts|received|incoming|inflows?|income|gutschrift
  |einzahlungen|zahlungseingänge|eingang|eingänge|zugang|zugänge|versements?|entrées?|encaissements?|rentrées|entrate
  |accredito|abono|ingresos?|entradas?|inkomsten|insättningar|wpływy)(?!\p{L})`;
const MONEY_OUT = pattern('iu')`(?<!\p{L})(?:money out|payments? out|paid out|debits?|withdrawals?|purchases|outgoing
  |outflows?|you owe|owed by you|belastung|belastungen|lastschriften|abhebungen|abgang|abgänge|ausgang|ausgänge
  |auszahlungen|schuld|soll|débits?|retraits|dépenses|sorties?|cargos?|débitos|retiros?|gastos?|addebit[oi]|uscit[ae]
  |prelievi|afschrijvingen|uitgaven|saídas?|levantamentos|uttag|wypłaty|obciążenia)(?!\p{L})`;
/** Parts of a legend, each about one mark. */
const CLAUSES = /[.;,/]|(?<!\p{L})(?:and|und|et|y|e|en|och|i)(?!\p{L})/iu;

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

/** "(-)", "“+”", and what follows words for a mark: "marked -". */
const QUOTED = /[("'“„«[]\s*([-−–+])\s*[)"'”“»\]]|(?<=(?:marked|with(?: an?)?|by|mit|con|de)\s)([-−–+])(?=\s|$)/giu;
/** A sign apart from other text: a dash as well, if the line has no plus; and one behind a colon. */
const LONE = /(?<![^\s/:=])[-−–+](?![^\s/:=])/gu;
const BEHIND = /(?<=[:=]\s*)[-−–+](?![^\s/])/gu;
const LONE_PLUS = /(?<![^\s/:=])\+(?![^\s/:=])/u;
const UNSIGNED = pattern('iu')`(?<!\p{L})(?:without|no|ohne|sans|sin|senza|zonder|sem)
  (?:\s(?:an?|any|the|eine?n?|un))?\s(?:sign|minus sign|minus|vorzeichen|minuszeichen|signe|signo|segno|teken|sinal)
  (?!\p{L})`;
const SIGN_WORD = /(?<!\p{L})(?:plus|minus)(?!\p{L})/giu;

const wordOf = (sign: string): string => (sign === '+' ? 'plus' : 'minus');

/**
 * Returns the parts of a legend, with words for its signs: for those in quotation marks; and if both are on a line
 * without figures, for those behind a colon, or for all if the line begins with one ("+ debits - credits").
 */
function clausesOf(text: string): string[] {
  const quoted = text
    .replace(UNSIGNED, 'positive')
    .replace(QUOTED, (_, one?: string, other?: string) => ` ${wordOf(one ?? other ?? '')} `);
  const isLegend = LONE_PLUS.test(quoted) && !/\d/.test(quoted);
  const said = isLegend ? quoted.replace(/^\s*[-−–+]/u.test(quoted) ? LONE : BEHIND, wordOf) : quoted;
  return said.split(CLAUSES).flatMap((clause) => {
    const signs = [...clause.matchAll(SIGN_WORD)];
    if (signs.length < 2) return [clause];
    const isLed = clause.slice(0, signs[0]?.index).trim() === '';
    const ends = signs.map(({ index, 0: { length } }) => (isLed ? index : index + length));
    return ends.map((end, i) => (isLed ? clause.slice(end, ends[i + 1]) : clause.slice(ends[i - 1] ?? 0, end)));
  });
}

/** Given a line, returns whether it says that marks mean the other side than they do elsewhere. */
export function turnsMarks(text: string): boolean {
  if (OF_BANK.test(text) || TURNED.test(text)) return true;
  const named = clausesOf(text).flatMap((clause) => namedIn(clause) ?? []);
  // "A negative balance is money that you owe (debit); a positive one is money that we hold (credit)"
  const isWhole = new Set(named.map(({ isIn }) => isIn)).size > 1;
  return named.some(({ isMinus, isIn }) => isMinus === isIn) || (!isWhole && MINUS.test(text) && MONEY_IN.test(text));
}

const REVERSED = pattern('iu')`(?<!\p{L})(?:revers(?:ed|als?)|storn(?:o|os|iert\p{L}*|at\p{L}*|ovan\p{L}*)
  |annul(?:é|ée|és|ées|ations?)|anulad\p{L}*|extourn\p{L}*|cancell?ed|cancelad\p{L}*|annullat\p{L}*
  |geannuleerd\p{L}*)(?!\p{L})`;

/** Given the title of a section, returns whether it turns the side round that it names: "Reversed deposits". */
export const turnsSide = (title: string): boolean => REVERSED.test(title);
