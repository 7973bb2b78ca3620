/** Japanese: the view History. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const conversions = (number: number) => counted(number, { other: '件の変換' });

export const history = {
  title: '履歴',
  search: '検索',
  searchPlaceholder: 'ファイル名、または番号の先頭',
  clear: '検索をクリア',
  status: '状態',
  statuses: {
    all: 'すべて',
    completed: '変換済み',
    processing: '変換中',
    queued: '順番待ち',
    failed: '変換失敗',
  },
  list: '変換の一覧',
  empty: 'まだ何も変換されていません。',
  convert: '明細書を変換',
  noneFound: '検索に一致するものはありません。',
  columns: {
    files: 'ファイル',
    status: '状態',
    pages: 'ページ',
    created: '日時',
    expires: '保存期限',
    action: '操作',
  },
  choose: (name: string) => `${name}を選択`,
  chooseAll: '表示中のすべてを選択',
  chosen: (number: number) => `${conversions(number)}を選択中`,
  chosenTitle: '選択した項目',
  downloadChosen: '選択分をダウンロード',
  deleteChosen: '選択分を削除',
  letGo: '選択を解除',
  more: (number: number) => `ほか${counted(number, { other: '件のファイル' })}`,
  /** of deleted files, whose names are gone */
  nameless: (files: number) => `削除された${counted(files, { other: '件のファイル' })}`,
  pages: (number: number) => counted(number, { other: 'ページ' }),
  part: (done: number, all: number) => `${counted(all, { other: '件のファイル' })}中${count(done)}`,
  expired: '期限切れ',
  check: '確認',
  checkJob: (name: string) => `${name}を確認`,
  downloadJob: (name: string) => `${name}をダウンロード`,
  delete: '削除',
  cancel: 'キャンセル',
  deleteJob: (name: string) => `${name}を削除`,
  cancelJob: (name: string) => `${name}の変換をキャンセル`,
  confirm: {
    title: (jobs: number) => (jobs === 1 ? '削除しますか？' : `${conversions(jobs)}を削除しますか？`),
    body: 'ファイルと読み取り結果は、ここでも、同じファイルのほかの変換でも完全に削除されます。',
    cancelTitle: 'この変換をキャンセルしますか？',
    cancelBody: '変換されていない分のクレジットは返却されます。',
    keep: '残す',
    delete: '削除',
    stop: '変換をキャンセル',
  },
  showMore: 'さらに表示',
} satisfies Texts['history'];
