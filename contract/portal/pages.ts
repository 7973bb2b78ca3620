/** The parameters of the picture of a page. */
import { z } from 'zod';
import { wholeNumber } from '../paging.ts';

const LEAST = 50;
const MOST = 3_000;
const USUAL = 1_200;
const WHICH = `must be a whole number from ${LEAST} to ${MOST}`;

export const PageQuery = z.strictObject({
  width: z.preprocess(wholeNumber, z.int(WHICH).min(LEAST, WHICH).max(MOST, WHICH)).default(USUAL).meta({
    description: 'of the picture in pixels; one of a very long page is narrower',
    default: USUAL,
    example: USUAL,
  }),
});
