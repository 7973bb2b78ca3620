/** QIF: its records, in ASCII. */
import { expect, test } from 'vitest';
import { renderQif } from './qif.ts';
import { textOf } from './testing/bytes.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

const of = (changes: Parameters<typeof statement>[0]) => result(file([statement(changes)]));

test('a record has the day, the signed amount, the reference, the text and the type', () => {
  const rows = [transaction({ description: 'Café Łódź', reference: '000123', type: 'CHQ' })];
  expect(textOf(renderQif, of({ transactions: rows }))).toBe(
    '!Account\r\nN12-34-56 7890\r\nTBank\r\n^\r\n!Type:Bank\r\n' +
      'D06/02/2025\r\nT-12.20\r\nN000123\r\nPCafe Lodz\r\nMCHQ\r\n^\r\n',
  );
});

test('days have the format of the option', () => {
  expect(textOf(renderQif, of({}), { dateFormat: 'DD/MM/YYYY' })).toContain('\r\nD02/06/2025\r\n');
});

test('an account without a number has no header, and a card is a card', () => {
  expect(textOf(renderQif, of({ accountNumber: null, accountType: 'card' }))).toMatch(/^!Type:CCard\r\n/);
});
