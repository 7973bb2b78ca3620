/** Which part may import which, and what the engine may use: the tree of imports follows the flow. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The vocabulary: imports no stage. */
const LEAVES = ['evidence', 'model', 'money', 'dates', 'geometry', 'lexicon', 'labels', 'wording'];
/** What the finder of labels may import. */
const OF_LABELS = ['labels', 'model', 'geometry', 'lexicon'];
/** In the order of the flow; a stage imports the model, and the types of the stages before it. */
const STAGES = ['pages', 'words', 'lines', 'tables', 'rows', 'readings', 'statements', 'continuity', 'exports'];
/** Packages that are pure: text and bytes in, text and bytes out. */
const ENGINE_PACKAGES = /^(?:papaparse|@e965\/xlsx|hucre\/xlsx|fflate|any-ascii|ibantools|@noble\/hashes\/\w+\.js)$/;
/** The components outside the engine. */
const OUTSIDE = /^(?:contract|recognition|server|workers|portal|cli|formats|fixtures|bench|test|bin|sdk)\//;
/** Globals that reach the outside world. */
const WORLD =
  /\b(?:console|process|fetch|setTimeout|setInterval|performance)\s*[.(]|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\s*\./;
/** `Math.min(0, ...numbers)`: one argument for each row. */
const SPREAD = /\bMath\.(?:min|max)\([^;(){}]*\.\.\./;
/** Run by hand, with their output committed as data; nothing imports them. */
const SCRIPTS = ['engine/lexicon/generate.ts', 'engine/money/generate.ts'];
const LONGEST_FILE = 300;
/** Made by a command and not edited. */
const GENERATED = ['portal/api/schema.ts', 'portal/api/formats.ts', 'sdk/schema.ts'];
/** The names of what columns are for: a module of data that imports nothing, which the contract may read. */
const ROLES = 'engine/lexicon/headings/column-role.ts';
/** A layout is drawn in one file, whatever its length. */
const DRAWN = 'fixtures/strangers/';
const VAGUE_NAMES = ['utils', 'util', 'helpers', 'common', 'services', 'misc'];

interface Import {
  /** paths from the root, with forward slashes */
  readonly from: string;
  /** a path from the root, or a package's name */
  readonly to: string;
  readonly typeOnly: boolean;
  /** loaded when the line runs, not together with the module */
  readonly lazy: boolean;
}

const FOLDERS = 'contract engine recognition server workers portal sdk cli formats fixtures bench test bin';
const sources = filesUnder(FOLDERS.split(' '));
const production = sources.filter((path) => !/\.test\.tsx?$|\/testing\/|^test\/|^bench\/|^fixtures\//.test(path));
const imports = production.flatMap(importsOf);

function filesUnder(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('sdk/dist/'));
}

function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|^import\s+()'([^']+)'|\bimport\((?:)()'([^']+)'\)/gm,
  );
  return [...statements].map(([statement, type, from, , bare, , dynamic]) => {
    const target = from ?? bare ?? dynamic;
    const to = target.startsWith('.')
      ? relative(root, join(root, dirname(path), target)).replaceAll('\\', '/')
      : target;
    return { from: path, to, typeOnly: Boolean(type) || onlyTypes(statement), lazy: dynamic !== undefined };
  });
}

/** `import { type A, type B } from …` */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  return names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false;
}

const within = (path: string, folder: string) => path.startsWith(`${folder}/`);
const show = ({ from, to }: Import) => `${from} imports ${to}`;
const broken = (rule: (entry: Import) => boolean) => imports.filter((entry) => !rule(entry)).map(show);
const isOfRoles = ({ from, to }: Pick<Import, 'from' | 'to'>) => from === 'contract/explanation.ts' && to === ROLES;
const partOf = (path: string) => path.split('/')[1];

test('imports are found at all', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.some(({ typeOnly }) => typeOnly) && imports.some(({ typeOnly }) => !typeOnly)).toBe(true);
});

test('the leaves of the engine import nothing but leaves', () => {
  const inLeaf = (path: string) => LEAVES.some((leaf) => within(path, `engine/${leaf}`));
  expect(broken(({ from, to }) => !inLeaf(from) || inLeaf(to))).toEqual([]);
});

test('the finder of labels and values imports only the model, geometry and the lexicon', () => {
  const rule = ({ from, to }: Import) => !within(from, 'engine/labels') || OF_LABELS.includes(partOf(to));
  expect(broken(rule)).toEqual([]);
});

