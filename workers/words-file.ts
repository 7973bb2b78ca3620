/** The task `words`: the words of a page, of its text or as its picture was read. */
import { readFile } from 'node:fs/promises';
import { UnreadableError } from '../engine/errors.ts';
import type { PrintedWord } from '../engine/model/printed-words.ts';
import { openDocument } from '../engine/pages/document.ts';
import { wordsOfPage } from '../engine/read-pages.ts';
import { unlocked } from './extract-file.ts';
import { faultOfUnreadable } from './faults.ts';
import type { Instrument } from './instrument.ts';
import type { FileResult } from './types.ts';
import type { Worded, WordsTask } from './words-types.ts';

/** Given a file and a page that it has, returns its words, or why it cannot be read. */
export async function wordsOfFile(task: WordsTask, instrument: Instrument): Promise<Worded> {
  const { page, read } = task;
  const known = read === null ? undefined : await wordsRead(read, page);
  if (known !== undefined) return { ok: true, words: known };
  try {
    const words = await unlocked(task, instrument, (source, pdfium, password) => {
      const document = openDocument(pdfium, source, password);
      try {
        if (page > document.pageCount) throw new RangeError(`there is no page ${page} of ${document.pageCount}`);
        return wordsOfPage(pdfium, document, page - 1);
      } finally {
        document.close();
      }
    });
    return { ok: true, words };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown) };
  }
}

/** What a conversion read from the picture of a page; undefined if it read its text. */
async function wordsRead(path: string, page: number): Promise<readonly PrintedWord[] | undefined> {
  const { words = [] } = JSON.parse(await readFile(path, 'utf8')) as FileResult;
  return words.find((one) => one.page === page)?.words;
}
