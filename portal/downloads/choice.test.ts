/** Choices of downloads, and presets of one's own. */
import { expect, test } from 'vitest';
import { choiceIn, ownKey, presetsOf, savedFormat } from './choice.ts';
import { type OwnPreset, ownPresetsIn, withoutPreset, withPreset } from './own-presets.ts';

const XERO = { format: 'CSV', preset: 'xero', way: 'apart' } as const;
const DATEV: OwnPreset = { name: 'DATEV', format: 'CSV', options: { delimiter: 'semicolon' } };

test('a kept choice is the next one', () => {
  expect(choiceIn(JSON.stringify(XERO), [])).toEqual(XERO);
});

test('without a kept choice, it is a workbook of this file', () => {
  expect(choiceIn(null, [])).toEqual({ format: 'XLSX', preset: '', way: 'one' });
});

test.each(['', 'no JSON', '7', '{"format":"GONE"}'])('what cannot be read is no choice: %s', (text) => {
  expect(choiceIn(text, [])).toEqual(choiceIn(null, []));
});

test('a preset of another format is left out', () => {
  expect(choiceIn('{"format":"OFX","preset":"xero","way":"together"}', [])).toEqual({
    format: 'OFX',
    preset: '',
    way: 'together',
  });
});

test('a file is saved with the preset of the choice', () => {
  expect(savedFormat(XERO, [])).toEqual({ name: 'CSV', extension: 'csv', options: { preset: 'xero' } });
});

test("a preset of one's own is one of its format, and its options are those of the file", () => {
  const choice = { ...XERO, preset: ownKey('DATEV') };
  expect(presetsOf('CSV', [DATEV]).at(-1)).toMatchObject({ label: 'DATEV' });
  expect(presetsOf('XLSX', [DATEV])).toEqual([]);
  expect(savedFormat(choice, [DATEV]).options).toEqual({ delimiter: 'semicolon' });
});

test('a choice whose preset was deleted has none', () => {
  const kept = JSON.stringify({ ...XERO, preset: ownKey('DATEV') });
  expect(choiceIn(kept, withoutPreset([DATEV], DATEV)).preset).toBe('');
});

test('a preset with the name of another one takes its place', () => {
  const other = { ...DATEV, options: { delimiter: 'tab' } };
  expect(withPreset([DATEV], other)).toEqual([other]);
});

test('of kept presets, those that cannot be read are left out', () => {
  expect(ownPresetsIn(JSON.stringify([DATEV, 7, null, { name: 'half' }]))).toEqual([DATEV]);
  expect(ownPresetsIn('no JSON')).toEqual([]);
});
