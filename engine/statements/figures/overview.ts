/** Finds the closing balance of an account in the list of accounts with which a paper begins. */
import { fold } from '../../lexicon/phrases/fold.ts';
import type { TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { comesTo } from './closing.ts';
import type { PrintedBalance } from './printed.ts';
import { valuedFigures } from './summary.ts';

/**
 * Given a part, its document and its opening balance, returns the figure to which the rows come, above the rows of all
 * accounts, on a line that begins with the title of the part's account, or with its currency if one title has several.
 */
export function closingInOverview(
  read: ReadPart,
  { facts, parts }: ReadingsResult,
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const sum = comesTo(read, opening);
  const [title, first] = [titleOf(read, facts.accounts), parts[0] && firstRow(parts[0])];
  if (sum === null || title === null || first === undefined || parts.length < 2) return null;
  const isNamed = ({ line: { phrases } }: TokenLine) => {
    const name = phrases[0].text;
    return fold(name) === fold(title) || (Boolean(read.part.listed) && currencyCode(name) === read.currency);
  };
  const listed = valuedFigures(facts.figures, read).filter(({ figure: { line } }) => line.line.index < first);
  // beside another figure it may be the opening balance, or a limit
  const isAlone = ({ line }: Figure) => listed.every(({ figure, value }) => figure.line !== line || value === sum);
  const found = listed.find(({ figure, value }) => value === sum && isNamed(figure.line) && isAlone(figure));
  return found && sum !== opening?.value ? { value: sum, source: { figure: found.figure } } : null;
}

/** The first phrase of the line with the account's number above the rows, if the number is in another. */
function titleOf(read: ReadPart, accounts: ReadingsResult['facts']['accounts']): string | null {
  const first = firstRow(read);
  const named = accounts.findLast(({ line: { line } }) => first !== undefined && line.index < first);
  const [phrase, ...others] = named?.line.line.phrases ?? [];
  return phrase !== undefined && others.length > 0 && /\p{L}{2}/u.test(phrase.text) ? phrase.text : null;
}

const firstRow = ({ part: { rows } }: ReadPart): number | undefined => rows[0]?.lines[0].source.line.index;
