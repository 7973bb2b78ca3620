/** Which version of each file of a job its result shows. */
import { ApiError } from '../../contract/errors.ts';
import { versionKey } from '../storage/file-versions.ts';
import type { ReadJobFile } from '../storage/jobs.ts';
import type { Queries } from '../storage/schema.ts';
import { knownVersions, requireKey } from '../versions/known.ts';

/** A file of a job, and what was read of it. */
export interface FileReading {
  readonly file: ReadJobFile;
  /** of what was read; null: the file was not converted */
  readonly key: string | null;
  /** the id of the version; empty: what the job itself read */
  readonly version: string;
}

/** Given files of a final job, returns what people made of each after it, or else what the job read. */
export const newestReadings = (files: readonly ReadJobFile[]): FileReading[] =>
  files.map((file) => {
    const { uuid, extraction_key: own, version } = file;
    if (own === null || version === null) return { file, key: own, version: '' };
    return { file, key: versionKey(uuid, version), version };
  });

/** The same for a version of its one file. Throws INVALID_REQUEST for several files, VERSION_NOT_FOUND. */
export async function readingsOf(db: Queries, files: readonly ReadJobFile[], version: string): Promise<FileReading[]> {
  const [file, another] = files;
  if (file === undefined || another !== undefined) {
    throw new ApiError('INVALID_REQUEST', 'The job has several files: name the one of the version by `file`.', {
      details: { field: 'fileVersion' },
    });
  }
  const key = requireKey(await knownVersions(db, file.uuid), version);
  return [{ file, key, version: key === file.extraction_key ? '' : version }];
}

/** The versions that people made among what a result is rendered of, in the order of its files. */
export const versionsIn = (readings: readonly FileReading[]): string[] =>
  readings.some(({ version }) => version !== '') ? readings.map(({ version }) => version) : [];