test('a stage imports itself, leaves, the errors, and only the types of earlier stages', () => {
  const rule = ({ from, to, typeOnly }: Import) => {
    const stage = STAGES.indexOf(partOf(from));
    if (!within(from, 'engine') || stage < 0 || !within(to, 'engine')) return true;
    if (to === 'engine/errors.ts' || LEAVES.includes(partOf(to)) || partOf(to) === STAGES[stage]) return true;
    const other = STAGES.indexOf(partOf(to));
    return typeOnly && other >= 0 && other < stage;
  };
  expect(broken(rule)).toEqual([]);
});

test('in the engine, only the pipeline, the debug view and the explanation import stages to run them', () => {
  const runs = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports) {
    if (!within(from, 'engine') || typeOnly || !STAGES.includes(partOf(to)) || partOf(from) === partOf(to)) continue;
    runs.set(from, (runs.get(from) ?? new Set()).add(partOf(to)));
  }
  const telling: Readonly<Record<string, readonly string[]>> = {
    'engine/debug/overlay.ts': ['pages'],
    'engine/debug/picture.ts': ['pages'],
    'engine/debug/readings.ts': ['exports'],
    'engine/debug/rows.ts': ['statements'],
    // which columns describe, which day a date is; how money is written, how a reading scored, where a row or a word is
    'engine/explain/fields.ts': ['exports', 'statements'],
    'engine/explain/gives.ts': ['readings'],
    'engine/explain/readings.ts': ['statements'],
    'engine/explain/rows.ts': ['exports', 'statements'],
    'engine/explain/statements.ts': ['exports'],
    'engine/explain/tell-reading.ts': ['exports'],
  };
  for (const [file, stages] of Object.entries(telling)) expect([...(runs.get(file) ?? [])]).toEqual(stages);
  expect([...runs.keys()].filter((file) => !(file in telling))).toEqual(['engine/extract.ts', 'engine/read-pages.ts']);
});

test('the engine imports no module of the platform and only pure packages', () => {
  expect(broken(({ from, to }) => !within(from, 'engine') || within(to, 'engine') || ENGINE_PACKAGES.test(to))).toEqual(
    [],
  );
});

/** The PDFium that the engine is given. */
const INSTRUMENT = 'workers/pdfium.ts';

test('the tests of the engine import nothing outside of it except packages and the instrument', () => {
  const tests = sources.filter((path) => within(path, 'engine') && !production.includes(path)).flatMap(importsOf);
  expect(tests.length).toBeGreaterThan(100);
  const leaving = tests.filter(({ to }) => OUTSIDE.test(to) && to !== INSTRUMENT);
  expect(leaving.map(show)).toEqual([]);
});

