import { expect, it } from 'vitest';
import { STRENGTH } from '../../evidence/strength.ts';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { accountKindOf } from './account-kinds.ts';

async function kindOn(text: string): Promise<string | null> {
  const { lines } = await tablesOn(new Paper().text(text));
  const kind = accountKindOf(lines[0].line.phrases[0], lines[0].line);
  return kind && `${kind.sure ? '' : 'perhaps '}${kind.type}`;
}

it('beside the name of the paper the kind of account is sure, even in words of banks’ names', async () => {
  expect(await kindOn('Extracto mensual – Caja de ahorro')).toBe('savings');
  expect(await kindOn('Rekening Koran – Tabungan')).toBe('savings');
  expect(await kindOn('Caja de ahorro')).toBe('perhaps savings');
});

it('a name of papers alone does not show a kind for sure', async () => {
  expect(await kindOn('Rekening Koran')).toBe('perhaps current');
});

it('the end of a sentence does not name a kind', async () => {
  expect(await kindOn('earn 4 % in our regular saver.')).toBeNull();
  expect(await kindOn('$7,704 (Savings = $6,698).')).toBeNull();
  expect(await kindOn('Savings = $6,698')).toBeNull();
});

it('a kind is alone if nothing is beside it', async () => {
  const isAlone = async (text: string) => {
    const { lines } = await tablesOn(new Paper().text(text));
    return accountKindOf(lines[0].line.phrases[0], lines[0].line)?.strength === STRENGTH.certain;
  };
  const texts = ['Loan account', 'Loan account 4471 2200', 'Your loan options', 'Personal loan up to 25,000'];
  expect(await Promise.all(texts.map(isAlone))).toEqual([true, false, false, false]);
});

it('a label for the kind may be shortened, and name a scheme', async () => {
  const told = async (text: string) => {
    const { lines } = await tablesOn(new Paper().text(text));
    const kind = accountKindOf(lines[0].line.phrases[0], lines[0].line);
    return kind && [kind.type, kind.labelled];
  };
  expect(await told('A/C Type : SAVINGS BANK DEPOSIT')).toEqual(['savings', true]);
  expect(await told('Account Description : REGULAR SB CHQ-INDIVIDUALS')).toEqual(['savings', true]);
  expect(await told('Nature of account: REGULAR SAVINGS')).toEqual(['savings', true]);
  expect(await told('ACCOUNT CLASS: SAVINGS - INDIVIDUAL')).toEqual(['savings', true]);
});

it('a kind with the number of the account behind is sure, and said to be numbered', async () => {
  const kind = async (text: string) => {
    const { lines } = await tablesOn(new Paper().text(text));
    const found = accountKindOf(lines[0].line.phrases[0], lines[0].line);
    return found && [found.type, found.sure, found.numbered];
  };
  expect(await kind('Caja de ahorro N° 118-220047/1')).toEqual(['savings', true, true]);
  expect(await kind('Caja de ahorro')).toEqual(['savings', false, false]);
});
