/** Which statements are of one bank account, and by what evidence. */
import { accountsOf, namesOf } from '../../workers/continuity.ts';
import type { FoundSummary } from '../summaries/types.ts';
import { mergeEndings } from './endings.ts';
import type { AccountGroup } from './group.ts';
import { grouped } from './grouped.ts';
import { isSameName, plain } from './names.ts';

/** Given the statements of one client, returns them by bank account. */
export function accountGroups(statements: readonly FoundSummary[]): AccountGroup[] {
  const described = statements.map((one) => ({ ...one, decimals: decimalsOf(one.totalIn) }));
  const groups = accountsOf(described).map((members) => members.flatMap(({ index }) => statements[index] ?? []));
  const named = groups.filter(namesAccount).flatMap(byBank);
  const unnamed = groups.filter((group) => !namesAccount(group)).flat();
  return [...mergeEndings(named), ...withoutNumber(unnamed)];
}

const namesAccount = ([first]: readonly FoundSummary[]): boolean =>
  first !== undefined && Object.values(namesOf(first)).some((name) => name !== null);

const decimalsOf = (money: string): number => money.split('.')[1]?.length ?? 0;

/** Two banks may give one number to two accounts; an IBAN names the bank, too. */
function byBank(group: readonly FoundSummary[]): AccountGroup[] {
  const iban = group.map((one) => namesOf(one).iban).find((found) => found !== null) ?? null;
  const currency = group.map((one) => one.currency).find((found) => found !== null) ?? '';
  if (iban !== null) return [{ ...NUMBERED, names: [`iban ${iban} ${currency}`], statements: group }];
  const number = group.map((one) => namesOf(one).number).find((found) => found !== null) ?? '';
  const parts: FoundSummary[][] = [];
  // those that name no bank go to the first that does
  for (const one of group.toSorted((a, b) => rank(a) - rank(b))) {
    const part = parts.find(([first]) => first !== undefined && isSameName(first.institution, one.institution));
    if (part === undefined) parts.push([one]);
    else part.push(one);
  }
  return parts.map((part) => {
    const bank = plain(part.find(({ institution }) => institution !== null)?.institution ?? '');
    return { ...NUMBERED, names: [`number ${number} ${currency} ${bank}`], statements: part };
  });
}

const NUMBERED = { identity: 'number', maybeSame: [] } as const;

const rank = ({ institution }: FoundSummary): number => (institution === null ? 1 : 0);

/** Statements that print no number are together by bank, holder and currency, and are never put to others. */
function withoutNumber(statements: readonly FoundSummary[]): AccountGroup[] {
  const groups = grouped(
    statements,
    ({ institution, accountHolder, currency }) =>
      `none ${plain(institution ?? '')} ${plain(accountHolder ?? '')} ${currency ?? ''}`,
  );
  return [...groups].map(([name, group]) => ({ names: [name], statements: group, identity: 'none', maybeSame: [] }));
}
