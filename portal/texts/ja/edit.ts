/** Japanese: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

export const edit = {
  edit: '編集',
  addBelow: '下に行を追加',
  editTitle: '行の編集',
  addTitle: '行の追加',
  date: '日付',
  description: '摘要',
  amount: '金額',
  amountHint: '出金にはマイナスを付けます：-12.20',
  balance: '残高',
  balanceHint: '行に記載のとおり。記載がなければ空欄',
  wrongDecimal: '-12.20のように、数字と小数点で入力してください',
  wrongDate: '2025-06-02のように、日付を入力してください',
  required: '必須です',
  delete: '行を削除',
  save: '保存',
  cancel: 'キャンセル',
  failed: '保存できませんでした',
  checking: '検算しています…',
  preview: {
    verified: `この変更で、明細書は「${verdicts.verified}」になります。`,
    mismatch: `この変更では、明細書は「${verdicts.mismatch}」になります。`,
    unproved: `この変更では、明細書は「${verdicts.unverifiable}」になります。`,
  },
  correctedRows: (number: number) => `${counted(number, { other: '行' })}を修正`,
  older: 'このファイルには新しい読み取り結果があります。編集するには、有効にする版を復元してください。',
  undo: '元に戻す',
  versions: '版',
  versionsTitle: 'このファイルの版',
  close: '閉じる',
  current: '現在',
  restore: '復元',
  kinds: { converted: '明細書から読み取り', corrected: '修正', restored: '復元' },
  by: (name: string) => `変更者：${name}`,
} satisfies Texts['edit'];
