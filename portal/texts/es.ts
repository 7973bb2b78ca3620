/** Spanish: every text of the portal, one file per view. */
import { audit } from './es/audit.ts';
import { check } from './es/check.ts';
import { clients } from './es/clients.ts';
import { downloads } from './es/downloads.ts';
import { edit } from './es/edit.ts';
import { findings } from './es/findings.ts';
import { first } from './es/first.ts';
import { history } from './es/history.ts';
import { keys } from './es/keys.ts';
import { operator } from './es/operator.ts';
import { people } from './es/people.ts';
import { review } from './es/review.ts';
import { said } from './es/said.ts';
import { settings } from './es/settings.ts';
import { usage } from './es/usage.ts';
import { versions } from './es/versions.ts';
import { webhooks } from './es/webhooks.ts';
import type { Texts } from './texts.ts';

export const es = {
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
