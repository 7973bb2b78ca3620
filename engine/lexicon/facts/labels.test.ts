import { describe, expect, it } from 'vitest';
import { type Label, labelOf, labelsIn } from './labels.ts';

describe('a label', () => {
  const table: [label: Label, texts: string][] = [
    [
      'account_number',
      'Account number:|Kortnúmer|Reikningsnúmer|Account No. / 账号|Kontonummer|Konto-Nr.|N° de compte|Número de cuenta|Conta|Rekening|Numer rachunku|Číslo účtu|Номер счета|口座番号|No. Rekening',
    ],
    ['iban', 'IBAN|IBAN:'],
    ['bic', 'BIC|SWIFT code|BIC/SWIFT'],
    [
      'holder',
      'Reikningseigandi|Account holder|Account Name|Kontoinhaber|Titulaire|Titular|Intestatario|Posiadacz rachunku|Majitel účtu|口座名義',
    ],
    ['period', 'Tímabil|Statement Period|Period|Periode|Zeitraum|Période|Período|Za okres|期間'],
    ['currency', 'Currency|Währung|Divisa|Waluta rachunku|币种'],
    ['statement_date', 'Gjalddagi|Statement date|Fecha de corte|Datum výpisu'],
    ['opening', 'Staða á síðasta yfirliti|Opening balance|Saldo anterior|Anfangssaldo'],
    ['closing', 'Staða til greiðslu|Closing balance|Saldo final|New balance'],
    ['total_in', 'Innborganir og endurgreiðslur|Total credits|Total deposits|Payments In'],
    ['total_out', 'Úttektir og gjöld|Total debits|Total withdrawals|Payments Out'],
    ['count', 'Number of transactions|Dr Count'],
    ['credit_limit', 'Heimild|Credit limit|Arranged Overdraft Limit'],
    ['branch', 'Branch|Oddział|支店'],
    ['sort_code', 'Sort code|Sortcode|IFSC|Routing Number'],
    ['customer_number', 'Kennitala|Customer ID|Kundennummer'],
    ['account_number', 'Account number|transakcijskom računu'],
  ];
  it.each(table.flatMap(([label, texts]) => texts.split('|').map((text) => [text, label] as const)))(
    'names a fact: %s',
    (text, label) => {
      expect(labelOf(text)).toBe(label);
    },
  );

  it.each(['Hello', 'PAYMENT TO JOHN', '12 High Street', ''])('is not any text: %s', (text) => {
    expect(labelOf(text)).toBeNull();
  });

  it('is found among the words of a line', () => {
    const words = 'Account number: 123 Sort code: 40-11-22 IBAN GB12'.split(' ');
    expect(labelsIn(words)).toEqual([
      { label: 'account_number', from: 0, to: 2 },
      { label: 'sort_code', from: 3, to: 5 },
      { label: 'iban', from: 6, to: 7 },
    ]);
  });
});
