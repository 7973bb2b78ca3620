/** Finds two statements in two currencies that share one summary, with a column or panel for each. */
import { itemAt } from '../../model/lists.ts';
import { firstLineOf, type Row } from '../../model/row.ts';
import type { OneOfTwo, TokenLine } from '../../model/table.ts';
import { currencyOfHeading } from '../../money/heading-currency.ts';
import type { Facts } from '../facts/facts.ts';
import { indexOf } from './below-rows.ts';
import type { PartedDocument } from './parted-document.ts';
import { tableCurrency } from './subject.ts';

/** Lines of a summary that print a figure of either currency behind the same label, at the least. */
const LEAST_PAIRS = 2;

/** Given the first row of each statement and their document, returns the two currencies of a pair for each in one. */
export function moneyOfPair(
  firsts: readonly Row[],
  { tables, lines, facts }: PartedDocument,
): readonly (OneOfTwo | undefined)[] {
  const own = firsts.map(({ table }) => itemAt(tables, table));
  const [one, other, ...others] = own.map(tableCurrency);
  const [first] = firsts;
  if (!one || !other || one === other || others.length > 0 || own.some(({ money }) => money) || first === undefined)
    return own.map(({ money }) => money);
  const above = firstLineOf(first).index;
  const isLeft = (code: string, right: string) => lines.slice(0, above).some((line) => titles(line, code, right));
  if (pairsAbove(facts.figures, above) < LEAST_PAIRS || isLeft(one, other) === isLeft(other, one)) return [];
  const place = isLeft(one, other) ? 0 : 1;
  return [
    { own: one, other, place },
    { own: other, other: one, place: place === 0 ? 1 : 0 },
  ];
}

/** True for a line of titles of which one names a currency, and one further right the other. */
function titles({ line: { phrases } }: TokenLine, left: string, right: string): boolean {
  const named = phrases.map(({ text }) => currencyOfHeading(text));
  return named.includes(left) && named.lastIndexOf(right) > named.indexOf(left);
}

/** The lines above a line with two figures behind the same label. */
function pairsAbove(figures: Facts['figures'], to: number): number {
  const above = figures.filter((figure) => indexOf(figure) < to && figure.label !== '');
  const isPair = (figure: Facts['figures'][number], i: number) =>
    above.slice(i + 1).some((other) => other.line === figure.line && other.label === figure.label);
  return new Set(above.filter(isPair).map(indexOf)).size;
}
