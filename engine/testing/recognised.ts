/** Papers as readers of pictures give them, for tests: the words of a drawn paper, some of them read in two ways. */
import { extraction } from '../extract.ts';
import type { Extraction } from '../model/extraction.ts';
import type { RecognisedPage } from '../model/recognised.ts';
import type { Word } from '../model/word.ts';
import type { Stages } from '../stages.ts';
import { toWords } from '../words/words.ts';
import type { Paper } from './paper.ts';
import { pagesOf, pdfium } from './papers.ts';

/** What one reader reads in place of a word, and the other one, by the word that is printed. */
export type ReadOtherwise = Readonly<Record<string, readonly [surer: string, other: string]>>;

/** Given a paper and what is read otherwise, returns the extraction and the stages of a scan of it. */
export async function scannedOf(paper: Paper, otherwise: ReadOtherwise = {}) {
  const pdf = await paper.pdf();
  const seen: Stages[] = [];
  const options = {
    pdfium: await pdfium(),
    pictures: 'always',
    onStages: (stages: Stages) => seen.push(stages),
  } as const;
  const steps = extraction(pdf, options);
  let step = steps.next([]);
  while (!step.done && step.value.kind === 'read') step = steps.next([]);
  const pages = (await pagesOf(pdf)).map((page): RecognisedPage => {
    const { number, width, height, rules, em } = page;
    const words = toWords(page).map((word) => pictured(word, otherwise[word.text]));
    return {
      page: number,
      width,
      height,
      rules,
      em,
      words,
      ...{ unread: [], covers: [], tints: [] },
      turned: 0,
      skew: 0,
      languages: ['eng'],
    };
  });
  step = steps.next(pages);
  if (!step.done) throw new Error('the pages are asked for twice');
  const [stages] = seen;
  if (stages === undefined) throw new Error('the stages are missing');
  return { extraction: step.value satisfies Extraction, stages };
}

function pictured(word: Word, readings: ReadOtherwise[string] | undefined): Word {
  const [text, other] = readings ?? [word.text];
  const reading = { agreed: other === undefined, others: other === undefined ? [] : [other] };
  return { ...word, text, source: 'ocr', confidence: 0.9, reading };
}
