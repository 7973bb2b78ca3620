/** The language of the portal and how it writes numbers. */
import { expect, test } from 'vitest';
import { languageOf, localeOf } from './language.ts';

test('the first language of the browser that the portal has is spoken', () => {
  expect(languageOf(null, ['sv-SE', 'de-AT', 'en'])).toBe('de');
});

test('a chosen language takes precedence over those of the browser', () => {
  expect(languageOf('ja', ['de-AT'])).toBe('ja');
});

test('a choice that the portal does not have any more is none', () => {
  expect(languageOf('xx', ['fr-CA'])).toBe('fr');
});

test('without a known language it is English', () => {
  expect(languageOf(null, ['sv'])).toBe('en');
  expect(languageOf(null, [])).toBe('en');
});

test('numbers keep the region of the browser', () => {
  expect(localeOf('de', ['en-US', 'de-CH'])).toBe('de-CH');
});

test('numbers of a chosen language are those of the language', () => {
  expect(localeOf('de', ['en-US'])).toBe('de');
});

test('English that stands in for another language keeps its region', () => {
  expect(localeOf('en', ['sv-SE', 'sv'])).toBe('en-SE');
});
