/** Explains the fields of a statement: where the paper prints each, by what it was found, and what else was weighed. */
import { resolvePeriod } from '../dates/period.ts';
import { STRENGTH } from '../evidence/strength.ts';
import { decimalText } from '../exports/decimal.ts';
import { union } from '../geometry/box.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { ReadRow } from '../model/reading.ts';
import type { FigureName } from '../model/reconciliation.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import { type Word, wordBox } from '../model/word.ts';
import { minorUnits } from '../money/amount.ts';
import type { ReadPart } from '../readings/read.ts';
import type { ReadStatement } from '../stages.ts';
import type { Source } from '../statements/figures/printed.ts';
import { isLineOf } from '../statements/part.ts';
import { spaced } from '../wording/grammar.ts';
import { CERTAINTY, FIELDS_BY, HOLDERS_BY, PERIODS_BY } from '../wording/trail.ts';
import { folded, spelledIn } from './find.ts';
import { isSame } from './gives.ts';
import type { Known } from './known.ts';
import { reasonOf, roundedBox } from './rows.ts';
import type { ExplainedField, FieldName } from './statement-types.ts';
import { rounded } from './tables.ts';

export const FIELD_OF: Readonly<Record<FigureName, FieldName>> = {
  opening: 'openingBalance',
  closing: 'closingBalance',
  totalIn: 'totalIn',
  totalOut: 'totalOut',
  countIn: 'countIn',
  countOut: 'countOut',
  count: 'count',
};

/** Given what is known of a document and a part of it, returns each field of its statement that a line prints. */
export function fieldsOf(known: Known, read: ReadStatement): ExplainedField[] {
  return [
    ...figureFields(known, read),
    ...textFields(read),
    ...(read.statement ? nameFields(known, read.part) : []),
    ...periodField(read),
  ];
}

type Taken = readonly [name: FigureName, value: string, source: Source];

function figureFields(known: Known, { part, proof: { figures } }: ReadStatement): ExplainedField[] {
  const money = (minor: number) => decimalText(minor, part.decimals);
  const single = (name: Exclude<FigureName, 'totalIn' | 'totalOut'>, worded: (value: number) => string): Taken[] => {
    const figure = figures[name];
    return figure ? [[name, worded(figure.value), figure.source]] : [];
  };
  const totals = (['totalIn', 'totalOut'] as const).flatMap((name): Taken[] => {
    const figure = figures[name];
    return figure?.sources.map((source, i): Taken => [name, money(itemAt(figure.values, i)), source]) ?? [];
  });
  const balances = (['opening', 'closing'] as const).flatMap((name) => single(name, money));
  const counts = (['countIn', 'countOut', 'count'] as const).flatMap((name) => single(name, String));
  return [...balances, ...totals, ...counts].map(([name, value, source]) => {
    const isIt = ({ token }: PlacedAmount) => {
      const units = minorUnits(token, part.context.mark, part.decimals);
      return units !== null && decimalText(Math.abs(units), part.decimals) === value.replace('-', '');
    };
    return { field: FIELD_OF[name], value, ...UNWEIGHED, ...foundBy(known, source, isIt) };
  });
}

function textFields({ part, statement, trial }: ReadStatement): ExplainedField[] {
  const { facts } = trial.readings;
  const texts = [
    ['accountNumber', facts.accounts],
    ['iban', facts.ibans],
    ['bic', facts.bics],
    [
      'currency',
      facts.currencies.toSorted((a, b) => Number(b.strength >= STRENGTH.fair) - Number(a.strength >= STRENGTH.fair)),
    ],
    ['accountType', facts.accountTypes.map(({ type, line }) => ({ text: type, line }))],
  ] as const;
  return texts.flatMap(([field, found]): ExplainedField[] => {
    const value = statement?.[field] ?? null;
    if (value === null) return [];
    const alike = found.filter(({ text }) => text === value);
    const fact = alike.find(({ line: { line } }) => isLineOf(part.part, line)) ?? alike[0];
    const [words] = fact ? spelledIn(fact.line.line.words, folded(value)) : [];
    const rule = fact ? 'printed outside of the rows' : FIELDS_BY[field];
    const weights = field === 'currency' ? weighed(value, part.currencyVotes) : UNWEIGHED;
    return [{ field, value, rule, ...weights, ...placed(fact?.line, words) }];
  });
}

