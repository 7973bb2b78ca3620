/** Finds the closing balance where no words name it: a figure that is called a balance, or nothing that is known, and is what the rows come to. */
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import type { Minor } from '../../model/minor.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';
import type { ValuedFigure } from './summary.ts';

/**
 * Given a part's rows, its figures, the figure of the opening balance (null where another place states it, or none) and what the rows come to, returns
 * the figure of the closing balance that has no name of it: one that is only called a balance, or stands above the rows, beside the opening one,
 * under a label that is not known; null without one.
 */
export function unnamedClosing(
  { rows }: ReadPart,
  figures: readonly ValuedFigure[],
  { opened, opening, sum }: { readonly opened: boolean; readonly opening: Figure | null; readonly sum: Minor },
): Figure | null {
  const first = rows.find(isBooked)?.row.lines[0].source.line.index ?? -Infinity;
  // beside a balance that has a name, what is unknown may be another: with what is pending, of a page
  const alone = !figures.some(({ figure, value }) => value !== sum && namesBalance(figure));
  const fits = figures.find(({ figure, value, day }) => {
    // a balance of some day is that day's; what stands below the rows may be carried to some that were lost
    if (day !== null || value !== sum || lineKind(figure.line.line.text)?.kind === 'page') return false;
    const above = figure.line.line.index < first;
    const unnamed = isUnknown(figure) && alone && opening !== null && isNextTo(figure, opening);
    // a list of accounts tells what each holds now
    const own = opened || figure.line.line.text.includes(figure.label);
    return (
      (figure.kind === 'balance' && (figure.sure || (alone && !namesOtherBalance(figure.label))) && own) ||
      (above && (unnamed || (figure.kind === 'carried_forward' && figure.sure && alone)))
    );
  });
  return fits?.figure ?? null;
}

/** True for a figure below words of which none is known. */
const isUnknown = ({ kind, label }: Figure): boolean => kind === null && label !== '' && lineKind(label) === null;

/** True for a figure that some words call a balance. */
const namesBalance = ({ kind, label }: Figure): boolean => BALANCES.has(kind ?? lineKind(label)?.kind ?? '');

const BALANCES = new Set(['balance', 'closing', 'available', 'carried_forward']);

/** True for a figure of the same few lines as another. */
const isNextTo = (one: Figure, other: Figure): boolean =>
  Math.abs(one.line.line.index - other.line.line.index) <= SUMMARY_LINES;

/** Lines between two figures of one summary, at the most. */
const SUMMARY_LINES = 4;
