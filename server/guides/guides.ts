/** The guides: the documents of the package that people read beside the reference, and the pictures in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The address of the list of guides; each guide is below it. */
export const GUIDES_PATH = '/docs/guides';

export interface Guide {
  /** from the root of the package, such as `docs/formats.md` */
  readonly path: string;
  readonly address: string;
  readonly title: string;
  /** Markdown */
  readonly text: string;
}

export interface Picture {
  /** from the root of the package */
  readonly path: string;
  readonly address: string;
}

const FOLDER = 'docs';
/** In this order; the other documents of the folder follow. */
const FIRST = [
  'README.md',
  ...['formats', 'verified', 'webhooks', 'errors', 'findings'].map((name) => `docs/${name}.md`),
];
const LAST = ['docs/versioning.md', 'CHANGELOG.md', 'docs/accuracy.md', 'docs/decisions.md', 'ARCHITECTURE.md'];

/** Returns all guides in the order of their list. */
export function readGuides(): Guide[] {
  const others = namesIn(FOLDER).filter((path) => path.endsWith('.md') && ![...FIRST, ...LAST].includes(path));
  const paths = [...FIRST, ...others, ...LAST].filter((path) => existsSync(join(ROOT, path)));
  return paths.map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const name = path.replace(/^.*\//, '').replace(/\.md$/, '').toLowerCase();
    const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name;
    return { path, address: `${GUIDES_PATH}/${name}`, title, text };
  });
}

/** Returns all pictures in the folders of the documents. */
export function findPictures(): Picture[] {
  const pictures = namesIn(FOLDER).filter((path) => path.endsWith('.png'));
  return pictures.map((path) => ({ path, address: `${GUIDES_PATH}/${path.slice(FOLDER.length + 1)}` }));
}

/** Returns the files below a folder, as paths from the root of the package, sorted. */
function namesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort();
}
