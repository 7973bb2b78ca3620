/** Describes errors for the person at the terminal. */

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read or written by this user',
  EPERM: 'it may not be read or written by this user',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a file of that name stands in the way',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
};

/** Given an error, returns it as one line, without the stack. */
export function oneLine(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code, path } = thrown as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : SYSTEM[code];
  // each wrong setting has a line
  if (thrown.name === 'SettingsError') return thrown.message.replaceAll('\n', '; ');
  if (known === undefined) return thrown.message.split('\n')[0]!;
  return path === undefined ? known : `${path}: ${known}`;
}
