/** Japanese: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: '画像',
  outlines: '図形として描かれた文字',
  annotation: '注釈',
  field: 'フォームの入力欄',
  cover: '黒い四角',
};

const figuresOf = (number: number) => counted(number, { other: '個の数値' });
const numbered = (number: number, of: number | null) => (of === null ? count(number) : `${count(number)}/${count(of)}`);
const says = ({ page, text }: { page: number; text: string }) => `${count(page)}ページに「${text}」とあります`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `同じ位置に、${count(pages[0])}ページでは「${texts[0]}」、${count(pages[1])}ページでは「${texts[1]}」とあります`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `${onPages(pages)}に読み取れるテキストがありません。`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `${count(page)}ページの画像の読み取りエンジンは「${text}」について一致せず、明細書の検算でも確定できません。`,
  DAY_UNUSED: ({ text, page }) => `${count(page)}ページで、取引の間に「${text}」があり、どの取引の日付かわかりません。`,
  READ_BY_OTHERS: ({ page }) =>
    `${count(page)}ページのテキストは、第三者が画像から読み取ったもので、画像は読み直されていません。`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const bySums = settled === 0 ? '' : `結果が異なった${figuresOf(settled)}は、明細書の検算で確定しました。`;
    const better = corrected === 0 ? '' : `${figuresOf(corrected)}は、明細書の検算で訂正しました。`;
    const where = pages.length === 0 ? '画像' : `${onPages(pages)}の画像`;
    return `${where}の${figuresOf(figures)}は、2つの読み取りエンジンの結果が一致しました。${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'ページに番号がありません。',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1) {
      return `ページ番号は${numbered(first, firstOf)}です。${lastOf === null ? '' : '欠けたページはありません。'}`;
    }
    const none = lastOf === null ? 'その間に欠けたページはありません' : '欠けたページはありません';
    return `ページ番号は${numbered(first, firstOf)}${number === 2 ? 'と' : 'から'}${numbered(last, lastOf)}${number === 2 ? '' : 'まで'}です。${none}。`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to
      ? `${numbered(from, of)}ページがありません。`
      : `${count(from)}から${numbered(to, of)}ページまでがありません。`,
  PAGE_TWICE: ({ page }) => `${count(page)}ページが重複しています。`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `ページの順序が違います。${count(page)}ページが${count(behind)}ページの後にあります。`,
  PAGE_COUNTS_DIFFER: ({ counts }) => `記載された総ページ数が一致しません：${counts.map(count).join('と')}。`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}。この番号では、ページが抜けています。`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}。2つの明細書のページの可能性があります。`,
  STATEMENT_GOES_ON: ({ page }) => `${count(page)}ページに続きがあるとの記載がありますが、次のページがありません。`,
  ROWS_LEFT_OUT: (said) => `${says(said)}。省略された行がある可能性があります。`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}が、次のページがありません。`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}が、そのページがありません。`,
  FEWER_PAGES: (said) => `${says(said)}が、ファイルのページ数はそれより少なくなっています。`,
  PART_OF_BOOKINGS: (said) => `${says(said)}。取引の一部だけを示している可能性があります。`,
  PAGES_EXCLUDED: ({ pages }) => `${onPages(pages)}は、この明細書に含まれないと指定されたため、読み取っていません。`,
  STATEMENT_BEGUN: ({ page }) =>
    `${count(page)}ページから明細書が始まると指定されましたが、書類自体には記載がありません。`,
  STATEMENT_JOINED: ({ page }) =>
    `${count(page)}ページは前の明細書の続きと指定されましたが、書類ではそこから別の明細書が始まります。`,
  STATEMENT_CUT: ({ page }) =>
    `残高が${count(page)}ページに繰り越されています。そこから別の明細書として読み取りましたが、ページ番号は1つの明細書として続いています。`,
  BEGINS_CARRIED: () => '繰越残高から始まっていますが、前に何もないことを示すページ番号や期間の記載がありません。',
  NOTHING_UNREAD: () => '取引のある箇所には、テキスト以外のものは見当たりません。',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `${onPages(pages)}の取引のある箇所に、テキストとして読み取れないものがあります：${kinds.map((kind) => UNREAD[kind]).join('、')}。`,
} satisfies Partial<FindingWords>;
