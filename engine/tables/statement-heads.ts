/** Finds the heads of other statements among the rows of a table: an account's number, its period, its summary. */
import { areOfPeriods } from '../dates/period.ts';
import { labelOf, labelsIn } from '../lexicon/facts/labels.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import { itemAt } from '../model/lists.ts';
import type { TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { isBare } from '../money/moneylike.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';

/** An account's number shows so many of its figures at least, or hides them. */
const NUMBER = /^(?:\D*\d){3}|[X*•#]{3}/i;
/** A lone summary figure in a head may as well be the table's first row. */
const LEAST_FIGURES = 2;
/** Two labels, each with its value. */
const PANEL_PHRASES = 4;

/**
 * Returns the heads of statements in a table's body on one page, as lines [from, to). `headed`: a header follows. A
 * line that names an account begins a head only if a period, a summary or a header follows before the next row: below a
 * row it may be the account of whoever was paid.
 */
export function statementHeadsIn(body: readonly TokenLine[], headed: boolean) {
  const heads: { readonly from: number; readonly to: number }[] = [];
  for (let at = 0; at < body.length; at++) {
    if (!namesAccount(itemAt(body, at))) continue;
    let from = at;
    while (from > 0 && isOfHead(itemAt(body, from - 1))) from--;
    const end = endOf(body, at + 1);
    const follows = end.isKnown || from < at || (headed && end.to === body.length);
    const above = heads.at(-1)?.to ?? 0;
    // above the first row of a page all is its head
    if (!body.slice(above, from).some(isFigured)) from = above;
    else if (!standsClear(body, from)) continue;
    if (!follows) continue;
    heads.push({ from, to: end.to });
    at = end.to - 1;
  }
  return heads;
}

/** Given the line behind the first of a head, returns where it ends, and whether it has a period or a summary. */
function endOf(body: readonly TokenLine[], from: number) {
  let to = from;
  let isKnown = false;
  for (let at = from; at < body.length; ) {
    const tl = itemAt(body, at);
    const [period, figures] = [isPeriod(tl), figuresFrom(body, at)];
    const isOwn = period || isPanel(tl) || (figures === 0 ? namesAccount(tl) || isLabel(tl) : figures >= LEAST_FIGURES);
    if (!isOwn && (figures > 0 || isFigured(tl))) return { to, isKnown };
    isKnown ||= period || figures >= LEAST_FIGURES;
    at += period ? 1 : Math.max(1, figures);
    if (isOwn) to = at;
  }
  return { to: body.length, isKnown };
}

/** Given a place in a body, returns how many lines of a summary follow each other from there on. */
function figuresFrom(body: readonly TokenLine[], from: number): number {
  let to = from;
  while (to < body.length && isFigure(body, to)) to++;
  return to - from;
}

/** True for a line with money that is no bare number: those are of streets and towns. */
const hasMoney = (tl: TokenLine): boolean => moneyIn(tl).some((a) => !isBare(a.token));

/** True for a line with a date or an amount as rows have them. */
const isFigured = (tl: TokenLine): boolean => hasMoney(tl) || (tl.dates.length > 0 && !isPeriod(tl));

/** True for a line on which a label of an account is, with its number behind; that of its branch may be before it. */
function namesAccount(tl: TokenLine): boolean {
  if (tl.amounts.some((a) => !a.token.whole) && !isPanel(tl)) return false;
  const words = wordsOf(tl);
  const labels = labelsIn(words);
  const isFirst = (word: Word) => labels.some(({ from }) => tl.line.words[from] === word);
  return labels.some(({ label, from, to }) => {
    if (label !== 'account_number' && label !== 'iban') return false;
    const own = itemAt(tl.line.words, from);
    const begins = tl.line.phrases.some((p) => isFirst(p.words[0]) && p.words.includes(own));
    return begins && NUMBER.test(words.slice(to).join(' '));
  });
}

/** True for a period, or a line that begins with a label of a statement's head. */
const isLabel = (tl: TokenLine): boolean => isPeriod(tl) || (!isFigured(tl) && labelsIn(wordsOf(tl))[0]?.from === 0);

const isOfHead = (tl: TokenLine): boolean => isLabel(tl) || isPanel(tl);

/** Given a line, returns its words without the colons behind them. */
const wordsOf = ({ line }: TokenLine): string[] =>
  line.words.map(({ text }) => (text.endsWith(':') ? text.slice(0, -1) : text));

/** True if all dates of a line are those of a period, and it has no amounts. */
const isPeriod = (tl: TokenLine): boolean => tl.dates.length > 0 && !hasMoney(tl) && areOfPeriods(tl.texts, tl.dates);

/** What names no figure of a summary: titles of lists, and words about pages. */
const NO_FIGURE: ReadonlySet<LineKind> = new Set(['pending', 'daily_balance', 'continued', 'page']);

function namesFigure(text: string): boolean {
  const found = lineKind(text);
  return found?.exact === true && !NO_FIGURE.has(found.kind);
}

/** True for a line of a summary: its text, several of its phrases, or the labels above its figures name figures. */
function isFigure(body: readonly TokenLine[], at: number): boolean {
  const tl = itemAt(body, at);
  if (tl.dates.some((d) => d.from === 0)) return false;
  if (namesFigure(tl.line.text) || namesFigures(tl) || isPanel(tl)) return true;
  const alone = tl.line.phrases.every((p) => !/\p{L}{4}/u.test(p.text));
  return alone && hasMoney(tl) && at > 0 && namesFigures(itemAt(body, at - 1));
}

/** True for a line of a panel: a label of the head with its value, and beside them a figure's label with its money. */
function isPanel({ line: { phrases }, amounts }: TokenLine): boolean {
  const [label, figure, money] = [phrases[0], phrases.at(-2), phrases.at(-1)];
  if (label === undefined || figure === undefined || phrases.length < PANEL_PHRASES) return false;
  const isMoney = money !== undefined && amounts.at(-1)?.x0 === money.x0;
  return isMoney && namesFigure(figure.text) && labelOf(label.text) !== null;
}

/** True if several phrases of a line name a figure of a summary. */
const namesFigures = ({ line }: TokenLine): boolean =>
  line.phrases.filter(({ text }) => namesFigure(text)).length >= LEAST_FIGURES;

/** Text sizes: lines of a row are no further below each other. */
const CLEAR = 1.8;

/** True if a line is further below the one above than lines of a row are, by text size. */
function standsClear(body: readonly TokenLine[], at: number): boolean {
  const above = body[at - 1]?.line;
  const { line } = itemAt(body, at);
  return above === undefined || line.baseline - above.baseline > CLEAR * line.size;
}
