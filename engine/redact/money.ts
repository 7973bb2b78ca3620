/** Finds the figures of a document, what they are worth, and their digits in the copy. */
import { greatest } from '../geometry/extremes.ts';
import { sharesWord } from '../geometry/spans.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { BALANCE_KINDS } from '../lexicon/lines/line-kind.ts';
import type { ReadRow } from '../model/reading.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import { type AmountToken, type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Stages } from '../stages.ts';
import type { Chance } from './chance.ts';
import { amountOf, type Form } from './forms.ts';
import { type FigureKind, Ledger } from './ledger.ts';

/** Decimals if no statement has a currency. */
const USUAL_DECIMALS = 2;
const TOTALS = new Set(['total', 'subtotal', 'total_debit', 'total_credit', 'fee_summary']);
const BALANCES: ReadonlySet<string> = new Set([...BALANCE_KINDS, 'available']);

interface Figure {
  readonly form: Form;
  /** what the last digit as printed is worth: 100 if cents are not printed */
  readonly unit: number;
}

export class Money {
  readonly #stages: Stages;
  readonly #mark: DecimalMark;
  readonly #decimals: number;
  readonly #ledger: Ledger;
  readonly #figures = new Map<AmountToken, Figure>();

  constructor(stages: Stages) {
    this.#stages = stages;
    this.#decimals = decimalsOf(stages);
    this.#mark = markOf(stages);
    this.#ledger = new Ledger(stages, this.#decimals, this.#granularity());
  }

  /** By what amounts of rows may change, so that those printed without cents keep none. */
  #granularity(): number {
    const printed = this.#stages.rows.rows.flatMap(({ amounts }) =>
      amounts.flatMap((amount) => (amount ? [amount.token.decimals[this.#mark] ?? 0] : [])),
    );
    const least = printed.reduce((a, b) => Math.min(a, b), this.#decimals);
    return 10 ** (this.#decimals - least);
  }

  /** Given an amount, its line, row and column role, takes it if it is a figure, and returns whether it is. */
  take({ token }: PlacedAmount, { line }: TokenLine, row: ReadRow | null, column: string | null): boolean {
    const size = minorUnits(token, this.#mark, this.#decimals);
    if (token.nil || size === null) return false;
    const inRow = row !== null && row.role !== 'ignored' && row.row.amounts.some((amount) => amount?.token === token);
    const isMoney = inRow || !token.whole || token.symbol !== null;
    if (!isMoney && !(token.digits.length >= LEAST_DIGITS && this.#ledger.explains(size))) return false;
    const printed = token.decimals[this.#mark] ?? 0;
    const unit = 10 ** (this.#decimals - printed);
    const form =
      (row && this.#ledger.ofRow(row, size, column === 'balance')) ??
      this.#ledger.ofSize(size, row?.role === 'transaction' ? 'other' : kindOf(line.text), Math.max(1, unit));
    this.#ledger.unknowns.print(form);
    this.#figures.set(token, { form, unit });
    return true;
  }

  shuffle(chance: Chance): void {
    this.#ledger.unknowns.shuffle(chance);
  }

  /** Given an amount, returns its digits in the copy; null if it is no figure, or they are more than it has. */
  digitsOf(token: AmountToken): string | null {
    const figure = this.#figures.get(token);
    if (figure === undefined) return null;
    const length = token.digits.replace(/[^\p{Nd}]/gu, '').length;
    const digits = String(Math.round(Math.abs(amountOf(figure.form)) / figure.unit)).padStart(length, '0');
    return digits.length === length ? digits : null;
  }
}

/** A shorter number without decimals is a count, or a number of something. */
const LEAST_DIGITS = 4;

const decimalsOf = ({ statements }: Stages): number =>
  statements.length === 0 ? USUAL_DECIMALS : greatest(statements.map(({ decimals }) => decimals));

function kindOf(text: string): FigureKind {
  const kind = lineKind(text)?.kind;
  if (kind === undefined) return 'other';
  return TOTALS.has(kind) ? 'total' : BALANCES.has(kind) ? 'balance' : 'other';
}

/** By how many more figures of rows the dot is the mark than the comma: they are what was read under it alone. */
function dotsAsRead(stages: Stages): number {
  const decimals = decimalsOf(stages);
  let dots = 0;
  for (const { row, amount, balance } of stages.readings) {
    const read = [amount, balance].flatMap((value) => (value ? Math.abs(value) : []));
    for (const printed of row.amounts) {
      if (!printed || printed.token.nil) continue;
      const isRead = (mark: DecimalMark) => read.includes(minorUnits(printed.token, mark, decimals) ?? Number.NaN);
      dots += Number(isRead('.')) - Number(isRead(','));
    }
  }
  return dots;
}

/** The decimal mark of most figures read in rows; else of most amounts in rows, or anywhere but in dates. */
function markOf(stages: Stages): DecimalMark {
  const read = dotsAsRead(stages);
  if (read !== 0) return read > 0 ? '.' : ',';
  const { tables, readings } = stages;
  const inRows = readings.flatMap(({ row }) => row.amounts.flatMap((amount) => (amount ? [amount.token] : [])));
  const anywhere = tables.lines.flatMap(({ amounts, dates }) =>
    amounts.filter((amount) => !sharesWord(amount, dates)).map(({ token }) => token),
  );
  let dots = 0;
  for (const { decimals } of inRows.length > 0 ? inRows : anywhere) {
    if (decimals['.'] === USUAL_DECIMALS || decimals[','] === null) dots++;
    if (decimals[','] === USUAL_DECIMALS || decimals['.'] === null) dots--;
  }
  return dots >= 0 ? '.' : ',';
}
