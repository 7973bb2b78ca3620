import { expect, test } from 'vitest';
import { withoutLetters } from './letters.ts';

const PRINTED = ['01/03 Transfer N1,250.00 N370,305.61', '02/03 Fee N50.00 Ref N1250'];

test('letters before many amounts are a symbol', () => {
  const read = withoutLetters(PRINTED);
  expect(['N1,250.00', '-N50.00', 'N1250', 'K12.00'].map(read)).toEqual(['₦1,250.00', '-₦50.00', 'N1250', 'K12.00']);
  expect(withoutLetters(['Zp1.250,00', 'Zp2,50', '(Zp3,00)'])('Zp9,99')).toBe('9,99');
});

test('one reference is not a symbol, and a known symbol stays', () => {
  expect(withoutLetters(['A12.50', 'Fee 3.00'])('A12.50')).toBe('A12.50');
  expect(withoutLetters(['R1.50', 'R2.50', 'R3.50'])('R4.50')).toBe('R4.50');
});
