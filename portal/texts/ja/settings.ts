/** Japanese: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: '設定',
  you: 'ユーザー情報',
  parts: '設定の項目',
  operator: 'このサービスの運営者です。',
  since: (day: string) => `${day}から利用`,
  account: {
    title: 'アカウント',
    name: 'アカウント名',
    hint: '招待と、アカウントの切り替えに表示されます。',
    save: '保存',
    done: 'アカウント名を変更しました。',
    missing: '名前を入力してください。',
  },
  password: {
    title: 'パスワード',
    body: '新しいパスワードを設定すると、ここ以外のすべての端末でログアウトされます。',
    current: '現在のパスワード',
    new: '新しいパスワード',
    submit: 'パスワードを変更',
    done: 'パスワードを変更しました。ほかの端末ではログアウトされています。',
    wrong: '現在のパスワードが違います。確認してください。',
  },
  sessions: {
    title: 'ログイン中の端末',
    current: 'この端末',
    browser: 'ブラウザー',
    unknownBrowser: 'プログラム',
    on: (browser: string, system: string) => `${browser}（${system}）`,
    address: 'アドレス',
    since: '開始',
    until: '期限',
    action: '操作',
    end: 'ログアウト',
    endThis: (browser: string) => `${browser}をログアウト`,
    endOthers: (number: number) => `ほかの${counted(number, { other: '件' })}をログアウト`,
    alone: 'ほかの端末ではログインしていません。',
  },
} satisfies Texts['settings'];
