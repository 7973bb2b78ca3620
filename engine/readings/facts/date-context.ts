/** Tells by what stands around a date, a month or a period whether the paper says it of itself or of something else. */
import { type Label, labelOf } from '../../lexicon/facts/labels.ts';
import { namesDayMade, namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { periodEnd } from '../../lexicon/facts/period-ends.ts';
import type { Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';

/** `named`: the paper's own, by its label; `bare`: nothing stands by it; `labelled`: by words that are not known; `told`: within a text. */
export type DateContext = 'named' | 'bare' | 'labelled' | 'told';

const OWN: ReadonlySet<Label> = new Set(['period', 'statement_date', 'opening', 'closing']);
/** Longer labels, and more words behind than these, are a sentence. */
const LABEL_WORDS = 6;
const WORDS_BEHIND = 2;
/** A phrase farther to the left than this, in em, is no label. */
const FAR = 8;
/** What sets off another matter: "Aug 8 - Sep 7, 2024 | 31 days in the cycle". */
const PARTS = /^[|·•]$/;
/** A single word as short as this is no label behind others: "from", "no". */
const SHORT_LABEL = 5;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{3}/u;

/** Given a line, the range [from, to) of its words that a date, a month or a period takes, and the line above, returns how it stands there. */
export function dateContextOf({ line }: TokenLine, from: number, to: number, above?: TokenLine): DateContext {
  const first = line.words[from];
  const at = line.phrases.findIndex((p) => p.words.includes(first));
  if (at < 0) return 'told';
  const { words } = line.phrases[at];
  const own = words.slice(0, words.indexOf(first)).map((w) => w.text);
  const last = words.indexOf(line.words[to - 1]);
  const rest = last < 0 ? [] : words.slice(last + 1);
  const parted = rest.findIndex((w) => PARTS.test(w.text));
  const behind = (parted < 0 ? rest : rest.slice(0, parted)).filter((w) => /\p{L}{2}/u.test(w.text));
  const left = line.phrases[at - 1];
  if (own.length === 0 && hasTitle(line.phrases[at], above)) return 'named';
  // what holds figures is a value beside it
  const isNear = left !== undefined && !/\d/.test(left.text) && line.phrases[at].x0 - left.x1 < FAR * line.size;
  const label = own.length > 0 ? own : isNear || left?.text.endsWith(':') ? left.words.map((w) => w.text) : [];
  const text = label.join(' ');
  if (!/[\p{L}\p{N}]/u.test(text))
    return label.some((w) => /[([]/.test(w)) || behind.length > WORDS_BEHIND ? 'told' : 'bare';
  const known = labelOf(text.replace(/[\s:：.]+$/u, ''));
  const isOwn = (known !== null && OWN.has(known)) || endsPeriod(label);
  if (isOwn && namesThisPaper(text)) return 'named';
  if (behind.length > WORDS_BEHIND || label.filter((word) => /\p{L}/u.test(word)).length > LABEL_WORDS) return 'told';
  // "Here is your March 2021 statement"
  const said = behind.map((word) => word.text).join(' ');
  if (isOwn || namesThisPaper(text) || namesItself(label) || namesThisPaper(said)) return 'named';
  return 'labelled';
}

/** Given a line, the place of the first of its words that a date takes, and the line above, returns whether a label says that the paper was made on that day: what is booked is booked by then. */
export function datesPaper({ line, amounts, dates }: TokenLine, from: number, above?: TokenLine): boolean {
  // "Balance as at 1 June 1,000.00", "Auszug vom 01.06.2025 bis 30.06.2025"
  if (amounts.some(({ token }) => !token.whole) || dates.length > 1) return false;
  const at = line.phrases.findIndex((p) => p.words.includes(line.words[from]));
  if (at < 0) return false;
  const { words } = line.phrases[at];
  const own = words.slice(0, words.indexOf(line.words[from])).map((w) => w.text);
  const title = above?.line.phrases.find((p) => p.x0 < line.phrases[at].x1 && p.x1 > line.phrases[at].x0);
  const labels = own.length > 0 ? [own.join(' ')] : [line.phrases[at - 1]?.text ?? '', title?.text ?? ''];
  return labels.some((text) => namesDayMade(text) || labelOf(text.replace(/[\s:：.]+$/u, '')) === 'statement_date');
}

/** True for words that name the last day of a period, and none but that: "Period ending". */
const endsPeriod = (label: readonly string[]): boolean => label.length > 1 && periodEnd(label.join(' ')) === 'end';

/** True for a label behind another and its value: "Account number 123 Statement date". */
function namesItself(label: readonly string[]): boolean {
  const from = label.findLastIndex((word) => /\d/.test(word)) + 1;
  const words = label.slice(from).filter((word) => /\p{L}/u.test(word));
  const text = words.join(' ').replace(/[\s:：.]+$/u, '');
  if (from === 0 || (words.length < 2 && text.length <= SHORT_LABEL && !SPACELESS.test(text))) return false;
  const known = labelOf(text);
  return known === 'period' || known === 'statement_date';
}

/** True for a phrase that the one above it, as a heading does, says to be the paper's own date or period. */
function hasTitle({ x0, x1 }: Phrase, above: TokenLine | undefined): boolean {
  const title = above?.line.phrases.find((p) => p.x0 < x1 && p.x1 > x0);
  const known = title && labelOf(title.text);
  return known === 'period' || known === 'statement_date';
}
