/** Finds what names the sides of a statement's amounts: columns, marks, titles of sections, printed totals, figures. */
import { sectionSign } from '../../lexicon/lines/sections.ts';
import { grouped } from '../../model/lists.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import type { SideMark } from '../../wording/signs.ts';
import type { Source } from '../figures/printed.ts';
import { type Booking, isOf, netOf, rolesOf, turnoverOf, unitsOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { foundWith } from './judge.ts';

/** The sign of each amount comes from a column with the name of a side, a mark, or a section's title. */
export function bySides(subject: Subject): Finding | null {
  const { signed, part } = subject;
  const marked = signed.some(({ sign }) => sign === 'marker');
  const named = new Set(signed.map((read) => markOf(read, part, marked)));
  const isClear = !named.has(null) && (!named.has('sections') || areSections(subject));
  return isClear ? foundWith('SIGNS_BY_SIDES', { marks: [...named].filter((mark) => mark !== null) }) : null;
}

/** Returns the source of a booking's sign; null if that names no side. */
function markOf({ sign, row, amount }: Booking, part: ReadPart, marked: boolean): SideMark | null {
  const ofSection =
    row.section?.sign && (!row.section.cardSign || part.convention.structure.kind !== null) ? 'sections' : null;
  switch (sign) {
    case 'column': {
      const roles = rolesOf(row, part);
      const isHeaded = (side: 'debit' | 'credit') => row.columns[roles.indexOf(side)]?.role === side;
      return isHeaded('debit') || isHeaded('credit') ? 'columns' : null;
    }
    case 'marker':
      return 'marks';
    case 'printed':
      // an amount without a mark among marked amounts, and without a sign, is of the other side
      if (marked && row.amounts.every((a) => a === null || a.token.sign === null)) return 'marks';
      // "Other Withdrawals" above amounts with a minus
      return row.section?.sign === Math.sign(amount) ? ofSection : null;
    case 'section':
      return ofSection;
    default:
      return null;
  }
}

/** False if a title has a figure that is not the sum of its rows: it is the last line of a summary above them. */
function areSections({ signed, part, readings: { facts } }: Subject): boolean {
  const bySection = grouped(signed, ({ row: { section } }) => (section ? [section.title] : []));
  const ofTitles = facts.figures.filter((figure) => isOf(part.part, figure));
  return ofTitles.every(({ amount, line }) => {
    const rows = bySection.get(line.line.text);
    return rows === undefined || Math.abs(netOf(rows)) === (unitsOf(amount, part) ?? 0);
  });
}

/** The printed totals or counts of the two sides agree, and would not with every sign reversed. */
export function byChecks({ part, booked, checks, figures }: Subject): Finding | null {
  const turnover = turnoverOf(booked);
  const passed = new Set(checks.filter(({ status }) => status === 'pass').flatMap(({ of }) => of ?? []));
  const isAccount = part.convention.structure.kind === 'account';
  const isPassed = (side: 'totalIn' | 'totalOut') =>
    passed.has(side) && (isAccount || !figures[side]?.sources.some((source) => maySayPayments(labelOf(source))));
  const totals = (isPassed('totalIn') || isPassed('totalOut')) && turnover.in !== turnover.out;
  const counts =
    (passed.has('countIn') || passed.has('countOut')) && Math.abs(turnover.ins - turnover.outs) > turnover.zeroes;
  if (totals) return finding('SIGNS_BY_FIGURES', { figures: 'totals' });
  return counts ? finding('SIGNS_BY_FIGURES', { figures: 'counts' }) : null;
}

const labelOf = (source: Source): string => ('figure' in source ? source.figure.label : source.row.description);

/** True for a label whose words mean one side on an account and the other on a card: "Total payments". */
function maySayPayments(label: string): boolean {
  const words = label.split(' ');
  return words.some((_, i) =>
    [words.slice(i), words.slice(0, i + 1)].some((some) => sectionSign(some.join(' '))?.cardSign),
  );
}

/** A figure with the name of one side ("Purchases") is the sum of that side, and not of the other. */
export function byFigures({ part, signed, readings: { facts } }: Subject): Finding | null {
  const turnover = turnoverOf(signed);
  const isCard = part.convention.structure.kind === 'card';
  const isSumOfSide = ({ label, amount, line }: Figure): boolean => {
    if (!isOf(part.part, { line }) || label === '') return false;
    const side = sectionSign(label);
    if (!side || (side.cardSign && !isCard && part.convention.structure.kind === null)) return false;
    const sign = (isCard ? side.cardSign : undefined) ?? side.sign;
    const value = unitsOf(amount, part) ?? 0;
    const [own, other] = sign === 1 ? [turnover.in, turnover.out] : [turnover.out, turnover.in];
    return sign !== 0 && value !== 0 && value === own && value !== other;
  };
  return foundWith('SIGNS_BY_SUM', { label: facts.figures.find(isSumOfSide)?.label });
}
