/** Tells what a label that is no known name of a figure speaks of: money that came in or went out, the change of the balance, its highest and its lowest. */
import { columnRole } from '../columns/columns.ts';
import { fold } from '../phrases/fold.ts';

/** `sum`: what bookings come to; `in`, `out`: what those of a side come to, or some of them; `reach`: the balance at its highest or its lowest; `mean`: no more than its highest. */
export type LooseFigure = 'sum' | 'in' | 'out' | 'reach' | 'mean';

const SUMS = new RegExp(
  [
    'net (?:change|movement|flow)|change in (?:the )?balance|(?:sum|total) of all|all (?:movements|transactions)|turnover',
    'income|expenses|expenditure|spending|outgoings|payments made|(?:total|cash) (?:paid|in|out)|balance (?:rose|fell|grew|dropped|increased|decreased|changed) by',
    '(?:you|we) (?:have )?(?:spent|received|paid|withdrew|deposited)|spent|went out|came in|money (?:spent|received|out|in)|(?:in|out)going payments',
    'einnahmen|ausgaben|ausgegeben|eingenommen|saldoveranderung|veranderung|gesamtumsatz|umsatz soll|umsatz haben',
    'recettes|depenses|variation (?:du|de) solde|ingresos y gastos|has gastado|has recibido|entrate|uscite|variazione',
    'uitgegeven|ontvangen|inkomsten|uitgaven',
  ]
    .map((words) => `(?:^| )(?:${words})(?: |$)`)
    .join('|'),
);
const REACHES = new RegExp(
  [
    '(?:lowest|highest) (?:\\w+ )?balance',
    '(?:niedrigster|hochster|tiefster) (?:konto|saldo|stand)\\w*',
    'solde le plus (?:bas|haut|eleve)|saldo mas (?:bajo|alto)|saldo piu (?:basso|alto)|(?:laagste|hoogste) saldo',
  ]
    .map((words) => `(?:^| )(?:${words})`)
    .join('|'),
);
/** A mean of balances lies between the lowest and the highest. */
const MEANS =
  /^(?:average|mean) (?:daily )?balance$|^durchschnitts(?:saldo|kontostand)$|^solde moyen$|^saldo (?:medio|promedio)$|^gemiddeld saldo$|^srednie saldo$/;
/** Of another time, of a part of the bookings, or of what is no booking. */
const OTHER =
  /\d|(?:^| )(?:year|ytd|date|since|last|previous|annual|required|avoid|limit|available|points|rewards?|cash ?back|jahr|seit|vormonat|annee|ano|anno|jaar|interest|fee|fees|rate)(?: |$)/;
/** Longer labels are sentences that speak of something else. */
const MOST_WORDS = 6;

/** The side of which a label is the name and nothing else, as columns have it: "Debits", "Gutschriften". */
function sideNamed(label: string): 'in' | 'out' | null {
  const column = columnRole(label);
  if (column?.weight !== 1) return null;
  if (column.role === 'debit') return 'out';
  return column.role === 'credit' ? 'in' : null;
}

/** Given the label of a figure, returns what it speaks of; null where it may speak of anything. */
export function looseFigure(label: string): LooseFigure | null {
  const folded = fold(label);
  if (folded.split(' ').length > MOST_WORDS || OTHER.test(folded)) return null;
  if (REACHES.test(folded)) return 'reach';
  if (MEANS.test(folded)) return 'mean';
  return SUMS.test(folded) ? 'sum' : sideNamed(label);
}
