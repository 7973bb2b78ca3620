import { describe, expect, it } from 'vitest';
import { accountNamed, accountTypeOf, cardEvidence } from './accounts.ts';

describe('the kind of account', () => {
  it.each([
    ['Your Advance Current Account details', 'current'],
    ['Everyday Checking', 'current'],
    ['Privatgirokonto / Girokonto', 'current'],
    ['Compte chèques', 'current'],
    ['Savings account', 'savings'],
    ['Tagesgeldkonto', 'savings'],
    ['普通預金', 'savings'],
    ['普通預金取引明細', 'savings'],
    ['รายการเดินบัญชีเงินฝากออมทรัพย์', 'savings'],
    ['Share draft', 'current'],
    ['PIONEER REWARDS VISA SIGNATURE', 'card'],
    ['Kreditkartenabrechnung', 'card'],
    ['Reikningsyfirlit kreditkorts', 'card'],
    ['Yfirlit tékkareiknings', 'current'],
    ['Home loan statement', 'loan'],
    ['Mobile wallet', 'wallet'],
    ['Hello', null],
  ] as const)('is named: %s', (text, type) => {
    expect(accountTypeOf(text)).toBe(type);
  });
});

describe('the words of a card statement', () => {
  it('are known in scripts from right to left', () => {
    expect(cardEvidence('תמר כרטיסי אשראי')).toBeGreaterThan(0);
    expect(cardEvidence('كشف حساب بطاقة الائتمان')).toBeGreaterThan(0);
  });

  it('add up', () => {
    const card =
      'Summary Previous Balance Purchases $1,523.55 Minimum Payment Due $35.00 Credit Limit $15,000.00 Available Credit';
    expect(cardEvidence(card)).toBeGreaterThanOrEqual(8);
    expect(cardEvidence('Minimum payment due')).toBeLessThan(cardEvidence(card));
  });

  it('are counted once each', () => {
    expect(cardEvidence('credit limit credit limit credit limit')).toBe(cardEvidence('credit limit'));
  });

  it('do not name a card of an account', () => {
    expect(['Debit card statement', 'Visa Debit', 'Visa', 'Credit card'].map((t) => cardEvidence(t) > 0)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(['Visa Debit', 'Visa'].map(accountTypeOf)).toEqual([null, 'card']);
  });

  it('are hardly on the statement of an account', () => {
    expect(
      cardEvidence('Current account statement Opening balance Money in Money out Closing balance Card payment'),
    ).toBe(0);
  });
});

describe('the kind of an account', () => {
  it('is not sure by words that any paper may hold, nor by a bank’s name', () => {
    expect(
      ['Cuenta', 'Northgate Savings', 'Savings account', 'Girokonto', 'Share savings'].map(
        (text) => accountNamed(text)?.sure,
      ),
    ).toEqual([false, false, true, true, true]);
  });
});
