/** What is being entered: the fields of a form, what is wrong with them, and the changes that they make. */
import { decimalTyped, typedOf } from '../../formats/typed-amounts.ts';
import type { Statement, Transaction } from '../result.ts';
import { mostPlaces, sumOf } from '../sums.ts';
import { changeOf, type Entered, enteredOf, isDay, oneLine, type Seen } from './entered.ts';
import type { Change } from './versions.ts';

const FIELDS = {
  edit: ['date', 'description', 'amount', 'balance'],
  add: ['date', 'description', 'amount', 'balance'],
  split: ['description', 'amount', 'otherDescription', 'otherAmount'],
  several: ['date', 'description'],
  figures: ['openingBalance', 'closingBalance'],
} as const;

type DraftKind = keyof typeof FIELDS;
export type FieldName = (typeof FIELDS)[DraftKind][number];
type Values = Readonly<Partial<Record<FieldName, string>>>;

/** A form. Rows have the numbers that they have in the result. */
export interface Draft {
  readonly kind: DraftKind;
  /** that are changed; of a new row, the one that it stands above */
  readonly rows: readonly number[];
  /** as they were when the form was opened, in their order */
  readonly before: readonly Transaction[];
  /** what the fields began with */
  readonly first: Values;
  readonly values: Values;
  /** of the currency */
  readonly decimals: number;
  /** where a new row was seen on the paper */
  readonly places?: readonly Seen[];
}

/** How the service counts: rows and statements of the file, and not those of other files of the job. */
export interface Counting {
  readonly firstRow: number;
  /** index of the statement */
  readonly statement: number;
}

interface Numbered {
  readonly row: number;
  readonly transaction: Transaction;
}

/** The fields that hold amounts. */
export const MONEY: ReadonlySet<FieldName> = new Set([
  'amount',
  'balance',
  'otherAmount',
  'openingBalance',
  'closingBalance',
]);

/** Given what is known of a form's fields, returns their texts: amounts are shown as the language writes them. */
export const textsOf = (known: Values): Values =>
  Object.fromEntries(
    Object.entries(known).map(([name, text]) => [name, MONEY.has(name as FieldName) ? typedOf(text) : text]),
  );

const drafted = (kind: DraftKind, of: readonly Numbered[], known: Values, amount?: string): Draft => {
  const first = textsOf(known);
  return {
    kind,
    rows: of.map(({ row }) => row),
    before: of.map(({ transaction }) => transaction),
    ...{ first, values: first, decimals: mostPlaces([amount ?? of[0]?.transaction.amount ?? '0']) },
  };
};

export const draftOfRow = (of: Numbered): Draft => drafted('edit', [of], { ...enteredOf(of.transaction) });

interface NewRow {
  /** the row that it stands above */
  readonly before: number;
  readonly known: Partial<Entered>;
  /** of the currency */
  readonly decimals: number;
  readonly places?: readonly Seen[] | undefined;
}

/** Given a new row and what is known of it, returns its form. */
export function draftOfNew({ before, known, decimals, places }: NewRow): Draft {
  const values = textsOf({ date: '', description: '', amount: '', balance: '', ...known });
  return { kind: 'add', rows: [before], before: [], first: values, values, decimals, ...(places && { places }) };
}

export const draftOfSplit = (of: Numbered): Draft => {
  const { description, amount } = of.transaction;
  return drafted('split', [of], { description, amount, otherDescription: description, otherAmount: '' });
};

export const draftOfSeveral = (of: readonly Numbered[]): Draft => drafted('several', of, { date: '', description: '' });

export const draftOfFigures = ({ openingBalance, closingBalance, totalIn }: Statement): Draft =>
  drafted('figures', [], { openingBalance: openingBalance ?? '', closingBalance: closingBalance ?? '' }, totalIn);

/** The names of a draft's fields, in their order. */
export const fieldsOf = ({ kind }: Draft): readonly FieldName[] => FIELDS[kind];

/** Given a draft and what is entered in a field, returns it so. Of a row that is split, the rest is the other one. */
export function withValue(draft: Draft, name: FieldName, text: string): Draft {
  const values = { ...draft.values, [name]: text };
  const part = draft.kind === 'split' && name === 'amount' ? decimalTyped(text, draft.decimals) : null;
  if (part === null) return { ...draft, values };
  const rest = sumOf([draft.before[0]?.amount ?? '0', negated(part)]);
  return { ...draft, values: { ...values, otherAmount: typedOf(rest) } };
}

