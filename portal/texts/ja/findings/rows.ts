/** Japanese: findings about the rows of a statement, and about other readings of them. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { differences } from './differences.ts';
import { onPages, quoted, rows as rowsOf } from './words.ts';

type Found = Parameters<FindingWords['AMBIGUOUS']>[0]['differences'];

/** What two readings differ in; a later version may have codes without a text here. */
function which(found: Found): string {
  const parts = found.flatMap(({ code, params }) => wordsIn(differences, code, params) ?? []);
  return parts.length === 0 ? '。' : `：${parts.join('；')}。`;
}

const readingsOf = (number: number) => counted(number, { other: '通りの読み方' });

export const rows = {
  LINES_EXPLAINED: () => '日付と金額のある行はすべて、取引であるか、取引以外のものと判別されています。',
  LINES_UNEXPLAINED: ({ lines, pages }) =>
    `${onPages(pages)}に、取引の可能性があるものの説明のつかない行が${counted(lines, { other: '行' })}あります。`,
  TOTALS_WITHOUT_ROWS: () => '明細書に入金または出金の合計が記載されていますが、取引が見つかりませんでした。',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `行に番号が付いていますが、${from === to ? `${count(from)}番` : `${count(from)}番から${count(to)}番まで`}がありません。`,
  ROWS_ALL_BOOKED: () => 'ほかと区別され、互いに打ち消し合う行はありません。',
  DENIED_ACROSS_PAGE: ({ text }) => `ページの文面に重ねて「${text}」とあります。行は記帳されていない可能性があります。`,
  DENIED_ABOVE_ROWS: ({ text }) => `行の上に「${text}」とあります。行は記帳されていない可能性があります。`,
  AMBIGUOUS: ({ differences }) => `明細書には2通りの読み方があり、どちらでもすべてが合います${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `明細書には2通りの読み方があり、どちらの計算がより合うとも言えません${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `${onPages(pages)}の${rowsOf(rows)}に別の金額も記載されており（${quoted(amounts)}）、どちらの金額でも検算の結果は同じです。`,
  SEARCH_ENDED: () => '明細書には、試した以外の読み方もあります。',
  ONE_READING_FITS: ({ readings }) => `${readingsOf(readings)}を試しましたが、ほかに合うものはありません。`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `${readingsOf(readings)}を試しましたが、明細書の検算にこれほど近いものはほかにありません。`,
  ONE_READING_OPEN: () => '明細書の記載から、ほかの読み方はありえません。',
  CURRENCY_UNKNOWN: () => '明細書に通貨の記載がありません。',
  PAGE_UNREADABLE: () => 'このページは画像で、読み取れるテキストがありません。',
} satisfies Partial<FindingWords>;
