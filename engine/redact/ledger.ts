/** Finds how the figures of a paper follow from each other, so that a copy adds up exactly if the paper does. */
import { makeOnce } from '../model/lists.ts';
import type { ReadRow } from '../model/reading.ts';
import { firstLineOf } from '../model/row.ts';
import type { Stages } from '../stages.ts';
import { type Book, type Booked, booksOf, type Entry, followed, total } from './books.ts';
import { addTo, amountOf, type Form, sumOf, type Unknown, Unknowns } from './forms.ts';

/** What the words beside a figure call it: that decides between figures of the same value. */
export type FigureKind = 'balance' | 'total' | 'other';

interface Placed {
  readonly form: Form;
  readonly value: number;
}

export class Ledger {
  readonly unknowns = new Unknowns();
  readonly #amounts = new Map<number, Form>();
  readonly #sums = new Map<number, Form>();
  readonly #balances = new Map<number, Form>();
  readonly #others = new Map<string, Form>();
  /** by value: what statements closed with */
  readonly #closings = new Map<number, Form>();
  readonly #amountOfRow = new Map<ReadRow, Form>();
  readonly #balanceOfRow = new Map<ReadRow, Form>();
  readonly #step: number;

  /** Given what the stages made of a document, its decimals, and what all figures of rows are multiples of. */
  constructor(stages: Stages, decimals: number, step: number) {
    this.#step = step;
    const books = booksOf(stages, decimals);
    // the one before first: what it closes with the next one opens with
    const startOf = ({ statement }: Book) => statement.periodStart ?? '';
    for (const book of books.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) this.#follow(book);
    for (const read of stages.readings) {
      if (read.role === 'transaction' && read.amount !== null && !this.#amountOfRow.has(read)) {
        this.#amountOfRow.set(read, this.#amountForm(Math.abs(read.amount)));
      }
    }
    this.#addSums(books);
  }

