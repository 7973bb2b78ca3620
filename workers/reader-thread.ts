/** The code of a thread that reads pictures of pages, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { createPpocr } from '../recognition/ppocr/reader.ts';
import type { Readers } from '../recognition/reading/types.ts';
import { recognisePage } from '../recognition/recognise.ts';
import { isInstalled } from '../recognition/tesseract/data.ts';
import { createTesseract } from '../recognition/tesseract/reader.ts';
import { systemThread } from './cpu-time.ts';
import type { ReaderReply, ReaderRequest, ReaderSetup } from './reader-messages.ts';

const { languages } = workerData as ReaderSetup;
let readers: Promise<Readers> | undefined;

async function answer(request: ReaderRequest): Promise<ReaderReply> {
  const began = performance.now();
  try {
    readers ??= load();
    const page = await recognisePage(request, await readers);
    return { type: 'page', page, ms: performance.now() - began };
  } catch (thrown) {
    return { type: 'error', error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

async function load(): Promise<Readers> {
  // the packages of some languages are optional
  const installed = languages.filter(isInstalled);
  if (installed.length === 0) throw new Error(`no package of these languages is installed: ${languages.join(', ')}`);
  const [first, second] = await Promise.all([createPpocr({ threads: 1 }), createTesseract()]);
  return { first, second, languages: installed };
}

const reply = (message: ReaderReply): void => parentPort?.postMessage(message);

parentPort?.on('message', async (request: ReaderRequest) => reply(await answer(request)));
reply({ type: 'ready', thread: systemThread() });
