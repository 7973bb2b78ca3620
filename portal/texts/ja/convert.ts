/** Japanese: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { other: 'ページ' });
const pictures = (number: number) => counted(number, { other: '枚の画像' });
const files = (number: number) => counted(number, { other: '件のファイル' });
const credits = (number: number) => counted(number, { other: 'クレジット' });

export const convert = {
  client: '顧客',
  noClient: '顧客なし',
  title: '変換',
  recent: {
    title: '最近の変換',
    all: 'すべて',
    look: (number: number) => `要確認：${files(number)}`,
    failed: '変換失敗',
  },
  drop: {
    lead: 'ここに明細書をドロップ',
    body: '銀行やカードの明細書のPDF、またはページのスキャンや写真（JPEG、PNG、WebP、TIFF）。複数のファイルやフォルダーも追加できます。開始するまでクレジットは消費されません。',
    more: 'このページのどこにでも追加でドロップできます。',
    choose: 'ファイルを選択',
    release: '離すと追加されます',
  },
  join: {
    title: (number: number) => `${pictures(number)}がまとめて追加されました`,
    order: (names: readonly string[]) => `順序：${names.join('、')}`,
    join: '1つの明細書のページ',
    apart: 'それぞれ別の明細書',
    joined: (number: number) => `${pictures(number)}から作成`,
  },
  list: 'ファイル',
  remove: (name: string) => `${name}を取り除く`,
  tryAgain: '再試行',
  tryAgainWith: (name: string) => `${name}の送信を再試行`,
  twin: (name: string) => `すでにリストにある${name}と同じファイルです。このままではクレジットが二重に消費されます。`,
  clearEnded: '終了分を消去',
  state: {
    waiting: '送信待ち',
    uploading: (percent: string) => `送信中：${percent}`,
    reading: 'ページ数を確認中…',
    locked: 'パスワードで保護されています',
    ready: (number: number) => `${pages(number)}、${credits(number)}`,
    starting: '開始中…',
    queued: '順番待ち',
    converting: (done: number, total: number) => `読み取り中：${pages(total)}中${count(done)}`,
    done: '変換済み',
    failed: '変換失敗',
    refused: '追加不可',
  },
  progressOf: (name: string) => `${name}の進行状況`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => `${verdicts.verified}${counted(number, { other: '件' })}`,
    mismatch: (number: number) => `${verdicts.mismatch}${counted(number, { other: '件' })}`,
    unverifiable: (number: number) => `${verdicts.unverifiable}${counted(number, { other: '件' })}`,
    failed: (number: number) => `変換失敗${counted(number, { other: '件' })}`,
  },
  downloadAll: 'すべてダウンロード',
  transactions: (number: number) => counted(number, { other: '件の取引' }),
  password: {
    label: (name: string) => `${name}のパスワード`,
    placeholder: 'PDFのパスワード',
    submit: '解除',
    others: '保護されたほかのファイルにも試す',
    show: 'パスワードの表示を切り替え',
    missing: 'このPDFを開くパスワードを入力してください。',
  },
  hints: {
    title: '明細書に記載のない情報',
    body: '明細書からはわからない場合にだけ使います。記載があれば、記載を優先します。',
    dateOrder: '日と月の順序',
    dateOrders: {
      DMY: '日、月、年：31/12/2025',
      MDY: '月、日、年：12/31/2025',
      YMD: '年、月、日：2025/12/31',
    },
    year: '年（記載がない場合）',
    yearWrong: (least: number, most: number) => `${least}～${most}の年`,
    asPrinted: '明細書のとおり',
    currency: '通貨',
    noCurrency: (typed: string) => `「${typed}」は通貨の一覧にありません。`,
  },
  start: (number: number) => `${files(number)}を変換`,
  cost: (number: number, pagesOf: number) => `${files(number)}、${pages(pagesOf)}：${credits(pagesOf)}`,
  left: (number: number) => `変換後の残り：${credits(number)}`,
  tooFew: (missing: number) =>
    `${credits(missing)}不足しています。ファイルを減らすか、このサービスの運営者にクレジットの追加をご依頼ください。`,
  running: (done: number, total: number) => `変換中：${pages(total)}中${count(done)}`,
  outage:
    '現在サービスに接続できません。失われたものはありません。受信済みのファイルは再開後に変換され、このページも自動的に続行します。',
  cancel: 'キャンセル',
  /** while the user looks at something else */
  told: {
    inTitle: '✓ 完了',
    title: '変換が完了しました',
    body: ({ converted, failed }: { readonly converted: number; readonly failed: number }) =>
      [
        ...(converted > 0 ? [`変換済み：${files(converted)}`] : []),
        ...(failed > 0 ? [`変換失敗：${files(failed)}`] : []),
      ].join('、'),
  },
  notify: {
    label: '完了したらブラウザーで通知する',
    mail: '完了したらメールで通知する',
    refused: 'ブラウザーで通知が許可されていません。ブラウザーの設定で、このページの通知を許可してください。',
  },
  said: {
    ready: (name: string, number: number) => `${name}の準備ができました。${pages(number)}です。`,
    locked: (name: string) => `${name}はパスワードで保護されています。`,
    done: (name: string) => `${name}を変換しました。`,
    failed: (name: string, why: string) => `${name}：${why}`,
  },
} satisfies Texts['convert'];
