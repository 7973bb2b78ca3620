/** Tells what a label that names no known figure speaks of: money in or out, the balance's change, its extremes. */
import { columnRole } from '../headings/heading-roles.ts';
import { fold } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';

/**
 * `sum`: what bookings add up to; `in`, `out`: what those of a side do, or some of them; `reach`: the balance at its
 * highest or lowest; `mean`: no more than its highest; `one`: one booking's amount; `each`: the average booking.
 */
export type LooseFigure = 'sum' | 'in' | 'out' | 'reach' | 'mean' | 'one' | 'each';

const SUMS = pattern('')`(?:^| )(?:net (?:change|movement|flow)|change in (?:the )?balance|(?:sum|total) of all
  |all (?:movements|transactions)|turnover|income|expenses|expenditure|spending|outgoings|payments made|(?:total
  |cash) (?:paid|in|out)|balance (?:rose|fell|grew|dropped|increased|decreased|changed) by|(?:you|we) (?:have )?(?:spent
  |received|paid|withdrew|deposited)|spent|went out|came in|money (?:spent|received|out|in)|(?:in|out)going payments
  |einnahmen|ausgaben|ausgegeben|eingenommen|saldoveranderung|veranderung|gesamtumsatz|umsatz soll|umsatz haben|recettes
  |depenses|variation (?:du|de) solde|ingresos y gastos|has gastado|has recibido|entrate|uscite|variazione|uitgegeven
  |ontvangen|inkomsten|uitgaven)(?: |$)`;
const REACHES = pattern('')`(?:^| )(?:(?:lowest|highest) (?:\w+ )?(?:balance|point)|(?:minimum
  |maximum) (?:\w+ )?balance (?:in|during|of|for|this|was)|(?:niedrigster|hochster|tiefster) (?:konto|saldo|stand)\w*
  |solde le plus (?:bas|haut|eleve)|saldo mas (?:bajo|alto)|saldo piu (?:basso|alto)|(?:laagste|hoogste) saldo)`;
/** A mean of balances lies between the lowest and the highest. */
const MEANS = pattern('')`^(?:average|mean) (?:daily )?balance$|^durchschnitts(?:saldo|kontostand)$|^solde moyen$
  |^saldo (?:medio|promedio)$|^gemiddeld saldo$|^srednie saldo$`;
/** What one booking is called, or part of the word for it. */
const BOOKING =
  '\\w*(?:payment|purchase|debit|credit|transaction|withdrawal|deposit|transfer|entry|expense|outgoing|incoming|zahlung|buchung|umsatz|gutschrift|lastschrift|ausgabe|einnahme|paiement|achat|operation|depense|retrait|virement|versement|pago|compra|cargo|abono|movimient|operacion|gasto|ingres|pagament|acquist|spesa|operazion|preliev|betaling|aankoop|boeking|uitgave|transacti|platnosc|transakcj|betalning|despesa|operacao|uttag)\\w*';
const LARGEST = pattern('')`^(?:\w+ )?(?:largest|biggest|greatest|highest|gross?te\w*|hochste\w*|plus (?:grand|gros
  |fort)\w*|mayor|maior|maggiore|grootste|hoogste|najwieksz\w*|storsta|storste) (?:\w+ )?${BOOKING}
  |^(?:\w+ )?${BOOKING} (?:le |la )?(?:plus (?:eleve|grand|gros)\w*|mas alt\w*|mais alt\w*|piu alt\w*)`;
const AVERAGE = pattern('')`^(?:\w+ )?(?:average|mean|avg|durchschnitts?(?:liche\w*)?|mittlere\w*|moyen\w*|gemiddeld\w*
  |sredni\w*|genomsnittlig\w*) ?(?:\w+ )?${BOOKING}$|^${BOOKING} (?:moyen|medio|media|promedio)\w*$`;
/** Of another time, of a part of the bookings, or of what is no booking. */
const OTHER = pattern('')`\d|(?:^| )(?:year|ytd|date|since|last|previous|annual|required|avoid|limit|available|points
  |rewards?|cash ?back|jahr|seit|vormonat|annee|ano|anno|jaar|interest|fee|fees|rate)(?: |$)`;
/** Longer labels are sentences about something else. */
const MOST_WORDS = 6;

/** Returns the side that a label names, if it says nothing else, as column headings do: "Debits", "Gutschriften". */
function sideNamed(label: string): 'in' | 'out' | null {
  const column = columnRole(label);
  if (column?.weight !== 1) return null;
  if (column.role === 'debit') return 'out';
  return column.role === 'credit' ? 'in' : null;
}

/** Given the label of a figure, returns what it names; null if it may name anything. */
export function looseFigure(label: string): LooseFigure | null {
  const folded = fold(label);
  if (folded.split(' ').length > MOST_WORDS || OTHER.test(folded)) return null;
  if (REACHES.test(folded)) return 'reach';
  if (MEANS.test(folded)) return 'mean';
  if (LARGEST.test(folded)) return 'one';
  if (AVERAGE.test(folded)) return 'each';
  return SUMS.test(folded) ? 'sum' : sideNamed(label);
}
