/** Finds the numbers of a statement's account. */
import { addDays } from '../dates/calendar.ts';
import { formOf } from '../labels/number-forms.ts';
import { beforeLinked } from '../lexicon/facts/labels.ts';
import type { Minor } from '../model/minor.ts';
import type { Statement } from '../model/statement.ts';
import { hasMoney } from '../money/moneylike.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { ReadingsResult, ReadPart } from '../readings/read.ts';
import { printedFigures } from './figures/balances.ts';
import { firstRow, isBooked, isOf, unitsOf } from './part.ts';

type Part = ReadPart['part'];

const beginOf = (part: Part): number => firstRow(part) ?? part.toLine;

type NumberFact = Facts['accounts'][number];

/**
 * The first one inside of a part; but a running head may still have the number of an account above, and then a title
 * below it names the part's own: "Account number: …6524", "STATEMENT SAVINGS - …9249".
 */
function insideOf(part: Part, list: readonly NumberFact[]): NumberFact | undefined {
  const own = list.filter((fact) => isOf(part, fact));
  const above = new Set(list.flatMap(({ text, line: { line } }) => (line.index < part.fromLine ? [text] : [])));
  const isHead = own[0] !== undefined && above.has(own[0].text);
  const titles = isHead ? own.filter(({ line: { line } }) => line.index < beginOf(part)) : [];
  return titles.find(({ text }) => !above.has(text)) ?? own[0];
}
/** The one inside of a part; else that above the first rows, unless others are between, or the only one. */
function nearestTo(part: Part, list: readonly NumberFact[], rowsFrom = Infinity): NumberFact | undefined {
  if (part.listed) return listedFor(part, list);
  const own = insideOf(part, list);
  const above = list.filter(({ line: { line } }) => line.index < part.fromLine);
  const [first] = above;
  if (own !== undefined || first === undefined) return own ?? onlyOne(list);
  // with the numbers of further accounts above, this is of another as well, or of one of them
  const head = new Set(above.flatMap(({ text, line: { line } }) => (line.index < rowsFrom ? [text] : [])));
  // a hidden number of another form may be that of a card
  const isCards = (text: string) => HIDDEN.test(text) && shapeOf(text) !== shapeOf(first.text);
  return above.every(({ text }) => head.has(text) || isCards(text)) ? first : undefined;
}

/** The table of a listed currency has its title, and numbers of other accounts are more lines above. */
const OTHERS_ABOVE = 10;

/** Of several numbers for currencies that are listed in one table, that of the table's title, or none. */
function listedFor(part: Part, list: readonly NumberFact[]): NumberFact | undefined {
  const above = list.filter((fact) => fact.line.line.index < beginOf(part));
  const inside = above.filter((fact) => isOf(part, fact));
  const last = above.at(-1);
  const lineAbove = above.findLast(({ text }) => text !== last?.text)?.line.line.index ?? -Infinity;
  const isTitles = last !== undefined && last.line.line.index - lineAbove > OTHERS_ABOVE;
  return onlyOne(inside.length > 0 ? inside : list) ?? (isTitles ? last : undefined);
}

const onlyOne = (list: readonly NumberFact[]): NumberFact | undefined =>
  new Set(list.map(({ text }) => text)).size === 1 ? list[0] : undefined;

/** Given a part, its document, and its closing balance, returns the numbers of its account. */
export function accountNumbers(
  read: ReadPart,
  readings: ReadingsResult,
  closing: Minor | null,
): Pick<Statement, 'accountNumber' | 'iban' | 'bic'> {
  const { part } = read;
  const { parts } = readings;
  const isOther = isBesideAnother(read, readings);
  const facts = isOther ? factsInside(part, readings.facts) : readings.facts;
  const rowsFrom = parts[0] && firstRow(parts[0].part);
  const listed = readings.facts.accounts.filter(isBesideMoney);
  const isList = parts.length > 1 && new Set(listed.map(({ text }) => text)).size > 1;
  const isOwn = (fact: NumberFact) => isList && !isBesideMoney(fact) && isInTitle(fact, part);
  const beside = isList ? listed.filter(({ line }) => printsSize(line, closing, read)) : [];
  // a head may have the number again, right above the first line that shows that it is another's
  const again = isOther ? readings.facts.accounts.filter((fact) => headsPart(fact, part)) : [];
  const own = onlyOne(facts.accounts.filter(isOwn)) ?? onlyOne(beside) ?? onlyOne(again);
  // a list of accounts has the number beside the account's balance
  const number = own?.text ?? accountNumber(read, facts, rowsFrom);
  // the IBAN of another account is not taken: it is below, or above beside another number
  const above = facts.ibans.find(({ line: { line } }) => line.index < part.fromLine);
  const isSame = number === null ? facts.accounts.length === 0 && !part.listed : number === facts.accounts[0]?.text;
  return {
    accountNumber: number,
    iban:
      (part.listed ? nearestTo(part, facts.ibans) : (insideOf(part, facts.ibans) ?? (isSame ? above : undefined)))
        ?.text ?? null,
    bic: nearestTo(part, facts.bics)?.text ?? null,
  };
}

/** True for a number on a line with money; "875538.001" is none itself. */
const isBesideMoney = ({ text, line: { amounts } }: NumberFact): boolean =>
  hasMoney({ amounts: amounts.filter(({ token }) => !text.includes(token.text)) });

/** So many days without a booking may hide a statement that is missing between two. */
const MISSING_DAYS = 28;

