import { describe, expect, it } from 'vitest';
import { sectionName, sectionSign } from './sections.ts';

describe("a section's title", () => {
  it.each([
    ['Deposits and Additions', 1],
    ['Deposits and other credits - continued', 1],
    ['Payments and Other Credits', 1],
    ['Electronic Credits', 1],
    ['Interest paid to you', 1],
    ['Gutschriften', 1],
    ['Virements reçus', 1],
    ['Depósitos y otros abonos', 1],
    ['Wpływy', 1],
    ['入金明細', 1],
    ['WITHDRAWALS', -1],
    ['Checks Paid', -1],
    ['Checks in Serial Number Order', -1],
    ['ATM & DEBIT CARD WITHDRAWALS', -1],
    ['Purchases and Adjustments', -1],
    ['Fees Charged', -1],
    ['Interest Charged', -1],
    ['Withdrawals and other subtractions', -1],
    ['Belastungen', -1],
    ['Paiements par carte', -1],
    ['Compras y cargos', -1],
    ['Wydatki', -1],
    ['Total purchases', -1],
    ['Money out', -1],
    ['Purchases, fees and interest', -1],
    ['Banking/Debit Card Withdrawals and Purchases', -1],
    ['Deposits, refunds and other credits', 1],
    ['Checks presented conventionally', -1],
    ['支出明细', -1],
    ['Pending transactions', 0],
    ['Blokady (nierozliczone do dnia wyciągu)', 0],
    ['Daily ending balance', 0],
    ['Summary of checks written', 0],
    ['Interest Charge Calculation', 0],
    ['How We Figured Your Finance Charge', 0],
    ['Liquidación de intereses deudores', 0],
    ['Condizioni applicate e spese', 0],
    ['Konditionen und Entgelte', 0],
    ['Post-dated payments scheduled', 0],
    ['2023 Totals Year-to-Date', 0],
    ['Vorgemerkte Umsätze', 0],
    ['Lançamentos futuros', 0],
  ] as const)('gives the sign of its rows: %s', (title, sign) => {
    expect(sectionSign(title)).toMatchObject({ sign, weight: 1 });
  });

  it('is known by its noun, less surely', () => {
    expect(sectionSign('Card withdrawals')).toMatchObject({ sign: -1, weight: 0.8 });
    expect(sectionSign('Sonstige Gutschriften')).toMatchObject({ sign: 1, weight: 0.8 });
    expect(sectionSign('Bank charges')).toBeNull();
    expect(sectionSign('Line of credit')).toBeNull();
    expect(sectionSign('Paid by card at Harbour withdrawals')).toBeNull();
  });

  it('may mean one thing on an account and another on a card', () => {
    expect(sectionSign('Payments made')).toMatchObject({ sign: -1, cardSign: 1 });
    expect(sectionSign('Interest')!.weight).toBeLessThan(0.5);
    expect(sectionSign('Purchases')?.cardSign).toBeUndefined();
  });

  it('may be joined of two, of which the surer decides', () => {
    expect(sectionSign('Retraits et autres débits')).toMatchObject({ sign: -1 });
    expect(sectionSign('Pagos y cargos')).toMatchObject({ sign: -1 });
    expect(sectionSign('Payments and refunds')).toMatchObject({ sign: 1 });
    expect(sectionSign('Deposits and withdrawals')).toBeNull();
  });

  it('keeps a word that is short for a month in some language', () => {
    expect(sectionSign('Money out')).toMatchObject({ sign: -1, weight: 1 });
    expect(sectionSign('Deposits - October 2024')).toMatchObject({ sign: 1 });
  });

  it.each(['Transactions', 'Your transactions', 'Umsätze', 'Movimientos', 'Hello', 'JOHN SMITH 12 HIGH STREET', ''])(
    'may say nothing: %s',
    (title) => {
      expect(sectionSign(title)).toBeNull();
    },
  );
});

describe('a title of several words', () => {
  it.each([
    ['Retraits et autres débits', -1],
    ['Depósitos e recebimentos', 1],
    ['Paiements et retraits', -1],
    ['Gelen İşlemler', 1],
    ['ATM and card withdrawals', -1],
    ['Ut av konto', -1],
    ['Inn på konto', 1],
    ['Transaksi Debet', -1],
    ['存入交易', 1],
    ['Money out', -1],
    ['Movimientos en tránsito', 0],
    ['Solduri zilnice', 0],
  ])('%s', (title, sign) => {
    const found = sectionSign(title);
    expect(found?.sign).toBe(sign);
    expect(found?.weight).toBeGreaterThanOrEqual(0.6);
  });

  it('of both sides says nothing', () => {
    expect(sectionSign('Deposits and card withdrawals')).toBeNull();
    expect(sectionSign('Dépôts et retraits')?.weight ?? 0).toBeLessThan(0.6);
    expect(sectionSign('Interest paid in 2020 for account 0000 was $13.20.')?.weight ?? 0).toBeLessThan(0.6);
  });

  it('names its side by the noun at its end, whatever is before', () => {
    expect(sectionSign('Online and Electronic Banking Deductions')).toMatchObject({ sign: -1 });
    expect(sectionSign('Deposits and Banking Deductions')).toBeNull();
  });
});

it('A brand before the noun for instalments still lists plans, which book nothing.', () => {
  expect(sectionSign('Plan It® Instalments')?.sign).toBe(0);
});

it('The name of plans at the end of a title lists plans, whatever bookings it names before.', () => {
  expect(sectionSign('COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES')).toMatchObject({ sign: 0, weight: 0.8 });
  expect(sectionSign('Voraussichtlicher Tilgungsplan 1. Halbjahr 2025')?.sign).toBe(0);
  expect(sectionSign('Deposits and points')?.sign).not.toBe(0);
});

it('a section has one name on each of its pages', () => {
  for (const title of [
    'ATM & Debit Card Withdrawals (continued)',
    'ATM & DEBIT CARD WITHDRAWALS',
    'Your ATM & debit card withdrawals',
  ])
    expect(sectionName(title)).toBe('atm debit card withdrawals');
  expect(sectionName('Continued')).toBe('continued');
});

it('a remark with a sign of rows behind a title changes nothing about it', () => {
  expect(sectionSign('Checks paid (* indicates a gap in sequence)')?.sign).toBe(-1);
});
