/** Why a file cannot be read. Thrown by the engine for a file that nobody can read; never for a bad statement. */

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

/** A file that cannot be read. The message is fit for the user: what was found, and what to do. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly code: UnreadableCode;
  constructor(code: UnreadableCode, message: string) {
    super(message);
    this.code = code;
  }
}
