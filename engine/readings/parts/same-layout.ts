/** Puts together statements that are printed on one form: their signs mean the same. */
import { greatest, least } from '../../geometry/extremes.ts';
import type { Table } from '../../model/table.ts';
import { groupBy } from '../group-by.ts';
import { type Part, tablesIn } from './parts.ts';

interface SameLayout {
  readonly parts: readonly Part[];
  readonly merged: Part;
}

/** Given all parts, returns those whose tables have the same headings together. */
export function groupByLayout(parts: readonly Part[], tables: readonly Table[]): SameLayout[] {
  const byForm = groupBy(parts, (part): string | Part => {
    const first = part.rows[0] && tables[part.rows[0].table].segments[0];
    const form = first?.columns.map((c) => c.heading).join('|') ?? '';
    return form.replaceAll('|', '') === '' ? part : form;
  });
  return [...byForm.values()].map((own) => ({ parts: own, merged: own.length === 1 ? own[0] : joined(own) }));
}

function joined(parts: readonly Part[]): Part {
  const rows = parts.flatMap((p) => p.rows);
  return {
    rows,
    tables: tablesIn(rows),
    fromLine: least(parts.map((p) => p.fromLine)),
    toLine: greatest(parts.map((p) => p.toLine)),
  };
}
