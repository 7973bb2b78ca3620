/** Japanese: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted, rows } from './words.ts';

const items = (number: number) => counted(number, { other: '件' });
const amountsCorrected = (number: number) => `修正された金額${items(number)}`;

const FIGURES = {
  closing: '期首残高とすべての金額の合計',
  totalIn: '入金の合計',
  totalOut: '出金の合計',
  countIn: '入金の件数',
  countOut: '出金の件数',
  count: '取引の件数',
};
const BALANCES = { opening: '期首残高', closing: '期末残高' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `記載された残高${items(number)}が、前の行の計算と合う`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `記載された残高${items(number)}中${items(wrong)}が、前の行の計算と合わない`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `行の間に記載された残高${items(number)}が、行の計算と合う`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `行の間に記載された残高${items(number)}中${items(wrong)}が、行の計算と合わない`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}が記載どおり`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}が記載と異なる`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `${BALANCES[balance]}が2か所に記載され、一致しない`,
  CARRIED_BALANCE_NOT_CLOSING: () => '行の下の繰越残高が期末残高と異なる',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : `どの行にも使われていない金額：${unused.map(({ text, page }) => `${text}（${count(page)}ページ）`).join('、')}。`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `記載された残高は行ごとにつながり、独立した検算${items(sums)}が一致しています。`,
  AMOUNTS_CLOSE: ({ sums }) => `期首残高とすべての金額から期末残高になり、独立した検算${items(sums)}が一致しています。`,
  NO_OPENING_BALANCE: () => '行とは別に記載された期首残高がありません。',
  NO_END_PRINTED: () => '欠けた行がないことを示す期末残高、合計、件数の記載がありません。',
  FIGURES_AGREE: ({ figures }) => `記載された合計と件数（${items(figures)}）が、行と一致しています。`,
  NO_FIGURES_AGAINST: () => '行と食い違う合計や件数の記載はありません。',
  FIGURES_NOT_REACHED: ({ texts }) => `行の計算と合わない記載があります：${quoted(texts)}。`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows: doubled, uncovered }) => {
    const parts = [
      unverified > 0 && `証明されていない明細書${items(unverified)}`,
      breaks > 0 && `明細書が前の明細書から続いていない箇所${items(breaks)}`,
      doubled > 0 && `重複の可能性がある行${items(doubled)}`,
      uncovered > 0 && '明細書のない日',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? '比較できない残高' : parts.join('、');
    return `この明細書は証明済みですが、まとめた全体は証明されていません：${open}。`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `明細書の検算${items(sums)}が一致しています。残高と記載された合計が、${amountsCorrected(amounts)}を証明しています。`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `${amountsCorrected(amounts)}で検算は一致しますが、それを証明する2つ目の検算がありません。1つの検算に合わせて入力された数値は、それ自体の証明にはなりません。`,
  CORRECTED_FIGURES_UNPROVED: () => '残高が手動で入力または削除されました。その残高を使う検算は、何も証明しません。',
  CORRECTION_NOT_EXAMINED: () => '読み取り時に明細書の計算が合わなかったため、ほかの読み方との比較は行われていません。',
  CORRECTED_DATES_UNPROVED: ({ rows: number }) =>
    `${rows(number)}の日付が手動で入力されました。日付は検算では証明されません。`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '。' : `：${parts.join('；')}。`;
    return `行が欠けているか、読み取りに誤りがあるか、明細書自体の計算が合いません${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
