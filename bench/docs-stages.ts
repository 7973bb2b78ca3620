/** `npm run docs:stages`: draws what each stage saw in the example statement of ARCHITECTURE.md, for its pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STAGE_NAMES } from '../engine/explain/types.ts';
import { drawStage, pngOf, readStages } from './draw-stage.ts';

const SCALE = 1.3;
const PAGE = 1;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/stages`;

const drawable = await readStages(new Uint8Array(readFileSync(`${root}fixtures/overdrawn-marker/statement.pdf`)));
mkdirSync(folder, { recursive: true });
for (const stage of STAGE_NAMES) {
  const png = pngOf(drawStage(drawable, stage, PAGE, SCALE));
  writeFileSync(`${folder}/${stage}.png`, png);
  console.log(`docs/stages/${stage}.png  ${Math.ceil(png.length / 1024)} kB`);
}