  /** Given a row and the size of a figure on it, returns its form; null if the row has no such amount or balance. */
  ofRow(row: ReadRow, size: number, isBalance: boolean): Form | null {
    const forms = [this.#amountOfRow.get(row), this.#balanceOfRow.get(row)];
    const isIt = (form: Form | undefined) => form && Math.abs(amountOf(form)) === size;
    return (isBalance ? forms.reverse() : forms).find(isIt) ?? null;
  }

  /** Given the size of a figure, its kind, and of what it is a multiple as printed, returns its form. */
  ofSize(size: number, kind: FigureKind, step: number): Form {
    const [amount, balance, sum] = [this.#amounts, this.#balances, this.#sums].map((forms) => forms.get(size));
    const known = {
      balance: balance ?? sum ?? amount,
      total: sum ?? balance ?? amount,
      other: amount ?? balance ?? sum,
    }[kind];
    return known ?? makeOnce(this.#others, `${size} ${step}`, () => this.unknowns.add(size, step));
  }

  explains(size: number): boolean {
    return this.#balances.has(size) || this.#sums.has(size) || this.#amounts.has(size);
  }

  #amountForm(size: number): Form {
    return makeOnce(this.#amounts, size, () => this.unknowns.add(size, this.#step));
  }

  /** Follows the balances of a statement from row to row, in whichever direction they do follow. */
  #follow({ statement: { openingBalance, closingBalance }, unit, entries: printed }: Book): void {
    const ends = (balance: number | null): Entry[] =>
      balance === null ? [] : [{ row: null, amount: null, balance: balance * unit }];
    const forwards = [...ends(openingBalance), ...printed, ...ends(closingBalance)];
    const backwards = [...ends(openingBalance), ...printed.toReversed(), ...ends(closingBalance)];
    const entries = followed(backwards) > followed(forwards) ? backwards : forwards;
    const chain: Form[] = [];
    let before: Placed | null = null;
    let since: Booked[] = [];
    for (const entry of entries) {
      if (entry.amount !== null) since.push(entry);
      if (entry.balance === null) continue;
      before = this.#settle(before, since, entry.balance);
      if (entry.row) this.#balanceOfRow.set(entry.row, before.form);
      chain.push(before.form);
      // the opening of a summary is the first of its size, a closing the last
      const size = Math.abs(entry.balance);
      if (entry.row !== null || !this.#balances.has(size)) this.#balances.set(size, before.form);
      since = [];
    }
    for (const entry of since) this.#book(entry);
    if (before) this.#closings.set(before.value, before.form);
    this.unknowns.chain(chain);
  }

  /** Given the balance before and what was booked since, returns the balance that is printed then. */
  #settle(before: Placed | null, since: readonly Booked[], balance: number): Placed {
    const difference = before && balance - before.value - total(since);
    const last = since.at(-1);
    if (before && difference === 0) {
      if (!last) return { form: before.form, value: balance };
      const earlier = since.slice(0, -1).map((entry) => this.#book(entry));
      const form = this.unknowns.add(balance, this.#step);
      this.#set(last, sumOf([rest(before, form, earlier), Math.sign(last.amount) || 1]));
      return { form, value: balance };
    }
    const booked = since.map((entry) => this.#book(entry));
    // a statement opens with what the one before closed with
    const form = (before ? null : this.#closings.get(balance)) ?? this.unknowns.add(balance, this.#step);
    if (before && difference) {
      // a row that was not read may be what is missing: its amount, if printed, becomes the new difference
      const missing = sumOf([rest(before, form, booked), Math.sign(difference)]);
      makeOnce(this.#sums, Math.abs(difference), () => missing);
    }
    return { form, value: balance };
  }

  /** Books an amount as one of its size, and returns it with its sign. */
  #book(entry: Booked): Form {
    const form = this.#amountForm(Math.abs(entry.amount));
    this.#set(entry, form);
    return sumOf([form, Math.sign(entry.amount) || 1]);
  }

  #set({ row, amount }: Booked, form: Form): void {
    this.#amountOfRow.set(row, form);
    makeOnce(this.#amounts, Math.abs(amount), () => form);
  }

  /** The sums that papers print: of each side and both, by statement, section, page, table and day. */
  #addSums(books: readonly Book[]): void {
    const groups = new Map<string, { readonly form: Map<Unknown, number>; value: number }>();
    const add = (key: string, form: Form, times: number, value: number) => {
      const group = makeOnce(groups, key, () => ({ form: new Map<Unknown, number>(), value: 0 }));
      addTo(group.form, form, times);
      group.value += value;
    };
    const addRow = ({ row, amount }: Entry, statement: number) => {
      const form = row && this.#amountOfRow.get(row);
      if (!form || amount === null) return;
      for (const place of placesOf(row, statement)) {
        add(`${place} ${amount < 0 ? 'out' : 'in'}`, form, 1, Math.abs(amount));
        add(`${place} net`, form, Math.sign(amount) || 1, amount);
      }
    };
    for (const [statement, { entries }] of books.entries()) for (const entry of entries) addRow(entry, statement);
    for (const { form, value } of groups.values()) if (value !== 0) makeOnce(this.#sums, Math.abs(value), () => form);
  }
}

/** What a balance differs by from the one before it and all that was booked since. */
const rest = (before: Placed, balance: Form, booked: readonly Form[]): Form =>
  sumOf([balance, 1], [before.form, -1], ...booked.map((form) => [form, -1] as const));

/** The groups of rows that a row of a statement is in, and that papers sum up. */
const placesOf = ({ row, date }: ReadRow, statement: number): string[] => [
  `statement ${statement}`,
  `section ${statement} ${row.section?.title}`,
  `page ${firstLineOf(row).page}`,
  `table ${row.table}`,
  `segment ${row.table} ${row.segment}`,
  `day ${statement} ${date}`,
  'all',
];
