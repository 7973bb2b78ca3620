/** What an operator is told when an account is not there. */

/** No such account; the message says which. */
export class UnknownAccountError extends Error {
  override readonly name = 'UnknownAccountError';
  constructor(id: string) {
    super(`There is no account ${id}.`);
  }
}
