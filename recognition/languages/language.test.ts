import { expect, test } from 'vitest';
import { LANGUAGES, parseLanguages } from './language.ts';

test('reads the setting in its order, each language once', () => {
  expect(parseLanguages(' DEU, eng,deu')).toEqual(['deu', 'eng']);
  expect(parseLanguages('eng+chi_sim')).toEqual(['eng', 'chi_sim']);
});

test('takes an empty setting for all languages', () => {
  expect(parseLanguages(' ')).toEqual(LANGUAGES);
});

test('names what is no language', () => {
  expect(() => parseLanguages('eng,klingon,../etc')).toThrow(/^klingon, \.\.\/etc: must be of eng, deu/);
});
