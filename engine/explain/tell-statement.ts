/** Tells what a text became in the end: a field of a statement or of one of its transactions, and which sums used it; or that it was left out. */
import type { Box } from '../geometry/box.ts';
import type { Word } from '../model/word.ts';
import type { FigureKind } from '../readings/facts/figure-kinds.ts';
import { reasonWorded } from '../wording/row-reasons.ts';
import { folded } from './find.ts';
import type { FoundPlace } from './found-place.ts';
import { type FieldOfRow, givenBy, ownAmountAt } from './gives.ts';
import type { ReadAs } from './known.ts';
import { placeOf } from './rows.ts';
import { isAt, partAt } from './tell-reading.ts';
import { words } from './tell-table.ts';
import type { ExplainedField, ExplainedStatement, FieldName } from './types.ts';

export interface Ending {
  /** in short */
  readonly becomes: string;
  readonly leftOut: boolean;
  readonly says: readonly string[];
}

export function tellStatement(place: FoundPlace): Ending {
  const { known, stages: told, row } = place;
  const as = row === null ? null : known.readOf(known.stages.rows.rows[row]);
  if (as?.transaction != null) return tellTransaction(place, as);
  const ofFields = told.statements.flatMap((statement) =>
    statement.statement === null ? [] : fieldsAt(place, as, statement).map((field) => ({ field, statement })),
  );
  if (ofFields.length > 0) {
    const [{ statement }] = ofFields;
    const own = ofFields.filter((one) => one.statement === statement).map(({ field }) => field);
    const others = new Set(ofFields.map((one) => one.statement)).size - 1;
    const also = others === 0 ? '' : `, and of ${others === 1 ? 'another statement' : `${others} others`}`;
    const told = own.map(({ field, value }) => `${field} of statement ${statement.statement}: ${value}`);
    return {
      becomes: `${told.join('; ')}${also}`,
      leftOut: false,
      says: ofFields.flatMap((one) => tellField(one.field, one.statement)),
    };
  }
  if (as) return tellOtherRow(place, as);
  const { as: stands, rule } = placeOf(known, place.hit.line);
  if (stands === 'header') return { becomes: 'a heading: it tells what its column holds', leftOut: false, says: [] };
  if (stands === 'section') return { becomes: `a title: ${rule}`, leftOut: false, says: [] };
  const again = sameAsField(place);
  if (again) return again;
  const lost = rivalOfField(place);
  if (lost) return lost;
  const why = stands === 'furniture' ? `it repeats from page to page: ${rule}` : `${rule}, and no field is read there`;
  return { becomes: `left out: ${why}`, leftOut: true, says: [`no field of a statement: ${why}`] };
}

function tellTransaction(
  { stages: told, row, hit }: FoundPlace,
  { read, part, statement, transaction }: ReadAs,
): Ending {
  const value = part.statement?.transactions[transaction ?? -1];
  const name = `transaction ${transaction} of statement ${statement}`;
  const { amount, balance } = told.rows[row as number];
  const shown: Readonly<Record<FieldOfRow, string | null>> = {
    date: value?.date ?? null,
    valueDate: value?.valueDate ?? null,
    transactionDate: value?.transactionDate ?? null,
    description: value?.description ?? null,
    amount,
    'amount (its sign)': amount,
    balance,
    reference: value?.reference ?? null,
    type: value?.type ?? null,
    currency: part.part.currency,
  };
  const given = givenBy(read, part.part, hit.words);
  const fields = given.flatMap(({ field }) => (field === null || shown[field] === null ? [] : [field]));
  const leftOut = fields.length === 0;
  const why = given.flatMap((one) => (one.field === null ? [one.why] : []));
  const becomes = leftOut
    ? `left out of ${name}: ${why.join('; ') || 'it gives it nothing'}`
    : `${name}: ${fields.map((field) => `${field} ${shown[field]}`).join('; ')}`;
  const says = [becomes];
  const own = told.statements.find((one) => one.statement === statement);
  if (own)
    says.push(...new Set(fields.flatMap((field) => tellSums(own, row as number, field, (read.amount ?? 0) < 0))));
  if (value) says.push(`confidence ${value.confidence.toFixed(2)}; the statement is ${own?.status}: ${own?.reason}`);
  return { becomes, leftOut, says };
}

/** Figures that sum up, or count, the bookings of the other side. */
const NOT_OF_SIDE: Readonly<Record<'in' | 'out', ReadonlySet<FieldName>>> = {
  in: new Set(['totalOut', 'countOut']),
  out: new Set(['totalIn', 'countIn']),
};

