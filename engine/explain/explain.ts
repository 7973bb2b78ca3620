/** Explains how a document was read: every stage as data, and what became of a text at each of them. */
import { itemAt } from '../model/lists.ts';
import { readingStatus, wordBox } from '../model/word.ts';
import type { Stages } from '../stages.ts';
import { DROPPED } from '../wording/lines.ts';
import { findText, nearestTexts, pageOf } from './find.ts';
import type { ExplainedStages } from './found-place.ts';
import { Known } from './known.ts';
import { occurrenceOf } from './occurrence.ts';
import { explainReadings } from './readings.ts';
import { explainLines, explainRows, roundedBox } from './rows.ts';
import { explainStatements } from './statements.ts';
import { explainTables, rounded } from './tables.ts';
import { EXPLANATION_VERSION, type ExplainedPage, type Explanation, type Sought } from './types.ts';

/** Places of a text that are reported at the most: a letter is everywhere. */
const MOST_OCCURRENCES = 1_000;

export interface Asked {
  readonly text: string;
  /** from 1; every page without it */
  readonly page?: number;
}

/** Given what the stages made of a document, and perhaps a text, returns how it was read. */
export function explain(stages: Stages, asked?: Asked): Explanation {
  const known = new Known(stages);
  const explained = {
    tables: explainTables(known),
    lines: explainLines(known),
    rows: explainRows(known),
    readings: explainReadings(stages),
    statements: explainStatements(known),
  };
  return {
    version: EXPLANATION_VERSION,
    pages: explainPages(stages),
    ...explained,
    sought: asked === undefined ? null : soughtIn(known, explained, asked),
  };
}

function soughtIn(known: Known, explained: ExplainedStages, { text, page }: Asked): Sought {
  const { stages } = known;
  const hits = findText(stages, text);
  const wanted = hits.filter((hit) => page === undefined || pageOf(hit) === page);
  return {
    text,
    found: wanted.length,
    occurrences: wanted.slice(0, MOST_OCCURRENCES).map((hit) => occurrenceOf(known, explained, hit)),
    otherPages: page === undefined ? [] : [...new Set(hits.map(pageOf))].filter((other) => other !== page),
    nearest: hits.length === 0 ? nearestTexts(stages, text) : [],
  };
}

function explainPages({ pages, words, areas }: Stages): ExplainedPage[] {
  return pages.map((page, i) => ({
    page: page.number,
    width: rounded(page.width),
    height: rounded(page.height),
    turned: page.turned,
    scale: page.scale,
    source: page.source,
    glyphs: page.runs.reduce((sum, run) => sum + run.glyphs, 0),
    words: itemAt(words, i).length,
    rules: page.rules.length,
    bands: page.bands.length,
    images: page.images.map(roundedBox),
    unusable: page.unusable,
    dropped: page.dropped.map(({ text, box, why }) => ({ text, box: roundedBox(box), why: DROPPED[why] })),
    areas: areas.flatMap((area) => (area.page === page.number ? [roundedBox(area.box)] : [])),
    unlike: itemAt(words, i).flatMap((word) => {
      const status = readingStatus(word);
      if (status === null) return [];
      return [{ text: word.text, box: roundedBox(wordBox(word)), others: word.reading?.others ?? [], status }];
    }),
  }));
}
