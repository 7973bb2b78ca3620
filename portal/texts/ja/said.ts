/** Japanese: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: '列とページ…',
  join: (page: number) => `${count(page)}ページは前の明細書の続き`,
  columns: {
    title: (page: number) => `${count(page)}ページの列`,
    hint: '同じ見出しの表はすべてこのように読み取ります。',
    holds: {
      asRead: '明細書のとおり',
      debit: '出金',
      credit: '入金',
      amount: '金額',
      balance: '残高',
      date: '記帳日',
      value_date: '起算日',
      other: '無視',
    } as Readonly<Record<string, string>>,
    untitled: '見出しなし',
    unread: '読み取りなし',
    band: (heading: string, holds: string) => `列「${heading}」：${holds}`,
    changed: (column: string) => `${column}（変更あり）`,
    label: '列の内容',
    point: '列を選ぶか、列のある場所をクリックし、その内容を指定してください。',
    add: '列を追加',
    own: '追加した列',
    none: 'このページには、この明細書の列が見つかりませんでした。列のある場所をクリックしてください。',
    submit: 'この列で再読み取り',
    leave: {
      title: '列について指定した内容を破棄しますか？',
      body: 'ファイルは現在の読み取り結果のままです。',
      action: '破棄',
    },
  },
  pages: {
    title: 'ページ',
    labels: {
      excludedPages: '明細書に含まれないページ',
      startPages: '明細書が始まるページ',
      continuePages: '前の明細書の続きであるページ',
    },
    hints: {
      excludedPages: '読み取らず、結果にその旨を表示します。',
      startPages: '明細書に記載がない場合に指定します。',
      continuePages: '別の明細書が始まるように見える場合に指定します。',
    },
    example: '3-4、7',
    beginAndContinue: '同じページを、始まりと続きの両方に指定することはできません',
    noneLeft: '少なくとも1ページを残してください',
    wrong: (pageCount: number) => `1～${count(pageCount)}のページを「3-4、7」のように入力してください`,
  },
} satisfies Texts['said'];
