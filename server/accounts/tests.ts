/**
 * The account of tests: what test keys make belongs to an account of its own, so that tests and real data never meet.
 * It has the limits of the account that it belongs to, and credits that nothing takes.
 */
import { findTestAccount } from '../storage/accounts.ts';
import type { AccountsTable, Tx } from '../storage/schema.ts';
import { makeAccount, nameOfTests } from './accounts.ts';

/** As the first account has by default, so that programs see a balance that lets them work. */
const CREDITS = 1_000_000;

/** Makes the account of tests of an account, if it has none. */
export async function ensureTestAccount(tx: Tx, { id, name }: AccountsTable): Promise<void> {
  if ((await findTestAccount(tx, id)) !== undefined) return;
  await makeAccount(tx, { name: nameOfTests(name), credits: CREDITS, testOf: id });
}
