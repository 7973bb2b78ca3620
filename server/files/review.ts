/** The list of files as people review them: filtered, sorted and counted by what was read of each. */
import { NO_CLIENT } from '../../contract/clients.ts';
import type { FILE_ORDERS, FileState } from '../../contract/file.ts';
import { FILE_STATES } from '../../contract/file.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { StatementSummary } from '../../engine/model/summary.ts';
import { newestConversions } from '../storage/conversions.ts';
import { namesOfFiles } from '../storage/list-files.ts';
import { readingsOfAccount } from '../storage/readings.ts';
import type { Queries } from '../storage/schema.ts';
import { currentSummaries } from '../storage/summaries.ts';
import { exportOf, markOf } from '../summaries/readings.ts';
import { openSummary, type SummaryVault } from '../summaries/summaries.ts';
import { type Direction, type Ranked, ranked } from './review-page.ts';

type FileOrder = (typeof FILE_ORDERS)[number];

export interface Reviewed {
  readonly search?: string | undefined;
  readonly metadata?: Metadata | undefined;
  readonly converted?: boolean | undefined;
  readonly state?: FileState | undefined;
  /** the id of a client, or NO_CLIENT */
  readonly client?: string | undefined;
  readonly bank?: string | undefined;
  readonly holder?: string | undefined;
  readonly account?: string | undefined;
  /** ISO 8601 */
  readonly periodFrom?: string | undefined;
  readonly periodTo?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly exported?: boolean | undefined;
  readonly sort?: FileOrder | undefined;
  readonly order?: Direction | undefined;
}

export type FileCounts = Record<FileState | 'checked' | 'unchecked' | 'exported' | 'unexported' | 'unproved', number>;

/** A file, as far as lists look at it. */
interface Item {
  readonly uuid: string;
  readonly filename: string;
  readonly createdAt: number;
  readonly clientId: string | null;
  readonly isConverted: boolean;
  readonly state: FileState;
  /** null: it is not read */
  readonly isChecked: boolean | null;
  /** as it is now; null: it is not read */
  readonly isExported: boolean | null;
  readonly statements: readonly StatementSummary[];
}

/** Texts are compared without case, and with accents in one form. */
const folded = (text: string) => text.normalize('NFC').toLowerCase();
const bare = (text: string) => folded(text).replaceAll(/[\s-]/g, '');

const holds = (text: string | null, part: string) => text !== null && folded(text).includes(folded(part));
const accountHolds = ({ accountNumber, iban }: StatementSummary, part: string) =>
  [accountNumber, iban].some((number) => number !== null && bare(number).includes(bare(part)));

/** Each filter that is asked for must hold of one statement. */
const OF_STATEMENTS: Readonly<
  Record<'bank' | 'holder' | 'account' | 'periodFrom' | 'periodTo', (one: StatementSummary, wanted: string) => boolean>
> = {
  bank: ({ institution }, wanted) => holds(institution, wanted),
  holder: ({ accountHolder }, wanted) => holds(accountHolder, wanted),
  account: accountHolds,
  periodFrom: ({ periodEnd }, wanted) => periodEnd !== null && periodEnd >= wanted,
  periodTo: ({ periodStart }, wanted) => periodStart !== null && periodStart <= wanted,
};

function isFound({ filename, statements }: Item, search: string): boolean {
  if (holds(filename, search)) return true;
  return statements.some(
    (one) => holds(one.institution, search) || holds(one.accountHolder, search) || accountHolds(one, search),
  );
}

/** Whether a file is in the list, whatever its state and its mark are. */
function isWanted(item: Item, wanted: Reviewed): boolean {
  const { search, converted, client } = wanted;
  if (converted !== undefined && converted !== item.isConverted) return false;
  if (client !== undefined && item.clientId !== (client === NO_CLIENT ? null : client)) return false;
  if (search !== undefined && search !== '' && !isFound(item, search)) return false;
  const asked = Object.entries(OF_STATEMENTS).flatMap(([name, test]) => {
    const text = wanted[name as keyof typeof OF_STATEMENTS];
    return text === undefined || text === '' ? [] : [(one: StatementSummary) => test(one, text)];
  });
  return asked.length === 0 || item.statements.some((one) => asked.every((test) => test(one)));
}

