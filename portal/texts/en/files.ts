/** English: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'reading pages from their pictures is switched off in this service.';
const OVERRAN = 'Reading this PDF took longer than it may, twice. Split it into shorter files.';
const BROKE = 'Reading this PDF failed badly, twice. Print it to a new PDF, or split it.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'This is neither a PDF nor a picture (JPEG, PNG, WebP, TIFF). Add the statement as the PDF that the bank gives, or a scan of it as a picture.',
  NOT_A_PICTURE: ({ part }) =>
    `File ${count(part)} of those to join is not a picture. Only pictures (JPEG, PNG, WebP, TIFF) become pages of one file.`,
  PICTURE_DAMAGED: ({ page }) =>
    `The picture of page ${count(page)} is damaged or cut off and cannot be read. Scan or save it again.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `The picture of page ${count(page)} is ${count(width)} × ${count(height)} pixels large, more than may be read. Scan it with a lower resolution, or make it smaller.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `The pictures of the file have more than ${count(most)} megapixels together. Split the file, or scan it with a lower resolution.`,
  PASSWORD_MISSING: () => 'This PDF is protected. Enter the password that opens it.',
  PASSWORD_WRONG: () => 'This password does not open the file. Check it and try another.',
  FILE_WITHOUT_TEXT: () =>
    'The file has no text: its pages are empty, or drawings alone. Ask the bank for the PDF statement.',
  TEXT_EXCLUDED: () =>
    'No text is left to read: all of it is on pages that are said to be no part of a statement. Exclude fewer pages.',
  FILE_ENCRYPTED: () => 'The file is encrypted in a way that cannot be read. Ask for a copy that is not.',
  FILE_DAMAGED: () => 'The file is damaged: no page of it can be read. Ask for a new copy of it.',
  PAGE_DAMAGED: ({ page }) =>
    `Page ${count(page)} of the file is damaged and cannot be read. Ask for a new copy of the file.`,
  FONTS_WITHOUT_LETTERS: () =>
    `The text of the file cannot be read: its fonts do not tell which letters they draw, and ${NOT_READ} Ask the bank for another PDF of the statement.`,
  FILE_SCANNED: () =>
    `The file is a scan: its pages are pictures without text, and ${NOT_READ} Ask the bank for the PDF statement.`,
  PICTURES_WITHOUT_TEXT: () =>
    'The pages of the file are pictures, and no text could be read from them. Scan the statement again: straight, sharp, in even light and in 300 dpi. Or ask the bank for the PDF statement.',
  SCAN_NOT_REDACTED: () => 'The pages of the file are pictures: there is no text in them that could be replaced.',
  FILE_TOO_LARGE_TO_READ: () => 'The file is larger than the memory that reading it may take. Split it.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `The file has ${count(pages)} pages; at most ${count(most)} are read. Split it into shorter files.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `Page ${count(page)} of the file holds ${count(letters)} letters; at most ${count(most)} are read. Print the file to a new PDF of more pages.`,
  TOO_MUCH_TEXT: () =>
    'The pages hold more text than a statement may have. Split the file, or ask for a new copy of it.',
  TOO_MUCH_WORK: () =>
    'The file needs more memory or work than a statement may take. It may be damaged, or made to do harm: print it to a new PDF, or ask for a new copy.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'The service stopped again and again while it read this file, which need not be the cause. Nothing was paid. Convert it again.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => 'It takes more time or memory than it may. Look at it in a reader of PDFs.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'No statement was found in this document. Is it the right file?'
      : 'No statement was found in this document. Is it the right file? Where its pictures are blurred, dark or cut off, scan them again.',
};
