/** Japanese: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: '利用状況',
  credits: '残りのクレジット',
  creditsHint: '1クレジットで1ページを変換できます。保存期間中のファイルの再変換は無料です。',
  noCredits: 'クレジットが残っていません。このサービスの運営者に追加をご依頼ください。',
  spent: 'これまでの消費',
  limits: '適用中の上限',
  requests: 'キーごとの1分あたりのリクエスト数',
  together: '全キー合計の1分あたりのリクエスト数',
  fileSize: 'PDFの最大サイズ',
  retention: 'ファイルと結果の保存期間',
  kept: timeOf,
  plot: '日別',
  span: '期間',
  spans: { week: '7日間', month: '30日間', quarter: '90日間' },
  pages: '変換したページ',
  requestsMade: 'リクエスト',
  total: (total: string) => `合計${total}`,
  dayPages: (day: string, pages: number) => `${day}：${counted(pages, { other: 'ページ' })}`,
  dayRequests: (day: string, requests: number) => `${day}：${counted(requests, { other: 'リクエスト' })}`,
  utc: '1日の区切りはUTCの午前0時です。',
  table: '表で見る',
  date: '日付',
  ledger: '利用明細',
  ledgerEmpty: 'まだ消費はありません。',
  columns: { time: '日時', what: '内容', credits: 'クレジット' },
  kinds: { grant: '追加', debit: '消費', refund: '返却' },
  more: 'さらに表示',
} satisfies Texts['usage'];
