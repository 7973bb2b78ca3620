/** Japanese: correcting rows, and the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { other: '行' });

/** The keys of actions, as `aria-keyshortcuts` has them. */
const shortcuts = {
  edit: 'e',
  add: 'a',
  draw: 'b',
  split: 's',
  merge: 'm',
  flip: 'f',
  swap: 'd',
  choose: 'x',
  delete: 'Delete',
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
  columns: 't',
} as const;

export const edit = {
  menu: '編集',
  ofRow: 'この行、または選択中の行',
  ofStatement: '明細書全体',
  actions: {
    edit: '編集',
    add: '下に行を追加',
    draw: 'ページを枠で囲む',
    split: '分割',
    merge: '次の行と結合',
    flip: '符号を反転',
    swap: '日と月を入れ替え',
    choose: '複数選択',
    delete: '削除',
    undo: '元に戻す',
    redo: 'やり直す',
    flipAll: '全行の符号を反転',
    swapAll: '全行の日と月を入れ替え',
    figures: '期首残高と期末残高',
    columns: 'ページ上の列',
  } as Readonly<Record<string, string>>,
  shortcuts: shortcuts as Readonly<Record<string, string>>,
  titles: {
    edit: '行の編集',
    add: '行の追加',
    split: '行を2つに分割',
    several: '選択した行の編集',
    figures: '期首残高と期末残高',
  },
  fields: {
    date: '日付',
    description: '摘要',
    amount: '金額',
    balance: '残高',
    otherDescription: 'もう一方の摘要',
    otherAmount: 'もう一方の金額',
    openingBalance: '期首残高',
    closingBalance: '期末残高',
  },
  placeholders: {
    amount: (example: string) => `出金：${example}`,
    balance: () => '記載があれば',
    openingBalance: () => '記載があれば',
    closingBalance: () => '記載があれば',
  } as Readonly<Record<string, (example: string) => string>>,
  keys: { enter: 'Enter', saves: '保存', escape: 'Esc', cancels: 'キャンセル' },
  leave: { title: '入力した内容を破棄しますか？', body: '何も保存されず、行はそのままです。', action: '破棄' },
  chosen: (number: number) => `${rows(number)}を選択中`,
  chooseNone: '選択を解除',
  deletedRows: (number: number) => `削除した行（${count(number)}）`,
  bringBack: '行を戻す',
  overtaken:
    'その間に、ほかの人がこの読み取り結果を変更しました。入力内容は残っています。現在の行と見比べて、もう一度保存してください。',
  gone: '選択していた行はなくなりました。ほかの行は変更していません。もう一度選択してください。',
  wrongAmount: (example: string) => `${example} のような金額を入力してください`,
  wrongDate: (example: string) => `${example}のように、日付を入力してください`,
  save: '保存',
  cancel: 'キャンセル',
  failed: '保存できませんでした',
  checking: '検算しています…',
  preview: {
    verified: `この変更で、明細書は「${verdicts.verified}」になります。`,
    mismatch: `この変更では、明細書は「${verdicts.mismatch}」になります。`,
    unproved: `この変更では、明細書は「${verdicts.unverifiable}」になります。`,
  },
  correctedRows: (number: number) => `${rows(number)}を修正`,
  older: 'このファイルには新しい読み取り結果があります。編集するには、有効にする版を復元してください。',
  versions: '版',
  versionsTitle: 'このファイルの版',
  close: '閉じる',
  current: '現在',
  exported: '出力済み',
  restore: '復元',
  kinds: { converted: '明細書から読み取り', corrected: '修正', restored: '復元', reread: '再読み取り' },
  by: (name: string) => `変更者：${name}`,
} satisfies Texts['edit'];
