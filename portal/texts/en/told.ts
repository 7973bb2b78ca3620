/** English: what the service says of papers and files, which it does in sentences: each is known by the one that it says. */
import { count } from '../../formats/numbers.ts';

/** A sentence of the service, and given what it tells in its groups, the words for it. */
export type Told = readonly [sentence: RegExp, words: (...told: string[]) => string];

/** Why a file cannot be read, with what to do about it. */
const files: readonly Told[] = [
  [
    /^The file has no text: its pages are empty, or drawings alone\./,
    () => 'The file has no text: its pages are empty, or drawings alone. Ask the bank for the PDF statement.',
  ],
  [
    /^The file is encrypted in a way that cannot be read\./,
    () => 'The file is encrypted in a way that cannot be read. Ask for a copy that is not.',
  ],
  [
    /^The file is damaged: no page of it can be read\./,
    () => 'The file is damaged: no page of it can be read. Ask for a new copy of it.',
  ],
  [
    /^Page (\d+) of the file is damaged and cannot be read\./,
    (page) => `Page ${page} of the file is damaged and cannot be read. Ask for a new copy of the file.`,
  ],
  [
    /^The text of the file cannot be read: its fonts do not tell which letters they draw\./,
    () =>
      'The text of the file cannot be read: its fonts do not tell which letters they draw. Ask the bank for another PDF of the statement, or run text recognition on it first.',
  ],
  [
    /^The file is a scan: its pages are images without text that can be read\./,
    () =>
      'The file is a scan: its pages are images without text that can be read. Ask the bank for the PDF statement, or run text recognition on it first.',
  ],
  [
    /^The file is larger than the memory that reading it may take\./,
    () => 'The file is larger than the memory that reading it may take. Split it.',
  ],
  [
    /^The file has (\d+) pages; at most (\d+) are read\./,
    (pages, most) =>
      `The file has ${count(Number(pages))} pages; at most ${count(Number(most))} are read. Split it into shorter files.`,
  ],
  [
    /^Page (\d+) of the file holds (\d+) letters; at most (\d+) are read\./,
    (page, letters, most) =>
      `Page ${page} of the file holds ${count(Number(letters))} letters; at most ${count(Number(most))} are read. Print the file to a new PDF of more pages.`,
  ],
  [
    /^The pages hold more text than a statement may have\./,
    () => 'The pages hold more text than a statement may have. Split the file, or ask for a new copy of it.',
  ],
  [
    /^The file needs more memory or work than a statement may take\./,
    () =>
      'The file needs more memory or work than a statement may take. It may be damaged, or made to do harm: print it to a new PDF, or ask for a new copy.',
  ],
  [
    /^This page takes more time or memory to draw than it may\./,
    () => 'It takes more time or memory than it may. Look at it in a reader of PDFs.',
  ],
  [
    /^(?:Reading|Opening) the PDF took longer than the time bound, twice\./,
    () => 'Reading this PDF took longer than it may, twice. Split it into shorter files.',
  ],
  [
    /^(?:Reading|Opening) the PDF broke the worker that read it, twice\./,
    () => 'Reading this PDF failed badly, twice. Print it to a new PDF, or split it.',
  ],
];

export const told: readonly Told[] = files;
