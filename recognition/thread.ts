/** The code of a thread that reads pictures of pages, one at a time. */
import { parentPort } from 'node:worker_threads';
import { LANGUAGES } from './languages/language.ts';
import type { ReaderReply, ReaderRequest } from './messages.ts';
import { createPpocr } from './ppocr/reader.ts';
import type { Readers } from './reading/types.ts';
import { recognisePage } from './recognise.ts';
import { createTesseract } from './tesseract/reader.ts';

let readers: Promise<Readers> | undefined;

async function answer({ id, request }: ReaderRequest): Promise<ReaderReply> {
  try {
    readers ??= load();
    return { id, page: await recognisePage(request, await readers) };
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

async function load(): Promise<Readers> {
  const [first, second] = await Promise.all([createPpocr({ threads: 1 }), createTesseract()]);
  return { first, second, languages: LANGUAGES };
}

let last = Promise.resolve();
parentPort?.on('message', (request: ReaderRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
