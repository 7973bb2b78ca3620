/** Japanese: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    '明細書のほかの金額には小数があるのに、ここの金額にはありません。金銭ではない可能性があります。',
  AMOUNTS_SCALED: ({ text }) => `明細書に「${text}」とあります。実際の金額は記載と桁が異なる可能性があります。`,
  AMOUNTS_NO_MONEY: ({ text }) => `明細書に「${text}」とあります。金額は金銭ではない可能性があります。`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `金額の列の見出しが「${heading}」です。金銭ではないか、記載と桁が異なる可能性があります。`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `${onPages(pages)}の${rows(number)}で、金額の直前に数字があります。金額の一部の可能性があります。`,
  COLUMNS_SAID: () => '金額の列の内容は人が指定したものです。明細書自体には記載がありません。',
  AMOUNTS_BEFORE_FEES: () => '金額と手数料の合計が別の列にあります。実際に支払われた金額は、どちらの可能性もあります。',
  AMOUNTS_ARE_MONEY: () => '金額は金銭で、支払われた金額の記載欄にあります。',
  NO_CURRENCY_NAMED: () => '明細書に通貨の記載はなく、ほかと通貨が異なる行もありません。',
  ONE_CURRENCY: ({ currency }) =>
    `すべての金額を${currency}として読み取りました。ほかの通貨が記載された行はありません。`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `行に複数の通貨があります：${currencies.join('、')}。`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) =>
    `行には${other}と記載されていますが、明細書の通貨は${currency}と記載されています。`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `明細書に金額の通貨が複数記載されています：${currencies.join('、')}。`,
  LABELS_DIFFER: ({ currencies }) => `明細書に金額の通貨が2つ記載されています：${currencies.join('、')}。`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `${symbol}の付いた金額と付いていない金額があります。`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `通貨が記載されているのは${rows(of)}中${count(number)}だけです。ほかの行は別の通貨の可能性があります。`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `明細書には、すべての金額が${other}であるとありますが、別の箇所に${currency}と記載されています。`,
  CURRENCY_OF_PAYMENTS: ({ currency }) => `金額が${currency}であることを示すのは、取引の支払方法の記載だけです。`,
  CURRENCY_NAMED_ASIDE: ({ currency }) => `${currency}の記載はわずかで、別のものについての記載の可能性があります。`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `明細書に${other}の記載があり、金額の通貨コードはありません。金額は${currency}として読み取りました。`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `金額に${symbol}が付いていますが、${currency}の記号ではありません。`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `明細書に「${text}」とありますが、金額は${currency}として読み取りました。`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `${other}の合計がありますが、金額は${currency}として読み取りました。`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `行の間に${other}が単独で記載されていますが、行は${currency}として読み取りました。`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `この明細書の「${symbol}」は${other}の可能性がありますが、${currency}として読み取りました。`,
} satisfies Partial<FindingWords>;
