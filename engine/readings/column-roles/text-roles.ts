/** The question of what a column of texts is for, asked from left to right. */

import { decide } from '../../evidence/decide.ts';
import { greatest } from '../../geometry/extremes.ts';
import type { Roles } from '../../model/reading.ts';
import type { Rows } from '../roles.ts';
import { areNumbersOrCodes, type ColumnTexts, lettersIn, type TextColumn, textsOf } from './text-column.ts';
import { TEXT_RULES } from './text-rules.ts';
import { type TracedRoles, traced } from './trail.ts';

const QUESTION = { about: 'what a column of texts is for', rules: TEXT_RULES } as const;

/** Given rows, returns a function that names the columns of texts once those of money have roles. */
export function textNamer(rows: Rows): (before: TracedRoles) => TracedRoles {
  // the texts are read once for all ways to take the columns of money
  const texts = rows[0].columns.map((_, i) => textsOf(rows, i));
  return (before) => {
    const described = traced(before, 'most_letters', withDescription(texts, before.roles));
    return traced(described, 'no_description', withTexts(texts, described.roles));
  };
}

/** Without a description, the column of texts with the most letters is it; without any, that of kinds. */
function withDescription(texts: readonly ColumnTexts[], roles: Roles): Roles {
  if (roles.includes('description')) return roles;
  const letters = roles.map((role, i) => (isOpen(role) && texts[i].kind !== 'money' ? lettersIn(texts[i]) : 0));
  const most = greatest(letters);
  const column = most > 0 ? letters.indexOf(most) : roles.indexOf('type');
  return roles.map((role, i) => (i === column ? 'description' : role));
}

const isOpen = (role: Roles[number]): boolean => role === null || role === 'other';

/** A role that only one column may have is that of the first from the left. */
function withTexts(texts: readonly ColumnTexts[], before: Roles): Roles {
  const roles = [...before];
  const describing = before.filter((role, i) => role === 'description' && texts[i].kind === 'text').length;
  const open = before.map((role) => role === null || (role === 'description' && describing > 1));
  const holdsCodes = (i: number) => open[i] && texts[i].kind === 'text' && areNumbersOrCodes(texts[i]);
  before.forEach((role, i) => {
    if (texts[i].kind !== 'text') return;
    const isCodes = holdsCodes(i) && roles.some((one, k) => one === 'description' && !holdsCodes(k));
    const column: TextColumn = { texts: texts[i], role, roles, open: open[i], isCodes };
    const { answer } = decide(QUESTION, column);
    if (answer !== 'kept') roles[i] = answer;
  });
  return roles;
}
