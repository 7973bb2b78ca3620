/** Pages of files as pictures. */
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PageQuery } from '../../contract/portal/pages.ts';
import type { Files } from '../files/types.ts';
import { isKnown } from './conditional.ts';
import { idOf } from './path-id.ts';

/** No file has more digits of pages; what is no number of a page is one that no file has. */
const PAGE = /^[1-9]\d{0,5}$/;
const NO_PAGE = 0;
/** The bytes of a file never change; who may see them is asked again within the hour. */
const KEPT = 'private, max-age=3600';
/** Of points: finer than any pixel. */
const DECIMALS = 3;

const points = (length: number) => String(Number(length.toFixed(DECIMALS)));

export async function pagePictureRoutes(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/files/:uuid/pages/:page',
      { schema: { querystring: PageQuery } },
      async ({ caller, params, query: { width }, headers }, reply) => {
        const { uuid, page } = params as { uuid: string; page: string };
        const number = PAGE.test(page) ? Number(page) : NO_PAGE;
        const picture = await files.page(caller.accountId, idOf(uuid), { page: number, width });
        if (isKnown(headers['if-none-match'], picture.etag)) {
          return reply.header('ETag', picture.etag).header('Cache-Control', KEPT).code(304).send();
        }
        const { png, pageWidth, pageHeight } = await picture.draw();
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
