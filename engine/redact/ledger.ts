/** Finds how the figures of a paper follow from each other, so that what added up still does, and what did not still does not. */
import type { ReadRow } from '../model/reading.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Stages } from '../stages.ts';
import type { Chance } from './chance.ts';
import { type Form, sumOf, Unknowns } from './forms.ts';

/** A row as its statement books it. All money is in the document's finest unit. */
interface Entry {
  /** null for what is no row: the opening and the closing balance of the statement */
  readonly row: ReadRow | null;
  /** the holder's sign; null where it books nothing */
  readonly amount: number | null;
  readonly balance: number | null;
}

/** What a figure is by the words beside it: that decides where several figures of the paper have its value. */
export type FigureKind = 'balance' | 'total' | 'other';

interface Placed {
  readonly form: Form;
  /** where it ends: nothing lies between two figures of one place */
  readonly value: number;
}

export class Ledger {
  readonly #unknowns = new Unknowns();
  /** by size: the first of that size */
  readonly #amounts = new Map<number, Form>();
  readonly #sums = new Map<number, Form>();
  readonly #balances = new Map<number, Form>();
  readonly #others = new Map<string, Form>();
  /** by value: what statements closed with */
  readonly #closings = new Map<number, Form>();
  readonly #amountOfRow = new Map<ReadRow, Form>();
  readonly #balanceOfRow = new Map<ReadRow, Form>();
  readonly #step: number;

  /** Given what the stages made of a document, its decimals, and what all of its row's figures are multiples of. */
  constructor(stages: Stages, decimals: number, step: number) {
    this.#step = step;
    const books = entriesOf(stages, decimals);
    // the one before first: what it closes with the next one opens with
    const inOrder = books.toSorted((a, b) =>
      (a.statement.periodStart ?? '').localeCompare(b.statement.periodStart ?? ''),
    );
    for (const { statement, entries } of inOrder)
      this.#follow(statement, entries, 10 ** (decimals - statement.decimals));
    const booked = books.flatMap(({ entries }, index) =>
      entries.flatMap(({ row, amount }) => (row && amount !== null ? [{ row, amount, statement: index }] : [])),
    );
    for (const read of stages.readings) {
      if (read.role === 'transaction' && read.amount !== null && !this.#amountOfRow.has(read)) {
        this.#amountOfRow.set(read, this.#amountForm(Math.abs(read.amount)));
      }
    }
    this.#addSums(booked);
  }

