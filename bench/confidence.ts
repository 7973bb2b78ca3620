/** Checks what the confidence of rows is worth: how many rows of each level are exact. */

/** A row that was read: its confidence, and whether its date and amount are right. */
export interface SureRow {
  readonly confidence: number;
  readonly exact: boolean;
}

interface Level {
  readonly name: string;
  /** the lowest confidence of the level; it ends where the next higher level begins */
  readonly from: number;
  /** the share of exact rows that the engine promises at least */
  readonly least?: number;
  readonly most?: number;
}

/** The share of fewer rows means nothing: those of one paper are all right or all wrong. */
const LEAST_ROWS = 30;

const HUNDREDTHS = 100;

/** From the highest to the lowest. */
const LEVELS: readonly Level[] = [
  { name: '0.9 and over', from: 0.9, least: 0.99 },
  { name: '0.7 to 0.9', from: 0.7 },
  { name: '0.5 to 0.7', from: 0.5 },
  { name: 'under 0.5', from: 0, most: 0.7 },
];

/** Given rows, returns a line with the number of rows and of exact rows for each level. */
export function confidenceText(rows: readonly SureRow[]): string {
  const levels = levelsOf(rows).map(({ name, count, share }) =>
    count === 0 ? `${name}: no rows` : `${name}: ${count} rows, ${percent(share)} exact`,
  );
  return `confidence  ${levels.join('  |  ')}`;
}

/** Given rows, returns a line for each level that does not keep its promise. */
export function brokenPromises(rows: readonly SureRow[]): string[] {
  return levelsOf(rows).flatMap(({ name, count, share, least, most }) => {
    if (count < LEAST_ROWS || (share >= (least ?? 0) && share <= (most ?? 1))) return [];
    const promise = least === undefined ? `at most ${percent(most!)}` : `at least ${percent(least)}`;
    return [`rows with confidence ${name}: ${percent(share)} exact, ${promise} promised`];
  });
}

/**
 * Given rows, returns for each level, highest first, the number of rows and of exact rows, and the sum of what the rows
 * say of themselves, in hundredths.
 */
export function levelsOf(rows: readonly SureRow[]) {
  return LEVELS.map((level, i) => {
    const below = i === 0 ? Number.POSITIVE_INFINITY : LEVELS[i - 1].from;
    const members = rows.filter(({ confidence }) => confidence >= level.from && confidence < below);
    const exact = members.filter((row) => row.exact).length;
    const said = Math.round(members.reduce((sum, { confidence }) => sum + HUNDREDTHS * confidence, 0));
    return { ...level, count: members.length, said, exact, share: exact / (members.length || 1) };
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
