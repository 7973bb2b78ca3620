/** The list of what a statement must show before it is called verified. */
import type { ObligationCode } from '../../model/reconciliation.ts';
import { amountsAnchored } from './amounts.ts';
import { areasRead } from './areas.ts';
import { rowsBooked } from './booked.ts';
import { currencyAnchored } from './currency.ts';
import { datesAnchored } from './dates.ts';
import { figuresAgree } from './figures.ts';
import type { Judge, Judged, Subject } from './obligation.ts';
import { pagesComplete } from './pages.ts';
import { noRival } from './rivals.ts';
import { rowsExplained } from './rows.ts';
import { signsAnchored } from './signs.ts';
import { sumsClose } from './sums.ts';

/** In the order in which a reason is given: what is wrong with the paper as a whole comes first. */
const OBLIGATIONS: readonly (readonly [ObligationCode, Judge])[] = [
  ['PAGES_COMPLETE', pagesComplete],
  ['AREAS_READ', areasRead],
  ['AMOUNTS_ANCHORED', amountsAnchored],
  ['CURRENCY_ANCHORED', currencyAnchored],
  ['DATES_ANCHORED', datesAnchored],
  ['NO_RIVAL', noRival],
  ['ROWS_BOOKED', rowsBooked],
  ['SUMS_CLOSE', sumsClose],
  ['FIGURES_AGREE', figuresAgree],
  ['ROWS_EXPLAINED', rowsExplained],
  ['SIGNS_ANCHORED', signsAnchored],
];

/** Given a subject, judges each obligation. */
export function judge(subject: Subject): readonly Judged[] {
  return OBLIGATIONS.map(([code, judgeOne]) => ({ code, ...judgeOne(subject) }));
}
