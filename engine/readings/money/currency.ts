/** Decides a statement's currency and how many decimals its money has. */
import type { DateOrder } from '../../dates/date.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column, Table } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { currenciesOfSymbol, currencyCode, currencyDecimals, currencyOfName } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';
import { type CurrencyBy, isOpen, localVotes, NO_VOTES } from './local-votes.ts';

export interface CurrencyReading {
  /** ISO 4217; null where neither the paper nor the hints say */
  readonly currency: string | null;
  readonly decimals: number;
  /** how many its amounts are printed with */
  readonly printedDecimals: number;
  /** for how much each currency speaks that the paper names, the heaviest first */
  readonly currencyVotes: readonly (readonly [code: string, weight: number])[];
  /** what says which currency it is; null where nothing does */
  readonly currencyBy: CurrencyBy | null;
}

/** What was decided of a document on which its currency depends. */
interface Decided {
  readonly mark: DecimalMark;
  /** by table */
  readonly rolesOf: ReadonlyMap<number, Roles>;
  readonly order: DateOrder;
}

/** Given a part and the document's facts, returns its currency: of its headings, its amounts, its title, the document. */
export function decideCurrency(
  part: Part,
  tables: readonly Table[],
  facts: Facts,
  decided: Decided,
  hint: string | undefined,
): CurrencyReading {
  const amounts = namedByAmounts(part.rows, decided);
  const printed = usualDecimals(amounts.decimals);
  const named = found(part, tables, facts, decided.rolesOf, amounts);
  const atHome = named.code === null || named.another;
  const { votes: local, by: localBy } = atHome ? localVotes(named.symbol, printed, part, facts) : NO_VOTES;
  const usual = usualCurrency(named.symbol, printed, () => areDayFirst(part.rows, decided.order));
  // an address may be that of a holder abroad, and a booking that of a payee: they tell symbols apart, and name no money
  const told =
    named.code === null && localBy === 'places' && (named.symbol === null || isOpen(local)) ? null : most(local);
  // on a paper of several countries with such a symbol it is no one's
  const plain = named.symbol !== null && localBy === 'places' && isOpen(local) ? null : usual;
  const currency = told ?? named.code ?? plain ?? hint ?? null;
  const currencyVotes = [...named.votes, ...local].sort((a, b) => b[1] - a[1]);
  const by: readonly (readonly [string | null, CurrencyBy])[] = [
    [told, localBy],
    [named.code, named.aside ? 'aside' : 'code'],
    [plain, 'symbol'],
    [currency, 'caller'],
  ];
  const currencyBy = by.find(([code]) => code !== null)?.[1] ?? null;
  const own = currency ? currencyDecimals(currency) : null;
  // a currency that has no decimals today may be printed with some
  const decimals = own === null ? printed : Math.max(own, printed);
  return { currency, decimals, printedDecimals: printed, currencyVotes, currencyBy };
}

const BOOKED: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>(['amount', 'debit', 'credit']);
const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'balance', 'fee', 'currency']);

/** What a part names as its money: a code, or else a symbol of several currencies. */
interface Named {
  readonly code: string | null;
  /** the code stands in another part alone, beside amounts or in the title of an account */
  readonly another: boolean;
  /** only a few words name it, that may be of something else: "Fees in USD" */
  readonly aside: boolean;
  readonly symbol: string | null;
  /** by code */
  readonly votes: ReadonlyMap<string, number>;
}

/** What stands beside the amounts of rows, each with how often. */
interface CurrenciesOfAmounts {
  /** ISO codes, in a column of their own too */
  readonly codes: ReadonlyMap<string, number>;
  /** symbols of several currencies */
  readonly symbols: ReadonlyMap<string, number>;
  /** how many amounts have none, one, two and three decimals */
  readonly decimals: readonly number[];
}

const add = (to: Map<string, number>, text: string, weight: number) => to.set(text, (to.get(text) ?? 0) + weight);

/** Given rows, returns what stands beside their amounts. */
function namedByAmounts(rows: readonly Row[], { mark, rolesOf }: Decided): CurrenciesOfAmounts {
  const codes = new Map<string, number>();
  const symbols = new Map<string, number>();
  const decimals = [0, 0, 0, 0];
  let headed: readonly Column[] = [];
  let own = -1;
  for (const { amounts, columns, table, texts, section, kind, days, headingDate } of rows) {
    // "Pagina 1 din 2" counts no dinars, and the FR of an IBAN in a page's head is no franc
    if (kind === 'page' || (kind === null && days.length === 0 && headingDate === null)) continue;
    // rates and days stand in lists of no bookings
    const booked = section?.sign !== 0;
    const roles = rolesOf.get(table);
    if (columns !== headed) {
      headed = columns;
      own = codesOfBooked(columns, roles);
    }
    for (let i = 0; i < columns.length; i++) {
      const token = amounts[i]?.token;
      const printed = token?.decimals[mark];
      const { role } = columns[i];
      // gallons and their price stand in columns of none that is booked
      const money = booked && roles?.[i] !== 'other' && roles?.[i] !== 'original_amount';
      if (money && printed !== null && printed !== undefined && printed < decimals.length) decimals[printed]++;
      if (role !== 'currency' && !token?.currency && !token?.symbol) continue;
      // what was paid abroad is in another currency
      if (role === 'original_amount' || roles?.[i] === 'original_amount') continue;
      const isOwn = role === 'currency' && (own < 0 || own === i);
      const code = isOwn ? (currencyCode(texts[i]) ?? currencyOfName(texts[i])) : null;
      if (code) add(codes, code, 1);
      if (token?.currency) add(codes, token.currency, 1);
      else if (token?.symbol) add(symbols, token.symbol, 1);
    }
  }
  return { codes, symbols, decimals };
}

