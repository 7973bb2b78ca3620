/** What names the sides of a statement's amounts: columns, marks, titles of sections, printed totals, figures. */
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { ReadRow } from '../../model/reading.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { SideMark } from '../../wording/signs.ts';
import type { Source } from '../figures/balances.ts';
import { isOf } from '../own-lines.ts';
import type { Subject } from './obligation.ts';

/** Given bookings: where columns with the names of sides, marks or titles of sections give each amount its sign, says so; else null. */
export function bySides(booked: readonly ReadRow[], subject: Subject): Finding | null {
  const { context, convention: view } = subject.part;
  const marked = booked.some(({ sign }) => sign === 'marker');
  const marks = new Set<SideMark>();
  for (const { sign, row } of booked) {
    const roles = context.rolesOf.get(row.table) ?? [];
    const isHeaded = (side: 'debit' | 'credit') => row.columns[roles.indexOf(side)]?.role === side;
    if (sign === 'column' && (isHeaded('debit') || isHeaded('credit'))) marks.add('columns');
    else if (sign === 'marker') marks.add('marks');
    // what stands without a mark among marked amounts, and without a sign, is the other side
    else if (sign === 'printed' && marked && row.amounts.every((a) => a === null || a.token.sign === null))
      marks.add('marks');
    else if (sign === 'section' && row.section?.sign && (!row.section.cardSign || view.structure.kind !== null))
      marks.add('sections');
    else return null;
  }
  if (marks.has('sections') && !areSections(booked, subject)) return null;
  return finding('SIGNS_BY_SIDES', { marks: [...marks] });
}

/** False where a title has a figure that is not what the rows below it come to: it is the last line of a summary above them. */
function areSections(booked: readonly ReadRow[], { part, readings: { facts, document } }: Subject): boolean {
  const sums = new Map<string, number>();
  for (const { row, amount } of booked)
    if (row.section) sums.set(row.section.title, (sums.get(row.section.title) ?? 0) + (amount as number));
  return facts.figures.every(({ amount: { token }, line }) => {
    const sum = isOf(part.part, { line }) ? sums.get(line.line.text) : undefined;
    return sum === undefined || Math.abs(sum) === Math.abs(minorUnits(token, document.mark, part.decimals) ?? 0);
  });
}

/** The amounts of a statement by side, both positive. */
function sidesOf(rows: readonly ReadRow[]) {
  let [moneyIn, moneyOut, ins, outs, zeroes] = [0, 0, 0, 0, 0];
  for (const { role, amount } of rows) {
    if (role !== 'transaction' || amount === null) continue;
    if (amount > 0) {
      moneyIn += amount;
      ins++;
    } else if (amount < 0) {
      moneyOut -= amount;
      outs++;
    } else zeroes++;
  }
  return { moneyIn, moneyOut, ins, outs, zeroes };
}

/** Given a subject: where the printed totals or counts of the two sides agree, and would not with every sign turned, says so; else null. */
export function byChecks({ part, proof: { checks, rows, figures } }: Subject): Finding | null {
  const { moneyIn, moneyOut, ins, outs, zeroes } = sidesOf(rows);
  const passed = new Set(checks.filter(({ status }) => status === 'pass').flatMap(({ of }) => of ?? []));
  const isAccount = part.convention.structure.kind === 'account';
  const isTold = (side: 'totalIn' | 'totalOut') =>
    passed.has(side) && (isAccount || !figures[side]?.sources.some((source) => maySayPayments(labelOf(source))));
  const totals = (isTold('totalIn') || isTold('totalOut')) && moneyIn !== moneyOut;
  const counts = (passed.has('countIn') || passed.has('countOut')) && Math.abs(ins - outs) > zeroes;
  if (!totals && !counts) return null;
  return finding('SIGNS_BY_FIGURES', { figures: totals ? 'totals' : 'counts' });
}

const labelOf = (source: Source): string => ('figure' in source ? source.figure.label : source.row.description);

/** True for a label whose words mean one side on an account and the other on a card: "Total payments". */
function maySayPayments(label: string): boolean {
  const words = label.split(' ');
  return words.some((_, i) =>
    [words.slice(i), words.slice(0, i + 1)].some((some) => sectionSign(some.join(' '))?.cardSign),
  );
}

/** Given bookings: where a figure with the name of one side ("Purchases", "Deposits") is what the rows of that side come to, and not what the others do, says so; else null. */
export function byFigures(
  { part, readings: { facts, document } }: Subject,
  booked: readonly ReadRow[],
): Finding | null {
  const { moneyIn, moneyOut } = sidesOf(booked);
  const isCard = part.convention.structure.kind === 'card';
  const tells = ({ label, amount: { token }, line }: Figure): boolean => {
    if (!isOf(part.part, { line }) || label === '') return false;
    const side = sectionSign(label);
    if (!side || (side.cardSign && !isCard && part.convention.structure.kind === null)) return false;
    const sign = (isCard ? side.cardSign : undefined) ?? side.sign;
    const value = Math.abs(minorUnits(token, document.mark, part.decimals) ?? 0);
    const [own, other] = sign === 1 ? [moneyIn, moneyOut] : [moneyOut, moneyIn];
    return sign !== 0 && value !== 0 && value === own && value !== other;
  };
  const found = facts.figures.find(tells);
  return found ? finding('SIGNS_BY_SUM', { label: found.label }) : null;
}
