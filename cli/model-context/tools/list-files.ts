/** The tool `list_files`: the files that can be read. */
import { join } from 'node:path';
import { z } from 'zod';
import { Count } from '../../../contract/fields.ts';
import { scanFolder } from '../../watching/scan.ts';
import { Cursor, Limit, NextCursor, Walk } from '../pages.ts';
import { tool } from '../tool.ts';

const NAME = 'list_files';

export const listFiles = tool({
  name: NAME,
  title: 'List files',
  description: 'Lists the PDFs and pictures in the folders of this server, sorted by path. Hidden files are left out.',
  input: z.strictObject({
    text: z.string().min(1).max(200).optional().describe('a part of the path; case does not count'),
    cursor: Cursor,
    limit: Limit,
  }),
  output: z.strictObject({
    fileCount: Count,
    files: z.array(
      z.strictObject({
        path: z.string(),
        bytes: Count,
        modified: z.iso.datetime().describe('when it was changed last'),
      }),
    ),
    nextCursor: NextCursor,
  }),
  async run(args, { roots }) {
    const walk = new Walk(NAME, args);
    const found = new Map<string, { path: string; bytes: number; modified: string }>();
    for (const folder of roots.folders) {
      for (const { path, size, mtimeMs } of (await scanFolder(folder)).files) {
        const whole = join(folder, path);
        found.set(whole, { path: whole, bytes: size, modified: new Date(mtimeMs).toISOString() });
      }
    }
    const text = args.text?.toLowerCase() ?? '';
    const files = [...found.values()]
      .filter(({ path }) => path.toLowerCase().includes(text))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const { page, nextCursor } = walk.pageOf(files);
    return { fileCount: files.length, files: page, nextCursor };
  },
});
