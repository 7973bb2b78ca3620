/** Explains what a text became: a field of a statement or a transaction, and which sums used it; or nothing. */
import type { Box } from '../geometry/box.ts';
import { itemAt } from '../model/lists.ts';
import type { Word } from '../model/word.ts';
import type { FigureKind } from '../readings/facts/figure-kinds.ts';
import { spaced } from '../wording/grammar.ts';
import { ENDING_TOLD } from '../wording/told-readings.ts';
import { folded } from './find.ts';
import type { FoundPlace } from './found-place.ts';
import { type FieldOfRow, givenBy, ownAmountAt } from './gives.ts';
import type { ReadAs } from './known.ts';
import { reasonOf } from './rows.ts';
import type { ExplainedField, ExplainedStatement, FieldName } from './statement-types.ts';
import { figuresAt, partAt } from './tell-reading.ts';
import type { ExplainedRow } from './types.ts';

export interface Ending {
  readonly becomes: string;
  readonly leftOut: boolean;
  readonly says: readonly string[];
}

/** Returns what a place became: the first of what it gave a transaction, a field or a balance. */
export function tellStatement(place: FoundPlace): Ending {
  const { as } = place;
  if (as?.transaction != null) return tellTransaction(place, as);
  return tellFields(place) ?? (as ? tellOtherRow(place, as) : tellOutside(place));
}

function tellFields(place: FoundPlace): Ending | null {
  const ofFields = place.stages.statements.flatMap((statement) =>
    statement.statement === null ? [] : fieldsAt(place, statement).map((field) => ({ field, statement })),
  );
  const statement = ofFields[0]?.statement;
  if (statement === undefined) return null;
  const own = ofFields.filter((one) => one.statement === statement).map(({ field }) => field);
  const others = new Set(ofFields.map((one) => one.statement)).size - 1;
  return {
    becomes: ENDING_TOLD.FIELDS({ fields: own.map((field) => ({ ...field, statement: statement.statement })), others }),
    leftOut: false,
    says: ofFields.flatMap((one) => tellField(one.field, one.statement)),
  };
}

function tellOutside(place: FoundPlace): Ending {
  const { as, rule } = place.taken;
  if (as === 'header') return { becomes: ENDING_TOLD.HEADING(), leftOut: false, says: [] };
  if (as === 'section') return { becomes: ENDING_TOLD.TITLE(rule), leftOut: false, says: [] };
  const other = sameAsField(place) ?? rivalOfField(place);
  if (other) return other;
  const why = ENDING_TOLD[as === 'furniture' ? 'REPEATS' : 'NO_FIELD_READ'](rule);
  return { becomes: ENDING_TOLD.LEFT_OUT(why), leftOut: true, says: [ENDING_TOLD.NO_FIELD(why)] };
}

function tellTransaction({ stages, row, hit }: FoundPlace, as: ReadAs): Ending {
  const { read, part, statement, transaction } = as;
  const name = ENDING_TOLD.TRANSACTION({ transaction, statement });
  const shown = valuesOf(as, itemAt(stages.rows, row as number));
  const given = givenBy(read, part.part, hit.words);
  const fields = given.flatMap(({ field }) => (field === null || (shown[field] ?? null) === null ? [] : [field]));
  const leftOut = fields.length === 0;
  const why = given.flatMap((one) => (one.field === null ? [one.why] : []));
  const becomes = leftOut
    ? ENDING_TOLD.LEFT_OUT_OF({ of: name, why })
    : ENDING_TOLD.GIVES({ to: name, fields: fields.map((field) => `${nameOf(field)} ${shown[field]}`) });
  const own = stages.statements.find((one) => one.statement === statement);
  const isOut = (read.amount ?? 0) < 0;
  const sums = own ? fields.flatMap((field) => tellSums(own, row as number, field, isOut)) : [];
  const value = part.statement?.transactions[transaction ?? -1];
  const verdict = ENDING_TOLD.VERDICT({ status: own?.status, reason: own?.reason });
  const confidence = value ? [ENDING_TOLD.CONFIDENCE({ confidence: value.confidence, verdict })] : [];
  return { becomes, leftOut, says: [becomes, ...new Set(sums), ...confidence] };
}

type Values = Partial<Readonly<Record<FieldOfRow, string | null>>>;

