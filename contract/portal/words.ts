/** The wire shape of the words of a page. */
import { z } from 'zod';

const PrintedWord = z
  .strictObject({
    text: z.string().meta({ description: 'without spaces', example: '1,234.56' }),
    box: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .meta({ description: 'points, from the top left of the upright page', example: [401.2, 230.5, 438.9, 239.1] }),
  })
  .meta({ id: 'PrintedWord' });

export const PageWords = z
  .strictObject({ words: z.array(PrintedWord).meta({ description: 'in no particular order' }) })
  .meta({ id: 'PageWords' });
export type PageWords = z.infer<typeof PageWords>;
