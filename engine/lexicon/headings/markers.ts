/** Letters and words beside an amount that say on which side it was booked. */
import { byWord } from '../phrases/by-word.ts';
import { remembered } from '../phrases/remembered.ts';

/** Out of the account: debit, Soll, Debe, Dare, Af, overdrawn, winien, má dáti, tartozik, borç. */
const OUT = `d dr db deb dbt debt debit debits debited debet debe debito débito débit cargo cargos cgo dt dare s soll
  belastung lastschrift od overdrawn af uitgaven ut ud out uit wn winien obciążenie md má_dáti tartozik t výdaj výdej
  дебет дб дт д расход b borç χρ χ χρέωση duguje v_breme deebet debetas ח חובה مدين saída saídas retiro giro keluar 借
  借方 支 支出 出 付 出金 支払 출금 ถอน`;
/** Into the account: credit, PY (a payment to a company's card), Haben, Avere, Bij, uznanie, dal, követel, alacak. */
const IN = `c py cr crd cre cred ct credit credits credited crédit credito crédito kredit kr h haben gutschrift haber
  abono abonos abo kt avere bij in inn ind ma uznanie dal követel k j příjem příjem p кредит кр кт к приход a alacak πι
  π πίστωση jóváírás potražuje v_dobro kreedit kreditas ז זכות دائن entrada entradas depósito masuk
  貸 貸方 贷 贷方 收 收入 存 入 入金 預入 입금 ฝาก`;

/** Signs are markers too, in a column of their own. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1, '−': -1, '–': -1, '—': -1, '－': -1, '＋': 1 };

/** Words that without their accents are others: the Vietnamese sides of an account. */
const ACCENTED: Readonly<Record<string, 1 | -1>> = { nợ: -1, có: 1 };

/** The few that may be right after an amount: any other word there belongs to the text that follows. */
const BESIDE_AMOUNT = new Set(
  `DR CR PY D C DB S H OD AF BIJ DEBIT CREDIT DEBET KREDIT DEBE HABER CARGO ABONO CGO ABO DARE AVERE SOLL HABEN DEB CRE
  WN MA K DT CT KT CD T J A B P BORÇ ALACAK Д К ДТ КТ ДБ КР ДЕБЕТ КРЕДИТ Χ Π ΧΡ ΠΙ NỢ CÓ 借 貸 贷 支 存 出 入 出金 入金`.split(
    /\s+/,
  ),
);
/** Those that also end numbers of other things, "Flat 12B", "Seat 4A": glued to figures, these need a decimal mark. */
const ENDS_NUMBERS = new Set('ABJPT');

const words = (list: string) => list.split(/\s+/).map((word) => plain(word.replace('_', ' ')));
const signs = byWord<1 | -1>([
  [1, words(IN)],
  [-1, words(OUT)],
]);

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[().:]/g, '')
    .trim();
}

const DIGIT = /[0-9]/;

/** Given a marker as printed ("Dr", "(Cr)", "S", "Bij", "−"), returns the holder's sign, or null for other text. */
export function markerSign(marker: string): 1 | -1 | null {
  // no marker has a figure, and most of the texts passed have one
  return DIGIT.test(marker) ? null : signOf(marker);
}

const signOf = remembered((marker): 1 | -1 | null => {
  const printed = marker.trim();
  return SIGNS[printed] ?? ACCENTED[printed.toLowerCase().normalize('NFC')] ?? signs.get(plain(printed)) ?? null;
});

/** True for a plus or minus alone. */
export const isSignMark = (text: string): boolean => text.length === 1 && SIGNS[text] !== undefined;

/** Longer tokens are no markers, whatever is around them. */
const LONGEST = 8;

/** Given a token beside an amount, returns it in upper case if it is a marker ("Cr" gives "CR"), else null. */
export function markerBesideAmount(token: string): string | null {
  if (token.length > LONGEST) return null;
  const bare = token
    .replace(/^[([]|[)\].]+$/g, '')
    .toUpperCase()
    .normalize('NFC');
  return BESIDE_AMOUNT.has(bare) ? bare : null;
}

/** Markers that are symbols of money, too, and the other sides beside which they are not: Tunisian dinars. */
export const SYMBOLS: ReadonlyMap<string, RegExp> = new Map([['DT', /(?:^|\d)[CK]T$/i]]);

/** True for a marker that, right behind figures without a decimal mark, is more likely the end of another number. */
export const endsNumbers = (marker: string): boolean => ENDS_NUMBERS.has(marker);
