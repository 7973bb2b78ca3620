/** Japanese: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const ja: MailTexts = {
  reset: (link) => ({
    subject: 'Ledgerize の新しいパスワード',
    text: `Ledgerize のパスワードの再設定が、おそらくご本人様から申し込まれました。

1 時間以内に次のリンクを開いて、パスワードを設定してください。

  ${link}

お心当たりがない場合は、何もなさらないでください。パスワードは変わりません。
`,
  }),
  signUp: (link) => ({
    subject: 'Ledgerize への登録',
    text: `このアドレスでの Ledgerize への登録が、おそらくご本人様から申し込まれました。

24 時間以内に次のリンクを開いて、パスワードを設定してください。

  ${link}

お心当たりがない場合は、何もなさらないでください。何も作成されていません。
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'Ledgerize に登録済みです',
    text: `このアドレスでの Ledgerize への登録が、おそらくご本人様から申し込まれました。すでに登録済みですので、ログインしてください。

  ${signIn}

パスワードをお忘れの場合は、1 時間以内に次のリンクを開いて、新しいパスワードを設定してください。

  ${reset}

お心当たりがない場合は、何もなさらないでください。何も変わらず、申し込んだ人にアカウントの有無は知らされません。
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} さんから Ledgerize への招待`,
    text: `${by} さんが、Ledgerize のアカウント「${account}」への参加を招待しています。

7 日以内に次のリンクを開いて、招待を承認してください。

  ${link}

お心当たりがない場合は、何もなさらないでください。
`,
  }),
  done: (ended, link) => ({
    subject: '明細書の変換が完了しました',
    text: `開始された変換が完了しました。

${lines(
  [
    [ended.verified, '証明済み'],
    [ended.mismatch, '不一致'],
    [ended.unverifiable, '未証明'],
    [ended.failed, '変換失敗'],
  ],
  '：',
)}

こちらでご確認ください。

  ${link}

変換の開始時に通知を希望されたため、このメールをお送りしています。
`,
  }),
};