const valuesOf = ({ part, transaction }: ReadAs, { amount, balance }: ExplainedRow): Values => ({
  ...part.statement?.transactions[transaction ?? -1],
  amount,
  amountSign: amount,
  balance,
  currency: part.part.currency,
});

const nameOf = (field: FieldOfRow): string => (field === 'amountSign' ? ENDING_TOLD.SIGN_OF_AMOUNT() : field);
const AMOUNTS: ReadonlySet<FieldOfRow> = new Set(['amount', 'amountSign']);

/** Figures that sum up, or count, the bookings of the other side. */
const NOT_OF_SIDE: Readonly<Record<'in' | 'out', ReadonlySet<FieldName>>> = {
  in: new Set(['totalOut', 'countOut']),
  out: new Set(['totalIn', 'countIn']),
};

function tellSums(statement: ExplainedStatement, row: number, field: FieldOfRow, isOut: boolean): string[] {
  const used = statement.checks.filter(({ kind, fields }) => {
    if (field === 'balance') return kind === 'running_balance';
    if (field === 'date') return kind === 'dates';
    if (!AMOUNTS.has(field) || kind === 'dates') return false;
    return !fields.some((name) => NOT_OF_SIDE[isOut ? 'out' : 'in'].has(name));
  });
  const isSummed = field === 'balance' || AMOUNTS.has(field);
  const failing = isSummed ? statement.failingRows.filter((one) => one.row === row).slice(0, 1) : [];
  return [...used.map(ENDING_TOLD.USED), ...failing.map(ENDING_TOLD.OFF)];
}

/** The fields that words print, or that their row states, unless the words are another amount of the row. */
function fieldsAt({ hit, row, as }: FoundPlace, statement: ExplainedStatement): ExplainedField[] {
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
function sameAsField(place: FoundPlace): Ending | null {
  const [figure] = figuresAt(place);
  const name = figure?.kind ? FIELD_OF_FIGURE[figure.kind] : undefined;
  const { known, stages } = place;
  const part = partAt(place);
  const statement = part && stages.statements.find((one) => one.statement === known.statementOf(part));
  const field = statement?.fields.find((one) => one.field === name);
  if (!statement || !field) return null;
  const own = { ...field, statement: statement.statement };
  return { becomes: ENDING_TOLD.FIELD_TWICE(own), leftOut: false, says: [ENDING_TOLD.FIELD_ELSEWHERE(own)] };
}

/** A text that was weighed as a field's value, if another weighs more. */
function rivalOfField({ stages, hit }: FoundPlace): Ending | null {
  const text = folded(hit.words.map(({ text }) => text).join(''));
  for (const { fields, statement } of stages.statements) {
    for (const { field, value, weight, rivals } of fields) {
      const rival = rivals.find((one) => folded(one.value).includes(text));
      if (rival === undefined) continue;
      const why = ENDING_TOLD.FIELD_LESS({ field, statement });
      const weights = ENDING_TOLD.FIELD_WEIGHTS({ rival, value, weight });
      return { becomes: ENDING_TOLD.LEFT_OUT(why), leftOut: true, says: [`${why}: ${weights}`] };
    }
  }
  return null;
}

function tellField(field: ExplainedField, { statement, checks, status, reason }: ExplainedStatement): string[] {
  const used = checks.filter(({ fields }) => fields.includes(field.field));
  return [
    ENDING_TOLD.FIELD({ ...field, statement }),
    ...(field.weight === null ? [] : [ENDING_TOLD.WEIGHS(field.weight)]),
    ...field.rivals.map(ENDING_TOLD.FIELD_RIVAL),
    ...used.map(ENDING_TOLD.USED),
    ENDING_TOLD.VERDICT({ status, reason }),
  ];
}

function tellOtherRow({ stages }: FoundPlace, { read, statement }: ReadAs): Ending {
  const why = spaced(reasonOf(read) || read.role);
  if (read.role !== 'balance')
    return { becomes: ENDING_TOLD.ROW_LEFT_OUT(why), leftOut: true, says: [ENDING_TOLD.NO_TRANSACTION(why)] };
  const own = stages.statements.find((one) => one.statement === statement);
  const carried = own?.checks.find(({ kind }) => kind === 'carried_forward');
  const says = carried ? [ENDING_TOLD.USED(carried)] : [];
  return { becomes: ENDING_TOLD.BALANCE_ROW(why), leftOut: false, says };
}