function nameFields({ stages }: Known, { part, identity: { issuer, holder } }: ReadPart): ExplainedField[] {
  const weights = issuer.weighed.map(({ name, weight }) => [name, weight] as const);
  const names = [
    ['institution', issuer.name, 'the heaviest of the names in the head and the foot of the pages', weights],
    ['accountHolder', holder?.name ?? null, holder ? HOLDERS_BY[holder.by] : '', []],
  ] as const;
  return names.flatMap(([field, value, rule, rivals]): ExplainedField[] => {
    if (value === null) return [];
    const wanted = folded(value);
    const at = stages.tables.lines.find(({ line }) => isLineOf(part, line) && spelledIn(line.words, wanted).length > 0);
    const [words] = at ? spelledIn(at.line.words, wanted) : [];
    return [{ field, value, rule, ...weighed(value, rivals), ...placed(at, words) }];
  });
}

function periodField({ part, trial: { readings } }: ReadStatement): ExplainedField[] {
  const { start, end, printed } = part.period;
  if (!printed || start === null || end === null) return [];
  const fact = readings.facts.periods.find(({ period }) => {
    const span = resolvePeriod(period, readings.document.order, null);
    return span?.start === start && span.end === end;
  });
  const rule = fact ? `printed as a period, ${PERIODS_BY[fact.context]}` : 'printed as a month, or in several places';
  const words = fact?.line.line.words.slice(fact.period.from, fact.period.to);
  return [{ field: 'period', value: `${start} to ${end}`, rule, ...UNWEIGHED, ...placed(fact?.line, words) }];
}

type Weighed = Pick<ExplainedField, 'weight' | 'rivals'>;

const UNWEIGHED: Weighed = { weight: null, rivals: [] };
/** Rivals that are reported of a field, at the most. */
const MOST_RIVALS = 5;

/** Given a value and what was weighed, the heaviest first, returns its weight and its rivals. */
function weighed(value: string, weights: readonly (readonly [value: string, weight: number])[]): Weighed {
  const own = weights.find(([name]) => name === value);
  const rivals = weights.filter(([name]) => name !== value).slice(0, MOST_RIVALS);
  return {
    weight: own ? rounded(own[1]) : null,
    rivals: rivals.map(([name, weight]) => ({ value: name, weight: rounded(weight) })),
  };
}

type Placed = Pick<ExplainedField, 'line' | 'page' | 'box' | 'row'>;

/** Returns the place of a line that prints something, or of its words there. */
function placed(at: TokenLine | undefined, words: readonly Word[] = at?.line.words ?? []): Placed {
  const line = at?.line.index ?? null;
  const [first] = words;
  if (first === undefined) return { line, page: at?.line.page ?? null, box: null, row: null };
  return { line, page: first.page, box: roundedBox(union(words.map(wordBox))), row: null };
}

/** Given the source of a figure, and how to know it in a row, returns by what it was found, and its place. */
function foundBy(known: Known, source: Source, isIt: (amount: PlacedAmount) => boolean) {
  if ('row' in source) return foundInRow(known, source.row, isIt);
  const { kind, label, sure, line, amount } = source.figure;
  const means = kind === null || kind === 'balance' ? 'which the sums come to' : CERTAINTY[`${sure}`];
  const rule = label === '' ? `a figure ${means}` : `the label "${label}", ${means}`;
  return { rule, ...placed(line, line.line.words.slice(amount.from, amount.to)) };
}

function foundInRow(known: Known, read: ReadRow, isIt: (amount: PlacedAmount) => boolean) {
  const { row } = read;
  const all = row.lines.flatMap(({ source: tl, cells }) =>
    cells.flatMap((cell, i) =>
      (cell?.amounts ?? []).filter((a) => isSame(a, itemAt(row.amounts, i))).map((a) => ({ tl, a })),
    ),
  );
  // a row of totals has a balance beside these
  const matching = all.filter(({ a }) => isIt(a));
  const own = matching.length > 0 ? matching : all;
  const at = own[0]?.tl ?? firstOf(row.lines).source;
  const words = own.flatMap(({ tl, a }) => (tl === at ? tl.line.words.slice(a.from, a.to) : []));
  const rule = `a row of the table that says ${spaced(reasonOf(read))}`;
  return { rule, ...placed(at, words), row: known.indexOf(row) };
}
