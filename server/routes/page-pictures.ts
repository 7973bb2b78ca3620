/** Pages of files as pictures. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PageQuery } from '../../contract/portal/pages.ts';
import type { PageWords } from '../../contract/portal/words.ts';
import type { Files } from '../files/types.ts';
import { isKnown } from './conditional.ts';
import { idOf } from './path-id.ts';

/** No file has more digits of pages; an invalid number is a page that no file has. */
const PAGE = /^[1-9]\d{0,5}$/;
const NO_PAGE = 0;
/**
 * The bytes of a file never change, but access to them does: a session ends, a file is deleted. So clients ask each
 * time, and mostly get 304.
 */
const KEPT = 'private, no-cache';
/** The status that web servers log. */
const CLIENT_GONE = 499;
/** Of points: finer than any pixel. */
const DECIMALS = 3;

const points = (length: number) => String(Number(length.toFixed(DECIMALS)));

/** A user who pages through a long file leaves most pages early: pages that nobody waits for are not drawn. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const pageOf = (text: string) => (PAGE.test(text) ? Number(text) : NO_PAGE);

export async function pagePictureRoutes(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  app.get('/files/:uuid/pages/:page/words', async ({ caller, params }): Promise<PageWords> => {
    const { uuid, page } = params as { uuid: string; page: string };
    const words = await files.words(caller.accountId, idOf(uuid), pageOf(page));
    return { words: words.map(({ text, box }) => ({ text, box: [...box] })) };
  });

  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/files/:uuid/pages/:page',
      { schema: { querystring: PageQuery } },
      async ({ caller, params, query: { width }, headers }, reply) => {
        const { uuid, page } = params as { uuid: string; page: string };
        const picture = await files.page(caller.accountId, idOf(uuid), { page: pageOf(page), width });
        if (isKnown(headers['if-none-match'], picture.etag)) {
          return reply.header('ETag', picture.etag).header('Cache-Control', KEPT).code(304).send();
        }
        const gone = goneSignal(reply);
        const drawn = await picture.draw(gone).catch((error) => {
          if (gone.aborted) return null;
          throw error;
        });
        // only the log sees this
        if (drawn === null) return reply.code(CLIENT_GONE).send();
        const { png, pageWidth, pageHeight } = drawn;
        return reply
          .headers({
            'Content-Type': 'image/png',
            ETag: picture.etag,
            'Cache-Control': KEPT,
            'X-Page-Width': points(pageWidth),
            'X-Page-Height': points(pageHeight),
          })
          .send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      },
    );
}
