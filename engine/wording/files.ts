/** Words for why a file cannot be converted, with what to do about it. */
import { type FindingIn, findingsOf, wordedIn } from './family.ts';

/** What was read of a document that holds no statement. */
interface NoStatement {
  /** dated amounts with nothing that shows an account behind them */
  readonly rows: number;
  readonly pagesWithoutText: number;
  readonly pages: number;
  /** left out if there are none */
  readonly pagesFromPictures?: number;
}

const NO_ACCOUNT =
  'nothing shows an account behind them: no balances, no columns of money in and out, no title of a statement, ' +
  'and not two of an account number, a kind of account, a period and signed amounts';

const NOT_ALLOWED =
  'reading pages from their pictures is switched off here (--ocr never, LEDGERIZE_OCR=never). Switch it on.';

function noStatement({ rows, pagesWithoutText, pages, pagesFromPictures = 0 }: NoStatement): string {
  const unread = pagesWithoutText === 0 ? '' : ` ${pagesWithoutText} of its ${pages} pages hold no usable text.`;
  const lacks = rows === 0 ? '' : ` It lists dated amounts (${rows}), and ${NO_ACCOUNT}.`;
  const none = `No transactions and no statement were found in this document.${lacks}${unread}`;
  const pictures =
    pagesFromPictures === 0
      ? ''
      : ` ${pagesFromPictures} of its ${pages} pages were read from their pictures: where they are blurred, dark or ` +
        'cut off, scan them again.';
  return `${none}${pictures} Is it a bank or card statement?`;
}

export const FILES = {
  NOT_A_PDF: () =>
    'The file is neither a PDF nor a picture (JPEG, PNG, WebP, TIFF). Give the statement as the PDF that the bank ' +
    'offers, or a scan of it as a picture.',
  NOT_A_PICTURE: ({ part }: { part: number }) =>
    `File ${part} of those to join is not a picture. Only pictures (JPEG, PNG, WebP, TIFF) become pages of one file.`,
  PICTURE_DAMAGED: ({ page }: { page: number }) =>
    `The picture of page ${page} is damaged or cut off and cannot be read. Scan or save it again.`,
  PICTURE_TOO_LARGE: ({ page, width, height }: Readonly<Record<'page' | 'width' | 'height', number>>) =>
    `The picture of page ${page} is ${width} x ${height} pixels large, more than may be read. Scan it with a lower ` +
    'resolution, or make it smaller.',
  TOO_MANY_PIXELS: ({ most }: { most: number }) =>
    `The pictures of the file have more than ${most} megapixels together. Split the file, or scan it with a lower ` +
    'resolution.',
  PASSWORD_MISSING: () => 'The file is protected: its password is needed.',
  PASSWORD_WRONG: () => 'The password does not open the file. Check it, and try another.',
  FILE_WITHOUT_TEXT: () =>
    'The file has no text: its pages are empty, or drawings alone. Ask the bank for the PDF statement.',
  TEXT_EXCLUDED: () =>
    'No text is left to read: all of it is on pages that somebody says are no part of a statement. Exclude fewer ' +
    'pages.',
  FILE_ENCRYPTED: () => 'The file is encrypted in a way that cannot be read. Ask for a copy that is not.',
  FILE_DAMAGED: () => 'The file is damaged: no page of it can be read. Ask for a new copy of it.',
  PAGE_DAMAGED: ({ page }: { page: number }) =>
    `Page ${page} of the file is damaged and cannot be read. Ask for a new copy of the file.`,
  FONTS_WITHOUT_LETTERS: () =>
    `The text of the file cannot be read: its fonts do not tell which letters they draw, and ${NOT_ALLOWED} ` +
    'Ask the bank for another PDF of the statement.',
  FILE_SCANNED: () =>
    `The file is a scan: its pages are pictures without text, and ${NOT_ALLOWED} Ask the bank for the PDF statement.`,
  PICTURES_WITHOUT_TEXT: () =>
    'The pages of the file are pictures, and no text could be read from them. Scan the statement again: straight, ' +
    'sharp, in even light and in 300 dpi. Or ask the bank for the PDF statement.',
  SCAN_NOT_REDACTED: () =>
    'The pages of the file are pictures: there is no text in them that could be replaced, and pictures are not ' +
    'copied. Cover in a copy of the pictures what nobody is to see.',
  FILE_TOO_LARGE_TO_READ: () => 'The file is larger than the memory that reading it may take. Split it.',
  TOO_MANY_PAGES: ({ pages, most }: { pages: number; most: number }) =>
    `The file has ${pages} pages; at most ${most} are read. Split it.`,
  TOO_MANY_LETTERS: ({ page, letters, most }: Readonly<Record<'page' | 'letters' | 'most', number>>) =>
    `Page ${page} of the file holds ${letters} letters; at most ${most} are read. Print the file to a new PDF of ` +
    'more pages.',
  TOO_MUCH_TEXT: () =>
    'The pages hold more text than a statement may have. Split the file, or ask for a new copy of it.',
  TOO_MUCH_WORK: () =>
    'The file needs more memory or work than a statement may take. It may be damaged, or made to do harm: print ' +
    'it to a new PDF, or ask for a new copy.',
  READING_OVERRAN: () => 'Reading the PDF took longer than the time bound, twice. Split it into shorter files.',
  READING_BROKE: () => 'Reading the PDF broke the worker that read it, twice. Print it to a new PDF, or split it.',
  READING_INTERRUPTED: ({ times }: { times: number }) =>
    `The server stopped more than ${times} times while it read this file, and gave it up. The file need not be the ` +
    'cause, and nothing was paid for it. Convert it again.',
  OPENING_OVERRAN: () =>
    'Opening the PDF took longer than the time bound, twice. Print it to a new PDF, or split it, and send that.',
  OPENING_BROKE: () =>
    'Opening the PDF broke the worker that read it, twice. Print it to a new PDF, or split it, and send that.',
  DRAWING_OVERRAN: () => 'This page takes more time or memory to draw than it may. Look at it in a reader of PDFs.',
  NO_STATEMENT: noStatement,
};

/** Why a file cannot be converted: a code with its parameters. */
export type FileFinding = FindingIn<typeof FILES>;

export const fileFinding = findingsOf<typeof FILES>();

/** Given why a file cannot be converted, returns the English sentences for it. */
export const fileWorded = (one: FileFinding): string => wordedIn(FILES, one);
