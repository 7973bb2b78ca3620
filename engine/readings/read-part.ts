/** Reads the parts of a document, each with its currency, period, signs and rows. */
import type { Period } from '../dates/spans.ts';
import { greatest, least } from '../geometry/extremes.ts';
import type { Hints } from '../model/hints.ts';
import { firstOf, groupBy, itemAt } from '../model/lists.ts';
import type { ReadRow, Roles } from '../model/reading.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import type { Table } from '../model/table.ts';
import { kindByStructure } from './account-kind/question.ts';
import { minusCredits, reversingTables, signsByTable } from './amount-signs/signs-of-tables.ts';
import { booksBeforeFees } from './column-roles/net-amounts.ts';
import type { SaidOtherwise } from './column-roles/said-columns.ts';
import type { TableDecision } from './column-roles/table-decision.ts';
import type { Context } from './context.ts';
import { type CurrencyReading, decideCurrency } from './currency/question.ts';
import type { Document } from './document.ts';
import type { Facts } from './facts/facts.ts';
import { type Identity, identitiesOf } from './identity/identity.ts';
import type { Settled } from './open-questions.ts';
import { type Part, tablesIn } from './parts/parts.ts';
import { isBooked } from './parts/subject.ts';
import { spansOf } from './period/printed-spans.ts';
import { periodOf } from './period/question.ts';
import { readRows } from './rows/read-rows.ts';
import { objectionTo } from './rows/said-year.ts';
import { conventionsAsSaid } from './said.ts';
import { signConventionsOf } from './sign-convention/question.ts';

/** The rows of one statement, and the facts about it. */
export interface ReadPart extends CurrencyReading {
  readonly part: Part;
  readonly rows: readonly ReadRow[];
  readonly period: Period;
  readonly convention: SignConvention;
  readonly identity: Identity;
  /** what was decided for its rows */
  readonly context: Context;
  /** nothing gives some dates of rows a year */
  readonly yearAssumed: boolean;
  /** another column holds the amounts with their fees */
  readonly beforeFees: boolean;
  /** the user says of its columns of money, or of days, something else than the paper does by itself */
  readonly said: SaidOtherwise;
}

type OpenPart = Readonly<ReturnType<typeof openParts>[number]>;

/** Given a document and what was decided of its tables, returns its parts. */
export function openParts(document: Document, decided: readonly TableDecision[], hints: Hints) {
  const { parts, lines, inRows, tables } = document;
  const identities = identitiesOf(parts, lines, inRows, tables);
  const conventions = conventionsOf(document, decided);
  return parts.map((part, i) => ({
    part,
    identity: itemAt(identities, i),
    /** the sign conventions that it may have, the likeliest first */
    conventions: conventionsAsSaid(conventions.get(part) ?? [], hints),
    said: {
      // what is said of one table may decide how others are read: their money, the order of their days
      money: decided.some(({ said }) => said?.money),
      days: decided.some(({ said }) => said?.days),
    },
  }));
}

/** The sign conventions of each part: parts that are printed alike have the same. */
function conventionsOf(
  { parts, tables, facts, marks }: Document,
  decided: readonly TableDecision[],
): ReadonlyMap<Part, readonly SignConvention[]> {
  const roles = new Map(decided.map(({ table, roles }) => [table.index, roles.roles]));
  const sidesOpen = new Set(decided.flatMap(({ table, roles }) => (roles.sidesOpen ? [table.index] : [])));
  const conventions = new Map<Part, readonly SignConvention[]>();
  const mark = firstOf(marks.marks);
  for (const { parts: own, merged } of groupByLayout(parts, tables))
    for (const [open, alike] of groupBy(own, (part) => part.tables.some((table) => sidesOpen.has(table)))) {
      const found = signConventionsOf({ part: merged, facts, rolesOf: roles, mark, sidesOpen: open });
      for (const part of alike) conventions.set(part, part.rows.some(isBooked) ? found : ofOwnKind(part, found, facts));
    }
  return conventions;
}

/** Without bookings nothing but its own title says if a balance is held: an account's is. */
function ofOwnKind(part: Part, found: readonly SignConvention[], facts: Facts): readonly SignConvention[] {
  const { kind, named } = kindByStructure(part, facts, firstOf(found).weighs);
  const held = kind === 'account' && named ? found.filter(({ owed }) => !owed) : [];
  return held.length > 0 ? held : found;
}

/** Given a document and what was settled for it, returns what reads a part under its sign convention of a rank. */
export function partReader(
  document: Document,
  settled: Settled,
  { hints, assumedYear }: { readonly hints: Hints; readonly assumedYear: number },
): (part: OpenPart, rank: number) => ReadPart {
  const { mark, order, rolesOf, bookingDates } = settled;
  const { facts, dates } = document;
  const spans = spansOf(facts, order);
  // not a spread: each of its objects would have a shape of its own
  const contextOf = (part: Part, convention: SignConvention, decimals: number, hints: Hints): Context => ({
    mark,
    order,
    rolesOf,
    bookingDates,
    period: periodOf({ facts, spans, order }, part, rolesOf),
    hints,
    decimals,
    signs: signsByTable(part, rolesOf, convention),
    minusCredits: minusCredits(part, rolesOf, convention),
    reversing: reversingTables(part.rows, rolesOf),
    owedBalances: convention.owed,
    assumedYear,
    eraOpen: dates.eraOpen,
  });
  return ({ part, identity, conventions, said }, rank) => {
    const convention = itemAt(conventions, Math.min(rank, conventions.length - 1));
    const money = decideCurrency(part, document, settled, hints.currency);
    const contextWith = (own: Hints) => contextOf(part, convention, money.decimals, own);
    const asSaid = contextWith(hints);
    const readAsSaid = readRows(part, asSaid);
    const objection = objectionTo(document, part, asSaid, readAsSaid.said);
    const context = objection === 'wrong' ? contextWith({ ...hints, year: undefined }) : asSaid;
    const { rows, yearAssumed } = context === asSaid ? readAsSaid : readRows(part, context);
    const beforeFees = part.tables.some((table) =>
      booksBeforeFees(part.rows, table, rolesOf.get(table) as Roles, mark),
    );
    const { period } = context;
    const decided = { part, identity, period, convention, context, beforeFees, said };
    return { ...money, ...decided, rows, yearAssumed: yearAssumed || objection !== null };
  };
}

/** Given all parts, returns those whose tables have the same headings, also `merged` into one. */
function groupByLayout(parts: readonly Part[], tables: readonly Table[]) {
  const byForm = groupBy(parts, (part): string | Part => {
    const first = part.rows[0] && itemAt(tables, part.rows[0].table).segments[0];
    const form = first?.columns.map((c) => c.heading).join('|') ?? '';
    return form.replaceAll('|', '') === '' ? part : form;
  });
  return [...byForm.values()].map((own) => ({ parts: own, merged: own.length === 1 ? own[0] : joined(own) }));
}

function joined(parts: readonly Part[]): Part {
  const rows = parts.flatMap((p) => p.rows);
  return {
    rows,
    tables: tablesIn(rows),
    fromLine: least(parts.map((p) => p.fromLine)),
    toLine: greatest(parts.map((p) => p.toLine)),
  };
}
