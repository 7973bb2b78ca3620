/** Why a file cannot be converted, as codes with parameters: the wire shape of a fault's message. */
import { z } from 'zod';
import { found } from './found.ts';

const Count = z.int().min(0);
const Page = z.int().min(1).meta({ description: 'of the file, from 1', example: 2 });

export const FileFinding = z
  .discriminatedUnion('code', [
    found('NOT_A_PDF', {}),
    found('NOT_A_PICTURE', { part: Count.meta({ description: 'its place among the joined files, from 1' }) }),
    found('PICTURE_DAMAGED', { page: Page }),
    found('PICTURE_TOO_LARGE', {
      page: Page,
      width: Count.meta({ description: 'pixels' }),
      height: Count.meta({ description: 'pixels' }),
    }),
    found('TOO_MANY_PIXELS', { most: Count.meta({ description: 'millions of pixels of all its pages' }) }),
    found('PASSWORD_MISSING', {}),
    found('PASSWORD_WRONG', {}),
    found('FILE_WITHOUT_TEXT', {}),
    found('TEXT_EXCLUDED', {}),
    found('FILE_ENCRYPTED', {}),
    found('FILE_DAMAGED', {}),
    found('PAGE_DAMAGED', { page: Page }),
    found('FONTS_WITHOUT_LETTERS', {}),
    found('FILE_SCANNED', {}),
    found('PICTURES_WITHOUT_TEXT', {}),
    found('SCAN_NOT_REDACTED', {}),
    found('FILE_TOO_LARGE_TO_READ', {}),
    found('TOO_MANY_PAGES', { pages: Count, most: Count }),
    found('TOO_MANY_LETTERS', { page: Page, letters: Count, most: Count }),
    found('TOO_MUCH_TEXT', {}),
    found('TOO_MUCH_WORK', {}),
    found('READING_OVERRAN', {}),
    found('READING_BROKE', {}),
    found('READING_INTERRUPTED', { times: Count.meta({ description: 'so often it may be at the most' }) }),
    found('OPENING_OVERRAN', {}),
    found('OPENING_BROKE', {}),
    found('DRAWING_OVERRAN', {}),
    found('NO_STATEMENT', {
      rows: Count.meta({ description: 'dated amounts with nothing that shows an account behind them' }),
      pagesWithoutText: Count,
      pages: Count,
      pagesFromPictures: Count.optional().meta({ description: 'missing where there are none' }),
    }),
  ])
  .meta({ id: 'FileFinding', description: 'why a file cannot be converted: a code, with the parameters of that code' });
export type FileFinding = z.infer<typeof FileFinding>;
