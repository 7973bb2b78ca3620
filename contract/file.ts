/** The wire shape of an uploaded file, and of the password that opens one. */
import { z } from 'zod';
import { Count, Instant, Uuid } from './fields.ts';
import { Metadata, MetadataFilter } from './metadata.ts';
import { pageQuery, searchText } from './paging.ts';

export const File = z
  .strictObject({
    uuid: Uuid.meta({ description: 'names the file in `ids` of a conversion and in paths' }),
    pages: Count.meta({
      description: 'what a conversion costs in credits; 0 while a password is required',
      example: 3,
    }),
    filename: z
      .string()
      .meta({ description: 'as it was uploaded; of several pictures, that of the first', example: 'statement.pdf' }),
    bytes: Count.meta({ description: 'as they were uploaded; of several pictures, of all of them', example: 48213 }),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description: 'of these bytes; of several pictures, one after another',
        example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      }),
    passwordRequired: z.boolean().meta({ description: 'whether the file waits for its password', example: false }),
    createdAt: Instant,
    expiresAt: Instant.meta({ description: 'when the file and what was made of it are gone' }),
    metadata: Metadata,
    test: z.boolean().meta({ description: 'whether a test key uploaded it', example: false }),
  })
  .meta({ id: 'File', description: 'an uploaded PDF, or the pages of uploaded pictures' });
export type File = z.infer<typeof File>;

export const FileList = z
  .strictObject({
    files: z.array(File).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'FileList' });
export type FileList = z.infer<typeof FileList>;

export const FileListQuery = pageQuery('files').extend({
  search: searchText('files whose name holds this, whatever its case'),
  metadata: MetadataFilter,
});

/** A PDF uses at most 127 bytes of a password; readers cut longer ones, so some space is left. */
export const MAX_PASSWORD = 1_024;

export const PasswordRequest = z
  .strictObject({
    password: z.string().min(1).max(MAX_PASSWORD).meta({ description: 'opens the PDF', example: 'correct horse' }),
  })
  .meta({ id: 'PasswordRequest' });

/** So many pictures at most become the pages of one file. */
export const MAX_UPLOAD_PARTS = 100;

/** The form of an upload. The server finds out which bytes are the file. */
export const UploadForm = z
  .object({
    file: z.string().meta({
      description:
        'the PDF, or a picture (JPEG, PNG, WebP, TIFF); several pictures, each in a part of this name, become the pages of one file',
      format: 'binary',
    }),
    metadata: z.string().optional().meta({
      description: 'a `Metadata` object as JSON, before or after the file',
      example: '{"invoice":"2025-118"}',
    }),
  })
  .meta({ id: 'UploadForm' });
