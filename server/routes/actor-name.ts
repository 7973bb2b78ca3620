/** How people see who made something. */
import type { Caller } from '../keys/types.ts';

/** Who made what a key makes: keys have no people. */
const OF_KEY = 'API key';

/** Given a caller, returns the name of its user, or what stands for a key. */
export const actorName = ({ user }: Caller): string => user?.name ?? OF_KEY;
