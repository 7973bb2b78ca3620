/** Finds the traits that a failing paper needs to fail. */
import { ASPECTS, type Aspect, plainOption, type Recipe, traitsOf } from '../fixtures/fuzz/traits.ts';
import { isRight, type Trial } from './fuzz-report.ts';

/** Draws the paper of a seed with the traits of a recipe, converts and scores it. */
export type Run = (seed: number, recipe: Recipe) => Promise<Trial>;

interface Minimised {
  readonly traits: readonly string[];
  readonly text: string;
}

/** Papers minimised at a time: as many as there are workers. */
const AT_A_TIME = 2;

/** Given trials, returns as text the traits that each failed one needs to fail, and how often each trait is needed. */
export async function minimiseAll(trials: readonly Trial[], run: Run): Promise<string> {
  const failing = trials.filter(({ score }) => !isRight(score));
  const found: Minimised[] = [];
  for (let i = 0; i < failing.length; i += AT_A_TIME) {
    found.push(...(await Promise.all(failing.slice(i, i + AT_A_TIME).map((trial) => minimise(trial, run)))));
  }
  const counts = new Map<string, number>();
  for (const trait of found.flatMap(({ traits }) => traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const costliest = [...counts].sort((a, b) => b[1] - a[1]).map(([trait, count]) => `${trait} ${count}`);
  const lines = found.map(({ text }) => text).sort();
  return `\nneeded to fail, how often: ${costliest.join(', ')}\nwhat each failing paper needs to fail\n${lines.join('\n')}\n`;
}

/** Replaces one trait after the other by the plain one, as long as the paper still fails, or still lies if it lied. */
async function minimise({ seed, recipe, score }: Trial, run: Run): Promise<Minimised> {
  let kept = recipe;
  for (const aspect of Object.keys(ASPECTS) as Aspect[]) {
    if (kept[aspect] === plainOption(aspect)) continue;
    const trial = await run(seed, { ...kept, [aspect]: plainOption(aspect) });
    if (!isRight(trial.score) && (trial.score.lying || !score.lying)) kept = trial.recipe;
  }
  const { score: left, status, reasons } = await run(seed, kept);
  const traits = traitsOf(kept);
  const counts = `${left.exact}/${left.wanted} exact, ${left.given} given, ${left.poor.length} poor`;
  const why = left.perfect && left.full === left.wanted ? ` ${[...new Set(reasons)].join(' ')}` : '';
  const text = `${traits.join(' ') || '(none)'}  | ${seed} ${left.lying ? 'LYING ' : ''}${counts} (${status})${why}`;
  return { traits, text };
}