const first = (item: Item, of: (one: StatementSummary) => string | null) => item.statements.map(of).find(Boolean) ?? '';
const rowsOf = ({ statements }: Item) => statements.reduce((sum, { transactionCount }) => sum + transactionCount, 0);

const KEYS: Readonly<Record<FileOrder, (item: Item) => string | number>> = {
  created: ({ createdAt }) => createdAt,
  name: ({ filename }) => folded(filename),
  state: ({ state, isChecked }) => FILE_STATES.indexOf(state) * 2 + (isChecked === true ? 1 : 0),
  bank: (item) => folded(first(item, ({ institution }) => institution)),
  account: (item) => bare(first(item, ({ iban, accountNumber }) => iban ?? accountNumber)),
  holder: (item) => folded(first(item, ({ accountHolder }) => accountHolder)),
  period: (item) => first(item, ({ periodStart, periodEnd }) => periodStart ?? periodEnd),
  rows: rowsOf,
  checked: ({ isChecked }) => (isChecked === null ? 2 : Number(isChecked)),
};

function countsOf(items: readonly Item[]): FileCounts {
  const counts: FileCounts = {
    failed: 0,
    mismatch: 0,
    unverifiable: 0,
    open: 0,
    none: 0,
    verified: 0,
    checked: 0,
    unchecked: 0,
    exported: 0,
    unexported: 0,
    unproved: 0,
  };
  for (const { state, isChecked, isExported } of items) {
    counts[state]++;
    if (isChecked === null) continue;
    counts[isChecked ? 'checked' : 'unchecked']++;
    counts[isExported ? 'exported' : 'unexported']++;
    if (!isChecked && state !== 'verified') counts.unproved++;
  }
  return counts;
}

async function itemsOf(db: Queries, vault: SummaryVault, accountId: string, metadata: Metadata): Promise<Item[]> {
  const files = await namesOfFiles(db, accountId, metadata);
  const readings = new Map((await readingsOfAccount(db, accountId)).map((row) => [row.file_uuid, row]));
  const conversions = await newestConversions(db, accountId);
  const statements = new Map<string, StatementSummary[]>();
  for (const row of await currentSummaries(db, accountId, {})) {
    const of = statements.get(row.file_uuid) ?? [];
    statements.set(row.file_uuid, [...of, openSummary(vault, row)]);
  }
  return files.map(({ uuid, filename, created_at: createdAt, client_id: clientId }): Item => {
    const reading = readings.get(uuid);
    const status = conversions.get(uuid)?.status;
    const isChecked = reading === undefined ? null : markOf(reading, reading.reading) !== null;
    const isExported = reading === undefined ? null : exportOf(reading)?.version === reading.reading;
    const state = reading?.status ?? stateOf(status);
    const marks = { isChecked, isExported };
    const common = { uuid, filename, createdAt, clientId, isConverted: status !== undefined, state, ...marks };
    return { ...common, statements: statements.get(uuid) ?? [] };
  });
}

function stateOf(status: string | undefined): FileState {
  if (status === 'queued' || status === 'processing') return 'open';
  return status === 'failed' || status === 'cancelled' ? 'failed' : 'none';
}

/** Given what is wanted, returns all files in their order, the direction of that, and how many are of each state. */
export async function reviewFiles(
  db: Queries,
  vault: SummaryVault,
  accountId: string,
  wanted: Reviewed,
): Promise<{ files: Ranked[]; direction: Direction; counts: FileCounts }> {
  const { sort = 'created', order } = wanted;
  const items = await itemsOf(db, vault, accountId, wanted.metadata ?? {});
  const found = items.filter((item) => isWanted(item, wanted));
  const shown = found.filter(
    ({ state, isChecked, isExported }) =>
      (wanted.state === undefined || state === wanted.state) &&
      (wanted.checked === undefined || isChecked === wanted.checked) &&
      (wanted.exported === undefined || isExported === wanted.exported),
  );
  const direction = order ?? (sort === 'created' ? 'desc' : 'asc');
  const keyed = shown.map((item) => ({ uuid: item.uuid, createdAt: item.createdAt, key: KEYS[sort](item) }));
  return { files: ranked(keyed, direction), direction, counts: countsOf(found) };
}
