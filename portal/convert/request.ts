/** What is asked for when files are converted. */
import type { Hints } from '../api/types.ts';

/** What the user says of the files. */
export interface Said {
  readonly hints: Hints;
  /** the client that they belong to; undefined: none is chosen */
  readonly clientId: string | undefined;
  /** whether a mail tells them when it is done */
  readonly mails: boolean;
}

export const requestOf = (uuids: readonly string[], { hints, clientId }: Pick<Said, 'hints' | 'clientId'>) => ({
  ids: [...uuids],
  format: 'JSON' as const,
  ...(Object.keys(hints).length > 0 && { hints }),
  ...(clientId !== undefined && { clientId }),
});