  /** Given a row and a figure's size, returns the form of the figure on it; null where the row has no such amount or balance. */
  ofRow(row: ReadRow, size: number, isBalance: boolean): Form | null {
    const forms = [this.#amountOfRow.get(row), this.#balanceOfRow.get(row)];
    const found = (isBalance ? forms.reverse() : forms).find((form) => form && this.#sizeOf(form) === size);
    return found ?? null;
  }

  /** Given the size of a figure, what the words beside it say that it is, and of what it is a multiple as printed, returns its form. */
  ofSize(size: number, kind: FigureKind, step: number): Form {
    const known = {
      balance: [this.#balances, this.#sums, this.#amounts],
      total: [this.#sums, this.#balances, this.#amounts],
      other: [this.#amounts, this.#balances, this.#sums],
    }[kind].find((forms) => forms.has(size));
    if (known) return known.get(size)!;
    const key = `${size} ${step}`;
    const form = this.#others.get(key) ?? this.#unknowns.add(size, step);
    this.#others.set(key, form);
    return form;
  }

  /** Whether a figure of that size follows from rows. */
  explains(size: number): boolean {
    return this.#balances.has(size) || this.#sums.has(size) || this.#amounts.has(size);
  }

  print(form: Form): void {
    this.#unknowns.print(form);
  }

  shuffle(chance: Chance): void {
    this.#unknowns.shuffle(chance);
  }

  /** The size of a figure: what it was until the ledger is shuffled, then what it is in the copy. */
  #sizeOf(form: Form): number {
    return Math.abs(this.#unknowns.valueOf(form));
  }

  sizeOf(form: Form): number {
    return this.#sizeOf(form);
  }

  #amountForm(size: number): Form {
    const known = this.#amounts.get(size);
    if (known) return known;
    const form = this.#unknowns.add(size, this.#step);
    this.#amounts.set(size, form);
    return form;
  }

  /** Follows the balances of a statement from row to row, in whichever direction they do follow. */
  #follow(statement: Statement, printed: readonly Entry[], unit: number): void {
    const { openingBalance, closingBalance } = statement;
    const ends = (balance: number | null): Entry[] =>
      balance === null ? [] : [{ row: null, amount: null, balance: balance * unit }];
    const forwards = [...ends(openingBalance), ...printed, ...ends(closingBalance)];
    const backwards = [...ends(openingBalance), ...[...printed].reverse(), ...ends(closingBalance)];
    const entries = followed(backwards) > followed(forwards) ? backwards : forwards;
    const chain: Form[] = [];
    let before: Placed | null = null;
    let since: Entry[] = [];
    for (const entry of entries) {
      if (entry.amount !== null) since.push(entry);
      if (entry.balance === null) continue;
      before = this.#settle(before, since, entry.balance);
      if (entry.row) this.#balanceOfRow.set(entry.row, before.form);
      chain.push(before.form);
      // the opening of a summary is the first of its size, a closing the last
      if (entry.row !== null || !this.#balances.has(Math.abs(entry.balance))) {
        this.#balances.set(Math.abs(entry.balance), before.form);
      }
      since = [];
    }
    for (const entry of since) this.#book(entry);
    if (before) this.#closings.set(before.value, before.form);
    this.#unknowns.chain(chain);
  }

  /** Given the balance before, what was booked since, and the balance that is printed then, returns the latter. */
  #settle(before: Placed | null, since: readonly Entry[], balance: number): Placed {
    const difference = before && balance - before.value - total(since);
    if (before && difference === 0) {
      const last = since.at(-1);
      if (!last) return { form: before.form, value: balance };
      const earlier = since.slice(0, -1);
      for (const entry of earlier) this.#book(entry);
      const form = this.#unknowns.add(balance, this.#step);
      const rest = earlier.map((entry) => [this.#signed(entry), -1] as const);
      const signed = sumOf([form, 1], [before.form, -1], ...rest);
      this.#set(last, sumOf([signed, Math.sign(last.amount!) || 1]));
      return { form, value: balance };
    }
    for (const entry of since) this.#book(entry);
    // a statement opens with what the one before closed with
    const form = (before ? null : this.#closings.get(balance)) ?? this.#unknowns.add(balance, this.#step);
    if (before && difference) {
      // a row that was not read may be what is missing: where its amount is printed it keeps missing
      const rest = since.map((entry) => [this.#signed(entry), -1] as const);
      const missing = sumOf([sumOf([form, 1], [before.form, -1], ...rest), Math.sign(difference)]);
      const size = Math.abs(difference);
      if (!this.#sums.has(size)) this.#sums.set(size, missing);
    }
    return { form, value: balance };
  }

  #book(entry: Entry): void {
    this.#set(entry, this.#amountForm(Math.abs(entry.amount!)));
  }

  #set({ row, amount }: Entry, form: Form): void {
    if (row) this.#amountOfRow.set(row, form);
    if (!this.#amounts.has(Math.abs(amount!))) this.#amounts.set(Math.abs(amount!), form);
  }

  #signed({ row, amount }: Entry): Form {
    return sumOf([this.#amountOfRow.get(row!)!, Math.sign(amount!) || 1]);
  }

  /** The sums that papers print: of what came in and went out, by statement, section, page, table and day, and up to a page. */
  #addSums(booked: readonly { row: ReadRow; amount: number; statement: number }[]): void {
    const groups = new Map<string, { form: Map<number, number>; value: number }>();
    const add = (key: string, form: Form, times: number, value: number) => {
      const group = groups.get(key) ?? { form: new Map<number, number>(), value: 0 };
      for (const [unknown, often] of form) group.form.set(unknown, (group.form.get(unknown) ?? 0) + often * times);
      group.value += value;
      groups.set(key, group);
    };
    for (const { row, amount, statement } of booked) {
      const form = this.#amountOfRow.get(row)!;
      const side = amount < 0 ? 'out' : 'in';
      const { page } = row.row.lines[0]!.source.line;
      const places = [
        `statement ${statement}`,
        `section ${statement} ${row.row.section?.title}`,
        `page ${page}`,
        `table ${row.row.table}`,
        `segment ${row.row.table} ${row.row.segment}`,
        `day ${statement} ${row.date}`,
        'all',
      ];
      for (const place of places) {
        add(`${place} ${side}`, form, 1, Math.abs(amount));
        add(`${place} net`, form, Math.sign(amount) || 1, amount);
      }
    }
    for (const { form, value } of groups.values()) {
      for (const [unknown, often] of form) if (often === 0) form.delete(unknown);
      const size = Math.abs(value);
      if (size !== 0 && !this.#sums.has(size)) this.#sums.set(size, form);
    }
  }
}

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** Given entries, returns how many of their balances follow from the one before. */
function followed(entries: readonly Entry[]): number {
  let before: number | null = null;
  let since = 0;
  let count = 0;
  for (const { amount, balance } of entries) {
    since += amount ?? 0;
    if (balance === null) continue;
    if (before !== null && before + since === balance) count++;
    before = balance;
    since = 0;
  }
  return count;
}

/** Given what the stages made of a document, returns for each statement its rows with an amount or a balance, in printed order. */
function entriesOf(stages: Stages, decimals: number): { statement: Statement; entries: Entry[] }[] {
  const books = stages.statements.map((statement) => ({ statement, entries: [] as Entry[] }));
  const waiting = new Map<string, { statement: number; transaction: Transaction }[]>();
  stages.statements.forEach(({ transactions }, statement) => {
    for (const transaction of transactions) {
      const key = keyOf(transaction.date, transaction.amount, transaction.description);
      const list = waiting.get(key) ?? [];
      list.push({ statement, transaction });
      waiting.set(key, list);
    }
  });
  let current = 0;
  // balances above the first row of a statement belong to it
  let ahead: ReadRow[] = [];
  const scaled = (statement: number, value: number | null) =>
    value === null ? null : value * 10 ** (decimals - stages.statements[statement]!.decimals);
  const put = (row: ReadRow, amount: number | null, balance: number | null) => {
    books[current]!.entries.push({ row, amount: scaled(current, amount), balance: scaled(current, balance) });
  };
  for (const row of stages.readings) {
    if (row.role === 'balance') ahead.push(row);
    if (row.role !== 'transaction' || row.amount === null) continue;
    const found = waiting.get(keyOf(row.date, row.amount, row.description))?.shift();
    if (!found) continue;
    // what stands above the line that ends a statement is of that statement
    const ended = found.statement === current ? 0 : ahead.findLastIndex(({ reason }) => LAST.has(reason)) + 1;
    for (const balance of ahead.slice(0, ended)) put(balance, null, balanceOf(balance));
    current = found.statement;
    for (const balance of ahead.slice(ended)) put(balance, null, balanceOf(balance));
    ahead = [];
    put(row, found.transaction.amount, found.transaction.balance);
  }
  if (books.length > 0) for (const last of ahead) put(last, null, balanceOf(last));
  return books;
}

/** Kinds of lines that end a statement. */
const LAST = new Set(['closing', 'carried_forward']);

function balanceOf(row: ReadRow): number | null {
  return row.balance ?? row.amount;
}

function keyOf(date: string | null, amount: number, description: string): string {
  return `${date}|${Math.abs(amount)}|${description}`;
}
