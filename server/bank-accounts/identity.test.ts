/** Which statements are of one bank account, by what evidence, and to which clients files may belong. */
import { describe, expect, test } from 'vitest';
import { ringOf } from '../secrets/ring.ts';
import type { OwnedFile } from '../storage/bank-accounts.ts';
import type { FoundSummary } from '../summaries/types.ts';
import { AccountIds } from './bank-account-ids.ts';
import { accountGroups } from './identity.ts';
import { suggestionsOf } from './suggestions.ts';

let made = 0;

function paper(changes: Partial<FoundSummary> = {}): FoundSummary {
  made += 1;
  return {
    ...{ uuid: `file ${made}`, jobId: 'job', reading: 'job', position: 0, status: 'verified', pages: [1, 1] },
    ...{ institution: 'Example Bank', accountHolder: 'Ann Example', accountNumber: '60114482', iban: null, bic: null },
    ...{ accountType: 'current', currency: 'GBP', periodStart: '2025-01-01', periodEnd: '2025-01-31' },
    ...{ openingBalance: '10.00', closingBalance: '20.00', totalIn: '10.00', totalOut: '0.00' },
    ...{ transactionCount: 3, correctedRows: 0 },
    ...changes,
  };
}

const FEBRUARY = {
  periodStart: '2025-02-01',
  periodEnd: '2025-02-28',
  openingBalance: '20.00',
  closingBalance: '5.00',
};
const groups = (papers: readonly FoundSummary[]) =>
  accountGroups(papers).map(({ identity, statements }) => `${identity} ${statements.length}`);

describe('statements are of one account', () => {
  test('if they print its number, with or without marks and zeros, or its IBAN', () => {
    const printed = ['60114482', '60-11-44-82', '0060114482'].map((accountNumber) => paper({ accountNumber }));
    const iban = paper({ iban: 'GB29 NWBK 6016 1360 1144 82', accountNumber: '60114482' });
    expect(groups([...printed, iban])).toEqual(['number 4']);
  });

  test('of one currency, and of one bank', () => {
    expect(groups([paper(), paper({ currency: 'USD' })])).toEqual(['number 1', 'number 1']);
    expect(groups([paper(), paper({ institution: 'Other Bank' })])).toEqual(['number 1', 'number 1']);
    const oneBank = ['Example Bank', 'EXAMPLE BANK PLC', null].map((institution) => paper({ institution }));
    expect(groups(oneBank)).toEqual(['number 3']);
  });

  test('if one prints the end of the number, and a balance is carried over', () => {
    const masked = paper({ ...FEBRUARY, accountNumber: '****4482' });
    expect(groups([paper(), masked])).toEqual(['ending 2']);
  });

  test('not if only the end is the same: both stay, and name each other', () => {
    const masked = paper({ ...FEBRUARY, accountNumber: '****4482', openingBalance: '7.00' });
    const found = accountGroups([paper(), masked]);
    expect(found.map(({ identity, statements }) => `${identity} ${statements.length}`)).toEqual([
      'number 1',
      'number 1',
    ]);
    expect(found.map(({ maybeSame }) => maybeSame)).toEqual([found[1].names, found[0].names]);
  });

  test('not if a balance of nothing is carried over, or two accounts would fit', () => {
    const empty = paper({ closingBalance: '0.00' });
    const masked = { ...FEBRUARY, accountNumber: '****4482' };
    expect(groups([empty, paper({ ...masked, openingBalance: '0.00' })])).toEqual(['number 1', 'number 1']);
    const twin = paper({ accountNumber: '99994482' });
    expect(groups([paper(), twin, paper(masked)])).toEqual(['number 1', 'number 1', 'number 1']);
  });

  test('not of another holder or currency, whatever the balances are', () => {
    const masked = { ...FEBRUARY, accountNumber: '****4482' };
    expect(groups([paper(), paper({ ...masked, accountHolder: 'Bob Other' })])).toEqual(['number 1', 'number 1']);
    expect(groups([paper(), paper({ ...masked, currency: 'EUR' })])).toEqual(['number 1', 'number 1']);
  });

  test('never silently without a number', () => {
    const nameless = { accountNumber: null };
    const papers = [paper(), paper(nameless), paper(nameless), paper({ ...nameless, institution: 'Other Bank' })];
    expect(groups(papers)).toEqual(['number 1', 'none 2', 'none 1']);
  });
});

describe('an id', () => {
  const named = { accountId: 'account', clientId: 'client', name: 'number 60114482 GBP EXAMPLEBANK' };

  test('is the same each time, another one for another client, and does not tell the number', () => {
    const ids = new AccountIds(ringOf('secret'));
    expect(ids.of(named)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(ids.of(named)).toBe(ids.of({ ...named }));
    expect(ids.of({ ...named, clientId: null })).not.toBe(ids.of(named));
    expect(new AccountIds(ringOf('another')).of(named)).not.toBe(ids.of(named));
  });

  test('of an older secret is known as long as the server has it', () => {
    const before = new AccountIds(ringOf('old')).of(named);
    expect(new AccountIds(ringOf('new', ['old'])).isOf(before, named)).toBe(true);
    expect(new AccountIds(ringOf('new')).isOf(before, named)).toBe(false);
  });
});

describe('a client is suggested', () => {
  const owned = (client_id: string | null, changes: Partial<FoundSummary> = {}) => {
    const summary = paper(changes);
    const file: OwnedFile = { uuid: summary.uuid, filename: 'a.pdf', client_id, expires_at: 0 };
    return { ...summary, file };
  };

  test('for files of an account that it alone has', () => {
    const [seen, free] = [owned('one'), owned(null, FEBRUARY)];
    expect(suggestionsOf([seen, free])).toMatchObject([{ clientId: 'one', statements: 1, files: [free.uuid] }]);
    expect(suggestionsOf([seen, free, owned('two')])).toEqual([]);
    expect(suggestionsOf([seen])).toEqual([]);
  });

  test('not by the end of a number, nor for another bank, nor without a number', () => {
    const masked = { accountNumber: '****4482' };
    expect(suggestionsOf([owned('one', masked), owned(null, masked)])).toEqual([]);
    expect(suggestionsOf([owned('one'), owned(null, { institution: 'Other Bank' })])).toEqual([]);
    expect(suggestionsOf([owned('one', { accountNumber: null }), owned(null, { accountNumber: null })])).toEqual([]);
  });
});
