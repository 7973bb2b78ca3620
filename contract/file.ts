/** The wire shape of an uploaded file, and of the password that opens one. */
import { z } from 'zod';
import { ClientOfFile, clientParameter } from './clients.ts';
import { CalendarDate, Count, Fault, Instant, Uuid } from './fields.ts';
import { Metadata, MetadataFilter } from './metadata.ts';
import { Flag, pageQuery, searchText } from './paging.ts';
import { FileReading } from './readings.ts';

export const JobFileStatus = z
  .enum(['queued', 'processing', 'completed', 'failed', 'cancelled'])
  .meta({ id: 'JobFileStatus', example: 'completed' });

const FileConversion = z
  .strictObject({
    jobId: Uuid,
    status: JobFileStatus.meta({ description: 'of the file in the job' }),
    pagesDone: Count.meta({ description: 'how many of its pages are dealt with', example: 3 }),
    error: Fault.optional(),
  })
  .meta({ id: 'FileConversion' });

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
    clientId: ClientOfFile,
    metadata: Metadata,
    test: z.boolean().meta({ description: 'whether a test key uploaded it', example: false }),
    conversion: FileConversion.optional().meta({
      description: 'the newest one; missing where there is none, and in the answers of an upload and of a password',
    }),
    reading: FileReading.optional().meta({
      description: 'what was read of it: the newest version; missing where nothing was, as `conversion` is',
    }),
  })
  .meta({ id: 'File', description: 'an uploaded PDF, or the pages of uploaded pictures' });
export type File = z.infer<typeof File>;

const FileCounts = z
  .strictObject({
    ...{ failed: Count, mismatch: Count, unverifiable: Count, open: Count, none: Count, verified: Count },
    checked: Count.meta({ description: 'of those that are read' }),
    unchecked: Count,
    exported: Count.meta({ description: 'of those that are read: their current version was exported' }),
    unexported: Count,
    unproved: Count.meta({ description: 'of those that are read: neither verified nor marked as checked' }),
  })
  .meta({ id: 'FileCounts', description: 'how many files are of each state' });

export const FileList = z
  .strictObject({
    files: z.array(File).meta({ description: 'in the wanted order, newest first by default' }),
    counts: FileCounts.optional().meta({
      description:
        'of all pages together, whatever `state`, `checked` and `exported` are; missing where only `search` and `metadata` are asked for',
    }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'FileList' });
export type FileList = z.infer<typeof FileList>;

/** What a file is, in the order in which people look at them. */
export const FILE_STATES = ['failed', 'mismatch', 'unverifiable', 'open', 'none', 'verified'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const FILE_ORDERS = [
  ...(['created', 'name', 'state', 'bank', 'account', 'holder'] as const),
  ...(['period', 'rows', 'checked'] as const),
] as const;

export const FileListQuery = pageQuery('files').extend({
  search: searchText('files whose name holds this, whatever its case; or the bank, the holder or the account'),
  metadata: MetadataFilter,
  converted: Flag.meta({ description: 'files that were converted, or are being; or those that never were' }),
  state: z
    .enum(FILE_STATES, { error: `must be one of ${FILE_STATES.join(', ')}` })
    .optional()
    .meta({
      description:
        'files of this state alone: the status of their reading, or, without one, `failed`, `open` (waiting or being read) or `none`',
    }),
  client: clientParameter('files of this client; `none`: those that belong to no client'),
  bank: searchText('files with a statement of a bank whose name holds this'),
  holder: searchText('files with a statement whose holder is named so, in part'),
  account: searchText('files with a statement of an account whose number or IBAN holds this, without spaces'),
  periodFrom: CalendarDate.optional().meta({
    description: 'files with a statement whose period ends on this day or later',
  }),
  periodTo: CalendarDate.optional().meta({
    description: 'files with a statement whose period begins on this day or before',
  }),
  checked: Flag.meta({
    description: 'files whose reading is marked as checked, or those that are read and not marked',
  }),
  exported: Flag.meta({
    description: 'files whose current version was exported, or those that are read, and not exported as they are now',
  }),
  sort: z
    .enum(FILE_ORDERS, { error: `must be one of ${FILE_ORDERS.join(', ')}` })
    .optional()
    .meta({ description: '`created` by default; `state` has what needs a look first: failed, mismatch, unverifiable' }),
  order: z
    .enum(['asc', 'desc'], { error: 'must be asc or desc' })
    .optional()
    .meta({ description: 'of `sort`; by default `desc` for `created`, else `asc`' }),
});
export type FileListQuery = z.infer<typeof FileListQuery>;

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
