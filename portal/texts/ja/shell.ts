/** Japanese: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: '銀行やカードのPDF明細書を、証明された正確な取引データに。',
  skip: '本文へ移動',
  navigation: '画面',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  close: '閉じる',
  account: 'アカウント',
  reference: 'APIリファレンス',
  guides: 'ガイド',
  signOut: 'ログアウト',
  credits: (credits: number) => counted(credits, { other: 'クレジット' }),
  creditsHint: '1クレジットで1ページを変換できます',
  appearance: '外観',
  schemes: { auto: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  loading: '読み込み中…',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: '変換',
    check: '確認',
    history: '履歴',
    clients: '顧客',
    keys: 'キー',
    webhooks: 'Webhooks',
    usage: '利用状況',
    settings: '設定',
    operator: '運営',
  },
  notFound: {
    title: 'ページが見つかりません',
    body: 'アドレスが間違っているか、ここにあったものがなくなった可能性があります。',
    back: '変換へ',
  },
  broken: {
    title: 'この画面でエラーが発生しました',
    body: 'サービス側の不具合です。ページを再読み込みしてください。それでもエラーになる場合は、下の内容をこのサービスの運営者にお知らせください。',
    unloaded: {
      title: 'この画面を読み込めませんでした',
      body: 'オフラインであるか、サービスが停止しているか、新しいバージョンが公開された可能性があります。接続を確認して、ページを再読み込みしてください。',
    },
    reload: '再読み込み',
  },
  retry: '再試行',
  recovers: 'サービスが応答すると、自動的に再試行します。',
} satisfies Texts['shell'];
