/** What the list of all accounts is kept under. */

/** To be invalidated by whatever changes one. */
export const ACCOUNTS_KEY = ['operator', 'accounts'] as const;
