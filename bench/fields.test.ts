/** What the score by field counts as right, missed and invented. */
import { expect, test } from 'vitest';
import { fieldFaults, fieldsText, fieldTrials } from './fields.ts';
import type { Given, Wanted } from './score.ts';

const wanted = (fields: object, negative?: true): Wanted => ({
  negative,
  statements: [{ ...fields, transactions: [] }],
});
const given = (fields: object): Given => ({ normalised: [], statements: [fields as Given['statements'][number]] });
const faults = (truth: object, answer: object) => fieldFaults(fieldTrials(wanted(truth), given(answer)));

test('names are compared without case, spaces and marks', () => {
  expect(faults({ institution: 'Hafen-Bank AG' }, { institution: 'HAFEN BANK  AG' })).toEqual([]);
  expect(faults({ institution: 'Hafen-Bank AG' }, { institution: 'Hafenbank' })).toHaveLength(1);
});

test('a null in the truth requires null', () => {
  expect(faults({ accountHolder: null }, { accountHolder: null })).toEqual([]);
  expect(faults({ accountHolder: null }, { accountHolder: 'A Guess' })).toEqual([
    'accountHolder: wanted null, given A Guess',
  ]);
});

test('a key that the truth lacks is not scored', () => {
  expect(fieldTrials(wanted({}), given({ institution: 'Any' }))).toEqual([]);
});

test('a value that was not read is missed', () => {
  expect(fieldFaults(fieldTrials(wanted({ bic: null, currency: 'EUR' }), null))).toHaveLength(2);
});

test('an account number is right as the number or as the IBAN', () => {
  expect(faults({ accountNumber: 'DE12 3456' }, { accountNumber: '3456', iban: 'DE123456' })).toEqual([]);
});

test('amounts are compared by value', () => {
  expect(faults({ totalIn: '10.50' }, { totalIn: '10.5' })).toEqual([]);
});

test('a paper that is not a statement has no fields', () => {
  expect(fieldTrials(wanted({ bic: null }, true), null)).toEqual([]);
});

test('the table counts missed, wrong and invented separately', () => {
  const trial = (wanted: string | null, given: string | null) => ({
    field: 'bic',
    wanted,
    given,
    right: wanted === given,
  });
  const text = fieldsText([trial('A', 'A'), trial('A', null), trial('A', 'B'), trial(null, 'C')]);
  expect(text.split('\n')[1].split(/\s+/)).toEqual(['bic', '3', '33.3', '1', '1', '1', '0.0', '1']);
});

test('a share is printed as on the accuracy board, never rounded up', () => {
  const trial = (right: boolean) => fieldTrials(wanted({ bic: 'A' }), given({ bic: right ? 'A' : 'B' }));
  const trials = Array.from({ length: 87 }, (_, i) => trial(i > 0)).flat();
  expect(fieldsText(trials)).toMatch(/^bic +87 +98\.8 /m);
});
