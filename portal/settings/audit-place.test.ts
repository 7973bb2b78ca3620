import { expect, test } from 'vitest';
import { placeOf } from './audit-place.ts';

const about = { name: 'june.pdf', otherFiles: 0, jobId: 'job' };

test('a file is seen in its last conversion, a conversion, a client and a bank account in their own views', () => {
  expect(placeOf({ action: 'file.seen', object: 'file', about })).toBe('/check/job/file');
  expect(placeOf({ action: 'result.exported', object: 'job', about })).toBe('/check/job');
  expect(placeOf({ action: 'client.renamed', object: 'client', about: { ...about, jobId: null } })).toBe(
    '/clients/client',
  );
  expect(placeOf({ action: 'bank_account.seen', object: 'account', about: { ...about, jobId: null } })).toBe(
    '/clients/none/account',
  );
});

test('what is gone, was never converted, or has no view is seen nowhere', () => {
  expect(placeOf({ action: 'file.deleted', object: 'file', about: null })).toBeNull();
  expect(placeOf({ action: 'client.deleted', object: 'client', about: null })).toBeNull();
  expect(placeOf({ action: 'file.uploaded', object: 'file', about: { ...about, jobId: null } })).toBeNull();
  expect(placeOf({ action: 'key.made', object: 'key', about: { ...about, jobId: null } })).toBeNull();
});
