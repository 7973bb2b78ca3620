import { expect, it } from 'vitest';
import { hasAddressWord, titleWords, withoutHonorific, withoutTitle } from './person-words.ts';

it('takes a title off a name, and leaves a degree', () => {
  expect(withoutTitle(['Mr', 'Kofi', 'Oakes'])).toBe('Kofi Oakes');
  expect(withoutTitle(['Dr.', 'Beate', 'Krull'])).toBe('Dr. Beate Krull');
});

it('takes an initial for no title', () => {
  expect(titleWords(['M', 'TEALE'])).toBe(0);
  expect(titleWords(['M.', 'Teale'])).toBe(1);
});

it('takes the honorific off a Japanese name', () => {
  expect(withoutHonorific('山田 花子 様')).toBe('山田 花子');
  expect(withoutHonorific('山田 花子')).toBeNull();
});

it('knows words of addresses, and ends of them', () => {
  expect(['12 Orchard Lane', 'Keizersgracht', 'Bergweg 8'].map(hasAddressWord)).toEqual([true, false, true]);
});
