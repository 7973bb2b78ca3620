/** The wire shapes of clients: whose statements the files of an account are. */
import { z } from 'zod';
import { Count, Instant, line, Uuid } from './fields.ts';

/** More than any firm keeps the books of. */
export const MOST_CLIENTS = 2_000;
const MOST_NAME = 120;
/** One call moves at most this many files. */
const MOST_FILES = 500;

const Name = line(MOST_NAME).meta({ description: 'no two clients of an account share it, whatever its case' });

export const Client = z
  .strictObject({
    id: Uuid,
    name: z.string().meta({ example: 'Harbour Bakery Ltd' }),
    createdAt: Instant,
    files: Count.meta({ description: 'that belong to the client, and are neither deleted nor expired', example: 12 }),
  })
  .meta({ id: 'Client', description: 'somebody whose statements are kept apart from those of others' });
export type Client = z.infer<typeof Client>;

export const ClientList = z
  .strictObject({
    clients: z.array(Client).meta({ description: 'by name' }),
    filesWithoutClient: Count.meta({ description: 'files of the account that belong to no client', example: 3 }),
  })
  .meta({ id: 'ClientList' });
export type ClientList = z.infer<typeof ClientList>;

export const ClientRequest = z.strictObject({ name: Name }).meta({ id: 'ClientRequest' });

/** In place of the id of a client: what belongs to none. */
export const NO_CLIENT = 'none';

/** Given a description, returns the parameter that names a client, or none. */
export function clientParameter(description: string) {
  return z
    .union([Uuid.toLowerCase(), z.literal(NO_CLIENT)], 'must be the id of a client, or `none`')
    .optional()
    .meta({ description });
}

/** Of a file: the client that it belongs to. */
export const ClientOfFile = Uuid.nullable().meta({ description: 'the client that the file belongs to; null: none' });

export const AssignRequest = z
  .strictObject({
    ids: z
      .array(Uuid.toLowerCase(), { error: 'must be an array of uuids of uploaded files' })
      .min(1, 'must name one uploaded file or more')
      .max(MOST_FILES, `must name at most ${MOST_FILES} files`)
      .meta({ description: 'uuids of uploaded files' }),
    clientId: Uuid.toLowerCase().nullable().meta({ description: 'where they belong; null: to no client' }),
  })
  .meta({ id: 'AssignRequest' });

export const Assigned = z
  .strictObject({
    files: Count.meta({ description: 'those of the files that exist, and belong there now', example: 2 }),
  })
  .meta({ id: 'Assigned' });
export type Assigned = z.infer<typeof Assigned>;
