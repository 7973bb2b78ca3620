/** English: every text of the portal, one file per view. */
import { check } from './en/check.ts';
import { convert } from './en/convert.ts';
import { downloads } from './en/downloads.ts';
import { edit } from './en/edit.ts';
import { errors } from './en/errors.ts';
import { findings } from './en/findings.ts';
import { history } from './en/history.ts';
import { keys } from './en/keys.ts';
import { operator } from './en/operator.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { usage } from './en/usage.ts';
import { webhooks } from './en/webhooks.ts';

export const en = {
  shell,
  session,
  errors,
  findings,
  convert,
  check,
  edit,
  downloads,
  history,
  keys,
  webhooks,
  usage,
  settings,
  operator,
};
