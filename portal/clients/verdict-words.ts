/** What the verdict on a statement is called in the views of clients. */
import type { BankAccount } from '../api/types.ts';
import { texts } from '../texts/texts.ts';

type Status = keyof BankAccount['statuses'];

export const VERDICTS: Readonly<Record<Status, string>> = texts.convert.verdict;
