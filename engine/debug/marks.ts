/** Shows what a stage saw on a page, as marks to be drawn over it. */
import type { StageName } from '../explain/types.ts';
import { union } from '../geometry/box.ts';
import { itemAt } from '../model/lists.ts';
import type { Segment } from '../model/table.ts';
import { type Word, wordBox } from '../model/word.ts';
import type { Stages } from '../stages.ts';
import { pageMarks } from './pages.ts';
import { readingMarks } from './readings.ts';
import { rowMarks } from './rows.ts';
import { statementMarks } from './statements.ts';
import { type Mark, tinted, tokenMarks } from './types.ts';

const WORD = 0x1a73e8;
/** Readers of a picture differ on the word: the sums of the paper settle it, or nothing does. */
const SETTLED = 0xe8710a;
const DOUBTFUL = 0xd93025;
const LINE = 0x188038;
const FURNITURE = 0x80868b;
const HEADER = 0x9334e6;
const COLUMN = 0xe8710a;

const MARKS: Readonly<Record<StageName, (stages: Stages, page: number) => Mark[]>> = {
  pages: pageMarks,
  words: wordMarks,
  lines: lineMarks,
  tables: tableMarks,
  rows: rowMarks,
  readings: readingMarks,
  statements: statementMarks,
};

/** Given what the stages made of a document and a page from 1, returns the marks of one stage on it. */
export const marksOf = (stages: Stages, stage: StageName, page: number): Mark[] => MARKS[stage](stages, page);

function wordMarks({ words }: Stages, page: number): Mark[] {
  return itemAt(words, page - 1).map((word): Mark => ({ box: wordBox(word), color: WORD, ...readingMark(word) }));
}

/** What readers of a picture made of a word: its text above it, and what else was read there beside the page. */
function readingMark({ text, reading }: Word): Partial<Mark> {
  if (reading === undefined) return {};
  const { agreed, others, settled, corrected } = reading;
  if (agreed) return { label: text };
  const color = settled === true ? SETTLED : DOUBTFUL;
  const how = corrected === undefined ? (settled === true ? 'settled' : 'open') : `corrected from ${corrected}`;
  return { label: text, color, note: `${text}: ${[...others, how].join(', ')}` };
}

/** Each line with its number, phrase by phrase; furniture is tinted. */
function lineMarks({ lines }: Stages, page: number): Mark[] {
  return itemAt(lines, page - 1).lines.flatMap((line): Mark[] => {
    const { box, index, furniture, phrases } = line;
    if (furniture) return [tinted(box, FURNITURE, `${index}: furniture`)];
    return [
      { box, color: LINE, note: `${index}: ${phrases.length} phrases` },
      ...phrases.map(({ x0, x1 }): Mark => ({ box: [x0, box[1], x1, box[3]], color: WORD })),
    ];
  });
}

/** Each table's columns with what they hold, its titles and headers, and the dates and amounts of its lines. */
function tableMarks({ tables, lines }: Stages, page: number): Mark[] {
  const { width } = itemAt(lines, page - 1);
  return tables.tables.flatMap(({ index, segments, headerless }) =>
    segments
      .filter((segment) => segment.page === page)
      .flatMap((segment) => {
        const tokens = segment.body.flatMap(tokenMarks);
        const heads = segment.header.map(({ line }) => tinted(line.box, HEADER, `header of table ${index}`));
        const titles = segment.title.map(({ line }) => tinted(line.box, LINE, `title of table ${index}`));
        const found = headerless && segment.header.length === 0 ? 'found by alignment' : 'continued';
        return [...columnMarks(segment, index, found, width), ...heads, ...titles, ...tokens];
      }),
  );
}

/** The outermost columns have no edge of their own: they end with the page. */
function columnMarks(segment: Segment, table: number, found: string, width: number): Mark[] {
  const lines = [...segment.header, ...segment.body].map(({ line }) => line.box);
  if (lines.length === 0) return [];
  const [, top, , bottom] = union(lines);
  return segment.columns.map(({ left, right, role, weight, heading }, i): Mark => {
    const said = role === null ? 'no role' : `${role} ${weight.toFixed(2)}`;
    const note = i === 0 && segment.header.length === 0 ? `table ${table}: ${found}` : undefined;
    return {
      box: [Math.max(left, 0), top, Math.min(right, width), bottom],
      color: COLUMN,
      label: heading === '' ? said : `${said}: ${heading}`,
      note,
    };
  });
}
