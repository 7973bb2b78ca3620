/** The tool `explain_amount`: what became of an amount, or of any other text, of a converted file. */
import { z } from 'zod';
import { Count } from '../../../contract/fields.ts';
import { bounded, Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import { Handle } from '../shapes.ts';
import { tool } from '../tool.ts';

const NAME = 'explain_amount';
const MOST_NEAREST = 10;
const MOST_PAGES = 100;

export const explainAmount = tool({
  name: NAME,
  title: 'Explain an amount',
  description:
    'Tells what became of an amount, or of any other text, on the paper: for each place where it stands, the field ' +
    'that it became or why it was left out, stage by stage. Use it if a transaction seems to be missing or wrong. ' +
    'Case and spaces do not count, parts of words are found, and 1234.56 finds 1,234.56.',
  input: z.strictObject({
    handle: Handle,
    text: z.string().trim().min(1).max(200).describe('as on the paper, such as "1,009.04"'),
    page: z.int().min(1).max(1_000_000).optional().describe('the text on this page alone'),
    cursor: Cursor,
    limit: Limit,
  }),
  output: z.strictObject({
    found: Count.describe('places that hold the text'),
    places: z.array(
      z.strictObject({
        page: z.int().min(1),
        box: z.array(z.number()).describe('x0, y0, x1, y1 in points, from the top left of the upright page'),
        printed: z.string(),
        became: z.string(),
        leftOut: z.boolean().describe('true if it became no field'),
        stages: z.array(z.strictObject({ stage: z.string(), says: z.array(z.string()) })),
      }),
    ),
    otherPages: z.array(z.int()).describe('pages that hold it, too, if one page was asked for'),
    nearest: z.array(z.string()).describe('what looks most like it on the paper, if it was not found'),
    nextCursor: NextCursor,
  }),
  async run(args, { held, reader }, call) {
    const walk = new Walk(NAME, args);
    const { sought } = await reader.explain(held.get(args.handle), { text: args.text, page: args.page }, call);
    const places = (sought?.occurrences ?? []).map(({ page, box, printed, became, leftOut, stages }) => ({
      page,
      box: [...box],
      printed: bounded(printed),
      became: bounded(became),
      leftOut,
      stages: stages.map(({ stage, says }) => ({ stage, says: says.map(bounded) })),
    }));
    const { page, nextCursor } = walk.pageOf(places);
    return {
      found: sought?.found ?? 0,
      places: page,
      otherPages: (sought?.otherPages ?? []).slice(0, MOST_PAGES),
      nearest: (sought?.nearest ?? []).slice(0, MOST_NEAREST).map(bounded),
      nextCursor,
    };
  },
});
