/** The list of what a statement must show before it is called verified, each with its rules. */
import type { ObligationCode } from '../../model/reconciliation.ts';
import type { Doubts, Judged, Subject } from '../subject.ts';
import { AMOUNT_RULES } from './amounts.ts';
import { CURRENCY_RULES } from './currency.ts';
import { DATE_RULES } from './dates.ts';
import { judgedBy, type Rule } from './judge.ts';
import { PAGE_RULES } from './pages.ts';
import { isPictured, PICTURE_RULES } from './pictures.ts';
import { AREA_RULES, BOOKED_RULES, RIVAL_RULES, ROW_RULES } from './rows.ts';
import { SIGN_RULES } from './signs.ts';
import { FIGURE_RULES, SUM_RULES } from './sums.ts';

/** In the order in which a reason is given: first what is wrong with the whole paper. */
export const OBLIGATIONS: readonly { readonly code: ObligationCode; readonly rules: readonly Rule[] }[] = [
  { code: 'PAGES_COMPLETE', rules: PAGE_RULES },
  { code: 'PICTURES_READ', rules: PICTURE_RULES },
  { code: 'AREAS_READ', rules: AREA_RULES },
  { code: 'AMOUNTS_ANCHORED', rules: AMOUNT_RULES },
  { code: 'CURRENCY_ANCHORED', rules: CURRENCY_RULES },
  { code: 'DATES_ANCHORED', rules: DATE_RULES },
  { code: 'NO_RIVAL', rules: RIVAL_RULES },
  { code: 'ROWS_BOOKED', rules: BOOKED_RULES },
  { code: 'SUMS_CLOSE', rules: SUM_RULES },
  { code: 'FIGURES_AGREE', rules: FIGURE_RULES },
  { code: 'ROWS_EXPLAINED', rules: ROW_RULES },
  { code: 'SIGNS_ANCHORED', rules: SIGN_RULES },
];

/** Which doubts change the judgement of an obligation. */
const CHANGED_BY: Partial<Record<ObligationCode, (doubts: Doubts) => boolean>> = {
  PAGES_COMPLETE: ({ asSaid }) => asSaid,
  AMOUNTS_ANCHORED: ({ asSaid }) => asSaid,
  DATES_ANCHORED: ({ asSaid }) => asSaid,
  NO_RIVAL: ({ rival, ended, tried }) => rival !== null || ended || tried > 1,
  ROWS_BOOKED: ({ informing }) => informing !== null,
  ROWS_EXPLAINED: ({ beside }) => beside.length > 0,
};

/**
 * Given a subject, judges each obligation. If it was judged without doubts before, judges only those that the doubts
 * change.
 */
export function judge(subject: Subject): readonly Judged[] {
  const { doubts } = subject;
  const known = new Map(doubts.judged?.map((one) => [one.code, one]));
  const owed = isPictured(subject) ? OBLIGATIONS : OBLIGATIONS.filter(({ code }) => code !== 'PICTURES_READ');
  return owed.map(({ code, rules }) => {
    const before = CHANGED_BY[code]?.(doubts) ? undefined : known.get(code);
    return before ?? { code, ...judgedBy(rules, subject) };
  });
}
