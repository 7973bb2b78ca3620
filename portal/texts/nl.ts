/** Dutch: every text of the portal, one file per view. */
import { audit } from './nl/audit.ts';
import { check } from './nl/check.ts';
import { clients } from './nl/clients.ts';
import { downloads } from './nl/downloads.ts';
import { edit } from './nl/edit.ts';
import { findings } from './nl/findings.ts';
import { first } from './nl/first.ts';
import { history } from './nl/history.ts';
import { keys } from './nl/keys.ts';
import { operator } from './nl/operator.ts';
import { people } from './nl/people.ts';
import { review } from './nl/review.ts';
import { said } from './nl/said.ts';
import { settings } from './nl/settings.ts';
import { usage } from './nl/usage.ts';
import { versions } from './nl/versions.ts';
import { webhooks } from './nl/webhooks.ts';
import type { Texts } from './texts.ts';

export const nl = {
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
