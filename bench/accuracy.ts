/**
 * `npm run accuracy [-- FOLDER]`: converts every document of a folder that has a truth, and prints how accurate the
 * results are.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figuresOfDocuments } from './board/figures.ts';
import { isOnBoard, STALE } from './board/store.ts';
import { type Case, readCases } from './cases.ts';
import { brokenPromises, confidenceText } from './confidence.ts';
import { type Answer, convertAll } from './convert-all.ts';
import { fallen, figuresOf, readExpected, writeExpected } from './expected.ts';
import type { FieldTrial } from './field-trial.ts';
import { fieldFaults, fieldsText, fieldTrials } from './fields.ts';
import { type FileScore, scoreFile } from './score.ts';
import { scoreboardOf, scoreboardText } from './summary.ts';

const USAGE = `usage: npm run accuracy [-- FOLDER] [options]
  FOLDER        documents <id>.pdf with <id>.truth.json, or folders <id>/ with statement.pdf and truth.json (default: fixtures)
  --out DIR     keeps the JSON result of each document there
  --by REGEX    what of an id makes its group (default: all before the last hyphen and number, where there is one)
  --show PREFIX prints the rows that are missing, invented or poor of the documents whose id begins so
  --json FILE   writes the scoreboard
  --board       of the fixtures: fails where docs/accuracy.md shows other figures
  --accept      takes the figures as those that may not get worse`;

const here = dirname(fileURLToPath(import.meta.url));
const EXPECTED = join(here, 'expected.json');
/** Documents with the same layout have numbered names. */
const LAYOUT = '^.*?(?=-\\d+$)';

const { values, positionals } = parseOrExit();
const OWN = join(here, '..', 'fixtures');
const folder = resolve(positionals[0] ?? OWN);
const scratch = mkdtempSync(join(tmpdir(), 'ledgerize-accuracy-'));
const out = values.out ? resolve(values.out) : scratch;
mkdirSync(out, { recursive: true });

try {
  process.exitCode = await measure();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Returns the exit code: 1 if more results lie than accepted, or a figure is worse. */
async function measure(): Promise<number> {
  const cases = readCases(folder);
  const answers = await convertAll(cases, out);
  const scores = new Map(cases.map((document, i) => [document.id, scoreFile(document.truth, answers[i].given)]));
  const trials = new Map(cases.map((document, i) => [document.id, fieldTrials(document.truth, answers[i].given)]));
  const scoreboard = scoreboardOf(scores, new RegExp(values.by ?? LAYOUT));
  const rows = [...scores.values()].flatMap((score) => score.rows);
  console.log(`${scoreboardText(scoreboard)}\n${confidenceText(rows)}\n${fieldsText([...trials.values()].flat())}`);
  if (values.show !== undefined) show(values.show, cases, answers, scores, trials);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(scoreboard, null, 2)}\n`);

  const all = readExpected(EXPECTED);
  const reached = figuresOf(scoreboard, folder === OWN);
  const worse = values.by ? [] : fallen(reached, all[basename(folder)] ?? {});
  if (values.accept) writeExpected(EXPECTED, { ...all, [basename(folder)]: reached });
  else for (const line of worse) console.log(`WORSE  ${line}`);
  const broken = folder === OWN ? brokenPromises(rows) : [];
  for (const line of broken) console.log(`BROKEN ${line}`);
  const onBoard =
    !values.board ||
    isOnBoard(
      'fixtures',
      figuresOfDocuments(scores, [...trials.values()].flat(), (id) => id),
    );
  if (!onBoard) console.log(STALE);
  const { lying } = scoreboard.total;
  // two papers of others count as lying though each row is right: the score pairs rows of one amount and day with the
  // wrong twin
  const known = folder === OWN ? 0 : (all[basename(folder)]?.TOTAL?.lying ?? 0);
  if (lying > known) console.log(`LYING  ${lying} documents are called verified and are not right`);
  return !onBoard || lying > known || broken.length > 0 || (worse.length > 0 && !values.accept) ? 1 : 0;
}

function show(
  prefix: string,
  cases: readonly Case[],
  answers: readonly Answer[],
  scores: ReadonlyMap<string, FileScore>,
  trials: ReadonlyMap<string, readonly FieldTrial[]>,
) {
  for (const [i, { id }] of cases.entries()) {
    if (!id.startsWith(prefix)) continue;
    const { exact, wanted, given, lying, missing, invented, poor } = scores.get(id)!;
    const { fault } = answers[i];
    const statuses = answers[i].given?.statements.map(({ reconciliation }) => reconciliation.status).join(' ') ?? '';
    console.log(`${id}: ${exact} of ${wanted} exact, ${given} given  ${fault ?? statuses}${lying ? '  LYING' : ''}`);
    for (const row of missing) console.log(`  missing  ${row.date} ${row.amount} ${row.description}`);
    for (const row of invented) console.log(`  invented ${row.date} ${row.amount} ${row.description}`);
    for (const { wanted: right, given: answer } of poor) {
      console.log(`  wanted   ${right.date} ${right.amount} ${right.balance} ${right.description}`);
      console.log(`  given    ${answer.date} ${answer.amount} ${answer.balance} ${answer.description}`);
    }
    for (const fault of fieldFaults(trials.get(id) ?? [])) console.log(`  ${fault}`);
  }
}

function parseOrExit() {
  try {
    const options = {
      out: { type: 'string' },
      by: { type: 'string' },
      show: { type: 'string' },
      json: { type: 'string' },
      board: { type: 'boolean' },
      accept: { type: 'boolean' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}
