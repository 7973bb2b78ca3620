/** Tells what has the form of a day or an amount. */
import { datesIn } from '../../engine/dates/scan.ts';
import { amountsIn } from '../../engine/money/amount.ts';

/** One figure alone may be a misread sign: "(8)" for "($)". */
const LEAST_FIGURES = 2;

export const hasForm = (text: string): boolean =>
  figuresOf(text) >= LEAST_FIGURES && (datesIn([text]).length > 0 || amountsIn([text]).length > 0);

export const figuresOf = (text: string): number => text.replace(/\D/g, '').length;
