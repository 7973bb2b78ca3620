/** Japanese: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: '入金と出金の列',
  marks: '借方と貸方の記号',
  sections: '区分の見出し',
};
const FIGURES = { totals: '合計', counts: '件数' };
const KINDS = { card: 'カード', loan: 'ローン' };

export const signs = {
  NOTHING_SIGNED: () => '符号のある取引がありません。',
  SIDES_NOT_SAID: ({ amounts }) =>
    `${counted(amounts, { other: '件の金額' })}について、入金か出金かの記載がありません。`,
  LEGEND_AGAINST: ({ text }) => `明細書に「${text}」とあります。符号の意味は、読み取りと逆の可能性があります。`,
  SECTION_TURNED: ({ title }) => `「${title}」の入出金は、見出しの示すものと逆の可能性があります。`,
  LEDGER_TITLE: ({ title }) => `「${title}」は元帳の表題です。会社側から見た記載では、借方が入金の可能性があります。`,
  SIGNS_BY_WORDS_ALONE: () =>
    'プラスが入金か出金かを示すものが、行の文言しかありません。入出金の区別、口座の種類、口座だけ、またはカードだけにあるものの記載がありません。',
  SIGNS_BY_SIDES: ({ marks }) => `各金額の符号は${marks.map((mark) => MARKS[mark]).join('と')}からわかります。`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `記載された入金と出金の${FIGURES[figures]}が一致しています。符号がすべて逆なら一致しません。`,
  SIGNS_BY_SUM: ({ label }) => `「${label}」は、その側の行の合計と一致しています。`,
  SIGNS_BY_BALANCES: () => '残高に添えられた記号または文言が、預金か債務かを示しています。',
  SIGNS_BY_FEES: () => '手数料の列の手数料はマイナスで、出金です。',
  SIGNS_OF_ACCOUNT: ({ texts }) => `口座の明細書です：${quoted(texts)}。`,
  SIGNS_OF_DEBT: ({ kind, texts }) => `${KINDS[kind]}の明細書で、残高は債務です：${quoted(texts)}。`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `明細書に口座番号「${number}」があり、残高は行ごとにつながり、入金と出金の両方に口座の取引があります。`,
} satisfies Partial<FindingWords>;
