/** Japanese: every text of the portal, one file per view. */
import { audit } from './ja/audit.ts';
import { check } from './ja/check.ts';
import { clients } from './ja/clients.ts';
import { downloads } from './ja/downloads.ts';
import { edit } from './ja/edit.ts';
import { findings } from './ja/findings.ts';
import { first } from './ja/first.ts';
import { history } from './ja/history.ts';
import { keys } from './ja/keys.ts';
import { operator } from './ja/operator.ts';
import { people } from './ja/people.ts';
import { review } from './ja/review.ts';
import { said } from './ja/said.ts';
import { settings } from './ja/settings.ts';
import { usage } from './ja/usage.ts';
import { versions } from './ja/versions.ts';
import { webhooks } from './ja/webhooks.ts';
import type { Texts } from './texts.ts';

export const ja = {
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
