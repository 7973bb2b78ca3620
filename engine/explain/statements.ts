/** Explains the statements: where each figure stands that they take, which checks used it, and what could not be explained. */
import { resolvePeriod } from '../dates/period.ts';
import { STRENGTH } from '../evidence/strength.ts';
import { decimalText } from '../exports/decimal.ts';
import { union } from '../geometry/box.ts';
import type { Check } from '../model/reconciliation.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import { type Word, wordBox } from '../model/word.ts';
import { minorUnits } from '../money/amount.ts';
import type { Holder } from '../readings/identity/holder/question.ts';
import type { ReadPart } from '../readings/read.ts';
import type { ReadStatement } from '../stages.ts';
import type { PrintedFigures, Source } from '../statements/figures/balances.ts';
import { sidesNamed, sidesOf } from '../wording/questions.ts';
import { reasonWorded } from '../wording/row-reasons.ts';
import { folded, spelledIn } from './find.ts';
import { isSame } from './gives.ts';
import type { Known } from './known.ts';
import { roundedBox } from './rows.ts';
import { rounded } from './tables.ts';
import type { ExplainedCheck, ExplainedField, ExplainedStatement, FieldName } from './types.ts';

type FigureName = Exclude<keyof PrintedFigures, 'contradictions'>;

const FIELD_OF: Readonly<Record<FigureName, FieldName>> = {
  opening: 'openingBalance',
  closing: 'closingBalance',
  totalIn: 'totalIn',
  totalOut: 'totalOut',
  countIn: 'countIn',
  countOut: 'countOut',
  count: 'count',
};

/** Given what is known of a document, returns its statements, and the parts of it that were read as none. */
export function explainStatements(known: Known): ExplainedStatement[] {
  return known.stages.parts.map((read) => {
    const { part, statement, proof } = read;
    const money = (minor: number) => decimalText(minor, part.decimals);
    const rows = rowIndices(known, read);
    const { start, end, printed, sure } = part.period;
    return {
      statement: known.statementOf(read),
      pages: statement?.pages ?? null,
      lines: [part.part.fromLine, Math.min(part.part.toLine, known.stages.tables.lines.length)],
      currency: part.currency,
      card: part.convention.card,
      view: sidesNamed(sidesOf(part.convention)),
      weighs: inFeatures(part.convention.weighs),
      order: proof.order,
      period: { start, end, printed, sure },
      fields: fieldsOf(known, read),
      transactions: statement?.transactions.length ?? 0,
      status: statement?.reconciliation.status ?? null,
      reason:
        statement?.reconciliation.reason ?? 'No statement: neither bookings, nor balances at its begin and its end.',
      obligations: statement?.reconciliation.obligations ?? [],
      checks: (statement?.reconciliation.checks ?? []).map((check) => explainCheck(check, part.decimals)),
      failingRows: (statement?.reconciliation.failingRows ?? []).map((failing) => ({
        row: rows[failing.row] ?? -1,
        expected: money(failing.expected),
        printed: money(failing.printed),
        difference: money(failing.difference),
      })),
      warnings: (statement?.warnings ?? []).map(({ row: _, ...warning }) => warning),
      unexplained: proof.unexplained.map(({ index }) => index),
    };
  });
}

/** By transaction of a statement, the index of its row among those that were assembled. */
function rowIndices(known: Known, read: ReadStatement): (number | null)[] {
  return read.proof.rows.filter((r) => r.role === 'transaction').map(({ row }) => known.indexOf(row));
}

function explainCheck(
  { kind, status, detail, code, params, unit, of, ...figures }: Check,
  decimals: number,
): ExplainedCheck {
  const told = (value: number | string | null) =>
    unit === 'money' && typeof value === 'number' ? decimalText(value, decimals) : value;
  return {
    kind,
    status,
    detail,
    code,
    params,
    expected: told(figures.expected),
    computed: told(figures.computed),
    difference: told(figures.difference),
    fields: kind === 'dates' ? ['period'] : (of ?? []).map((figure) => FIELD_OF[figure]),
  };
}

