/** Japanese: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? '絞り込み' : `絞り込み（${count(conditions)}）`),
  side: '入金・出金',
  sides: { all: '入出金', in: '入金', out: '出金' },
  least: '金額の下限',
  most: '金額の上限',
  from: '開始日',
  to: '終了日',
  below: '確度がこれ未満',
  sort: '並び順',
  asPrinted: '明細書のとおり',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: '絞り込みを解除',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'どの行にも使われていないページ上の金額',
  plain: (text: string, page: number) => `${text}（${count(page)}ページ）はどの行にも使われていません`,
  difference: (text: string, page: number) =>
    `${text}（${count(page)}ページ）はどの行にも使われていません：差額とちょうど同じです`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'もっと見る' : `他 ${count(beyond)} 件`),
  fewer: '閉じる',
};
