/** Japanese: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'メンバー管理',
  intro: 'ここにいる全員が同じアカウントで作業します。ファイルもクレジットも共通です。',
  list: 'このアカウントの利用者',
  columns: { person: '利用者', role: '役割', since: '参加日', action: '操作' },
  you: '自分',
  roles: { owner: '所有者', member: 'メンバー', reviewer: '確認者' },
  meanings: {
    owner: '利用者、キー、Webhook、利用状況、監査ログを含むすべての操作ができます。',
    member: 'ファイルのアップロード、変換、修正、出力、削除ができます。',
    reviewer: '変換済みの内容の閲覧、修正、出力ができます。',
  },
  roleOf: (name: string) => `${name}の役割`,
  onlyOwner: 'アカウントには必ず所有者が必要です。退出や役割の変更の前に、ほかの人を所有者にしてください。',
  remove: '外す',
  removePerson: (name: string) => `${name}を外す`,
  removing: {
    title: (name: string) => `${name}を外しますか？`,
    body: 'この人はすぐにアカウントを使えなくなります。作成したものは残ります。アカウントのキーは引き続き有効です。この人が知っているキーは無効にしてください。',
  },
  leave: 'このアカウントから退出',
  leaving: {
    title: 'このアカウントから退出しますか？',
    body: 'ファイルは見られなくなります。戻るには新しい招待が必要です。',
    action: '退出',
  },
  invite: {
    title: '招待',
    role: '役割',
    submit: '招待する',
    sent: (email: string) => `${email}にリンクをメールで送信しました。リンクは7日間有効です。`,
    link: (email: string) =>
      `このサービスはメールを送信しません。このリンクを${email}の方に直接お渡しください。表示は今回だけで、7日間、1回だけ使えます。`,
    linkLabel: '招待リンク',
    copy: 'リンクをコピー',
    already: 'この方はすでにこのアカウントに参加しています。',
  },
  open: {
    title: '未承諾の招待',
    until: (role: string, day: string) => `${role}、${day}まで`,
    revoke: '取り消す',
    revokeThis: (email: string) => `${email}への招待を取り消す`,
  },
  accept: {
    title: 'アカウントに参加',
    body: (by: string, account: string, role: string) =>
      `${by}さんからアカウント「${account}」に招待されています。役割：${role}`,
    bodyUnsigned: (account: string, role: string) => `アカウント「${account}」に招待されています。役割：${role}`,
    signedIn: (email: string) => `${email}としてログインしています。`,
    known: (email: string) => `承諾するには、${email}のパスワードを入力してください。`,
    fresh: (email: string) => `${email}の名前とパスワードを設定してください。`,
    submit: '承諾',
    noToken: 'リンクが途中で切れています。元の場所からリンク全体をコピーしてください。',
    reasons: {
      unknown: 'このリンクは当サービスのものではありません。元の場所からリンク全体をコピーしてください。',
      used: 'この招待は承諾済みです。ログインしてください。',
      expired: 'この招待は期限切れです。新しい招待を依頼してください。',
      revoked: 'この招待は取り消されました。招待した方に新しい招待を依頼してください。',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `この招待は${invited}宛てですが、現在${signedIn}としてログインしています。ログアウトしても、招待はここに残ります。`,
    signOut: 'ログアウト',
  },
  switching: { label: 'アカウント', option: (name: string, role: string) => `${name}（${role}）` },
  forOwners: {
    title: '所有者のみ閲覧できます',
    body: (role: string) => `このアカウントでの役割：${role}。役割は所有者が変更できます。`,
  },
  lost: (before: string, now: string) => `「${before}」からは外れました。現在は「${now}」です。`,
} satisfies Texts['people'];
