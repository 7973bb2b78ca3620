/** The error for an account that does not exist. */

/** No such account; the message says which. */
export class UnknownAccountError extends Error {
  override readonly name = 'UnknownAccountError';
  constructor(id: string) {
    super(`There is no account ${id}.`);
  }
}
