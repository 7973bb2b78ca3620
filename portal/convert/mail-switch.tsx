/** Lets the user choose to get a mail when conversions are done; nothing where the service sends none. */
import { Switch } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { useMailWhenDone } from './use-mail-when-done.ts';

export function MailSwitch() {
  const [wanted, want, can] = useMailWhenDone();
  if (!can) return null;
  return (
    <Switch
      size="sm"
      label={texts.convert.notify.mail}
      checked={wanted}
      onChange={(event) => want(event.currentTarget.checked)}
    />
  );
}
