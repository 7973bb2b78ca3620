/** Opens what sends mail, if the settings name a mail server. */
import type { Settings } from '../settings.ts';
import { type DoneMailParts, DoneMailRunner } from './done-mails.ts';
import { SmtpMailer } from './mailer.ts';
import type { Mailer } from './types.ts';

interface OpenMail {
  readonly mailer: Mailer | undefined;
  readonly doneMails: DoneMailRunner | undefined;
}

/** A node of the role `worker` has no calls, and sends nothing. */
export function openMail(
  { mail, publicUrl, role }: Pick<Settings, 'mail' | 'publicUrl' | 'role'>,
  parts: Omit<DoneMailParts, 'mailer' | 'publicUrl'>,
): OpenMail {
  // the settings have the address of the portal wherever they have a mail server
  if (mail === undefined || publicUrl === undefined || role === 'worker') {
    return { mailer: undefined, doneMails: undefined };
  }
  const mailer = new SmtpMailer(mail);
  return { mailer, doneMails: new DoneMailRunner({ ...parts, mailer, publicUrl }) };
}
