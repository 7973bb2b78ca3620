/** Tells whose view a statement takes: a card's prints what the holder owes, so that its signs and balances are turned around. */

import { directionOf } from '../../lexicon/directions.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { balanceSign, movesBalance } from '../../lexicon/lines/balance-signs.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { Column, TokenLine } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { isPartOfPayment } from '../column-roles/sides.ts';
import type { Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { kindByStructure } from './kind.ts';
import { CARD, FEATURE, FEW_AGAINST, LEAST_WORDS, MOST, type Print, printOf, textOf } from './print.ts';
import { stepsOf } from './steps.ts';

/** From here on they say that it is a credit card's: a prepaid card has a number as well, and its balance is held. */
const PLAINLY = 5;
/** What naming the kind of account on the paper weighs. */
const NAMED = 3;
/** Evidence for one side outweighs that for the other from this ratio on. */
const CLEARLY = 2;
/**
 * Given a part, the document's facts, the roles of columns and whether headings leave open which of two is money in,
 * returns the views that evidence leaves open, the likeliest first.
 */
export function signConventionsOf(
  part: Part,
  facts: Facts,
  rolesOf: ReadonlyMap<number, Roles>,
  mark: DecimalMark,
  sidesOpen: boolean,
): readonly SignConvention[] {
  const print = printOf(part, facts, rolesOf);
  const sides = sidesOf(part, facts, rolesOf, print);
  const said = kindByStructure(part, facts);
  // an overdraft speaks for an account, and words of a card's against it
  const isDoubtful = said.kind === 'account' && !said.named && sides.card >= CARD;
  const structure = isDoubtful ? { ...said, kind: null } : said;
  const fromPrint = { against: print.against, feesMinus: print.feesMinus };
  const ranked = viewsBy(print, sides, sidesOpen).map((view) => ({ ...view, structure, ...fromPrint }));
  // the structure of an account excludes that its signs are the bank's, whatever its bookings say
  const views = structure.kind === 'account' && !sides.owes ? [asHolders(ranked)] : ranked;
  // a label that says that a balance is owed leaves no other way to read it, nor do bookings whose balances show it
  const steps = sides.running && !print.signed ? owedBySteps(stepsOf(part, facts, rolesOf, mark, sidesOpen)) : null;
  const owing = sides.owes ? { owed: true, sure: true } : steps;
  const left =
    owing === null ? [] : views.filter(({ card, owed }) => owed === owing.owed && (owing.sure || owed === card));
  // what bookings say is not overruled by what the paper is called, nor overrules it
  const against = left.length === 0 && sidesOpen && steps !== null ? views.map(turned) : [];
  return (left.length > 0 ? left : [...against, ...views]).map((view, doubt) => ({ ...view, doubt }));
}

/** Given views, returns that of an account's holder: of them, or made of the likeliest. */
function asHolders(views: readonly SignConvention[]): SignConvention {
  const among = views.find(({ flip, owed }) => flip === 1 && !owed);
  const told = isTold(false, views[0].weighs);
  return (
    among ?? {
      ...views[0],
      card: false,
      flip: 1,
      owed: false,
      worded: false,
      asKindNamed: told,
    }
  );
}

/** Given a view, returns the one that takes the balances the other way. */
const turned = (view: SignConvention): SignConvention => {
  const owed = !view.owed;
  return { ...view, owed, asKindNamed: isTold(owed, view.weighs) };
};

/** A view, before it is told what the structure says. */
type RankedView = Omit<SignConvention, 'structure' | 'against' | 'feesMinus'>;

/** True for balances taken as the kind of account has them which the paper plainly names. */
function isTold(owed: boolean, { card, account }: SignConvention['weighs']): boolean {
  return owed ? card >= PLAINLY && card >= CLEARLY * account : card < CARD || account >= CLEARLY * card;
}

/** What the views are ranked by. */
interface Ranking extends Sides {
  readonly print: Print;
  readonly sidesOpen: boolean;
  /** more speaks for a card than for an account */
  readonly isCard: boolean;
  /** what speaks for that kind outweighs the other clearly */
  readonly sure: boolean;
  /** something speaks for a balance that is owed */
  readonly mayOwe: boolean;
  /** a card's, or an account's, whose signs are the holder's or the bank's, and whose balances are held or owed */
  readonly view: (flip: 1 | -1, owed: boolean) => Omit<RankedView, 'doubt'>;
}

type Views = readonly Omit<RankedView, 'doubt'>[];

/** What the views are taken from, in this order: the next is asked where the one before does not tell. */
const RANKINGS: readonly ((ranking: Ranking) => Views | null)[] = [
  viewsWithoutSigns,
  viewsByWords,
  viewsByKind,
  viewsByPrint,
  viewsByDefault,
];

function viewsBy(print: Print, sides: Sides, sidesOpen: boolean): readonly RankedView[] {
  const ranking = rankingOf(print, sides, sidesOpen);
  for (const rank of RANKINGS) {
    const views = rank(ranking);
    if (views !== null) return views.map((view, doubt): RankedView => ({ ...view, doubt }));
  }
  return [];
}

function rankingOf(print: Print, sides: Sides, sidesOpen: boolean): Ranking {
  const { card, account, loan, owes } = sides;
  const isCard = card >= CARD && card > account;
  const sure = isCard
    ? card >= PLAINLY && card >= CLEARLY * account && account < NAMED
    : card === 0 || account >= CLEARLY * card;
  const view = (flip: 1 | -1, owed: boolean): Omit<RankedView, 'doubt'> => ({
    card: isCard,
    flip,
    worded: print.signed && print.flip !== null,
    owed,
    weighs: { card, account },
    asKindNamed: isTold(owed, { card, account }),
  });
  return { ...sides, print, sidesOpen, isCard, sure, mayOwe: card > 0 || loan || owes || print.creditsMarked, view };
}

const holders = ({ view }: Ranking) => view(1, false);
const banks = ({ view }: Ranking) => view(-1, true);

/** Columns, marks, sections and steps of balances say by themselves which way money went. */
function viewsWithoutSigns(ranking: Ranking): Views | null {
  const { print, card, account, loan, lends, repays, sidesHeaded, unnamed, running, mostlyMinus } = ranking;
  const { sidesOpen, isCard, mayOwe, view } = ranking;
  if (print.signed) return null;
  const flip = isCard && !running ? -1 : 1;
  const [held, owed] = [view(flip, false), view(flip, true)];
  if (loan && repays) return [owed];
  // the sums close as well with both turned around: only words tell whether the balance is owed
  if (sidesOpen && !mostlyMinus && account < NAMED && (loan || card >= PLAINLY))
    return lends || (sidesHeaded && card >= PLAINLY) ? [owed] : [owed, held];
  if (!mayOwe) return sidesOpen && unnamed ? [held, owed] : [held];
  return isCard ? [owed, held] : [held, owed];
}

/** What the bookings say in words; of few they do not turn the signs of what is named an account, and of one way alone they say nothing: a shop refunds. */
function viewsByWords(ranking: Ranking): Views | null {
  const { print, card, account, mostlyMinus, isCard, sure, mayOwe, view } = ranking;
  const { flip } = print;
  if (flip === null || (flip === -1 && card < CARD && print.oneSided)) return null;
  if (flip === -1 && card < CARD && account >= NAMED) return [holders(ranking), banks(ranking)];
  // what is owed stands without a sign where purchases do, unless its balances carry one
  const isOwed = flip === -1 || (isCard && sure && !mostlyMinus);
  const isOpen = flip === -1 ? mostlyMinus : mayOwe && !mostlyMinus;
  // the words go against a card's print: payments with a minus among purchases without a sign
  const isCardPrint = flip === 1 && isCard && sure && print.looks > 0;
  return [view(flip, isOwed), ...(isOpen ? [view(flip, !isOwed)] : []), ...(isCardPrint ? [banks(ranking)] : [])];
}

/** What the paper says that it is. */
function viewsByKind(ranking: Ranking): Views | null {
  const { print, card, account, loan, mostlyMinus, isCard, sure, view } = ranking;
  if (card + account <= Math.abs(print.looks) || !sure || loan) return null;
  const [own, bank] = [holders(ranking), banks(ranking)];
  if (!isCard) return [own];
  if (!mostlyMinus) return print.allMinus ? [view(1, true), bank] : [bank, view(1, true)];
  if (print.looks < 0) return [own, view(-1, false)];
  return print.looks > 0 ? [view(-1, false), bank] : [own, bank, view(-1, false), view(1, true)];
}

/** Prints that only the holder's signs have. */
function viewsByPrint(ranking: Ranking): Views | null {
  const { print, card, loan, owes, running, mostlyMinus } = ranking;
  if (loan || owes) return null;
  // where fees are money out by their sign, so is what stands beside them with that sign
  const hasFees = print.feesMinus && card < PLAINLY;
  // where each amount carries a plus or a minus, and balances follow them, the signs are the holder's
  const isExplicit = print.explicit && running && card < PLAINLY;
  // purchases with a minus, payments with a plus, and what is owed with a minus too
  return hasFees || isExplicit || (print.mostlyOut && mostlyMinus) ? [holders(ranking)] : null;
}

function viewsByDefault(ranking: Ranking): Views {
  const { isCard, mayOwe, view } = ranking;
  const likely = isCard ? [banks(ranking), holders(ranking)] : [holders(ranking), banks(ranking)];
  return mayOwe ? [...likely, view(1, true), view(-1, false)] : likely;
}

/**
 * Given which bookings without signs make balances grow, tells whether these are owed: with what is owed a purchase makes them grow. Sure where
 * many bookings say so; null where none does, or they say both.
 */
function owedBySteps(steps: ReadonlyMap<Row, 1 | -1>) {
  const said = [...steps].flatMap(([row, step]) => {
    const says = directionOf(textOf(row));
    return says ? [says !== step] : [];
  });
  const owed = said.filter((one) => one).length;
  const against = Math.min(owed, said.length - owed);
  const sure = said.length >= LEAST_WORDS && against <= FEW_AGAINST * said.length;
  return sure || (said.length > 0 && against === 0) ? { owed: owed * 2 > said.length, sure } : null;
}

/** What speaks for a card and for an account. */
interface Sides {
  readonly card: number;
  readonly account: number;
  readonly loan: boolean;
  /** a loan by a title of its own, no advert of one */
  readonly lends: boolean;
  /** the balances follow from a part of each payment: the rest is interest on what is owed */
  readonly repays: boolean;
  /** a heading that is known stands over a column of one side */
  readonly sidesHeaded: boolean;
  /** nothing names the kind of account */
  readonly unnamed: boolean;
  /** balances stand in a column of their own */
  readonly running: boolean;
  readonly mostlyMinus: boolean;
  /** the words beside an opening or closing balance without a sign say that it is owed */
  readonly owes: boolean;
}

/** How strongly the paper speaks for a card and for an account, and how its balances are printed. */
function sidesOf(part: Part, facts: Facts, rolesOf: ReadonlyMap<number, Roles>, print: Print): Sides {
  const within = ({ line }: { readonly line: TokenLine }) => standsOn(part, line.line.index);
  // a statement that does not name its kind is of the kind that the document names
  const own = facts.accountTypes.some(within) || facts.cardWords.some(within);
  const types = facts.accountTypes.filter((t) => !own || within(t));
  let card = facts.cardWords.reduce((sum, word) => sum + (!own || within(word) ? word.weight : 0), 0);
  card += Math.max(0, print.looks);
  // an advert of a card names one, too
  const cards = types.filter((t) => t.type === 'card');
  if (cards.length > 0) card += cards.some((t) => t.alone || t.labelled) ? NAMED : FEATURE;
  let account = Math.max(0, -print.looks);
  const accounts = types.filter((t) => t.type === 'current' || t.type === 'savings' || t.type === 'wallet');
  if (accounts.length > 0) account += accounts.some((t) => t.sure) ? NAMED : FEATURE;
  if (facts.ibans.length > 0) account += FEATURE;
  let balances = 0;
  let minus = 0;
  let owes = false;
  for (const { kind, amount, label, line } of facts.figures) {
    if ((kind !== 'opening' && kind !== 'closing') || amount.token.marker !== null) continue;
    if (!standsOn(part, line.line.index)) continue;
    balances++;
    if (amount.token.sign === '-') minus++;
    owes ||= amount.token.sign === null && balanceSign(label) === -1;
  }
  let running = false;
  let sidesHeaded = false;
  let repays = false;
  for (const row of part.rows) {
    const roles = rolesOf.get(row.table);
    repays ||= roles !== undefined && isPartOfPayment(row, roles);
    sidesHeaded ||= roles !== undefined && row.columns.some((column, i) => isSide(roles[i]) && namesSide(column));
    let at = roles?.indexOf('balance') ?? -1;
    if (at >= 0) running = true;
    else if (row.kindExact && (row.kind === 'opening' || row.kind === 'closing')) at = roles?.indexOf('amount') ?? -1;
    const token = at < 0 ? undefined : row.amounts[at]?.token;
    if (!token || token.marker !== null || (token.nil && roles?.[at] === 'balance')) continue;
    balances++;
    if (token.sign === '-') minus++;
  }
  const loan = types.some((t) => t.type === 'loan');
  const lends = types.some((t) => t.type === 'loan' && (t.alone || t.labelled));
  const unnamed = card === 0 && account === 0 && !loan;
  if (running) account += FEATURE;
  const mostlyMinus = minus > balances * MOST;
  return { card, account, loan, lends, sidesHeaded, unnamed, running, mostlyMinus, owes, repays };
}

const isSide = (role: ColumnRole | null): boolean => role === 'debit' || role === 'credit';

/** True for a column with a heading that is known to name one side, whichever that is. */
const namesSide = ({ role, heading }: Column): boolean => isSide(role) || movesBalance(heading);
