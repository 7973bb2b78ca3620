/** Signs are named as fonts name them. */
import { expect, test } from 'vitest';
import { glyphName } from './glyph-names.ts';

test.each([
  ['A', 'A'],
  ['7', 'seven'],
  [' ', 'space'],
  [',', 'comma'],
  ['"', 'quotedbl'],
  ['\\', 'backslash'],
  ['é', 'eacute'],
  ['Š', 'Scaron'],
  ['ł', 'lslash'],
  ['€', 'Euro'],
  ['Ж', 'afii10024'],
  ['я', 'afii10097'],
  ['ω', 'omega'],
  ['Σ', 'Sigma'],
  ['円', 'uni5186'],
])('%s is %s', (sign, name) => expect(glyphName(sign.codePointAt(0)!)).toBe(name));
