/** Japanese: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

export const dates = {
  DATES_IN_PRINTED_PERIOD: () => 'どの行にも日付があり、すべての日付が記載された期間内にあります。',
  DATES_WHOLE: () => 'どの行にも、年を含む日付があります。',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `${onPages(pages)}に、暦に存在しない日付が記載されています：${quoted(dates)}。`,
  DATES_NOT_PRINTED: ({ rows: number }) => `${rows(number)}の日付は記載がなく、上の行の日付を使いました。`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `${rows(number)}の日付は、上の行の日付の可能性があります。`,
  DATES_UNREAD: ({ rows: number }) => `${rows(number)}の日付の箇所に、日付の一部かもしれない読み残しがあります。`,
  DATES_DISORDERED: ({ rows: number }) =>
    `前後の日付は順に並んでいますが、${rows(number)}の日付はそれらから大きく離れています。`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `${rows(number)}の文面に、別の記帳日が書かれています。`,
  DATES_IN_TWO_COLUMNS: () => '日付の異なる列が2つあり、どちらが記帳日かを示す見出しがありません。',
  DAYS_SAID: () => '日付の列は人が指定したもので、明細書自体には記載がありません。',
  DATES_HEADED_OTHERWISE: () => '日付の列は1つだけで、見出しは記帳日ではなく、期日または請求日を示しています。',
  YEARS_TO_COME: () => '年が未来のものです。別の暦の可能性があります。',
  WEEKDAYS_DIFFER: () => '日付に添えられた曜日が日付と合いません。年が異なる可能性があります。',
  YEARLESS_DATES_APART: () => '年のない日付が大きく離れています。別の年の可能性があります。',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `明細書の作成日は${calendarDate(date)}ですが、${rows(number)}がそれより後の日付です。`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `期末残高は${calendarDate(date)}のものですが、${rows(number)}がそれより後の日付です。`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `期首残高は${calendarDate(date)}のものですが、${rows(number)}がそれより前の日付です。`,
  MONTH_WITHOUT_ROWS: ({ month }) => `明細書は名称から${month}のものですが、その月の行がありません。`,
  YEAR_NOT_PRINTED: () => '明細書に日付の年の記載がありません。',
  DATES_IN_PERIOD: () => 'すべての日付が記載された期間内にある',
  DATE_OUTSIDE_PERIOD: () => '記帳日が記載された期間の外にある',
  YEAR_ASSUMED: () => '明細書に日付の年の記載がありません。',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `暦に存在しない日付が記載されています：${quoted(dates)}。代わりにその月の末日を使いました。`,
} satisfies Partial<FindingWords>;
