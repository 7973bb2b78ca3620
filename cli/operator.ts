/** Shared by the operator's commands: the use cases over the data folder, and the output. */
import { existsSync } from 'node:fs';
import type { OwnLimits } from '../server/accounts/types.ts';
import type { UseCases } from '../server/context.ts';
import type { Settings } from '../server/settings.ts';
import { urlOf } from '../server/welcome.ts';

/** The data folder does not exist: most likely another one is meant. */
class NoDataFolderError extends Error {
  override readonly name = 'NoDataFolderError';
}

/**
 * Given work on the use cases, runs it over the data folder of the settings, even while a server runs. Creates a
 * missing folder only if `make` is set, or if a database server has the data.
 */
export async function withUseCases<T>(
  work: (useCases: UseCases, settings: Settings) => Promise<T>,
  { make = false }: { readonly make?: boolean } = {},
): Promise<T> {
  const [{ readSettings }, { openUseCases }] = await Promise.all([
    import('../server/settings.ts'),
    import('../server/service.ts'),
  ]);
  const settings = readSettings(process.env);
  if (!make && settings.database === undefined && !existsSync(settings.dataDir)) {
    throw new NoDataFolderError(
      `there is no data folder ${settings.dataDir}. Start the server first, or name its folder in LEDGERIZE_DATA.`,
    );
  }
  return asCommand(async () => {
    const useCases = await openUseCases(settings);
    try {
      return await work(useCases, settings);
    } finally {
      await useCases.close();
    }
  });
}

/** Runs the work of a command: the audit log names the command, and what it creates is for this user alone. */
export async function asCommand<T>(work: () => Promise<T>): Promise<T> {
  const [{ actAs }, { keepFilesPrivate }] = await Promise.all([
    import('../server/audit/actor.ts'),
    import('../server/storage/folder.ts'),
  ]);
  keepFilesPrivate();
  // a number, since the name of a user of the machine may be that of a person
  const id = String(process.getuid?.() ?? '');
  return actAs(() => ({ kind: 'command', id }), work);
}

/** Given the settings, returns the portal's address, without a slash at its end. */
export function portalUrl({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? urlOf({ host, port });
}

/** Prints an answer for a program. */
export function printJson(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** Prints lines for a person. */
export function printLines(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Given rows of cells, with the heading first, prints them in columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  printLines(
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
  );
}

/** Given a time or null, returns it to the second, in UTC. */
export function instant(date: Date | null): string {
  return date === null ? '-' : `${date.toISOString().slice(0, 19)}Z`;
}

/**
 * Given an account's own limits, returns them in the units of the interface. null means the server's setting, which is
 * not known here.
 */
export function shownLimits({ retentionMs, ...limits }: OwnLimits) {
  return { ...limits, retentionDays: retentionMs === null ? null : retentionMs / 86_400_000 };
}
