/** Cuts rows into parts that one statement takes. */

/** Older builds of SQLite take less than a thousand values in a statement. */
const MOST_VALUES = 900;

/** Given rows with the same columns, returns them in parts, in order. */
export function chunksOf<Row extends object>(rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (first === undefined) return [];
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / Object.keys(first).length));
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce));
}
