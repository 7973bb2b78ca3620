/** The last accepted result of each folder: figures may only get better. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Scoreboard, Summary } from './summary.ts';

const FIGURES = ['perfect', 'recall', 'precision', 'full', 'proved'] as const satisfies (keyof Summary)[];
type Figures = Readonly<Record<(typeof FIGURES)[number], number>> & {
  /** documents that count as verified but are wrong; for our own fixtures, none is accepted */
  readonly lying: number;
};

/** By group, and `TOTAL`. */
export type Expected = Readonly<Record<string, Figures>>;

/** Shares are stored with this many decimals: with more, the order of addition would show. */
const DECIMALS = 4;

/** Given a scoreboard, returns the figures to store: with its groups, or only the total. */
export function figuresOf({ total, groups }: Scoreboard, ofGroups: boolean): Expected {
  const rounded = (summary: Summary) =>
    ({
      ...Object.fromEntries(FIGURES.map((name) => [name, Number(summary[name].toFixed(DECIMALS))])),
      lying: summary.lying,
    }) as Figures;
  const kept = Object.entries(ofGroups ? groups : {}).map(([name, summary]) => [name, rounded(summary)] as const);
  return Object.fromEntries([...kept, ['TOTAL', rounded(total)]]);
}

/** Given the reached and the expected figures, returns a line for each figure that fell. */
export function fallen(reached: Expected, expected: Expected): string[] {
  return Object.entries(expected).flatMap(([group, figures]) => {
    const worse = FIGURES.flatMap((name) => {
      const now = reached[group]?.[name] ?? 0;
      return now < figures[name] ? [`${group}: ${name} fell from ${figures[name]} to ${now}`] : [];
    });
    const lying = reached[group]?.lying ?? 0;
    return lying > figures.lying ? [...worse, `${group}: lying rose from ${figures.lying} to ${lying}`] : worse;
  });
}

/** The expected figures of all folders, by the folder's name. */
export function readExpected(path: string): Record<string, Expected> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Expected>) : {};
}

export function writeExpected(path: string, all: Record<string, Expected>): void {
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
}
