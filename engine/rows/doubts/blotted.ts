/** Finds text made unreadable: "XX.XX.XXXX XXXX", "███", "[illegible]", "*** 2 lines deleted ***". */
import type { TokenLine } from '../../model/table.ts';
import { isTypedRule } from '../overprints.ts';

/** A word of nothing except characters that replace letters and figures. */
const BLOT = /^(?=.*[xX#*█▇■▓▒░▮])[xX#*█▇■▓▒░▮.,:/()[\]+-]{2,}$/u;
/** Words of several dots: a rule of dots is longer. */
const DOTS = /^(?:\.{2,4}|…)$/u;
/** At so many places of a line dots are a row that was left out. */
const PLACES = 3;
/** Signs of one word, or of all, at the least: a mark beside the rows is shorter. */
const SIGNS = 3;
/** What is printed in place of a text that was made unreadable. */
const UNREADABLE = [
  'redacted|unreadable|illegible|not readable|not legible|blacked out|geschwärzt|unleserlich',
  'nicht lesbar|illisible|caviardé|ilegible|ilegível|illeggibile|onleesbaar|nieczytelne|oläsligt?',
  'ulæselig|uleselig',
].join('|');
const REMOVED = new RegExp(String.raw`^[[(<*\s]*(?:${UNREADABLE})[\])>*.\s]*$`, 'iu');
/** Notes that lines were left out: how many, of what, and what became of them. */
const SOME = String.raw`\d{1,4}|some|several|more|einige|mehrere|quelques|algunas`;
const LINES = [
  'lines?|rows?|entries|transactions?|items?|bookings?|Zeilen?|Buchungen|lignes?|líneas?|movimientos',
  'righe',
].join('|');
const GONE = [
  'deleted|omitted|removed|redacted|hidden|skipped|not shown|gelöscht|ausgelassen|entfernt|supprimées?',
  'omises?|omitidas?|omesse',
].join('|');
const ARE = String.raw`(?:(?:are|were|have been|wurden|sont)\s+)?`;
const LEFT_OUT = new RegExp(
  String.raw`^[[(<*\s]*(?:${SOME})\s+(?:\p{L}+\s+){0,2}?(?:${LINES})\s+${ARE}(?:${GONE})\b`,
  'iu',
);

/** Given a line of a table, returns whether it shows that a text there was made unreadable. */
export function isBlotted({ line }: TokenLine): boolean {
  const { words, text } = line;
  if (LEFT_OUT.test(text)) return true;
  if (words.every((word) => REMOVED.test(word.text)) || REMOVED.test(text)) return true;
  if (words.length >= PLACES && words.every((word) => DOTS.test(word.text))) return true;
  if (isTypedRule(line) || !words.every((word) => BLOT.test(word.text))) return false;
  return words.some((word) => word.text.replace(/[^xX#*█▇■▓▒░▮]/gu, '').length >= SIGNS);
}