test('the engine uses no clock, log, environment, network or random numbers', () => {
  const touching = production
    .filter((path) => within(path, 'engine') && !SCRIPTS.includes(path))
    .filter((path) => WORLD.test(withoutComments(readFileSync(join(root, path), 'utf8'))));
  expect(touching).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

test('the engine never spreads a list of numbers into Math.min or Math.max', () => {
  const spread = production
    .filter((path) => within(path, 'engine'))
    .filter((path) => SPREAD.test(withoutComments(readFileSync(join(root, path), 'utf8'))));
  expect(spread).toEqual([]);
});

test('nothing imports a script', () => {
  expect(broken(({ to }) => !SCRIPTS.includes(to))).toEqual([]);
});

test('the server and the command line reach the engine only through the workers', () => {
  const outside = (path: string) => within(path, 'server') || within(path, 'cli') || within(path, 'contract');
  expect(
    broken(({ from, to, typeOnly }) => !outside(from) || !within(to, 'engine') || typeOnly || isOfRoles({ from, to })),
  ).toEqual([]);
});

test('the formats load only renderers of the engine, each when needed', () => {
  const rule = ({ from, to, typeOnly, lazy }: Import) =>
    !within(from, 'formats') || within(to, 'formats') || typeOnly || (lazy && within(to, 'engine/exports'));
  expect(broken(rule)).toEqual([]);
});

test('only the workers ask for a renderer', () => {
  const asking = production.filter((path) => /\.renderer\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(asking).toEqual(['workers/render-file.ts']);
});

test('the workers import neither the server nor the command line', () => {
  expect(broken(({ from, to }) => !within(from, 'workers') || !(within(to, 'server') || within(to, 'cli')))).toEqual(
    [],
  );
});

/** What of the engine the recognition may use: the shapes of what it gives, and how phrases, days and money look. */
const OF_RECOGNITION = ['model', 'geometry', 'lexicon/phrases', 'dates', 'money'];

test('the recognition imports itself, packages, and only the vocabulary of the engine', () => {
  const rule = ({ from, to }: Import) =>
    !within(from, 'recognition') ||
    within(to, 'recognition') ||
    OF_RECOGNITION.some((part) => within(to, `engine/${part}`)) ||
    !(within(to, 'engine') || OUTSIDE.test(to));
  expect(broken(rule)).toEqual([]);
});

/** A list and a parser, for settings: it imports nothing. */
const LANGUAGES = 'recognition/languages/language.ts';
/** The code of the threads that read pictures. */
const READER = 'workers/reader-thread.ts';

test('only threads that read pictures load the recognition; settings may name its languages', () => {
  const isReached = (to: string) => within(to, 'recognition') && to !== LANGUAGES;
  expect(broken(({ from, to }) => !isReached(to) || within(from, 'recognition') || from === READER)).toEqual([]);
  expect(broken(({ from, to }) => to !== LANGUAGES || /^(recognition|workers)\//.test(from))).toEqual([]);
  expect(imports.filter(({ from }) => from === LANGUAGES)).toEqual([]);
  expect(imports.filter(({ to }) => to === READER)).toEqual([]);
});

/** Packages that read pictures: tens of megabytes each, which a text conversion has no use for. */
const OF_PICTURES = /^(?:sharp|onnxruntime-.*|tesseract\.js-core.*|@gutenye\/ocr-models.*|@tesseract\.js-data\/.*)$/;

/** Loads sharp when a picture is uploaded. */
const UPLOADS = 'workers/pictures/library.ts';

test('only the recognition, and uploads of pictures, load packages that read pictures', () => {
  const isAllowed = ({ from, typeOnly, lazy }: Import) =>
    within(from, 'recognition') || (from === UPLOADS && (typeOnly || lazy));
  expect(imports.some(({ to }) => OF_PICTURES.test(to))).toBe(true);
  expect(broken((entry) => !OF_PICTURES.test(entry.to) || isAllowed(entry))).toEqual([]);
});

test('the server does not import the command line', () => {
  expect(broken(({ from, to }) => !within(from, 'server') || !within(to, 'cli'))).toEqual([]);
});

test('the contract imports only itself, the registry of formats, and the roles, which import nothing', () => {
  expect(
    broken(
      ({ from, to }) =>
        !within(from, 'contract') ||
        within(to, 'contract') ||
        isOfRoles({ from, to }) ||
        !/^(engine|server|workers|cli|portal)\//.test(to),
    ),
  ).toEqual([]);
  expect(imports.filter(({ from }) => from === ROLES)).toEqual([]);
});

test('the portal imports only itself, the types of the contract, and the quick start', () => {
  const rule = ({ from, to, typeOnly }: Import) =>
    !within(from, 'portal') ||
    within(to, 'portal') ||
    (typeOnly && within(to, 'contract')) ||
    to === 'contract/quickstart.ts' ||
    !/^(contract|engine|formats|server|workers|cli|fixtures|bench|test)\//.test(to);
  expect(broken(rule)).toEqual([]);
});

test('no other part imports the portal', () => {
  expect(broken(({ from, to }) => within(from, 'portal') || !within(to, 'portal'))).toEqual([]);
});

test('the client that others install imports only itself, and nothing else imports it', () => {
  const ofClient = ({ from, to }: Import) => within(from, 'sdk') && within(to, 'sdk');
  const rule = (entry: Import) => ofClient(entry) || !(within(entry.from, 'sdk') || within(entry.to, 'sdk'));
  expect(imports.filter(ofClient).length).toBeGreaterThan(10);
  expect(broken((entry) => rule(entry) || entry.from === 'sdk/build.js')).toEqual([]);
});

test('only the storage of the server contains SQL', () => {
  const speaksSql = (to: string) => to === 'kysely' || to.startsWith('kysely/') || to === '@photostructure/sqlite';
  expect(broken(({ from, to, typeOnly }) => typeOnly || !speaksSql(to) || within(from, 'server/storage'))).toEqual([]);
});

test('no folder has a meaningless name', () => {
  expect(sources.filter((path) => path.split('/').some((part) => VAGUE_NAMES.includes(part)))).toEqual([]);
});

test(`no file is longer than ${LONGEST_FILE} lines`, () => {
  const written = sources.filter((path) => !GENERATED.includes(path) && !path.startsWith(DRAWN));
  const long = written.filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1 > LONGEST_FILE);
  expect(long).toEqual([]);
});

test('a file begins with a sentence about its purpose', () => {
  const silent = production.filter((path) => !/^(#!.*\n)?\/(\*\*|\/)/.test(readFileSync(join(root, path), 'utf8')));
  expect(silent).toEqual([]);
});
