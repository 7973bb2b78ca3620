import { expect, test } from 'vitest';
import { onlyOne, readArguments, required, unknown, wholeNumber } from './arguments.ts';

test('an unknown option is refused, with a suggestion', () => {
  expect(() => readArguments(['--formt', 'csv'], { format: { type: 'string' } })).toThrow(
    'unknown option --formt; did you mean --format?',
  );
});

test('an unknown word that resembles no known one gets no suggestion', () => {
  expect(unknown('command', 'transmogrify', ['convert', 'keys'])).toBe('unknown command transmogrify');
});

test('everything after -- is a file', () => {
  expect(readArguments(['--', '--odd.pdf'], {}).positionals).toEqual(['--odd.pdf']);
});

test('an option without its value is refused', () => {
  expect(() => readArguments(['--format'], { format: { type: 'string' } })).toThrow(/--format.* argument missing/);
});

test('for a value that begins with a dash, the message says how to write it', () => {
  expect(() => readArguments(['--add', '-5'], { add: { type: 'string' } })).toThrow('is written --add=-…');
});

test.each(['', '1.5', '1e3', '0x10', 'ten', '1001', '-1'])('"%s" is not a whole number from 0 to 1000', (text) => {
  expect(() => wholeNumber('--n', text, 0, 1000)).toThrow('--n must be a whole number from 0 to 1000');
});

test('a whole number within its bounds is accepted', () => {
  expect(wholeNumber('--n', '1000', 0, 1000)).toBe(1000);
});

test('a blank value counts as missing', () => {
  expect(() => required('--name', '  ')).toThrow('--name is missing');
});

test('a second argument is refused if only one is expected', () => {
  expect(() => onlyOne('ID', ['a', 'b'])).toThrow('"b" is too many');
});
