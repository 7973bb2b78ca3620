/** Which way money went is said by the paper's structure: it excludes the mirror image, in which every sign is turned. */
import { namesLedger } from '../../lexicon/facts/bill-names.ts';
import { turnsSide } from '../../lexicon/lines/legend-words.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isLineOf } from '../own-lines.ts';
import { byBalances, byFees, byKind, byNumber } from './account-signs.ts';
import { legendAgainst } from './legends.ts';
import type { ObligationRule, Reason } from './obligation.ts';
import { byChecks, byFigures, bySides } from './sides.ts';
import type { Subject } from './subject.ts';

/** Given what is asked of amounts with a sign, returns it as a rule asks it: nothing where no amount has one. */
const whereSigned =
  (find: Reason['find']): Reason['find'] =>
  (subject) =>
    subject.signed.length === 0 ? null : find(subject);

export const SIGN_RULES: readonly ObligationRule[] = [
  // one column of amounts without signs, and not each of them between two balances
  { id: 'sides_not_said', level: 'excludes', find: whereSigned(sidesNotSaid) },
  // "D = deposit", "a minus marks money in"
  { id: 'legend_against', level: 'excludes', find: whereSigned(legendAgainst) },
  // "Purchases refunded"
  { id: 'section_turned', level: 'excludes', find: whereSigned(sectionTurned) },
  // a customer's account in the books of a shop
  { id: 'ledger_title', level: 'excludes', find: whereSigned(ledgerTitle) },
  { id: 'sides', level: 'suggests', find: whereSigned(bySides) },
  { id: 'printed_figures', level: 'suggests', find: whereSigned(byChecks) },
  { id: 'sum_of_side', level: 'suggests', find: whereSigned(byFigures) },
  { id: 'marked_balances', level: 'suggests', find: whereSigned(byBalances) },
  { id: 'kind_of_paper', level: 'suggests', find: whereSigned(byKind) },
  { id: 'minus_of_fees', level: 'suggests', find: whereSigned(byFees) },
  { id: 'account_number', level: 'suggests', find: whereSigned(byNumber) },
  {
    id: 'nothing_signed',
    level: 'suggests',
    find: ({ signed }) => (signed.length === 0 ? finding('NOTHING_SIGNED') : null),
  },
  // a list of plus and minus without a name: a card's and an account's look alike
  { id: 'words_alone', level: 'defaults', find: () => finding('SIGNS_BY_WORDS_ALONE') },
];

function sidesNotSaid({ signed, chained }: Subject): Finding | null {
  const amounts = signed.filter(({ sign }) => sign === 'none' || sign === 'balance').length;
  return !chained && amounts > 0 ? finding('SIDES_NOT_SAID', { amounts }) : null;
}

function sectionTurned({ signed }: Subject): Finding | null {
  const titles = signed.flatMap(({ sign, row }) => (sign === 'section' && row.section ? [row.section.title] : []));
  const title = titles.find(turnsSide);
  return title === undefined ? null : finding('SECTION_TURNED', { title });
}

/** Texts on the line of a title, at the most: one of more has headings. */
const BESIDE = 2;

/** The title of a ledger above the rows. */
function ledgerTitle({ part: { part }, readings: { facts } }: Subject): Finding | null {
  const first = part.rows[0]?.lines[0].source.line.index ?? part.toLine;
  const above = facts.bills.filter(
    ({ line }) => isLineOf(part, line) && line.index < first && line.phrases.length <= BESIDE,
  );
  const title = above.flatMap(({ line }) => line.phrases.map(({ text }) => text)).find(namesLedger);
  return title === undefined ? null : finding('LEDGER_TITLE', { title });
}
