/** French: every text of the portal, one file per view. */
import { audit } from './fr/audit.ts';
import { check } from './fr/check.ts';
import { clients } from './fr/clients.ts';
import { downloads } from './fr/downloads.ts';
import { edit } from './fr/edit.ts';
import { findings } from './fr/findings.ts';
import { first } from './fr/first.ts';
import { history } from './fr/history.ts';
import { keys } from './fr/keys.ts';
import { operator } from './fr/operator.ts';
import { people } from './fr/people.ts';
import { review } from './fr/review.ts';
import { said } from './fr/said.ts';
import { settings } from './fr/settings.ts';
import { usage } from './fr/usage.ts';
import { versions } from './fr/versions.ts';
import { webhooks } from './fr/webhooks.ts';
import type { Texts } from './texts.ts';

export const fr = {
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
