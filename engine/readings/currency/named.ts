/** Finds the code and the symbol of a statement's money: in headings, beside amounts, on lines outside the rows. */
import type { Decision } from '../../evidence/question.ts';
import { FOREIGN_ROLES, MONEY_ROLES } from '../../lexicon/headings/column-role.ts';
import { firstOf, itemAt, onlyOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Table, TokenLine } from '../../model/table.ts';
import { currenciesOfSymbol, currencyCode } from '../../money/currencies.ts';
import { type CurrencyFact, type Facts, isPlain, type TextFact } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import type { BesideAmounts } from './beside-amounts.ts';
import { type Naming, type NamingKind, type NamingRule, rankNamings, WEIGHTS } from './namings.ts';

/** The code that names the money of a statement. */
export interface NamedCode {
  readonly code: string;
  /** only lines of other statements name it */
  readonly isElsewhere: boolean;
  /** it is only in a few words that may be about something else: "Fees in USD" */
  readonly isAside: boolean;
}

/** Given a part, its paper, and what is beside its amounts, returns what names its money. */
export function namedMoney(
  part: Part,
  { tables, facts }: { readonly tables: readonly Table[]; readonly facts: Facts },
  rolesOf: ReadonlyMap<number, Roles>,
  amounts: BesideAmounts,
) {
  const headings = headingWords(part, tables, rolesOf).map(meaningOf);
  const own = currencyCode(part.money?.own ?? '') ?? part.listed ?? null;
  const codes = [
    ...[own, ...headings.map(({ code }) => code)].flatMap((code) => (code ? [naming(code, 'heading')] : [])),
    ...[...amounts.codes].map(([code, n]) => naming(code, 'code_of_amount', n)),
    ...onLines(part, facts, tables),
  ];
  const symbols = [
    ...headings.flatMap(({ symbol }) => (symbol ? [naming(symbol, 'heading')] : [])),
    ...[...amounts.symbols].map(([symbol, n]) => naming(symbol, 'symbol_of_amount', n)),
    ...facts.figures.flatMap(({ amount: { token }, line: { line } }) =>
      token.symbol && !token.currency && standsOn(part, line.index) ? [naming(token.symbol, 'symbol_of_amount')] : [],
    ),
  ];
  const [byCode, bySymbol] = [rankNamings(codes), rankNamings(symbols)];
  /** how much speaks for each code, the heaviest first */
  const votes = byCode?.ranked.map(({ answer, scores }) => [answer, scores.states] as const) ?? [];
  const symbol = bySymbol?.answer ?? null;
  const others = symbol === null ? new Set<string>() : toldApart(symbol, part, facts);
  const code = byCode && namedCode(byCode, bySymbol, codes);
  const isOther = code !== null && others.has(code.code) && !isNamed(code.code, headings, amounts, facts);
  return { code: isOther ? null : code, symbol, others, votes };
}

/** True if more than the symbol of a figure names a currency: a heading, a code beside an amount, a label, a title. */
const isNamed = (
  code: string,
  headings: readonly Meaning[],
  { codes }: BesideAmounts,
  { currencies }: Facts,
): boolean =>
  codes.has(code) ||
  headings.some((heading) => heading.code === code) ||
  currencies.some(
    ({ text, line: { amounts } }) => text === code && amounts.every(({ token }) => token.symbol === null),
  );

/**
 * The currencies in which balances have a longer symbol, and that of the column beside: beside "U$S 20.00", "$ 20.00"
 * is no US dollar.
 */
const toldApart = (symbol: string, { money }: Part, { figures }: Facts): ReadonlySet<string> =>
  new Set([
    ...(money ? [money.other] : []),
    ...figures.flatMap(({ kind, amount: { token } }) => {
      if (kind !== 'balance' && kind !== 'opening' && kind !== 'closing') return [];
      const isLonger = token.symbol !== null && token.symbol !== symbol && token.symbol.includes(symbol);
      return isLonger && token.currency ? [token.currency] : [];
    }),
  ]);

const naming = (text: string, kind: NamingKind, times = 1): Naming => ({ text, kind, times });

const MONEY = new Set([...MONEY_ROLES, 'currency' as const].filter((role) => !FOREIGN_ROLES.has(role)));
const BETWEEN_WORDS = /[\s()（）[\]/]+/;

/** The words of the headings of money ("Sr No" names no riyals), except of what was paid abroad. */
function headingWords(part: Part, tables: readonly Table[], rolesOf: ReadonlyMap<number, Roles>): string[] {
  return part.tables.flatMap((table) =>
    itemAt(tables, table)
      .segments[0].columns.filter(
        ({ role, index }) => (role === null || MONEY.has(role)) && rolesOf.get(table)?.[index] !== 'original_amount',
      )
      .flatMap(({ heading }) => heading.split(BETWEEN_WORDS)),
  );
}

