/** Why nothing was read of a file. */
import { texts } from '../texts/texts.ts';

type Told = Parameters<typeof texts.errors.sentence>[0];

/** Given what a file or its job failed with, returns it for people, with what it cost: nothing. */
export function whyNot(fault: Told): string {
  const why = texts.errors.sentence(fault);
  // this one says it itself
  return fault.code === 'NO_TRANSACTIONS' ? why : `${why} ${texts.check.failed.next}`;
}
