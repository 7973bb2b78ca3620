/** Japanese: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: '比較',
  rename: '名前を変更',
  name: 'この版の名前',
  compareTitle: '2つの版の比較',
  before: '前の版',
  after: '後の版',
  back: 'すべての版',
  fact: '項目',
  verdict: '判定',
  statement: (at: number | null) => (at === null ? '明細書' : `明細書${count(at + 1)}`),
  rows: '異なる行',
  alike: 'すべての行が両方の版で同じです。',
  differ: (number: number) => `${counted(number, { other: '行' })}が異なります`,
  kinds: { added: '追加', removed: '削除', changed: '変更' },
  nothing: 'なし',
  becomes: '変更後：',
  more: (number: number) => `さらに表示（残り${count(number)}）`,
} satisfies Texts['versions'];
