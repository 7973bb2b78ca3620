/** The rules for a new password, the same as in the contract (test/portal-schema.test.ts compares the two). */

export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 128;
