/** Japanese: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: '名前',
  nameHint: 'お名前または会社名',
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  passwordHint: (least: number) => `${least}文字以上。短い文をおすすめします`,
  passwordTooShort: (least: number) => `${least}文字以上にしてください。`,
  passwordTooLong: (most: number) => `${most}文字以内にしてください。`,
  showPassword: 'パスワードの表示を切り替え',
  emailWrong: 'anna@example.comのような形式で入力してください。',
  nameMissing: '名前を入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  toSignIn: 'ログイン',
  toPortal: '明細書へ',
  signIn: {
    title: 'ログイン',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    ended: 'セッションが終了しました。もう一度ログインすると、続きから作業できます。',
    noAccount: 'アカウントをお持ちでない場合',
    signUp: '新規登録',
    unclaimed: {
      title: 'このサービスはまだ設定されていません',
      body: 'サービスの起動時に表示された設定用リンクを開いてください。最初に開いた方が運営者になります。',
    },
  },
  signUp: {
    title: '新規登録',
    submit: '登録',
    hasAccount: 'アカウントをお持ちの場合',
    off: 'ここでは新規登録を受け付けていません。このサービスの運営者に利用をお申し込みください。',
    byMail: 'パスワードを設定するためのリンクをメールでお送りします。',
    submitMail: 'リンクを送信',
    sent: (email: string) =>
      `${email}にメールを送信しました。1日以内にメール内のリンクを開いてください。迷惑メールフォルダーもご確認ください。`,
  },
  confirm: {
    title: '新規登録',
    body: 'メールアドレスを確認しました。パスワードを設定してください。',
    submit: '登録',
    noToken: 'リンクが途中で切れています。メールからリンク全体をコピーしてください。',
    stale: 'このリンクは使用済みか、1日の有効期限が切れています。ログインするか、新しいリンクを請求してください。',
    another: '新しいリンクを請求',
  },
  claim: {
    title: 'Ledgerizeの設定',
    body: 'このサービスの運営者になり、最初のアカウントとAPIキーのユーザーになります。',
    submit: '設定',
    noToken: 'リンクが途中で切れています。サービスを起動した画面からリンク全体をコピーしてください。',
    claimed: 'このサービスはすでに設定されています。ログインするか、運営者にお問い合わせください。',
    stale:
      'このリンクは無効です。サービスが最後に表示したリンクを開いてください。コマンド「ledgerize users setup」で新しいリンクを作成できます。',
    signedIn: (email: string) =>
      `現在${email}としてログインしています。設定すると、別のアドレスの新しいユーザーが作成され、そのユーザーでログインします。`,
  },
  forgot: {
    title: 'パスワードの再設定',
    body: '新しいパスワードを設定するためのリンクをメールでお送りします。',
    submit: 'リンクを送信',
    sent: (email: string) =>
      `${email}のユーザーが存在する場合、リンクをお送りしました。有効期限は1時間です。迷惑メールフォルダーもご確認ください。`,
    noMail:
      'このサービスはメールを送信しません。運営者にお問い合わせください。コマンド「ledgerize users reset」で、新しいパスワードを設定するためのリンクを作成できます。',
  },
  reset: {
    title: 'パスワードの再設定',
    body: '設定すると、すべての端末でログアウトされます。',
    submit: 'パスワードを設定',
    noToken: 'リンクが途中で切れています。元の場所からリンク全体をコピーしてください。',
    stale: 'このリンクは使用済みか、1時間の有効期限が切れています。',
    another: '新しいリンクを請求',
    done: '新しいパスワードを設定しました。そのパスワードでログインしてください。',
  },
} satisfies Texts['session'];
