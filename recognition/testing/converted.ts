/** Converts papers in tests with both readers, in the thread of the test. */
import { extraction } from '../../engine/extract.ts';
import type { Extraction } from '../../engine/model/extraction.ts';
import type { PictureRequest, RecognisedPage } from '../../engine/model/recognised.ts';
import type { Stages } from '../../engine/stages.ts';
import { pdfium } from '../../engine/testing/papers.ts';
import { LANGUAGES } from '../languages/language.ts';
import { createPpocr } from '../ppocr/reader.ts';
import type { Readers } from '../reading/types.ts';
import { recognisePage } from '../recognise.ts';
import { createTesseract } from '../tesseract/reader.ts';

let shared: Promise<Readers> | undefined;

async function load(): Promise<Readers> {
  const [first, second] = await Promise.all([createPpocr({ threads: 1 }), createTesseract()]);
  return { first, second, languages: LANGUAGES };
}

interface Converted extends Extraction {
  /** what was read from pictures, in order */
  readonly asked: readonly Pick<PictureRequest, 'page' | 'area'>[];
  readonly stages: Stages | undefined;
}

/** Given a PDF, returns its extraction and what was read for it. */
export async function converted(bytes: Uint8Array, pictures: 'auto' | 'always' | 'never' = 'auto'): Promise<Converted> {
  let stages: Stages | undefined;
  const onStages = (seen: Stages) => {
    stages = seen;
  };
  const steps = extraction(bytes, { pdfium: await pdfium(), pictures, onStages });
  const asked: Pick<PictureRequest, 'page' | 'area'>[] = [];
  let read: RecognisedPage[] = [];
  let step = steps.next([]);
  while (!step.done) {
    if (step.value.kind === 'collect') {
      const pages = read;
      read = [];
      step = steps.next(pages);
      continue;
    }
    const { page, area } = step.value;
    asked.push({ page, area });
    shared ??= load();
    read.push(await recognisePage(step.value, await shared));
    step = steps.next([]);
  }
  return { ...step.value, asked, stages };
}
