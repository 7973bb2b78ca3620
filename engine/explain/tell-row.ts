/** Explains which row a text belongs to, why, and what kind of row its words say that it is. */
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { itemAt } from '../model/lists.ts';
import type { TokenLine } from '../model/table.ts';
import { ROW_TOLD } from '../wording/told-places.ts';
import type { FoundPlace } from './found-place.ts';
import { doubtWorded } from './rows.ts';
import type { ExplainedRow } from './types.ts';

export function tellRow(place: FoundPlace): string[] {
  const { known, stages, hit, row } = place;
  const because = doubtWorded(known, hit.line.line.index);
  const doubt = because === null ? [] : [ROW_TOLD.DOUBTFUL(because)];
  if (row === null) return [...tellNoRow(place), ...doubt];
  const { apart, sentence } = known.rowAt(row);
  const explained = itemAt(stages.rows, row);
  return [
    ...tellLines(explained, place),
    ...tellKind(explained, hit.line),
    ...tellSection(explained),
    ...(apart ? [ROW_TOLD.FURTHER_DOWN()] : []),
    ...(sentence ? [ROW_TOLD.SENTENCE()] : []),
    ...doubt,
  ];
}

function tellNoRow({ table, taken: { as, rule } }: FoundPlace): string[] {
  if (table === null || as === 'header' || as === 'title') return [];
  return [ROW_TOLD[as === 'section' ? 'SECTION_TITLE' : 'NO_ROW'](rule)];
}

function tellLines({ row, lines, anchor }: ExplainedRow, { hit, taken }: FoundPlace): string[] {
  const isAnchor = anchor === hit.line.line.index;
  const stands = isAnchor ? ROW_TOLD.ANCHOR() : ROW_TOLD.BESIDE_ANCHOR({ anchor, rule: taken.rule });
  return [ROW_TOLD.IN_ROW({ row, lines }), stands];
}

function tellKind({ kind, exact }: ExplainedRow, { line }: TokenLine): string[] {
  if (kind === null) return [];
  const own = lineKind(line.text);
  return [ROW_TOLD[exact ? 'SAYS_ALONE' : 'SAYS']({ kind, weight: own?.kind === kind ? own.weight : null })];
}

function tellSection({ section }: ExplainedRow): string[] {
  return section === null ? [] : [ROW_TOLD.IN_SECTION(section)];
}
