/** Puts statements that print only the end of a number to those that print more of it, where balances show it. */
import { namesOf } from '../../workers/continuity.ts';
import type { FoundSummary } from '../summaries/types.ts';
import type { AccountGroup } from './group.ts';
import { isSameName } from './names.ts';

/** Longer ends of numbers are numbers of their own. */
const LONGEST_ENDING = 6;
/** Milliseconds. Periods that follow one another may leave out a weekend with holidays. */
const MOST_BETWEEN = 5 * 86_400_000;
const ZERO = /^-?0*(\.0*)?$/;

/**
 * Given groups of one client, merges one with the only other one that its number may be the end of, and whose balances go
 * on in it. Where nothing shows it, both stay, and name each other.
 */
export function mergeEndings(groups: readonly AccountGroup[]): AccountGroup[] {
  const kept = [...groups];
  for (const { names } of groups) {
    // as it is now: others may have been put to it, or name it
    const at = kept.findIndex((one) => one.names[0] === names[0]);
    const short = kept[at];
    if (short === undefined) continue;
    const candidates = kept.filter((other) => other !== short && mayEnd(short, other));
    const proved = candidates.filter((other) => goesOn(short.statements, other.statements));
    const [only, another] = proved;
    if (only !== undefined && another === undefined) {
      kept[kept.indexOf(only)] = {
        names: [...only.names, ...short.names],
        statements: [...only.statements, ...short.statements],
        identity: 'ending',
        maybeSame: [...only.maybeSame, ...short.maybeSame],
      };
      kept.splice(at, 1);
      continue;
    }
    for (const other of candidates) {
      const there = kept.indexOf(other);
      kept[there] = { ...other, maybeSame: [...other.maybeSame, ...short.names] };
    }
    kept[at] = { ...short, maybeSame: [...short.maybeSame, ...candidates.flatMap(({ names }) => names.slice(0, 1))] };
  }
  return kept;
}

const endOf = ({ statements: [first] }: AccountGroup): string | null => {
  if (first === undefined) return null;
  const { iban, number } = namesOf(first);
  return iban ?? number;
};

function mayEnd(short: AccountGroup, long: AccountGroup): boolean {
  const [end, whole] = [endOf(short), endOf(long)];
  if (end === null || whole === null || end.length > LONGEST_ENDING || end.length >= whole.length) return false;
  const [a, b] = [short.statements[0], long.statements[0]];
  if (a === undefined || b === undefined || !whole.endsWith(end)) return false;
  const sameCurrency = a.currency === null || b.currency === null || a.currency === b.currency;
  return sameCurrency && isSameName(a.institution, b.institution) && isSameName(a.accountHolder, b.accountHolder);
}

/** True if a statement of the one group opens with what one of the other closed with, just before. */
const goesOn = (a: readonly FoundSummary[], b: readonly FoundSummary[]): boolean =>
  a.some((one) => b.some((other) => follows(one, other) || follows(other, one)));

function follows(earlier: FoundSummary, later: FoundSummary): boolean {
  const { closingBalance, periodEnd } = earlier;
  const { openingBalance, periodStart } = later;
  // a balance of nothing is that of many accounts
  if (closingBalance === null || closingBalance !== openingBalance || ZERO.test(closingBalance)) return false;
  if (periodEnd === null || periodStart === null) return false;
  const between = Date.parse(periodStart) - Date.parse(periodEnd);
  return between >= 0 && between <= MOST_BETWEEN;
}
