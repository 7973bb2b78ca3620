/** The guides at /docs/guides: every document as a page whose links and pictures lead somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..');
const NAMES = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', ...readdirSync(join(ROOT, 'docs'))]
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace('.md', '').toLowerCase());

let server: TestServer;
/** the HTML of each page, by its address */
const pages = new Map<string, string>();
beforeAll(async () => {
  server = await startServer();
  for (const address of ['/docs/guides', ...NAMES.map((name) => `/docs/guides/${name}`)]) {
    const response = await get(address);
    expect({ address, status: response.status }).toEqual({ address, status: 200 });
    pages.set(address, await response.text());
  }
});
afterAll(() => server.close());

const get = (path: string) => fetch(`${server.origin}${path}`);
const page = (address: string): string => pages.get(address) ?? '';
/** Given a page, returns the addresses of this service that it loads or links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link).filter((link) => !/^https?:/.test(link));

test('the list has every document, with its title and its first words', () => {
  for (const name of NAMES) expect(page('/docs/guides')).toContain(`<a href="/docs/guides/${name}">`);
  expect(page('/docs/guides')).toContain('<a href="/docs/guides/formats">Formats of a result</a><p>Each format has');
});

test('Markdown becomes HTML: headings with ids, tables that scroll, code', () => {
  const html = page('/docs/guides/errors');
  expect(html).toContain('<h2 id="file_not_found">FILE_NOT_FOUND</h2>');
  expect(html).toContain('<div class="wide" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0"><code class="language-json">{\n');
  expect(html).toContain('<a href="/docs/guides/findings#why-a-file-cannot-be-converted">');
});

test('a link to a file that is not served is only its text', () => {
  expect(readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8')).toContain('](../test/boundaries.test.ts)');
  expect(page('/docs/guides/decisions')).toContain('test/boundaries.test.ts checks this');
});

test('every link leads to something that is there, and every fragment to a part of its page', async () => {
  const links = new Set([...pages].flatMap(([address, html]) => linksOf(html).map((link) => absolute(link, address))));
  expect(links.size).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const link of links) {
    const [address = '', fragment] = link.split('#');
    const known = pages.get(address);
    const there = known === undefined ? (await fetch(`${server.origin}${address}`)).ok : hasPart(known, fragment);
    if (!there) broken.push(link);
  }
  expect(broken).toEqual([]);
});

const absolute = (link: string, page: string) => (link.startsWith('#') ? page + link : link);
const hasPart = (html: string, id: string | undefined) => id === undefined || html.includes(`id="${id}"`);

test('the pictures of the documents are served', async () => {
  expect(page('/docs/guides/readme')).toContain('<img src="/docs/guides/portal/check.png" alt="Check: a page');
  const response = await get('/docs/guides/portal/check.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(ROOT, 'docs/portal/check.png')));
});

test('pages run no script but that of the colour scheme, and load nothing from elsewhere', async () => {
  const { headers } = await get('/docs/guides/formats');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  for (const html of pages.values()) {
    expect([...html.matchAll(/<script[^>]*>[^<]*/g)].map(([script]) => script)).toEqual(['<script src="/scheme.js">']);
    expect(html).not.toMatch(/ (?:style|on[a-z]+)="|src="(?:https?:)?\/\//);
  }
});

test.each(['/docs/guides/none', '/docs/guides/formats.md', '/docs/guides/..%2fpackage.json', '/docs/guides/stages'])(
  'there is nothing at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('the reference links to the guides', async () => {
  expect(await (await get('/docs')).text()).toContain('<a href="/docs/guides">Guides</a>');
});

test('the icon and the rules for robots are served without a key', async () => {
  const icon = await get('/favicon.ico');
  expect(icon.headers.get('content-type')).toBe('image/x-icon');
  expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toMatch(/^User-agent: \*\nAllow: \/\$\nAllow: \/docs\nDisallow: \/$/m);
});