type Meaning = ReturnType<typeof meaningOf>;

function meaningOf(word: string) {
  const meant = currenciesOfSymbol(word);
  const code = currencyCode(word) ?? onlyOf(meant);
  return { code, symbol: meant.length > 1 ? word : null };
}

/** The codes on lines outside the rows; other statements count once, however often they name a code. */
function onLines(part: Part, facts: Facts, tables: readonly Table[]): Naming[] {
  const { currencies } = facts;
  const title = part.fromLine === 0 ? moneyOfNumberedTitle(part, facts, tables) : moneyOfOwnTitle(part, facts);
  const inside = title.map(({ text }) => naming(text, 'label'));
  const elsewhere = new Map<string, Naming>();
  const isOwn = ownLinesOf(part, currencies);
  for (const currency of currencies) {
    const { text, line, ofAccount, loose } = currency;
    if (text === part.money?.other) continue;
    if (isOwn(line.line.index)) {
      inside.push({ ...naming(text, isPlain(currency) ? 'label' : 'line'), loose });
      continue;
    }
    const before = elsewhere.get(text);
    const isLabelled = (isPlain(currency) && !ofAccount) || before?.kind === 'label_elsewhere';
    elsewhere.set(text, {
      ...naming(text, isLabelled ? 'label_elsewhere' : 'line_elsewhere'),
      loose: loose && before?.loose !== false,
    });
  }
  return [...inside, ...elsewhere.values()];
}

/**
 * Returns which lines are a part's own. If the title above the rows of one below another names its money plainly,
 * "Cash Movement - USD", lists below the rows may be of other parts: "Holdings (HKD)".
 */
function ownLinesOf(part: Part, currencies: Facts['currencies']): (index: number) => boolean {
  const [first, last] = [part.rows[0], part.rows.at(-1)].map((row) => row?.lines[0].source.line.index);
  const isOn = (index: number) => standsOn(part, index);
  if (part.fromLine === 0 || first === undefined || last === undefined) return isOn;
  const isTitle = (fact: CurrencyFact) => isPlain(fact) && isOn(fact.line.line.index) && fact.line.line.index < first;
  return currencies.some(isTitle) ? (index) => isOn(index) && index <= last : isOn;
}

/**
 * The money in the title of a part below another: the last title of an account above its rows. Further above there are
 * lists of accounts, and below the rows adverts.
 */
function moneyOfOwnTitle({ fromLine, rows: [first] }: Part, { titleMoney, accountTypes }: Facts): readonly TextFact[] {
  const from = first?.lines[0].source.line.index ?? fromLine + 1;
  const isAbove = ({ line: { line } }: { readonly line: TokenLine }) => line.index >= fromLine && line.index < from;
  const title = accountTypes.findLast((fact) => fact.sure && isAbove(fact));
  return titleMoney.filter((fact) => isAbove(fact) && (title === undefined || title.line === fact.line));
}

/** The money in the title of the first part: right above its header, with the number of the account. */
function moneyOfNumberedTitle(part: Part, { titleMoney, accounts }: Facts, tables: readonly Table[]) {
  const [segment] = part.tables.slice(0, 1).map((table) => itemAt(tables, table).segments[0]);
  // the first line of wrapped headings may be between
  const left = segment?.header[0]?.line.words[0].x0 ?? -Infinity;
  const title = segment?.title.findLast(({ line }) => line.words[0].x0 <= left);
  const isTitle = ({ line: { line } }: TextFact) => line.index === title?.line.index;
  return accounts.some(isTitle) ? titleMoney.filter(isTitle) : [];
}

type Ranking = Decision<string, NamingRule>;
const ELSEWHERE: ReadonlySet<string> = new Set<NamingKind>(['label_elsewhere', 'line_elsewhere']);

/**
 * The first code. A code in some sentence, or of another statement, is of other money if the symbol of the amounts
 * cannot mean it: then no code names the money.
 */
function namedCode(
  { answer: code, trail }: Ranking,
  symbols: Ranking | null,
  codes: readonly Naming[],
): NamedCode | null {
  const found = trail.filter(({ answer, rule }) => answer === code && rule.level === 'states');
  const own = found.filter(({ rule }) => !ELSEWHERE.has(rule.id));
  if (symbols !== null && !currenciesOfSymbol(symbols.answer).includes(code)) {
    const isHeaded = firstOf(symbols.ranked).scores.states >= WEIGHTS.heading;
    const least = isHeaded ? WEIGHTS.heading : WEIGHTS.code_of_amount;
    if (own.reduce((sum, { strength }) => sum + strength, 0) < least) return null;
  }
  return {
    code,
    isElsewhere: found.every(({ rule }) => rule.id === 'line_elsewhere'),
    isAside: codes.every(({ text, loose }) => text !== code || loose === true),
  };
}
