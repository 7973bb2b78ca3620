/** Decides which mark is the decimal one, for the whole document. */
import type { DecimalMark } from '../../money/amount.ts';
import { currencyDecimals } from '../../money/currencies.ts';
import type { Decimals } from '../../money/digits.ts';
import type { Row } from '../../rows/types.ts';
import type { TokenLine } from '../../tables/types.ts';
import type { Facts } from '../facts/facts.ts';

/** What the paper names as its money: a currency of three decimals (dinars, with the mark usual there), another, or none. */
export type NamedMoney = { readonly dinars: DecimalMark } | 'other' | 'none';

export interface MarkDecision {
  /** the likeliest first; the other behind it where nothing tells */
  readonly marks: readonly DecimalMark[];
  /** for how much each mark speaks: an amount that can be read with no other is 1 */
  readonly votes: Readonly<Record<DecimalMark, number>>;
}

/**
 * Given rows, all lines, and the money that the paper names, returns the decimal mark that most amounts can only be read
 * with; and behind it the other, where each amount can be read with either ("1,234") and the money does not tell.
 */
export function decideDecimalMark(rows: readonly Row[], lines: readonly TokenLine[], named: NamedMoney): MarkDecision {
  const grouped = typeof named === 'object' ? -GROUPED : GROUPED;
  let votes: Votes = { '.': 0, ',': 0 };
  for (const row of rows) for (const a of row.amounts) if (a && !a.token.nil) count(a.token.decimals, grouped, votes);
  if (votes['.'] === votes[',']) {
    votes = { '.': 0, ',': 0 };
    for (const tl of lines) for (const a of tl.amounts) count(a.token.decimals, grouped, votes);
  }
  const mark = votes[','] > votes['.'] ? ',' : '.';
  const other = mark === '.' ? ',' : '.';
  const told = typeof named === 'object' ? named.dinars === mark : named === 'other';
  const isOpen = !told && isEachEither(rows, lines);
  return { marks: isOpen ? [mark, other] : [mark], votes };
}

type Votes = Record<DecimalMark, number>;

/** Counts what an amount says for a mark; `grouped` is what a group of three digits says against it. */
function count(decimals: Decimals, grouped: number, votes: Votes): void {
  const point = decimals['.'];
  const comma = decimals[','];
  if (comma === null && point !== null) votes['.']++;
  else if (point === null && comma !== null) votes[',']++;
  else if (point === 0 && comma === 3) votes['.'] += grouped;
  else if (comma === 0 && point === 3) votes[','] += grouped;
}

/** True where rows print amounts, or else lines figures that are not whole, and each can be read with either mark: a group of one is three decimals of the other. */
function isEachEither(rows: readonly Row[], lines: readonly TokenLine[]): boolean {
  let printed = rows.flatMap(({ amounts }) => amounts.flatMap((a) => (a && !a.token.nil ? [a.token] : [])));
  if (printed.length === 0)
    printed = lines.flatMap(({ amounts }) => amounts.flatMap(({ token }) => (token.whole || token.nil ? [] : [token])));
  return (
    printed.length > 0 &&
    printed.every(({ decimals: { '.': point, ',': comma } }) => point !== null && comma !== null && point + comma === 3)
  );
}

/** What "1,234" says for the point: a group is likelier than three decimals, but it proves nothing. */
const GROUPED = 0.1;

/** Currencies of three decimals that are printed with a comma before them. */
const COMMA_DINARS: ReadonlySet<string> = new Set(['TND', 'LYD']);
/** Scripts in which no country writes whose money has three decimals. */
const OF_NO_DINARS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/**
 * Given the facts of a document and its rows, returns its money: dinars where all that the paper names, or else all that it names surely, are
 * currencies of three decimals; where some are, nothing is told. Where it names none, the country that it tells of or the script of its headings may tell.
 */
export function moneyNamed(facts: Facts, rows: readonly Row[]): NamedMoney {
  const { localCurrencies: local } = facts;
  if (facts.currencies.length === 0 && local.length > 0)
    return local.some((c) => currencyDecimals(c.text) === 3) ? 'none' : 'other';
  if (facts.currencies.length === 0)
    return rows.some(({ columns }) => columns.some(({ heading }) => OF_NO_DINARS.test(heading))) ? 'other' : 'none';
  const strong = facts.currencies.filter((c) => c.strong);
  const named = strong.length > 0 ? strong : facts.currencies;
  const dinars = named.filter((c) => currencyDecimals(c.text) === 3).length;
  if (dinars === 0) return 'other';
  if (dinars < named.length) return 'none';
  return { dinars: named.some((c) => COMMA_DINARS.has(c.text)) ? ',' : '.' };
}
