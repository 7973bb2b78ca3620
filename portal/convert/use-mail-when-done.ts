/** The choice whether a mail tells the user when conversions are done, where the service sends mail. */
import { useKeptChoice } from '../session/kept-choice.ts';
import { usePortalInfo } from '../session/session.ts';

const YES = 'yes';

/** Whether the user wants it and the service sends mail, a function that keeps the wish, and whether it sends mail. */
export function useMailWhenDone(): [wanted: boolean, want: (wanted: boolean) => void, can: boolean] {
  const [kept, keep] = useKeptChoice('mail');
  const { data } = usePortalInfo();
  const can = data?.mail === true;
  return [can && kept === YES, (on) => keep(on ? YES : ''), can];
}
