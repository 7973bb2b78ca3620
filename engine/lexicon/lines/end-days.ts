/** The day with which a period begins or ends: behind the balance of that day it says nothing new. */
import { tableOf } from '../phrases/phrases.ts';
import type { LineKind } from './line-kind.ts';

const DAYS = tableOf<LineKind>({
  opening: 'first day|ersten tag|premier jour|primer día|primeiro dia|primo giorno|eerste dag|pierwszy dzień',
  closing: 'last day|letzten tag|dernier jour|último día|último dia|ultimo giorno|laatste dag|ostatni dzień',
});

/** Given the kind that a line names, and a place behind that name, returns the words that name its day: "first day". */
export function dayBehind(kind: LineKind, words: readonly string[], at: number) {
  const day = DAYS.longestAt(words, at);
  return day?.value === kind ? day : null;
}
