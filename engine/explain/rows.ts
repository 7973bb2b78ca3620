/** Explains lines and rows: what each was taken for, and by which rule. */
import { decimalText } from '../exports/decimal.ts';
import type { Place } from '../model/place.ts';
import type { ReadRow } from '../model/reading.ts';
import type { Row, RowLine } from '../model/row.ts';
import type { TokenLine } from '../model/table.ts';
import { placesOf } from '../statements/places.ts';
import { DOUBTS, JOINED, OUTSIDE, PLACES, REPEATS } from '../wording/lines.ts';
import { reasonWorded } from '../wording/row-reasons.ts';
import type { Known } from './known.ts';
import { rounded } from './tables.ts';
import type { ExplainedLine, ExplainedRow, LinePlace } from './types.ts';

export function explainLines(known: Known): ExplainedLine[] {
  return known.stages.tables.lines.map((tl) => {
    const { line } = tl;
    const { as, rule } = placeOf(known, tl);
    return {
      line: line.index,
      page: line.page,
      box: roundedBox(line.box),
      text: line.text,
      as,
      rule,
      repeat: line.furniture && line.repeat ? { ...line.repeat, rule: REPEATS[line.repeat.rule] } : null,
      table: known.stretchesOf(line.index)[0]?.table.index ?? null,
      rows: known.rowsOf(line.index),
      doubt: doubtWorded(known, line.index),
    };
  });
}

export function doubtWorded(known: Known, line: number): string | null {
  const doubt = known.doubts.get(line);
  return doubt ? DOUBTS[doubt] : null;
}

export interface TakenAs {
  readonly as: LinePlace;
  readonly rule: string | null;
}

export function placeOf(known: Known, tl: TokenLine): TakenAs {
  const { index, furniture, repeat } = tl.line;
  const join = known.joins.get(index);
  if (known.rowsOf(index).length > 0) return { as: 'row', rule: join ? JOINED[join.rule] : PLACES.own_amount };
  const [stretch] = known.stretchesOf(index);
  if (stretch?.as === 'header') return { as: 'header', rule: PLACES.headings };
  if (stretch?.as === 'body') {
    if (join) return { as: join.as === 'title' ? 'section' : 'left over', rule: JOINED[join.rule] };
    return { as: 'left over', rule: PLACES.summary };
  }
  const outside = known.stages.tables.outside.get(index);
  if (outside) return { as: 'outside', rule: OUTSIDE[outside] };
  if (furniture) return { as: 'furniture', rule: repeat ? REPEATS[repeat.rule] : null };
  if (stretch?.as === 'title') return { as: 'title', rule: PLACES.above_header };
  return { as: 'outside', rule: PLACES.beside_tables };
}

export function explainRows(known: Known): ExplainedRow[] {
  return known.stages.rows.rows.map((row, index) => {
    const as = known.readOf(row);
    const money = (minor: number | null | undefined) =>
      as && minor !== null && minor !== undefined ? decimalText(minor, as.part.part.decimals) : null;
    return {
      row: index,
      table: row.table,
      lines: row.lines.map(({ source }) => source.line.index),
      anchor: anchorOf(row)?.source.line.index ?? null,
      places: placesOf(row).map(({ page, box }) => ({ page, box: roundedBox(box) })),
      kind: row.kind,
      exact: row.kindExact,
      section: row.section && { title: row.section.title, sign: row.section.sign },
      role: as?.read.role ?? 'not read',
      reason: as ? reasonOf(as.read) : 'a line of a summary: what it says is read as labelled figures',
      date: as?.read.date ?? null,
      ownDate: as?.read.ownDate ?? false,
      amount: money(as?.read.amount),
      sign: as && as.read.amount !== null ? as.read.sign : null,
      balance: money(as?.read.balance),
      statement: as?.statement ?? null,
      transaction: as?.transaction ?? null,
    };
  });
}

export const reasonOf = ({ reason, row }: Pick<ReadRow, 'reason' | 'row'>): string =>
  reasonWorded(reason, row.section?.title);

/** The line of a row that holds its amounts. */
function anchorOf({ lines, amounts }: Row): RowLine | null {
  const own = new Set(amounts.filter((amount) => amount !== null));
  return lines.find(({ cells }) => cells.some((cell) => cell?.amounts.some((amount) => own.has(amount)))) ?? null;
}

export function roundedBox([x0, y0, x1, y1]: Place['box']): Place['box'] {
  return [rounded(x0), rounded(y0), rounded(x1), rounded(y1)];
}
