/** Examples of the calls on versions, typed by the contract. */
import type { Result } from './result.ts';
import type { Preview, Version, VersionList } from './versions.ts';

const JOB_ID = '7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a';

const NAME = 'As sent to the bank';

const converted: Version = {
  id: JOB_ID,
  kind: 'converted',
  current: false,
  basedOn: null,
  from: null,
  name: null,
  createdAt: '2025-01-06T08:15:02.000Z',
  by: null,
  rows: null,
  statuses: null,
  hints: { dateOrder: 'DMY' },
};
const corrected: Version = {
  id: 'a3b1c6a4-7f0e-4f3b-8f5c-9d6e2b1a0c55',
  kind: 'corrected',
  current: true,
  basedOn: JOB_ID,
  from: null,
  name: null,
  createdAt: '2025-01-06T09:00:00.000Z',
  by: 'Anna Example',
  rows: 1,
  statuses: ['verified'],
  hints: null,
};

/** Given the example of a result, returns the answers, by operation. */
export const versionAnswers = ({ statements }: Result) => ({
  listVersions: { versions: [corrected, converted] } satisfies VersionList,
  makeVersion: corrected,
  renameVersion: { ...corrected, name: NAME } satisfies Version,
  previewVersion: { statements } satisfies Preview,
});

const changes = [
  { do: 'set', row: 0, amount: '-27.20' },
  { do: 'delete', row: 3 },
  { do: 'add', statement: 0, before: 5, date: '2024-11-12', description: 'CARD PAYMENT', amount: '-5.00' },
];

/** The bodies of requests, by operation. */
export const VERSION_REQUESTS = {
  makeVersion: { basedOn: JOB_ID, changes },
  renameVersion: { name: NAME },
  previewVersion: { basedOn: JOB_ID, changes },
};
