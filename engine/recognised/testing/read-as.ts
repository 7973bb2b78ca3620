/** Reads a drawn paper as if its pages were pictures, with the readings that a test gives their words. */
import { extract, extraction } from '../../extract.ts';
import type { RecognisedPage } from '../../model/recognised.ts';
import type { Statement } from '../../model/statement.ts';
import type { PictureReading, Word } from '../../model/word.ts';
import type { Stages } from '../../stages.ts';
import type { Paper } from '../../testing/paper.ts';
import { pdfium } from '../../testing/papers.ts';

/** By the word as it is printed: what is read instead, and how sure the readers are of it. */
export type Misread = Readonly<Record<string, { readonly text: string; readonly reading: PictureReading }>>;

const AGREED: PictureReading = { agreed: true, others: [] };

/** Both readers differ: the first one reads this, the second one that. */
export const differ = (text: string, ...others: string[]) => ({ text, reading: { agreed: false, others } });

/** Both readers read the same. */
export const alike = (text: string) => ({ text, reading: AGREED });

/** Given a paper and what is misread of it, returns its only statement. */
export async function readAs(paper: Paper, misread: Misread): Promise<Statement> {
  const [statement, ...others] = await statementsAs(paper, misread);
  if (statement === undefined || others.length > 0) throw new Error('the paper does not hold one statement');
  return statement;
}

/** Given a paper and what is misread of it, returns its statements. */
export async function statementsAs(paper: Paper, misread: Misread): Promise<readonly Statement[]> {
  const bytes = await paper.pdf();
  const instance = await pdfium();
  let seen: Stages | undefined;
  extract(bytes, {
    pdfium: instance,
    onStages: (stages) => {
      seen = stages;
    },
  });
  const pages = (seen?.pages ?? []).map((page, at): RecognisedPage => {
    const words = seen?.words[at]?.map(
      (word): Word => ({ ...word, source: 'ocr', ...(misread[word.text] ?? alike(word.text)) }),
    );
    const { number, width, height, rules, em } = page;
    return {
      page: number,
      width,
      height,
      words: words ?? [],
      rules,
      em,
      unread: [],
      covers: [],
      tints: [],
      turned: 0,
      skew: 0,
      languages: ['eng'],
    };
  });
  const steps = extraction(bytes, { pdfium: instance, pictures: 'always' });
  let step = steps.next([]);
  while (!step.done) step = steps.next(step.value.kind === 'collect' ? pages : []);
  return step.value.statements;
}
