/** The list of what a statement must show before it is called verified. */
import type { ObligationCode } from '../../model/reconciliation.ts';
import type { Doubts } from '../build.ts';
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

/** Which doubts change the judgement of an obligation; of the others none does. */
const CHANGED_BY: Partial<Record<ObligationCode, (doubts: Doubts) => boolean>> = {
  NO_RIVAL: ({ rival, ended, tried }) => rival !== null || ended || tried > 1,
  ROWS_BOOKED: ({ informing }) => informing !== null,
  ROWS_EXPLAINED: ({ beside }) => beside.length > 0,
};

/** Given a subject, judges each obligation. Where it was judged without doubts, only what these change is judged again. */
export function judge(subject: Subject): readonly Judged[] {
  const { doubts } = subject;
  const known = new Map(doubts.judged?.map((one) => [one.code, one]));
  return OBLIGATIONS.map(([code, judgeOne]) => {
    const before = CHANGED_BY[code]?.(doubts) ? undefined : known.get(code);
    return before ?? { code, ...judgeOne(subject) };
  });
}
