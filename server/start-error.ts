/** Explains why a server did not start, in one line for the person who started it. */
import type { Settings } from './settings.ts';

/** Errors whose own messages say what is wrong and what to do. */
const TOLD_BY_THEMSELVES = new Set([
  'SettingsError',
  'DataFolderInUseError',
  'DatabaseUnusableError',
  'NewerDatabaseError',
  'UnfinishedImportError',
  'UnknownSecretError',
]);

/** Given the error and the settings (undefined if they are the cause), returns the line. */
export function startErrorLine(error: unknown, settings?: Settings): string {
  if (!(error instanceof Error)) return String(error);
  if (TOLD_BY_THEMSELVES.has(error.name) || settings === undefined) return error.message;
  const { host, port, dataDir } = settings;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program. Stop it, or set PORT to another port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine. Set it to 127.0.0.1 for this machine alone, or 0.0.0.0 for all.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return (error as NodeJS.ErrnoException).syscall === 'listen'
        ? `Port ${port} may not be used by this user. Set PORT to a port over 1023.`
        : `The data folder ${dataDir} may not be written. Give this user the right to, or set LEDGERIZE_DATA to another folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${dataDir} cannot be made, since a file stands in its way. Set LEDGERIZE_DATA to another folder.`;
    case 'ENOSPC':
      return `The disk of the data folder ${dataDir} is full. Make room, or set LEDGERIZE_DATA to a folder elsewhere.`;
    default:
      return `The server could not start on the data folder ${dataDir}: ${error.message}`;
  }
}
