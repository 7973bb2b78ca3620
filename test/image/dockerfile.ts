/** Reads a Dockerfile as far as ours goes: its stages, with the instructions of each. */
import { readFileSync } from 'node:fs';

interface Instruction {
  /** in capitals, such as COPY */
  readonly name: string;
  /** on one line */
  readonly text: string;
}

export interface Stage {
  /** undefined: it has none, as the last stage */
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

export interface Copy {
  /** the stage that the files are from; undefined: the context */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Given the path of a Dockerfile, returns its stages. */
export function readDockerfile(path: string): Stage[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages: { name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1], instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** Given a stage and the name of an instruction, returns the texts of all of them. */
export function textsOf(stage: Stage | undefined, name: string): string[] {
  return (stage?.instructions ?? []).filter((each) => each.name === name).map(({ text }) => text);
}

/** The files that a stage takes from elsewhere, in their order. */
export function copiesOf(stage: Stage | undefined): Copy[] {
  return textsOf(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/);
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
  });
}

/** Given a stage, returns the words of a command in JSON: of ENTRYPOINT, CMD or HEALTHCHECK. */
export function commandOf(stage: Stage | undefined, name: 'ENTRYPOINT' | 'CMD' | 'HEALTHCHECK'): string[] {
  const text = textsOf(stage, name).at(-1) ?? '[]';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** The variables that a stage sets. */
export function environmentOf(stage: Stage | undefined): Record<string, string> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('=')));
  return Object.fromEntries(pairs);
}
