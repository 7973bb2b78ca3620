/** `npm run debug -- FILE --page N --stage rows --out x.png`: draws what a stage of the engine saw on a page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UnreadableError } from '../engine/errors.ts';
import { STAGE_NAMES, type StageName } from '../engine/explain/types.ts';
import { drawStage, pngOf, readStages } from './draw-stage.ts';

const USAGE = `usage: npm run debug -- FILE --out PNG [options]
  --page N        the page, from 1 (1)
  --stage NAME    ${STAGE_NAMES.join(', ')} (rows)
  --out PNG       where the picture goes
  --password P    opens the file where it needs one
  --scale S       pixels a point (2)`;

const plan = planOrExit();
try {
  const drawable = await readStages(new Uint8Array(readFileSync(plan.file)), plan.password);
  const { length } = drawable.stages.pages;
  if (plan.page > length) fail(`there is no page ${plan.page}: the file has ${length}`);
  writeFileSync(plan.out, pngOf(drawStage(drawable, plan.stage, plan.page, plan.scale)));
} catch (error) {
  // errors of the file are printed without a stack
  if (!(error instanceof UnreadableError) && !(error as NodeJS.ErrnoException).code) throw error;
  console.error(`${plan.file}: ${(error as Error).message}`);
  process.exitCode = 1;
}

interface Plan {
  readonly file: string;
  readonly page: number;
  readonly stage: StageName;
  readonly out: string;
  readonly password?: string;
  readonly scale: number;
}

function planOrExit(): Plan {
  const { values, positionals } = argumentsOrExit();
  const page = Number(values.page);
  const scale = Number(values.scale);
  const stage = STAGE_NAMES.find((name) => name === values.stage);
  if (positionals.length !== 1) return fail('name one FILE');
  if (values.out === undefined) return fail('--out PNG is missing');
  if (!(Number.isInteger(page) && page > 0)) return fail('--page is a number from 1');
  if (!(scale > 0 && scale <= 10)) return fail('--scale is a number up to 10');
  if (stage === undefined) return fail(`--stage is one of ${STAGE_NAMES.join(', ')}`);
  return { file: positionals[0], page, stage, out: values.out, password: values.password, scale };
}

function argumentsOrExit() {
  try {
    const options = {
      page: { type: 'string', default: '1' },
      stage: { type: 'string', default: 'rows' },
      out: { type: 'string' },
      password: { type: 'string' },
      scale: { type: 'string', default: '2' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
