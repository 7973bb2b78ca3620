/** What a new password must have, as the contract says (test/portal-schema.test.ts compares the two). */

export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 128;
