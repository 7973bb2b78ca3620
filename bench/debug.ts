/** `npm run debug -- FILE --page N --stage rows --out x.png`: draws what a stage of the engine saw on a page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UnreadableError } from '../engine/errors.ts';
import { STAGE_NAMES, type StageName } from '../engine/explain/types.ts';
import { drawCells, readCellsOf } from './draw-cells.ts';
import { drawStage, newPdfium, pngOf, readStages } from './draw-stage.ts';

/** What is drawn: a stage of the engine, or the cells into which the picture of the page is cut. */
const DRAWN = ['cells', ...STAGE_NAMES] as const;

const USAGE = `usage: npm run debug -- FILE --out PNG [options]
  --page N        the page, from 1 (1)
  --stage NAME    ${DRAWN.join(', ')} (rows)
                  cells: of the page as a picture, with what both readers read
  --out PNG       where the picture goes
  --password P    opens the file where it needs one
  --scale S       pixels a point (2)`;

const plan = planOrExit();
try {
  const bytes = new Uint8Array(readFileSync(plan.file));
  const picture = plan.stage === 'cells' ? await cellsOf(bytes, plan) : await stageOf(bytes, plan, plan.stage);
  writeFileSync(plan.out, pngOf(picture));
} catch (error) {
  // errors of the file are printed without a stack
  if (!(error instanceof UnreadableError) && !(error as NodeJS.ErrnoException).code) throw error;
  console.error(`${plan.file}: ${(error as Error).message}`);
  process.exitCode = 1;
}

interface Plan {
  readonly file: string;
  readonly page: number;
  readonly stage: (typeof DRAWN)[number];
  readonly out: string;
  readonly password?: string;
  readonly scale: number;
}

async function stageOf(bytes: Uint8Array, { password, page, scale }: Plan, stage: StageName) {
  const drawable = await readStages(bytes, password);
  const { length } = drawable.stages.pages;
  if (page > length) fail(`there is no page ${page}: the file has ${length}`);
  return drawStage(drawable, stage, page, scale);
}

async function cellsOf(bytes: Uint8Array, { password, page, scale }: Plan) {
  const pdfium = await newPdfium();
  const read = await readCellsOf({ pdfium, bytes, password, page });
  return read === null ? fail(`there is no page ${page}, or it has no picture`) : drawCells(pdfium, read, scale);
}

function planOrExit(): Plan {
  const { values, positionals } = argumentsOrExit();
  const page = Number(values.page);
  const scale = Number(values.scale);
  const stage = DRAWN.find((name) => name === values.stage);
  if (positionals.length !== 1) return fail('name one FILE');
  if (values.out === undefined) return fail('--out PNG is missing');
  if (!(Number.isInteger(page) && page > 0)) return fail('--page is a number from 1');
  if (!(scale > 0 && scale <= 10)) return fail('--scale is a number up to 10');
  if (stage === undefined) return fail(`--stage is one of ${DRAWN.join(', ')}`);
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
