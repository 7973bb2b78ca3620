/** English: what is found in a statement, by code. */
import { amounts } from './findings/amounts.ts';
import { dates } from './findings/dates.ts';
import { pages } from './findings/pages.ts';
import { rows } from './findings/rows.ts';
import { signs } from './findings/signs.ts';
import { sums } from './findings/sums.ts';
import type { FindingWords } from './findings/words.ts';

export const findings: FindingWords = { ...pages, ...amounts, ...dates, ...signs, ...rows, ...sums };
