/** Tells which row a text belongs to, why, and what kind of row its words say that it is. */
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { FoundPlace } from './found-place.ts';
import { doubtWorded, placeOf } from './rows.ts';
import { words } from './tell-table.ts';

const SIDES = { '1': 'money in', '-1': 'money out', '0': 'nothing that is booked' } as const;

export function tellRow({ known, stages: told, hit: { line }, row, table }: FoundPlace): string[] {
  const { as, rule } = placeOf(known, line);
  const because = doubtWorded(known, line.line.index);
  const doubt = because === null ? [] : [`it may be a booking, so that no statement around it is verified: ${because}`];
  if (row === null) {
    if (table === null || as === 'header' || as === 'title') return doubt;
    if (as === 'section') return [`no row, but a title above rows: ${rule}`, ...doubt];
    return [`of no row: ${rule}`, ...doubt];
  }
  const { lines, anchor, kind, exact, section } = told.rows[row];
  const { apart, sentence } = known.stages.rows.rows[row];
  const says = [`in row ${row}, ${lines.length === 1 ? 'of this line alone' : `of the lines ${lines.join(', ')}`}`];
  if (anchor !== line.line.index) {
    says.push(
      `its amount stands on line ${anchor ?? '?'}, which this line belongs to; the border of the row was found by this rule: ${rule}`,
    );
  } else says.push('its amount stands on this line: that anchors the row');
  if (kind !== null) {
    const found = lineKind(line.line.text) ?? null;
    const weight = found?.kind === kind ? ` (weight ${found.weight.toFixed(2)})` : '';
    says.push(
      `its words ${exact ? 'say' : 'hold the words for'} ${words(kind)}${weight}${exact ? ', and nothing else' : ''}`,
    );
  }
  if (section) {
    const side = section.sign === null ? 'which does not say which way money went' : SIDES[`${section.sign}`];
    says.push(`below the title "${section.title}": ${side}`);
  }
  if (apart) says.push('it stands further down than rows of its table do');
  if (sentence) says.push('its text runs across columns, as a sentence does');
  return [...says, ...doubt];
}