/** Which checks used an amount, a balance or a date of a row, and how they ended. */
function tellSums(statement: ExplainedStatement, row: number, field: FieldOfRow, isOut: boolean): string[] {
  const failing = statement.failingRows.find((one) => one.row === row);
  const used = statement.checks.filter(({ kind, fields }) => {
    if (field === 'balance') return kind === 'running_balance';
    if (field === 'date') return kind === 'dates';
    if (!field.startsWith('amount') || kind === 'dates') return false;
    return !fields.some((name) => NOT_OF_SIDE[isOut ? 'out' : 'in'].has(name));
  });
  return [
    ...used.map(({ kind, status, detail }) => `used by the check ${words(kind)}: ${status}, ${detail}`),
    ...(failing && (field === 'balance' || field.startsWith('amount'))
      ? [
          `here the balance does not follow: expected ${failing.expected}, printed ${failing.printed}, off by ${failing.difference}`,
        ]
      : []),
  ];
}

/** The fields of a statement that words at a place print, or the row that they stand in states: not by another amount of it. */
function fieldsAt({ hit, row }: FoundPlace, as: ReadAs | null, statement: ExplainedStatement): ExplainedField[] {
  const isAmount = as !== null && ownAmountAt(as.read, hit.words) !== null;
  return statement.fields.filter(({ page, box, row: own }) => {
    if (own !== null && own === row && !isAmount) return true;
    return hit.words.some((word) => box !== null && word.page === page && stands(word, box));
  });
}

function stands({ x0, y0, x1, y1 }: Word, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** What labelled figures say that a statement takes from elsewhere. */
const FIELD_OF_FIGURE: Partial<Record<FigureKind, FieldName>> = {
  opening: 'openingBalance',
  brought_forward: 'openingBalance',
  closing: 'closingBalance',
  carried_forward: 'closingBalance',
};

/** A labelled figure that names a balance which the statement takes from another place: both must say the same. */
function sameAsField({ known, stages: told, hit }: FoundPlace): Ending | null {
  const figures = known.stages.parts[0]?.trial.readings.facts.figures ?? [];
  const figure = figures.find((one) => isAt(one, hit));
  const name = figure?.kind ? FIELD_OF_FIGURE[figure.kind] : undefined;
  const part = partAt({ known, hit });
  const statement = part && told.statements.find((one) => one.statement === known.statementOf(part));
  const field = statement?.fields.find((one) => one.field === name);
  if (!statement || !field) return null;
  return {
    becomes: `${field.field} of statement ${statement.statement}, said twice: line ${field.line} is the one taken`,
    leftOut: false,
    says: [
      `${field.field} of statement ${statement.statement} is ${field.value}, taken from line ${field.line} (${field.rule})`,
    ],
  };
}

/** A text that was weighed as a field's value, where another weighs more. */
function rivalOfField({ stages: told, hit }: FoundPlace): Ending | null {
  const text = folded(hit.words.map(({ text }) => text).join(''));
  for (const { fields, statement } of told.statements) {
    for (const { field, value, weight, rivals } of fields) {
      const rival = rivals.find((one) => folded(one.value).includes(text));
      if (rival === undefined) continue;
      const why = `weighed as the ${words(field)} of statement ${statement}, where another weighs more`;
      return {
        becomes: `left out: ${why}`,
        leftOut: true,
        says: [`${why}: ${rival.value} weighs ${rival.weight}, ${value} ${weight ?? 'is what else tells it'}`],
      };
    }
  }
  return null;
}

function tellField(field: ExplainedField, { statement, checks, status, reason }: ExplainedStatement): string[] {
  const used = checks.filter(({ fields }) => fields.includes(field.field));
  return [
    `${field.field} of statement ${statement}: ${field.value} (${field.rule})`,
    ...(field.weight === null ? [] : [`weighs ${field.weight}`]),
    ...field.rivals.map(({ value, weight }) => `its rival: ${value}, weighs ${weight}`),
    ...used.map(({ kind, status: ended, detail }) => `used by the check ${words(kind)}: ${ended}, ${detail}`),
    `the statement is ${status}: ${reason}`,
  ];
}

/** A row that is no transaction, and states nothing that the statement takes. */
function tellOtherRow({ stages: told }: FoundPlace, { read, statement }: ReadAs): Ending {
  const why = words(reasonWorded(read.reason, read.row.section?.title)) || words(read.role);
  if (read.role === 'balance') {
    const carried = told.statements
      .find((one) => one.statement === statement)
      ?.checks.find(({ kind }) => kind === 'carried_forward');
    const says = carried ? [`used by the check carried forward: ${carried.status}, ${carried.detail}`] : [];
    return { becomes: `a balance between the rows (${why}): no transaction`, leftOut: false, says };
  }
  return { becomes: `left out: its row is no transaction, ${why}`, leftOut: true, says: [`no transaction: ${why}`] };
}