/** Every field of a statement that a line of the paper prints, with where it stands. */
function fieldsOf(known: Known, { part, statement, proof, trial }: ReadStatement): ExplainedField[] {
  const { figures } = proof;
  const { lines } = known.stages.tables;
  const { facts, document } = trial.readings;
  const money = (minor: number) => decimalText(minor, part.decimals);
  const fields: ExplainedField[] = [];
  const { mark } = part.context;
  const add = (name: FigureName, value: string, source: Source) => {
    const isIt = ({ token }: PlacedAmount) => {
      const units = minorUnits(token, mark, part.decimals);
      return units !== null && decimalText(Math.abs(units), part.decimals) === value.replace('-', '');
    };
    fields.push({ field: FIELD_OF[name], value, ...UNWEIGHED, ...foundBy(known, source, isIt) });
  };
  for (const name of ['opening', 'closing'] as const) {
    const figure = figures[name];
    if (figure) add(name, money(figure.value), figure.source);
  }
  for (const name of ['totalIn', 'totalOut'] as const) {
    const figure = figures[name];
    figure?.sources.forEach((source, i) => {
      add(name, money(figure.values[i]), source);
    });
  }
  for (const name of ['countIn', 'countOut', 'count'] as const) {
    const figure = figures[name];
    if (figure) add(name, String(figure.value), figure.source);
  }
  const texts = [
    ['accountNumber', facts.accounts],
    ['iban', facts.ibans],
    ['bic', facts.bics],
    ['currency', facts.currencies.toSorted((a, b) => Number(b.strong) - Number(a.strong))],
    ['accountType', facts.accountTypes.map(({ type, line }) => ({ text: type, line }))],
  ] as const;
  for (const [field, found] of texts) {
    const value = statement?.[field] ?? null;
    if (value === null) continue;
    const alike = found.filter(({ text }) => text === value);
    const fact = alike.find(({ line: { line } }) => isInside(line.index, part)) ?? alike[0];
    const [words] = fact ? spelledIn(fact.line.line.words, folded(value)) : [];
    fields.push({
      field,
      value,
      rule: fact ? 'printed outside of the rows' : ELSEWHERE[field],
      ...(field === 'currency' ? weighed(value, part.currencyVotes) : UNWEIGHED),
      ...placed(fact?.line, words),
    });
  }
  const { issuer, holder } = part.identity;
  const names = [
    ['institution', issuer.name, 'the heaviest of the names in the head and the foot of the pages'],
    ['accountHolder', holder?.name ?? null, holder ? HELD[holder.by] : ''],
  ] as const;
  for (const [field, value, rule] of statement ? names : []) {
    if (value === null) continue;
    const at = lines.find(({ line }) => isInside(line.index, part) && spelledIn(line.words, folded(value)).length > 0);
    const [words] = at ? spelledIn(at.line.words, folded(value)) : [];
    const weights = field === 'institution' ? issuer.weighed.map(({ name, weight }) => [name, weight] as const) : [];
    fields.push({ field, value, rule, ...weighed(value, weights), ...placed(at, words) });
  }
  const { start, end, printed } = part.period;
  if (!printed || start === null || end === null) return fields;
  const fact = facts.periods.find(({ period }) => {
    const span = resolvePeriod(period, document.order, null);
    return span?.start === start && span.end === end;
  });
  const rule = fact ? `printed as a period, ${STANDING[fact.context]}` : 'printed as a month, or in several places';
  const words = fact?.line.line.words.slice(fact.period.from, fact.period.to);
  return [
    ...fields,
    { field: 'period', value: `${start} to ${end}`, rule, ...UNWEIGHED, ...placed(fact?.line, words) },
  ];
}

/** By what the holder is told. */
const HELD: Readonly<Record<Holder['by'], string>> = {
  label: 'its label names the holder',
  address: 'it begins the address that the paper is sent to',
  title: 'a person’s title stands before it',
  'label in the foot': 'its label in the foot names the holder',
  greeting: 'the letter greets it',
  'name alone': 'the only name that stands alone in the head',
};

type Weighed = Pick<ExplainedField, 'weight' | 'rivals'>;

const UNWEIGHED: Weighed = { weight: null, rivals: [] };
/** Rivals that are told of a field, at the most. */
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

/** What says a field that no words outside of the rows do. */
const ELSEWHERE = {
  accountNumber: 'not told by a line of its own',
  iban: 'not told by a line of its own',
  bic: 'not told by a line of its own',
  currency: 'from headings, amounts or what the paper says of its country',
  accountType: 'the words and figures of the paper speak for it',
} as const;

function isInside(line: number, { part }: ReadPart): boolean {
  return line >= part.fromLine && line < part.toLine;
}

const STANDING = {
  named: 'which its label says to be the paper’s own',
  bare: 'by itself',
  labelled: 'by words that are not known',
  in_text: 'within a text',
} as const;

type Placed = Pick<ExplainedField, 'line' | 'page' | 'box' | 'row'>;

/** Given the line that prints something, and its words there where they are known, returns where that is. */
function placed(at: TokenLine | undefined, words: readonly Word[] = at?.line.words ?? []): Placed {
  const line = at?.line.index ?? null;
  if (words.length === 0) return { line, page: at?.line.page ?? null, box: null, row: null };
  return { line, page: words[0].page, box: roundedBox(union(words.map(wordBox))), row: null };
}

/** Given where a figure stands, and which amounts of a row say it, returns by what it was found, and the place. */
function foundBy(
  known: Known,
  source: Source,
  isIt: (amount: PlacedAmount) => boolean,
): Placed & { readonly rule: string } {
  if ('row' in source) {
    const { row } = source.row;
    const all = row.lines.flatMap(({ source: tl, cells }) =>
      cells.flatMap((cell, i) =>
        (cell?.amounts ?? []).filter((a) => isSame(a, row.amounts[i])).map((a) => ({ tl, a })),
      ),
    );
    // the balance of a row of totals stands beside these
    const said = all.filter(({ a }) => isIt(a));
    const own = said.length > 0 ? said : all;
    const at = own[0]?.tl ?? row.lines[0].source;
    const words = own.flatMap(({ tl, a }) => (tl === at ? tl.line.words.slice(a.from, a.to) : []));
    return {
      rule: `a row of the table that says ${reasonWorded(source.row.reason, row.section?.title).replaceAll('_', ' ')}`,
      ...placed(at, words),
      row: known.indexOf(row),
    };
  }
  const { kind, label, sure, line, amount } = source.figure;
  const summed = kind === null || kind === 'balance';
  const means = summed
    ? 'which the sums come to'
    : sure
      ? 'which can mean nothing else'
      : 'which may also name a part of it';
  const rule = label === '' ? `a figure ${means}` : `the label "${label}", ${means}`;
  return { rule, ...placed(line, line.line.words.slice(amount.from, amount.to)) };
}

/** Given sums of strengths, returns them counted in features that hardly any paper of the other kind has. */
function inFeatures({ card, account }: SignConvention['weighs']): SignConvention['weighs'] {
  return { card: card / STRENGTH.faint, account: account / STRENGTH.faint };
}
