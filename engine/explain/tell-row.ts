/** Explains which row a text belongs to, why, and what kind of row its words say that it is. */
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { TokenLine } from '../model/table.ts';
import { SECTION_SIDES } from '../wording/trail.ts';
import type { FoundPlace } from './found-place.ts';
import { doubtWorded } from './rows.ts';
import { words } from './tell-table.ts';
import type { ExplainedRow } from './types.ts';

export function tellRow(place: FoundPlace): string[] {
  const { known, stages, hit, row } = place;
  const because = doubtWorded(known, hit.line.line.index);
  const doubt = because === null ? [] : [`it may be a booking, so that no statement around it is verified: ${because}`];
  if (row === null) return [...tellNoRow(place), ...doubt];
  const { apart, sentence } = known.stages.rows.rows[row];
  return [
    ...tellLines(stages.rows[row], place),
    ...tellKind(stages.rows[row], hit.line),
    ...tellSection(stages.rows[row]),
    ...(apart ? ['it stands further down than rows of its table do'] : []),
    ...(sentence ? ['its text runs across columns, as a sentence does'] : []),
    ...doubt,
  ];
}

function tellNoRow({ table, taken: { as, rule } }: FoundPlace): string[] {
  if (table === null || as === 'header' || as === 'title') return [];
  return [as === 'section' ? `no row, but a title above rows: ${rule}` : `of no row: ${rule}`];
}

function tellLines({ row, lines, anchor }: ExplainedRow, { hit, taken }: FoundPlace): string[] {
  const by = `which this line belongs to; the border of the row was found by this rule: ${taken.rule}`;
  const isAnchor = anchor === hit.line.line.index;
  return [
    `in row ${row}, ${lines.length === 1 ? 'of this line alone' : `of the lines ${lines.join(', ')}`}`,
    isAnchor
      ? 'its amount stands on this line: that anchors the row'
      : `its amount stands on line ${anchor ?? '?'}, ${by}`,
  ];
}

function tellKind({ kind, exact }: ExplainedRow, { line }: TokenLine): string[] {
  if (kind === null) return [];
  const own = lineKind(line.text);
  const weight = own?.kind === kind ? ` (weight ${own.weight.toFixed(2)})` : '';
  return [
    exact
      ? `its words say ${words(kind)}${weight}, and nothing else`
      : `its words hold the words for ${words(kind)}${weight}`,
  ];
}

function tellSection({ section }: ExplainedRow): string[] {
  if (section === null) return [];
  const side = section.sign === null ? 'which does not say which way money went' : SECTION_SIDES[`${section.sign}`];
  return [`below the title "${section.title}": ${side}`];
}
