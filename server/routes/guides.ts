/** The guides at /docs/guides: the documents of the package as pages, without a script of their own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findPictures, GUIDES_PATH, readGuides } from '../guides/guides.ts';
import { STYLE } from '../guides/style.ts';
import { ROOT } from '../root.ts';
import { type Asset, asset, protectPage, sendAsset } from './pages.ts';

/** The script sets the colour scheme that the reader chose in the portal. */
const SOURCES = { 'script-src': "'self'", 'style-src': "'self'", 'img-src': "'self' data:" };

export async function guideRoutes(app: FastifyInstance): Promise<void> {
  const guides = readGuides();
  const pictures = findPictures();
  const style = asset('text/css; charset=utf-8', STYLE);

  /** Made at its first request: until then the renderer need not be loaded, nor a picture read. */
  const serve = (address: string, make: () => Promise<Asset>) => {
    let made: Asset | undefined;
    app.get(address, async (request, reply) => {
      made ??= await make();
      return sendAsset(request, protectPage(reply, SOURCES), made);
    });
  };
  const page = (address: string, make: (pages: typeof import('../guides/page.ts')) => string) =>
    serve(address, async () => asset('text/html; charset=utf-8', make(await import('../guides/page.ts'))));

  page(GUIDES_PATH, ({ listPage }) => listPage(guides));
  for (const guide of guides) page(guide.address, ({ guidePage }) => guidePage(guide, guides, pictures));
  for (const { path, address } of pictures) {
    serve(address, async () => asset('image/png', await readFile(join(ROOT, path))));
  }
  app.get('/docs/guides.css', async (request, reply) => sendAsset(request, reply, style));
  app.get(`${GUIDES_PATH}/`, async (_request, reply) => reply.redirect(GUIDES_PATH, 301));
}