/** Given a draft, returns its fields as the service takes them; amounts that are none stay as they are. */
const valuesOf = ({ values, decimals }: Draft): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      MONEY.has(name as FieldName) ? (decimalTyped(text, decimals) ?? text.trim()) : text,
    ]),
  );

/** Given a day as a browser has it, returns it of this century if somebody typed two figures of its year. */
export const withCentury = (day: string): string => day.replace(/^00(?=\d\d-)/, '20');

/** Given a decimal, returns it with the other sign. */
export const negated = (text: string): string => {
  if (!/[1-9]/.test(text)) return text;
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
};

const MAY_BE_EMPTY: ReadonlySet<FieldName> = new Set(['balance', 'openingBalance', 'closingBalance']);
const isText = (name: FieldName) => name === 'description' || name === 'otherDescription';

/** The fields whose texts are not what they must be. */
export function wrongIn(draft: Draft): ReadonlySet<FieldName> {
  const isFit = (name: FieldName): boolean => {
    const text = draft.values[name] ?? '';
    if (text.trim() === '') return draft.kind === 'several' || MAY_BE_EMPTY.has(name);
    if (name === 'date') return isDay(text);
    return isText(name) || decimalTyped(text, draft.decimals) !== null;
  };
  return new Set(fieldsOf(draft).filter((name) => !isFit(name)));
}

/** True if something was entered that would be lost. */
export const isTyped = ({ first, values }: Draft): boolean =>
  Object.entries(values).some(([name, text]) => text !== first[name as FieldName]);

/** Given a draft, returns its changes; null if nothing changes or something is wrong. */
export function changesOf(draft: Draft, counting: Counting): Change[] | null {
  if (wrongIn(draft).size > 0 || (draft.kind !== 'add' && !isTyped(draft))) return null;
  const { kind, rows, places } = draft;
  const values = valuesOf(draft);
  const [row = 0] = rows.map((one) => one - counting.firstRow);
  const text = (name: FieldName) => values[name] ?? '';
  const entered = { ...values, date: text('date') } as Entered;
  switch (kind) {
    case 'edit':
      return [{ do: 'set', row, ...onlyTyped(draft, changeOf(entered, null, { row })) }];
    case 'add': {
      const seen = places && { places: [...places] };
      return listed(changeOf(entered, null, { statement: counting.statement, before: row, ...seen }));
    }
    case 'split':
      return splitOf(draft, counting);
    case 'several':
      return rows.map((one): Change => {
        const description = oneLine(text('description'));
        const fields = {
          ...(text('date') !== '' && { date: text('date') }),
          ...(description !== '' && { description }),
        };
        return { do: 'set', row: one - counting.firstRow, ...fields };
      });
    case 'figures': {
      const [openingBalance, closingBalance] = [text('openingBalance'), text('closingBalance')].map(
        (figure) => figure || null,
      );
      return [{ do: 'figures', statement: counting.statement, openingBalance, closingBalance }];
    }
  }
}

/** What somebody else changed meanwhile in other fields stays. */
function onlyTyped({ first, values }: Draft, change: Change | null): Partial<Entered> {
  const entries = Object.entries(change ?? {});
  const isTyped = (name: string) => name in values && values[name as FieldName] !== first[name as FieldName];
  return Object.fromEntries(entries.filter(([name]) => isTyped(name)));
}

const listed = <T>(one: T | null): T[] | null => (one === null ? null : [one]);

/** The balance is printed behind both of its parts: it is the second one's. */
function splitOf(draft: Draft, { firstRow, statement }: Counting): Change[] {
  const { rows, before } = draft;
  const values = valuesOf(draft);
  const row = (rows[0] ?? 0) - firstRow;
  const { date = '', balance = null, boxes = [] } = before[0] ?? {};
  const { amount = '', otherAmount = '' } = values;
  const places = boxes.map(({ page, box }) => ({ page, box: [...box] as Seen['box'] }));
  const other = { date, description: oneLine(values.otherDescription ?? ''), amount: otherAmount, balance, places };
  return [
    { do: 'set', row, description: oneLine(values.description ?? ''), amount, balance: null },
    { do: 'add', statement, before: row + 1, ...other },
  ];
}
