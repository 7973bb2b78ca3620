/** Japanese: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';
import { rolesNamed } from './roles.ts';

const rows = (number: number) => counted(number, { other: '行' });

const BOOKED = {
  column: '日付の列の日付',
  stacked: '上または下の日付',
  before: '最初の日付',
  behind: '最後の日付',
  text: '文面の先頭の日付',
  headed: '見出しの下の日付',
};

export const reread = {
  open: '再読み取り',
  title: 'このファイルの再読み取り',
  body: '明細書に記載のない情報を指定してください。ファイル全体を無料で読み取り直します。',
  corrected: (number: number) =>
    `修正した${rows(number)}は、新しい読み取り結果に含まれません。「元に戻す」で復元できます。`,
  dateOrder: '日と月の順序',
  orders: {
    asRead: '明細書のとおり',
    ...orders,
  },
  year: '日付の年',
  yearHint: '明細書に記載がない場合',
  asRead: '明細書のとおり',
  submit: '再読み取り',
  cancel: 'キャンセル',
  reading: '再読み取り中…',
  failed: '指定のとおりには読み取れませんでした',
  overtaken:
    'その間に、ほかの人がこの読み取り結果を変更したため、再読み取りは行いませんでした。入力内容は残っています。現在の行を確認して、もう一度読み取ってください。',
};

export const answers = {
  // English is inferred as its two literals, not as string
  mark: (mark: '.' | ','): string => (mark === '.' ? '小数点はピリオド' : '小数点はコンマ'),
  columns: (columns: readonly string[]) => `列：${rolesNamed(columns)}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    `記帳日は${heading === null ? BOOKED[place] : `「${heading}」の下の日付`}`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `プラスは${signs === 'holder' ? '入金' : '出金'}、残高は${balances === 'held' ? '預金（口座）' : '債務（カードまたはローン）'}`,
};
