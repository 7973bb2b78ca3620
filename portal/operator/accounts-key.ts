/** The cache key of the list of all accounts. */

/** Invalidate it after changing an account. */
export const ACCOUNTS_KEY = ['operator', 'accounts'] as const;
