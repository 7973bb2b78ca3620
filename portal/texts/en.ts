/** English: every text of the portal, one file per view. */
import { audit } from './en/audit.ts';
import { check } from './en/check.ts';
import { clients } from './en/clients.ts';
import { downloads } from './en/downloads.ts';
import { edit } from './en/edit.ts';
import { findings } from './en/findings.ts';
import { first } from './en/first.ts';
import { history } from './en/history.ts';
import { keys } from './en/keys.ts';
import { operator } from './en/operator.ts';
import { people } from './en/people.ts';
import { review } from './en/review.ts';
import { said } from './en/said.ts';
import { settings } from './en/settings.ts';
import { usage } from './en/usage.ts';
import { versions } from './en/versions.ts';
import { webhooks } from './en/webhooks.ts';

export const en = {
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
};
