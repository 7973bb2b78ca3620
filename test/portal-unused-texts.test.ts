/** No text of the portal is left over: its sources name each one, or a group of which a code picks one. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { first } from '../portal/texts/en/first.ts';
import { en } from '../portal/texts/en.ts';

const PORTAL = fileURLToPath(new URL('../portal/', import.meta.url));
/** Used by other texts: what went wrong, by code. */
const WITHIN_TEXTS = ['errors.byCode', 'errors.files'];
const LIST_METHODS = new Set(['map', 'flatMap']);

test('every text of the portal is used', () => {
  const used = new Set([...WITHIN_TEXTS, ...sources().flatMap((path) => [...usedIn(readFileSync(path, 'utf8'))])]);
  expect(pathsIn(en).filter((path) => !prefixesOf(path).some((prefix) => used.has(prefix)))).toEqual([]);
});

test('a text is used by its name, by one for it or for its group, or as one of its group', () => {
  const used = usedIn(`
    const WORDS = texts.keys;
    function View({ kind }) {
      const { title, columns: { name }, ...others } = WORDS.list;
      return <p title={title} aria-label={WORDS.kinds[kind]}>{WORDS.copy(name)}</p>;
    }`);
  expect([...used].sort()).toEqual(['keys.copy', 'keys.kinds', 'keys.list.columns.name', 'keys.list.title']);
});

test('signing in and Convert read no texts but those that are loaded first', () => {
  const others = firstSources().flatMap((path) =>
    [...usedIn(readFileSync(path, 'utf8'))]
      .filter((text) => !Object.hasOwn(first, text.split('.')[0] ?? ''))
      .map((text) => `${path.slice(PORTAL.length)}: ${text}`),
  );
  expect(others).toEqual([]);
});

/** What Convert imports once all texts are there. */
const AFTER_ALL_TEXTS = /loadAllTexts\(\)\.then\(async \(\) => \(\{ default: \(await import\('([^']+)'\)/g;

/** What start.tsx imports, at once or later, before all texts are there; of the views that app.tsx loads, Convert alone. */
function firstSources(): string[] {
  const found = new Set([join(PORTAL, 'start.tsx')]);
  for (const path of found) {
    const source = readFileSync(path, 'utf8');
    const { importedFiles } = ts.preProcessFile(source);
    const later = new Set([...source.matchAll(AFTER_ALL_TEXTS)].map(([, name]) => name));
    for (const { fileName } of importedFiles) {
      const isOtherView = path.endsWith('/app.tsx') && fileName.endsWith('-view.tsx') && !fileName.includes('convert');
      const isSource = /^\..*\.tsx?$/.test(fileName) && !fileName.includes('/texts/') && !later.has(fileName);
      if (isSource && !isOtherView) found.add(join(dirname(path), fileName));
    }
  }
  return [...found];
}

function sources(): string[] {
  const paths = readdirSync(PORTAL, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('texts/'))
    .map((path) => join(PORTAL, path));
}

/** Given the texts, returns the path of each: "check.rows.date". */
function pathsIn(part: object, before: readonly string[] = []): string[] {
  return Object.entries(part).flatMap(([name, inner]) => {
    const path = [...before, name];
    return typeof inner === 'object' && inner !== null ? pathsIn(inner, path) : [path.join('.')];
  });
}

/** "a.b.c" is used if "a.b" is used as a whole. */
function prefixesOf(path: string): string[] {
  const names = path.split('.');
  return names.map((_, i) => names.slice(0, i + 1).join('.'));
}

/** Given a source, returns the paths of the texts and groups of texts that it uses. */
function usedIn(source: string): Set<string> {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** by the name of a constant, the paths that it stands for somewhere in the source */
  const known = new Map<string, string[]>([['texts', ['']]]);
  const used = new Set<string>();

  const pathsOf = (node: ts.Node): readonly string[] => {
    if (ts.isIdentifier(node)) return known.get(node.text) ?? [];
    if (!ts.isPropertyAccessExpression(node)) return [];
    const paths = pathsOf(node.expression);
    // what is called of a list uses all of it
    return LIST_METHODS.has(node.name.text) ? paths : paths.map((path) => joined(path, node.name.text));
  };
  const name = (pattern: ts.BindingName, paths: readonly string[]): void => {
    if (ts.isIdentifier(pattern)) known.set(pattern.text, [...(known.get(pattern.text) ?? []), ...paths]);
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const { name: inner, propertyName, dotDotDotToken } of pattern.elements) {
      const property = (propertyName ?? inner).getText();
      name(inner, dotDotDotToken ? paths : paths.map((path) => joined(path, property)));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) name(node.name, pathsOf(node.initializer));
    if (isUse(node)) for (const path of pathsOf(node)) if (path !== '') used.add(path);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Whether an expression is neither the name of something nor a step to one of its properties. */
function isUse(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined || ts.isImportSpecifier(parent)) return false;
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) ||
    (ts.isBindingElement(parent) && parent.propertyName !== undefined) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node)
  );
}
