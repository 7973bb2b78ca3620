/** Decides which mark is the decimal one, for the whole document. */
import { decide } from '../../evidence/decide.ts';
import type { Finding, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currencyDecimals } from '../../money/currencies.ts';
import type { Decimals } from '../../money/digits.ts';
import type { Facts } from '../facts/facts.ts';

/** What the paper names as its money: a currency of three decimals (dinars, with the mark usual there), another, or none. */
export type NamedMoney = { readonly dinars: DecimalMark } | 'other' | 'none';

export interface MarkDecision {
  /** the likeliest first; the other behind it where nothing tells */
  readonly marks: readonly DecimalMark[];
  /** for how much each mark speaks: an amount that can be read with no other is 1 */
  readonly votes: Readonly<Record<DecimalMark, number>>;
}

/** What the decimal mark is told by. */
interface Printed {
  readonly rows: readonly Row[];
  readonly lines: readonly TokenLine[];
  readonly named: NamedMoney;
}

/** Amounts that can be read with one mark alone tell it, the rows' own before those of all lines. */
const RULES: readonly Rule<Printed, DecimalMark>[] = [
  {
    id: 'amounts_of_rows',
    level: 'states',
    find: ({ rows, named }) =>
      saidBy(
        rows.flatMap(({ amounts }) => amounts.filter((a) => a && !a.token.nil)),
        named,
      ),
  },
  {
    id: 'amounts_of_lines',
    level: 'suggests',
    find: ({ lines, named }) =>
      saidBy(
        lines.flatMap(({ amounts }) => amounts),
        named,
      ),
  },
  { id: 'most_papers', level: 'defaults', find: () => ({ answer: '.', strength: STRENGTH.faint }) },
  { id: 'other_papers', level: 'defaults', find: () => ({ answer: ',', strength: STRENGTH.trace }) },
];

/**
 * Given rows, all lines, and the money that the paper names, returns the decimal mark that most amounts can only be read
 * with; and behind it the other, where each amount can be read with either ("1,234") and the money does not tell.
 */
export function decideDecimalMark(rows: readonly Row[], lines: readonly TokenLine[], named: NamedMoney): MarkDecision {
  const { answer: mark, ranked } = decide({ about: 'the decimal mark', rules: RULES }, { rows, lines, named });
  const other = mark === '.' ? ',' : '.';
  const told = typeof named === 'object' ? named.dinars === mark : named === 'other';
  const isOpen = !told && isEachEither(rows, lines);
  const score = (one: DecimalMark, level: 'states' | 'suggests') =>
    (ranked.find(({ answer }) => answer === one)?.scores[level] ?? 0) / STRENGTH.certain;
  const level = score('.', 'states') === score(',', 'states') ? 'suggests' : 'states';
  return { marks: isOpen ? [mark, other] : [mark], votes: { '.': score('.', level), ',': score(',', level) } };
}

/** What amounts say of the mark; a group of three digits speaks for the point, and with dinars for the comma. */
function saidBy(amounts: readonly (PlacedAmount | null)[], named: NamedMoney): Finding<DecimalMark>[] {
  const grouped = typeof named === 'object' ? -STRENGTH.trace : STRENGTH.trace;
  const votes = { '.': 0, ',': 0 };
  for (const amount of amounts) if (amount) count(amount.token.decimals, grouped, votes);
  return MARKS.map((answer) => ({ answer, strength: votes[answer] }));
}

const MARKS: readonly DecimalMark[] = ['.', ','];

/** Counts what an amount says for a mark; `grouped` is what a group of three digits says against it. */
function count(decimals: Decimals, grouped: number, votes: Record<DecimalMark, number>): void {
  const point = decimals['.'];
  const comma = decimals[','];
  if (comma === null && point !== null) votes['.'] += STRENGTH.certain;
  else if (point === null && comma !== null) votes[','] += STRENGTH.certain;
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
