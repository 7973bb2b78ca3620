/** Dutch: what is found in a statement, by code. */
import type { FindingWords } from '../finding-words.ts';
import { amounts } from './findings/amounts.ts';
import { dates } from './findings/dates.ts';
import { pages } from './findings/pages.ts';
import { rows } from './findings/rows.ts';
import { signs } from './findings/signs.ts';
import { sums } from './findings/sums.ts';

export const findings: FindingWords = { ...pages, ...amounts, ...dates, ...signs, ...rows, ...sums };
