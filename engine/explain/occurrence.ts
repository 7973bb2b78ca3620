/** Explains what became of one place of a text: a field of a statement, or why it was left out. */
import { union } from '../geometry/box.ts';
import { colorText } from '../geometry/color.ts';
import { degreesOf } from '../geometry/turns.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { Dropped } from '../model/page.ts';
import { type Word, wordBox } from '../model/word.ts';
import { PAGE_TOLD } from '../wording/told-places.ts';
import type { Hit } from './find.ts';
import type { ExplainedStages, FoundPlace } from './found-place.ts';
import type { Known } from './known.ts';
import { placeOf, roundedBox } from './rows.ts';
import { tellPictures } from './tell-picture.ts';
import { tellReading } from './tell-reading.ts';
import { tellRow } from './tell-row.ts';
import { tellStatement } from './tell-statement.ts';
import { columnAt, tellTable } from './tell-table.ts';
import { type LinePlace, type Occurrence, STAGE_NAMES, type StageName } from './types.ts';

export function occurrenceOf(known: Known, stages: ExplainedStages, hit: Hit): Occurrence {
  if ('dropped' in hit) return droppedAt(hit.page, hit.dropped);
  const { line, words } = hit;
  const row = known.rowsOf(line.line.index).find((index) => holds(known, index, firstOf(words))) ?? null;
  const [stretch] = known.stretchesOf(line.line.index);
  const taken = placeOf(known, line);
  // furniture may still be right above a header
  const within = row === null && OF_TABLES.has(taken.as) ? stretch : undefined;
  const table = row === null ? (within?.table.index ?? null) : known.rowAt(row).table;
  const column = columnAt(known, row, within, words);
  const as = row === null ? null : known.readOf(known.rowAt(row));
  const place: FoundPlace = { known, stages, hit, row, table, column, taken, as };
  const { becomes, leftOut, says } = tellStatement(place);
  const printed = words.map((word) => word.text).join(' ');
  const first = words.filter((word) => word.page === firstOf(words).page);
  const said: Readonly<Record<StageName, readonly string[]>> = {
    pages: tellPage(place),
    words: [PAGE_TOLD.WORDS(words.map(({ text }) => text))],
    lines: tellLine(place),
    tables: tellTable(place),
    rows: tellRow(place),
    readings: tellReading(place),
    statements: says,
  };
  return {
    page: line.line.page,
    box: roundedBox(union(first.map(wordBox))),
    printed,
    became: becomes,
    leftOut,
    line: line.line.index,
    table,
    column,
    row,
    statement: row === null ? null : (itemAt(stages.rows, row).statement ?? null),
    stages: STAGE_NAMES.flatMap((stage) => (said[stage].length > 0 ? [{ stage, says: said[stage] }] : [])),
  };
}

const OF_TABLES: ReadonlySet<LinePlace> = new Set(['header', 'title', 'section', 'left over']);

function holds(known: Known, row: number, word: Word): boolean {
  return known.rowAt(row).lines.some(({ source }) => source.line.words.includes(word));
}

function droppedAt(page: number, { text, box, why }: Dropped): Occurrence {
  const says = why === 'struck_twice' ? PAGE_TOLD.STRUCK_TWICE() : PAGE_TOLD.NOT_SHOWN(why);
  return {
    page,
    box: roundedBox(box),
    printed: text,
    became: says,
    leftOut: true,
    ...{ line: null, table: null, column: null, row: null, statement: null },
    stages: [{ stage: 'pages', says: [says] }],
  };
}

function tellPage({ known, hit }: FoundPlace): string[] {
  const page = itemAt(known.stages.pages, hit.line.line.page - 1);
  const { style, source, confidence } = firstOf(hit.words);
  const degrees = degreesOf(page.turned);
  const turned = degrees === 0 ? [] : [PAGE_TOLD.PAGE_TURNED(degrees)];
  const read = source === 'ocr' ? [PAGE_TOLD.RECOGNISED(confidence)] : [];
  const isDrawn = firstOf(hit.words).reading === undefined;
  const seen = isDrawn ? [PAGE_TOLD.SEEN({ ...style, color: colorText(style.color) })] : [];
  return [...seen, ...read, ...tellPictures(hit.words), ...turned];
}

function tellLine({ taken, hit: { line } }: FoundPlace): string[] {
  const { index, text, repeat, furniture } = line.line;
  const says = [PAGE_TOLD.LINE({ line: index, text })];
  if (furniture && repeat) says.push(PAGE_TOLD.REPEATED({ ...repeat, kept: taken.as !== 'furniture' }));
  return says;
}
