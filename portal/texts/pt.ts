/** Portuguese: every text of the portal, one file per view. */
import { audit } from './pt/audit.ts';
import { check } from './pt/check.ts';
import { clients } from './pt/clients.ts';
import { downloads } from './pt/downloads.ts';
import { edit } from './pt/edit.ts';
import { findings } from './pt/findings.ts';
import { first } from './pt/first.ts';
import { history } from './pt/history.ts';
import { keys } from './pt/keys.ts';
import { operator } from './pt/operator.ts';
import { people } from './pt/people.ts';
import { review } from './pt/review.ts';
import { said } from './pt/said.ts';
import { settings } from './pt/settings.ts';
import { usage } from './pt/usage.ts';
import { versions } from './pt/versions.ts';
import { webhooks } from './pt/webhooks.ts';
import type { Texts } from './texts.ts';

export const pt = {
  ...first,
  audit,
  check,
  downloads,
  edit,
  findings,
  history,
  clients,
  keys,
  operator,
  people,
  review,
  said,
  settings,
  usage,
  versions,
  webhooks,
} satisfies Texts;
