/** Japanese: the views of clients, their bank accounts, and an account's page. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const items = (number: number) => counted(number, { other: '件' });
const statements = (number: number) => counted(number, { other: '件の明細書' });
const files = (number: number) => counted(number, { other: '件のファイル' });
const transactions = (number: number) => counted(number, { other: '件の取引' });
const rows = (number: number) => counted(number, { other: '行' });

export const clients = {
  title: '顧客',
  body: '明細書を顧客ごとに分けて管理します。明細書の口座は自動的に見つかります。',
  add: '顧客を追加',
  empty: '顧客はまだありません。追加すると、変換時に選択したり、履歴でファイルを移動したりできます。',
  list: 'このアカウントの顧客',
  columns: { name: '顧客', files: 'ファイル', since: '登録' },
  none: '顧客なし',
  name: '名前',
  nameMissing: '名前を入力してください。',
  nameTaken: 'この名前の顧客はすでにあります。',
  create: '追加',
  rename: '名前を変更',
  renameTitle: '顧客の名前を変更',
  save: '保存',
  cancel: 'キャンセル',
  remove: '削除',
  removeTitle: '顧客を削除しますか？',
  removeBody: 'ファイルは残り、どの顧客にも属さなくなります。',
  choose: '顧客',
  move: '顧客へ移動',
  newClient: '新しい顧客…',
  moveTo: (number: number) => `${files(number)}を顧客へ移動`,
  moved: (number: number) => `${files(number)}を移動しました。`,
  suggestion: {
    title: '顧客のものと思われるファイル',
    body: (number: number, account: string, client: string) =>
      `どの顧客にも属さない${files(number)}があります。口座は${account}で、以前から${client}にあります。`,
    seen: (number: number) => `移動先にあるこの口座の明細書：${items(number)}`,
    accept: (client: string) => `${client}へ移動`,
  },
  holders: {
    title: '顧客のないファイルの名義人',
    addAll: (number: number) => `${number}名すべてを顧客に追加`,
    add: (holder: string) => `${holder}を顧客に追加`,
    addShort: '追加',
    of: (number: number) => `明細書${items(number)}`,
  },
  accounts: {
    list: '口座',
    none: 'この顧客の明細書はまだ読み取られていません。',
    columns: {
      account: '口座',
      holder: '名義人',
      period: '期間',
      statements: '明細書',
      verdict: '判定',
      balance: '最新の残高',
    },
    unknownBank: '金融機関不明',
    noNumber: '口座番号なし',
    verified: (number: number) => `${verdicts.verified}${items(number)}`,
    mismatch: (number: number) => `${verdicts.mismatch}${items(number)}`,
    unverifiable: (number: number) => `${verdicts.unverifiable}${items(number)}`,
    notApart:
      '口座番号がないため、これらの明細書は金融機関と名義人だけでまとめています。同じ口座のものであることを示す記載はありません。',
    byEnding:
      '番号の末尾だけが記載された明細書があります。ほかの明細書と残高がつながるため、この口座のものと判断しています。',
    maybeSame: (number: number) =>
      `番号の末尾が同じ口座がほかに${items(number)}ありますが、同じ口座であることを示す記載はありません。`,
    expires: (day: string) => `最初のファイルは${day}に削除されます。`,
  },
  account: {
    back: (client: string) => `${client}に戻る`,
    facts: (number: number, all: number) => `${statements(number)}、${transactions(all)}`,
    strands: 'この番号の口座',
    strand: (place: number, days: string) => `口座${count(place)}：${days}`,
    status: {
      verified: '全体として証明済み：すべての明細書が証明済みで、それぞれが前の明細書から続いています。',
      mismatch: '未証明：計算の合わない明細書、または前の明細書から続いていない明細書があります。',
      unverifiable: '全体としては未証明です。',
    },
    unverified: (number: number) => `証明されていない明細書：${items(number)}`,
    maybeTwice: (number: number) => `重複の可能性がある行：${rows(number)}`,
    unknownOrder: '明細書が続いているかどうかを示す記載なし',
  },
  coverage: {
    title: '明細書の有無',
    label: '月ごとの明細書',
    year: '年',
    state: {
      gap: '不足',
      mismatch: verdicts.mismatch,
      revised: '2つの版',
      overlap: '期間重複',
      twice: '二重',
      partly: '一部',
      unproved: verdicts.unverifiable,
      covered: 'あり',
    },
    cell: (month: string, states: string, number: number) => `${month}：${states}、${statements(number)}`,
    missing: (days: string) => `不足：${days}`,
    chosen: (month: string) => `${month}の明細書`,
    noStatement: 'この月の明細書はありません。',
  },
  findings: {
    title: '不足と重複',
    nothing: '不足も重複もありません。',
    gap: (days: string) => `${days}の明細書がありません。`,
    balance: '残高が引き継がれていません。行または明細書が不足しているか、重複しているか、読み取りに誤りがあります。',
    overlap: (days: string, number: number) =>
      `2つの明細書が${days}を含んでいます。両方にある行：${rows(number)}（1回だけ数えています）。`,
    overlapIdle: (days: string) => `2つの明細書が${days}を含んでいますが、両方にある行はありません。`,
    duplicate: (days: string) => `${days}の明細書が重複しています。1回だけ数えています。`,
    revision: (days: string) => `${days}の明細書には2つの版があります。一方だけにある行には印を付けています。`,
    jumps: (from: string, to: string, by: string) => `残高が${from}から${to}に飛んでいます（差額${by}）。`,
    closes: (from: string, to: string) => `一方は${from}、もう一方は${to}で終わります。`,
    same: (balance: string) => `残高${balance}は前後で同じで、金額の不足はありません。`,
    unknown: '前後の残高はわかりません。',
  },
  plot: {
    title: '残高',
    label: (from: string, to: string, first: string, last: string) =>
      `${from}から${to}までの残高：最初は${first}、最後は${last}。左右の矢印キーで日付を移動できます。`,
    at: (day: string, balance: string) => `${day}：${balance}`,
  },
  rows: {
    title: '取引',
    label: 'この口座の取引',
    columns: { date: '日付', description: '摘要', amount: '金額', balance: '残高', source: '明細書' },
    none: 'この期間に取引はありません。',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `${day}、${description}を確認`,
    doubt: {
      maybeTwice: '重複の可能性',
      earlierOnly: '前の版のみ',
      laterOnly: '後の版のみ',
    },
    edited: '修正済み',
    from: '開始日',
    to: '終了日',
    month: '月',
    allMonths: 'すべての月',
    format: '形式',
    export: '出力',
    exportAll: 'すべての顧客を出力',
    exported: (name: string) => `出力しました：${name}`,
    exportFailed: '出力できませんでした',
  },
} satisfies Texts['clients'];
