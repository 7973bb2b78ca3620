/** Draws what became of a page: rows that were kept or not, failing balances, and the figures that checks used. */
import { explain } from '../explain/explain.ts';
import type { ExplainedStatement } from '../explain/statement-types.ts';
import type { ExplainedRow } from '../explain/types.ts';
import { type Box, union } from '../geometry/box.ts';
import type { Stages } from '../stages.ts';
import { type Mark, tinted } from './types.ts';

const KEPT = 0x188038;
const REJECTED = 0x80868b;
const FAILING = 0xd93025;
const FIGURE = 0x9334e6;

export function statementMarks(stages: Stages, page: number): Mark[] {
  const { rows, lines, statements } = explain(stages);
  const unexplained = new Set(statements.flatMap((statement) => statement.unexplained));
  return [
    ...statements.flatMap((statement) => headMarks(stages, statement, page)),
    ...statements.flatMap((statement) => figureMarks(statement, page)),
    ...rows.flatMap((row) => rowMarks(row, statements, page)),
    ...lines
      .filter((line) => line.page === page && unexplained.has(line.line))
      .map(({ box }) => tinted(box, FAILING, 'may be a booking, and nothing explains it')),
  ];
}

/** The verdict is beside the first line of the statement's first page. */
function headMarks(
  { tables }: Stages,
  { statement, pages, status, reason, lines }: ExplainedStatement,
  page: number,
): Mark[] {
  if (statement === null || pages?.[0] !== page) return [];
  const first = tables.lines.find(({ line }) => line.page === page && line.index >= lines[0]);
  if (!first) return [];
  const color = status === 'verified' ? KEPT : status === 'mismatch' ? FAILING : REJECTED;
  const notes = wrapped(`statement ${statement}: ${status}. ${reason}`);
  return notes.map((note): Mark => ({ box: first.line.box, color, note }));
}

/** Letters of a note that fit beside the page. */
const NOTE_LETTERS = 72;

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + word.length >= NOTE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Each printed figure that the statement takes, with the checks that used it. */
function figureMarks({ statement, fields, checks }: ExplainedStatement, page: number): Mark[] {
  return fields.flatMap(({ field, value, page: own, box }): Mark[] => {
    if (statement === null || own !== page || box === null) return [];
    const used = checks.filter((check) => check.fields.includes(field));
    const failed = used.some(({ status }) => status === 'fail');
    const outcomes = used.map(({ kind, status }) => `${kind.replaceAll('_', ' ')}: ${status}`);
    return [tinted(box, failed ? FAILING : FIGURE, [`${field} ${value}`, ...outcomes].join(', '))];
  });
}

function rowMarks(row: ExplainedRow, statements: readonly ExplainedStatement[], page: number): Mark[] {
  const boxes: Box[] = row.places.filter((place) => place.page === page).map(({ box }) => box);
  if (boxes.length === 0) return [];
  const box = union(boxes);
  // what a statement takes as a figure says so itself
  if (statements.some(({ fields }) => fields.some((field) => field.row === row.row))) return [];
  if (row.transaction === null) {
    const why = [row.role, row.reason].filter((part, i, all) => part !== '' && all.indexOf(part) === i);
    return [tinted(box, REJECTED, `no transaction: ${why.join(', ').replaceAll('_', ' ')}`)];
  }
  const failing = statements
    .find(({ statement }) => statement === row.statement)
    ?.failingRows.find((one) => one.row === row.row);
  if (failing === undefined) return [{ box, color: KEPT, note: `${row.transaction}: ${row.date} ${row.amount}` }];
  const note = `${row.transaction}: balance should be ${failing.expected}, off by ${failing.difference}`;
  return [tinted(box, FAILING, note)];
}
