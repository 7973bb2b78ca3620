/** Japanese: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'ダウンロード',
  choose: 'ダウンロード方法を選択',
  /** with the format's short name; empty if none is chosen yet */
  chooseFor: (label: string, format: string) => `${label}：方法を選択${format === '' ? '' : `、現在は${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${program}用${format}`].filter((part) => part !== null).join('、'),
  format: '形式',
  preset: '対象ソフト',
  noPreset: '汎用：すべての列',
  own: {
    make: '新しいプリセットを作成…',
    delete: (name: string) => `プリセット${name}を削除`,
    name: 'プリセットの名前',
    asUsual: '標準',
    options: { dateFormat: '日付', delimiter: '列の区切り', decimalMark: '小数点', amounts: '金額' },
    values: {
      delimiter: { comma: 'コンマ', semicolon: 'セミコロン', tab: 'タブ', pipe: '縦棒' },
      decimalMark: { point: 'ピリオド：4959.21', comma: 'コンマ：4959,21' },
      amounts: { signed: '符号付きの1列', split: '出金と入金の2列' },
    },
  },
  what: '範囲',
  ways: {
    one: 'このファイル',
    together: 'すべてを1つのファイルに',
    apart: '明細書ファイルごとにまとめたzip',
  },
  failed: 'ダウンロードできませんでした',
  needs: {
    title: '明細書に記載のない情報',
    why: 'この形式には次の情報が必要ですが、明細書に記載がありません。',
    fields: {
      currency: { label: '通貨', hint: 'EURなど3文字のコード。' },
      account: { label: '口座番号', hint: 'お使いのソフトに登録されている口座番号。' },
      bankId: { label: '銀行の識別番号', hint: 'ルーティング番号、ソートコード、またはBIC。9文字以内。' },
      intuBankId: {
        label: 'QuickBooksでの銀行の番号',
        hint: 'QuickBooksの銀行一覧（INTU.BID）にある番号。口座はこの銀行の名前で表示されます。',
      },
      openingBalance: { label: '期首残高', hint: '例：122.44。マイナス残高の場合はマイナスを付けます。' },
      closingBalance: { label: '期末残高', hint: '例：4959.21。マイナス残高の場合はマイナスを付けます。' },
      periodEnd: { label: '明細書の最終日', hint: '期末残高の日付' },
    },
  },
} satisfies Texts['downloads'];
