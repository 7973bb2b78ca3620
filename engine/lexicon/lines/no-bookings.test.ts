import { expect, it } from 'vitest';
import { columnRole } from '../headings/heading-roles.ts';
import { listedBesides, saysNoBookings } from './no-bookings.ts';

it.each([
  'There were no transactions on this account during the period.',
  'No activity in this statement period.',
  'Im Auszugszeitraum wurden keine Umsätze gebucht.',
  'Aucune opération',
  'Non risultano movimenti nel periodo indicato.',
  'Não houve movimentação no período.',
  'W okresie nie było operacji.',
  'V daném období nebyly na účtu žádné pohyby.',
  'За указанный период операций не было.',
  'Δεν υπάρχουν κινήσεις στην περίοδο.',
  'Bu dönemde hesap hareketi bulunmamaktadır.',
  'Không có giao dịch trong kỳ.',
  '期間中のお取引はありません。',
  '本期沒有任何交易。',
])('"%s" says that nothing was booked', (text) => {
  expect(saysNoBookings(text)).toBe(true);
});

it.each(['Your transactions', 'No charge for cash', 'No 17 transactions', 'Transaction date'])(
  '"%s" does not',
  (text) => {
    expect(saysNoBookings(text)).toBe(false);
  },
);

const headed = (...texts: readonly string[]) =>
  listedBesides(texts.map((text) => ({ text, role: columnRole(text)?.role ?? null })));

it.each([
  ['Deposit No', 'Open Date', 'ROI %', 'Mat. Amt.', 'Mat. Date', 'Balance'],
  ['Anlage', 'Zinssatz', 'Fälligkeit', 'Betrag'],
  ['Constituição', 'Vencimento', 'Capital', 'TANB', 'Juros previstos'],
  ['存款编号', '利率', '到期日', '金额'],
])('The headings %s, %s, %s, %s are above deposits', (...texts) => {
  expect(headed(...texts)).toBe('deposits or securities');
});

it.each([
  ['Date', 'Details', 'Maturity', 'Debit', 'Credit'],
  ['Date', 'Details', 'Due date', 'Amount'],
  ['Fecha', 'Concepto', 'Vencimiento', 'Importe'],
])('The headings %s, %s, %s, %s are not', (...texts) => {
  expect(headed(...texts)).toBeNull();
});

it.each([
  ['Valuta', 'Saldo per valuta', 'Segno', 'Giorni', 'Numeri'],
  ['Wert', 'Saldo', 'Tage', 'Zinszahlen'],
  ['Du', 'Au', 'Solde', 'Nombre de jours', 'Intérêts'],
])('The headings %s, %s, %s, %s are above the calculation of interest', (...texts) => {
  expect(headed(...texts)).toBe('the calculation of interest');
});

it.each([
  ['Amount due', 'New balance', 'Minimum payment', 'Payment due date'],
  ['Due date', 'Principal', 'Interest', 'Balance'],
  ['Neuer Saldo', 'Mindestbetrag'],
])('The headings %s, %s are above what is to be paid', (...texts) => {
  expect(headed(...texts)).toBe('what is to be paid');
});

it('Headings of promotions are above purchases that are booked already', () => {
  expect(headed('Tran Date', 'Description', 'Initial Purchase', 'Promo Balance', 'Expiration')).toBe(
    'purchases at a promised rate',
  );
  expect(headed('Trans Date', 'Description', 'Promo Code', 'Amount')).toBeNull();
});

it('A day of booking, or a description, beside what is due is above bookings', () => {
  expect(headed('Date', 'Due date', 'Amount')).toBeNull();
  expect(headed('Due date', 'Details', 'Amount')).toBeNull();
});

it('Days that are counted beside bookings are not such headings', () => {
  expect(headed('Fecha', 'Concepto', 'Importe', 'Saldo', 'Días', 'Números')).toBeNull();
});
