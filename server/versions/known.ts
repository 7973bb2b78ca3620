/** Finds the versions of a file, and which of them counts. */
import { ApiError } from '../../contract/errors.ts';
import type { Hints } from '../../engine/model/hints.ts';
import { type ConvertedVersion, convertedVersions, madeVersions, versionKey } from '../storage/file-versions.ts';
import type { Queries } from '../storage/schema.ts';
import type { FileVersionsTable } from '../storage/version-tables.ts';
import type { Status, Version } from './types.ts';

export interface KnownVersions {
  readonly uuid: string;
  /** newest first */
  readonly made: readonly FileVersionsTable[];
  readonly converted: readonly ConvertedVersion[];
}

export async function knownVersions(db: Queries, uuid: string): Promise<KnownVersions> {
  return { uuid, made: await madeVersions(db, uuid), converted: await convertedVersions(db, uuid) };
}

/** Given the versions of a file, returns the key of one. Throws VERSION_NOT_FOUND. */
export function requireKey(known: KnownVersions, id: string): string {
  const job = known.converted.find(({ jobId }) => jobId === id);
  if (job !== undefined) return job.extractionKey;
  if (known.made.some((one) => one.id === id)) return versionKey(known.uuid, id);
  throw new ApiError(
    'VERSION_NOT_FOUND',
    `The file has no such version. List its versions at GET /api/v1/files/${known.uuid}/versions.`,
  );
}

/** Throws VERSION_CHANGED if there is a newer version than that one: a correction, or another conversion. */
export function requireNewest(known: KnownVersions, id: string): void {
  const [newest] = viewVersions(known);
  if (newest === undefined || newest.id === id) return;
  throw changedMeanwhile({ current: newest.id });
}

export const changedMeanwhile = (details?: { readonly current: string }) =>
  new ApiError(
    'VERSION_CHANGED',
    'Somebody has changed this reading meanwhile, and nothing of yours was kept. Look at the current version, and make the changes again.',
    { ...(details && { details }) },
  );

/** Given a time, returns it, or a later one behind every version there is: clocks of nodes differ. */
export const timeBehind = ({ made, converted }: KnownVersions, now: number): number =>
  Math.max(now, (made[0]?.created_at ?? 0) + 1, ...converted.map(({ completedAt }) => completedAt));

/** Given the versions of a file, returns them newest first. */
export function viewVersions({ made, converted }: KnownVersions): Version[] {
  const kept = new Set(made.map(({ id }) => id));
  const views = [
    ...made.map((row) => viewMade(row, false)),
    ...converted.filter(({ jobId }) => !kept.has(jobId)).map(viewConverted),
  ];
  // of two at the same moment, the one that somebody made is the later one
  const rank = ({ kind }: Version) => (kind === 'converted' ? 0 : 1);
  const sorted = views.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || rank(b) - rank(a));
  return sorted.map((view, at) => ({ ...view, current: at === 0 }));
}

const viewConverted = ({ jobId, completedAt, hints }: ConvertedVersion): Version => ({
  ...{ id: jobId, kind: 'converted', current: false, createdAt: new Date(completedAt) },
  ...{ basedOn: null, from: null, name: null, by: null, rows: null, statuses: null, hints: hintsOf(hints) },
});

export function viewMade(row: FileVersionsTable, current: boolean): Version {
  const { id, kind, name } = row;
  const createdAt = new Date(row.created_at);
  const hints = hintsOf(row.hints);
  const common = { id, kind, current, name, createdAt, hints };
  if (kind === 'converted') return { ...common, basedOn: null, from: null, by: null, rows: null, statuses: null };
  const { based_on: basedOn, restored_from: from, made_by: by } = row;
  const rows = kind === 'reread' ? null : row.rows;
  return { ...common, basedOn, from, by, rows, statuses: JSON.parse(row.statuses) as Status[] };
}

const hintsOf = (text: string | null): Hints | null => (text === null ? null : (JSON.parse(text) as Hints));