/**
 * True if a part is of another account than those above: it books the same money on the same days, or soon after the
 * one above, and what it begins with is not what one of them ends with.
 */
function isBesideAnother(own: ReadPart, readings: ReadingsResult): boolean {
  const above = readings.parts
    .slice(0, readings.parts.indexOf(own))
    .filter(({ currency }) => currency === own.currency);
  const { first, last } = daysOf(own);
  const days = above.map(daysOf);
  if (days.some((before) => before.first < last && first < before.last)) return true;
  const { last: before } = days.at(-1) ?? { last: '' };
  if (before === '' || last === '' || first < before || first > addDays(before, MISSING_DAYS)) return false;
  const { opening } = printedFigures(own, readings);
  const closings = above.flatMap((part) => printedFigures(part, readings).closing?.value ?? []);
  return opening !== null && closings.length === above.length && !closings.includes(opening.value);
}

/** The first and the last day of a part's bookings; without bookings, a first day behind the last. */
function daysOf({ rows }: ReadPart) {
  const days = rows.filter(isBooked).map(({ date }) => date);
  days.sort();
  return { first: days[0] ?? '9', last: days.at(-1) ?? '' };
}

/** True for a number on the line right above a part, if it is no running head. */
const headsPart = ({ line: { line } }: NumberFact, part: Part): boolean =>
  line.index === part.fromLine - 1 && !line.furniture;

/** The numbers in the lines of a part, those of its title before those of a running head; the customer's. */
function factsInside(part: Part, facts: Facts): Facts {
  const inside = (list: readonly NumberFact[]) => {
    const above = new Set(list.flatMap(({ text, line: { line } }) => (line.index < part.fromLine ? [text] : [])));
    const own = list.filter((fact) => isOf(part, fact));
    const titles = own.filter(({ text, line: { line } }) => line.index < beginOf(part) && !above.has(text));
    return titles.length > 0 ? titles : own;
  };
  return { ...facts, accounts: inside(facts.accounts), cards: inside(facts.cards), ibans: inside(facts.ibans) };
}

const printsSize = ({ amounts }: NumberFact['line'], size: Minor | null, read: ReadPart): boolean =>
  size !== null && amounts.some((amount) => Math.abs(unitsOf(amount, read) ?? Number.NaN) === Math.abs(size));

/** The title of rows, and their headings, are within so many lines above them. */
const TITLE_LINES = 4;
/** The marks of a number, with one figure in the place of all. */
const shapeOf = (text: string): string => text.replace(/\d/g, '0');

/** Marks that hide figures of a number. */
const HIDDEN = /[*•●#Xx]/;
/** What an IBAN looks like, whatever its check digits. */
const LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/;
/** A number that shows only its last four figures. */
const FEW_SHOWN = /^[\s*•●#Xx-]*\d{4}$/;

/** If the first number of a part is in a list of accounts with balances, one of its form in the title of the rows. */
function titledAlike(part: Part, accounts: readonly NumberFact[]): NumberFact | undefined {
  const first = insideOf(part, accounts);
  const form = formOf(first?.text ?? '');
  if (form === null || !first?.line.amounts.some(({ token }) => !token.whole)) return undefined;
  return accounts.findLast((fact) => isInTitle(fact, part) && formOf(fact.text) === form);
}

/** True for a number of a part right above its rows. */
function isInTitle(fact: NumberFact, part: Part): boolean {
  const down = beginOf(part) - fact.line.line.index;
  return isOf(part, fact) && down > 0 && down <= TITLE_LINES;
}

function accountNumber(
  { part, convention: { card, owed } }: ReadPart,
  facts: Facts,
  rowsFrom: number | undefined,
): string | null {
  const { accounts, cards, customers, ibans } = facts;
  const first = titledAlike(part, accounts) ?? nearestTo(part, accounts, rowsFrom);
  const isHidden = ({ text }: NumberFact) => HIDDEN.test(text) || FEW_SHOWN.test(text);
  const isIban = ({ text }: NumberFact) => {
    const plain = text.replace(/\s/g, '');
    return LIKE_IBAN.test(plain) || ibans.some((iban) => iban.text === plain);
  };
  // a card of the account may be named first: most of its number is hidden
  const isCards = first !== undefined && FEW_SHOWN.test(first.text) && !(card && owed);
  const whole = accounts.find((fact) => isCards && !isHidden(fact) && isOf(part, fact));
  const ofCard = card ? (nearestTo(part, cards) ?? (owed ? nearestTo(part, customers) : undefined)) : undefined;
  // what is owed for a card is taken from an account with an IBAN
  const isPayer = card && owed && first !== undefined && isIban(first);
  const taken = whole ?? (isPayer ? ofCard : undefined) ?? first ?? ofCard;
  if (taken === undefined) return null;
  // "Mortgage account number: 3911-467724", and above the rows "Loan part 01 account 3911-467724/01"
  const longer = ({ text, line: { line } }: NumberFact) =>
    text.length > taken.text.length &&
    text.startsWith(taken.text) &&
    beginOf(part) - line.index <= TITLE_LINES &&
    beforeLinked(line.text) === line.text;
  if (!isIban(taken)) return (insideOf(part, accounts.filter(longer)) ?? taken).text;
  // beside its IBAN, an account may have a number of its own that the IBAN does not contain
  const own = accounts.filter((a) => !isIban(a) && !HIDDEN.test(a.text) && a.line.line.index < beginOf(part));
  return (insideOf(part, own) ?? taken).text;
}
