/** Japanese: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { other: 'クレジット' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE ? counted(seconds, { other: '秒' }) : counted(Math.ceil(seconds / MINUTE), { other: '分' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () =>
    'サービスに接続できません。オンラインであること、サービスが動作していることを確認して、もう一度お試しください。',
  AUTH_INVALID_KEY: () => 'ログアウトされています。もう一度ログインしてください。',
  SIGN_IN_FAILED: () => 'メールアドレスまたはパスワードが違います。',
  FORBIDDEN: () => 'これを利用する権限がありません。',
  SIGNUP_OFF: () => 'ここでは新規登録を受け付けていません。このサービスの運営者に利用をお申し込みください。',
  EMAIL_TAKEN: () => 'このメールアドレスのユーザーはすでに存在します。ログインするか、別のアドレスを使用してください。',
  NO_ACCOUNT: () => 'どのアカウントにも参加していません。アカウントの所有者に招待を依頼してください。',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'この人はサービスの運営者で、ほかのアカウントに属していません。先に別のアカウントに招待してください。'
      : 'アカウントには必ず所有者が必要です。先にほかの人を所有者にしてください。',
  KEY_LIMIT_REACHED: ({ details }) =>
    `このアカウントには有効なキーが${counted(Number(details.limit), { other: '個' })}あり、これ以上は作成できません。使われていないキーを失効させてください。`,
  LINK_INVALID: () => 'このリンクは使用済みか、有効期限が切れています。新しいリンクを請求してください。',
  RATE_LIMITED: ({ retryAfter = 60 }) => `回数が多すぎます。${wait(retryAfter)}後にもう一度お試しください。`,
  INTERNAL_ERROR: () => 'サービス側でエラーが発生しました。お客様の操作が原因ではありません。もう一度お試しください。',
  SERVICE_UNAVAILABLE: () => '現在、サービスはこの操作を実行できません。しばらくしてからもう一度お試しください。',
  UPLOAD_FAILED: () => 'このファイルを受信できませんでした。もう一度お試しください。',
  CONVERT_FAILED: () => '変換できませんでした。クレジットは消費されていません。もう一度お試しください。',
  SET_PASSWORD_FAILED: () => 'パスワードを試すことができませんでした。もう一度お試しください。',
  FILE_REQUIRED: () => 'ファイルが空です。銀行が発行したPDF、またはそのスキャンを選択してください。',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `ファイルがアカウントの上限${bytes(Number(details.maxBytes))}を超えています。分割するか、このサービスの運営者に上限の引き上げをご依頼ください。`,
  UNSUPPORTED_FILE: () =>
    'PDFでも画像（JPEG、PNG、WebP、TIFF）でもありません。銀行が発行した明細書のPDF、またはそのスキャン画像を追加してください。',
  NO_TRANSACTIONS: () =>
    'この文書に明細書が見つかりませんでした。クレジットは消費されていません。正しいファイルかどうか確認してください。写真や、テキストのないスキャンは読み取れません。',
  FILE_NOT_FOUND: () => 'このファイルは削除されたか、保存期限が切れました。もう一度追加してください。',
  JOB_NOT_FOUND: () => 'この変換は削除されました。変換するには、ファイルをもう一度追加してください。',
  JOB_CANCELLED: () => 'この変換はキャンセルされました。変換されなかった分のクレジットは消費されていません。',
  RESULT_EXPIRED: () =>
    '保存期限が切れたかファイルが削除されたため、結果はありません。ファイルを追加して、もう一度変換してください。',
  VERSION_CHANGED: () =>
    'ほかの方がこのファイルを変更しました。入力内容は失われていません。現在の行を確認して、もう一度保存してください。',
  FILE_LOCKED: () => 'このPDFは保護されています。開くためのパスワードを入力してください。',
  PASSWORD_INCORRECT: () => 'このパスワードではファイルを開けません。確認して、別のパスワードをお試しください。',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `${credits(details.required)}が必要ですが、残りは${credits(details.available)}です。変換は開始されず、クレジットも消費されていません。ファイルを減らすか、このサービスの運営者にクレジットの追加をご依頼ください。`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `リクエスト番号：${id}`,
} satisfies Texts['errors'];
