/** What the signed-in person may do in the account that they are in. */
import { type MAY, may } from './may.ts';
import { useSession } from './session.ts';

/** Returns whether the signed-in person may do something; false while it is not known who that is. */
export function useMay(deed: keyof typeof MAY): boolean {
  const { data } = useSession();
  return data ? may(data.user.role, deed) : false;
}
