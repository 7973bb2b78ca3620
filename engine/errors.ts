/** Why a file cannot be read. Thrown by the engine for a file that nobody can read; never for a bad statement. */
import { type FileFinding, fileWorded } from './wording/files.ts';

export type UnreadableCode =
  /** the bytes are no PDF */
  | 'UNSUPPORTED_FILE'
  /** damaged beyond reading, or no page with usable text */
  | 'PDF_UNREADABLE'
  /** over the page or memory bound */
  | 'PDF_TOO_COMPLEX'
  /** encrypted, and none of no password opens it */
  | 'PASSWORD_REQUIRED'
  /** encrypted, and the password given does not open it */
  | 'PASSWORD_INCORRECT';

/** A file that cannot be read. The message has the words of what was found, and what to do: it is fit for the user. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly code: UnreadableCode;
  readonly finding: FileFinding;
  constructor(code: UnreadableCode, finding: FileFinding) {
    super(fileWorded(finding));
    this.code = code;
    this.finding = finding;
  }
}
