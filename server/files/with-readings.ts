/** Adds to files what became of them: their newest conversion, and what was read. */
import type { Progress } from '../jobs/progress.ts';
import { viewConversion } from '../jobs/view.ts';
import { newestConversions } from '../storage/conversions.ts';
import type { Database } from '../storage/database.ts';
import { readingsOfFiles } from '../summaries/readings.ts';
import type { SummaryVault } from '../summaries/summaries.ts';
import type { StoredFile } from './types.ts';

export interface ReadingParts {
  readonly database: Database;
  readonly summaryVault: SummaryVault;
  readonly progress: Progress;
}

/** Given files of an account, returns them with what became of each. */
export async function withReadings(
  { database, summaryVault, progress }: ReadingParts,
  accountId: string,
  files: readonly StoredFile[],
): Promise<StoredFile[]> {
  const uuids = files.map(({ uuid }) => uuid);
  const readings = await readingsOfFiles(database.reads, summaryVault, accountId, uuids);
  const conversions = await newestConversions(database.reads, accountId, uuids);
  return files.map((file) => {
    const conversion = conversions.get(file.uuid);
    const reading = readings.get(file.uuid);
    return {
      ...file,
      ...(conversion && { conversion: viewConversion(conversion, progress) }),
      ...(reading && { reading }),
    };
  });
}