/** Of columns of codes that all stand before an amount, or all behind one, the one beside what is booked, where another stands beside what was paid abroad; -1 where they do not tell. */
function codesOfBooked(columns: readonly Column[], roles: Roles | undefined): number {
  const isAbroad = (i: number) => (roles?.[i] ?? columns[i]?.role) === 'original_amount';
  const isBooked = (i: number) => BOOKED.has(roles?.[i] ?? null);
  const coded = columns.flatMap(({ role, index }) => (role === 'currency' ? [index] : []));
  if (coded.length < 2) return -1;
  const told = [1, -1].flatMap((side) => {
    const own = coded.filter((i) => isBooked(i + side));
    return own.length === 1 && coded.every((i) => isBooked(i + side) || isAbroad(i + side)) ? own : [];
  });
  return told.length === 1 ? told[0] : -1;
}

function found(
  part: Part,
  tables: readonly Table[],
  facts: Facts,
  rolesOf: ReadonlyMap<number, Roles>,
  amounts: CurrenciesOfAmounts,
): Named {
  const votes = new Map<string, number>();
  const symbols = new Map<string, number>();
  const firm = new Set<string>();
  const vote = (code: string | null, weight: number, isFirm = true) => {
    if (code) add(votes, code, weight);
    if (code && isFirm) firm.add(code);
  };
  vote(currencyCode(part.money?.own ?? ''), HEADED);
  for (const t of part.tables) {
    for (const column of tables[t].segments[0].columns) {
      // "Sr No" names no riyals
      if (column.role !== null && !MONEY.has(column.role)) continue;
      // what was paid abroad is in another currency
      if (rolesOf.get(t)?.[column.index] === 'original_amount') continue;
      for (const word of column.heading.split(/[\s()（）[\]/]+/)) {
        const meant = currenciesOfSymbol(word);
        vote(currencyCode(word) ?? (meant.length === 1 ? meant[0] : null), HEADED);
        if (meant.length > 1) add(symbols, word, HEADED);
      }
    }
  }
  for (const [code, n] of amounts.codes) vote(code, 20 * n);
  for (const [symbol, n] of amounts.symbols) add(symbols, symbol, n);
  for (const { amount, line } of facts.figures) {
    const inside = line.line.index >= part.fromLine && line.line.index < part.toLine;
    if (inside && amount.token.symbol && !amount.token.currency) add(symbols, amount.token.symbol, 1);
  }
  // what other statements of the paper say, however often, says it once
  const outside = new Map<string, number>();
  for (const c of facts.currencies) {
    if (c.text === part.money?.other) continue;
    const inside = c.line.line.index >= part.fromLine && c.line.line.index < part.toLine;
    const weight = c.strong && (inside || !c.ofAccount) ? LABELLED : 1;
    if (!c.loose) firm.add(c.text);
    if (inside) vote(c.text, 3 * weight, false);
    else outside.set(c.text, Math.max(outside.get(c.text) ?? 0, weight));
  }
  for (const [code, weight] of outside) vote(code, weight, false);
  const [code, symbol] = [most(votes), most(symbols)];
  // a code in some sentence, or of another statement, is another's money where the amounts' symbol cannot mean it
  const strange = code !== null && symbol !== null && !currenciesOfSymbol(symbol).includes(code);
  const own = code === null ? 0 : (votes.get(code) ?? 0) - (outside.get(code) ?? 0);
  const least = symbol !== null && (symbols.get(symbol) ?? 0) >= HEADED ? HEADED : OWN;
  return {
    code: strange && own < least ? null : code,
    aside: code !== null && !firm.has(code),
    another: own === 0 && (outside.get(code ?? '') ?? 0) < LABELLED,
    symbol,
    votes,
  };
}

/** What a label for the currency weighs. */
const LABELLED = 100;
/** What the heading of a column says outweighs whatever stands beside the amounts in it. */
const HEADED = 1000;
/** What the account's currency weighs at least: a column of codes, a code beside an amount of the rows, a label. */
const OWN = 20;

/** Given votes, returns what has the most of them, or null. */
function most(votes: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [text, n] of votes) if (best === null || n > (votes.get(best) ?? 0)) best = text;
  return best;
}

/** Symbols that most papers mean alike. */
const USUAL: ReadonlySet<string> = new Set(['$', '£', '¥', '元']);

/** What a symbol of several currencies stands for where nothing else on the paper says: the one that most papers mean, of those that have the decimals that are printed ("¥ 12.50" is no yen); dollars of papers with the day first are of many countries. */
function usualCurrency(symbol: string | null, printed: number, isDayFirst: () => boolean): string | null {
  if (symbol === null || !USUAL.has(symbol) || (symbol === '$' && isDayFirst())) return null;
  const meant = currenciesOfSymbol(symbol);
  return meant.find((code) => printed === 0 || currencyDecimals(code) === printed) ?? meant[0] ?? null;
}

/** Given rows and the order in which the document's numbers make dates, returns whether most dates have their day before the month. */
function areDayFirst(rows: readonly Row[], order: DateOrder): boolean {
  let days = 0;
  for (const { token } of rows.flatMap((row) => row.days.slice(0, 1))) {
    const isFirst = token.parts === null ? /^dd? mon/.test(token.style) : order === 'DMY';
    days += isFirst ? 1 : -1;
  }
  return days > 0;
}

/** Given how many amounts have none, one, two and three decimals, returns what the money has: the most that at least a tenth of them have. */
function usualDecimals(counts: readonly number[]): number {
  const all = counts[0] + counts[1] + counts[2] + counts[3];
  for (let n = 3; n > 0; n--) if (counts[n] > 0 && counts[n] * 10 >= all) return n === 1 ? 2 : n;
  return all === 0 ? 2 : 0;
}
