/** Opens the database that the settings name. */
import { type Database, openDatabase } from './database.ts';
import type { Import } from './migrations.ts';
import type { OnStatement } from './statements.ts';

export interface Where {
  readonly dataDir: string;
  readonly database: { readonly url: string; readonly connections: number } | undefined;
}

/** A process that is not a server gives its connections a name of their own. */
export interface OpenOptions {
  readonly name?: string;
  readonly importing?: Import;
  readonly onStatement?: OnStatement | undefined;
}

/** Given the settings, opens the database of the nodes, or that of the data folder. Throws what opening them throws. */
export async function openStorage({ database, dataDir }: Where, options: OpenOptions = {}): Promise<Database> {
  const { onStatement, ...named } = options;
  if (database === undefined) return openDatabase(dataDir, { onStatement, importing: options.importing });
  // loaded only where it is used
  const { openPostgres } = await import('./postgres/database.ts');
  return openPostgres({ ...database, ...named }, onStatement);
}
