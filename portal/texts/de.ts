/** German: every text of the portal, one file per view. */
import { audit } from './de/audit.ts';
import { check } from './de/check.ts';
import { clients } from './de/clients.ts';
import { downloads } from './de/downloads.ts';
import { edit } from './de/edit.ts';
import { findings } from './de/findings.ts';
import { first } from './de/first.ts';
import { history } from './de/history.ts';
import { keys } from './de/keys.ts';
import { operator } from './de/operator.ts';
import { people } from './de/people.ts';
import { review } from './de/review.ts';
import { said } from './de/said.ts';
import { settings } from './de/settings.ts';
import { usage } from './de/usage.ts';
import { versions } from './de/versions.ts';
import { webhooks } from './de/webhooks.ts';
import type { Texts } from './texts.ts';

export const de = {
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
