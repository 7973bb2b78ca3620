/** Makes characters of the recogniser's output: at each step the likeliest sign, or none. */
import { floatAt, itemAt } from '../../engine/model/lists.ts';

/** A sign that was read. */
export interface ReadCharacter {
  readonly text: string;
  /** 0 to 1 */
  readonly confidence: number;
  /** the step of its middle, from 0 */
  readonly step: number;
}

/** The likelihoods of each sign at each step. */
export interface Steps {
  readonly count: number;
  readonly classes: number;
  readonly likelihoods: Float32Array;
}

/** The class of "no sign". */
const NONE = 0;

/** Returns the characters of an output. `only`: the classes that may be read; undefined for all. */
export function decode(steps: Steps, signs: readonly string[], only?: readonly number[]): ReadCharacter[] {
  const found: { text: string; confidence: number; first: number; last: number }[] = [];
  let before = NONE;
  for (let step = 0; step < steps.count; step++) {
    const { best, likelihood } = only ? bestOf(steps, step, only) : bestOfAll(steps, step);
    const goesOn = best === before ? found.at(-1) : undefined;
    if (best !== NONE && goesOn) {
      goesOn.confidence = Math.max(goesOn.confidence, likelihood);
      goesOn.last = step;
    } else if (best !== NONE) {
      found.push({ text: itemAt(signs, best), confidence: likelihood, first: step, last: step });
    }
    before = best;
  }
  return found.map(({ text, confidence, first, last }) => ({ text, confidence, step: (first + last) / 2 }));
}

interface Best {
  readonly best: number;
  readonly likelihood: number;
}

function bestOfAll({ classes, likelihoods }: Steps, step: number): Best {
  const base = step * classes;
  let best = 0;
  let likelihood = -1;
  for (let i = 0; i < classes; i++) {
    const own = likelihoods[base + i] as number;
    if (own > likelihood) [best, likelihood] = [i, own];
  }
  return { best, likelihood };
}

/** The likelihood of a sign among those allowed. */
function bestOf({ classes, likelihoods }: Steps, step: number, only: readonly number[]): Best {
  let best = NONE;
  let most = -1;
  let sum = 0;
  for (const i of only) {
    const own = floatAt(likelihoods, step * classes + i);
    sum += own;
    if (own > most) [best, most] = [i, own];
  }
  return { best, likelihood: sum > 0 ? most / sum : 0 };
}
