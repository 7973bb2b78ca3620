/** The wire shapes of a conversion: what starts one, and its status. */
import { z } from 'zod';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { Columns, SaidColumn, SaidDay, Sides } from './answers.ts';
import { EXPORT_PARAMETERS, ExportOptions } from './export-options.ts';
import { Code, Count, Fault, Instant, KnownCurrency, Uuid } from './fields.ts';
import { JobFileStatus } from './file.ts';
import { Metadata, MetadataFilter } from './metadata.ts';
import { cursorText, pageQuery, searchText, wholeNumber } from './paging.ts';
import { FileReading } from './readings.ts';

const Format = z
  .enum(FORMAT_NAMES, { error: `must be one of ${FORMAT_NAMES.join(', ')}` })
  .meta({ id: 'Format', description: 'of a result', example: 'JSON' });

/** One call converts at most this many files: a year of statements of a small company. */
const MAX_IDS = 100;
/** Hints of a year outside these are typing errors: banks printed no PDFs before, and no paper is from a later year. */
const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2100;
/** Pages of a file that a user may name. */
const MOST_PAGES = 1_000;
const WHICH_PAGE = 'must be the number of a page, from 1';
const Pages = z.array(z.int(WHICH_PAGE).min(1, WHICH_PAGE)).max(MOST_PAGES);
/** No paper has more columns. */
const MOST_COLUMNS = 50;
const WHICH_YEAR = `must be a whole year from ${EARLIEST_YEAR} to ${LATEST_YEAR}`;

/**
 * What a user may say that the paper does not. An unknown hint is refused, because a misspelt one would go unnoticed.
 */
export const Hints = z
  .strictObject({
    currency: KnownCurrency.optional(),
    year: z
      .int(WHICH_YEAR)
      .min(EARLIEST_YEAR, WHICH_YEAR)
      .max(LATEST_YEAR, WHICH_YEAR)
      .meta({ description: 'of the statement, where its dates print none', example: 2025 })
      .optional(),
    dateOrder: z
      .enum(['DMY', 'MDY', 'YMD'], { error: 'must be one of DMY, MDY, YMD' })
      .meta({ description: 'whether 03/04 is the 3rd of April or the 4th of March', example: 'DMY' })
      .optional(),
    decimalMark: z
      .enum(['.', ','], { error: 'must be . or ,' })
      .meta({ description: 'whether 1.234 is more than a thousand or little more than one', example: ',' })
      .optional(),
    columns: Columns.max(MOST_COLUMNS).optional(),
    columnsAt: z
      .array(SaidColumn)
      .max(MOST_COLUMNS)
      .meta({
        description:
          'what columns hold, whatever the paper says: all tables with the same headings are read so, and no statement is verified by that. Two points that are in what is read as one column part it, if there is a gap between what stands at them and each part can hold what is said of it',
      })
      .optional(),
    excludedPages: Pages.meta({
      description:
        'pages that are no part of a statement: nothing on them is read, and a warning names them; a file of which none is left is not converted',
      example: [3, 4],
    }).optional(),
    startPages: Pages.meta({
      description: 'pages with which a statement of its own begins, where the paper does not say so',
      example: [5],
    }).optional(),
    continuePages: Pages.meta({
      description: 'pages that continue the statement before, where another one seems to begin',
      example: [7],
    }).optional(),
    bookingDay: SaidDay.meta({ description: 'which of several dates is the day of booking' }).optional(),
    sides: Sides.meta({ description: 'whose side the signs of the paper are of' }).optional(),
  })
  .refine(({ startPages = [], continuePages = [] }) => !continuePages.some((page) => startPages.includes(page)), {
    message: 'must name no page of startPages',
    path: ['continuePages'],
  })
  .meta({
    id: 'Hints',
    description:
      'what the paper does not say, or leaves open. `decimalMark`, `columns`, `bookingDay` and `sides` answer an `AMBIGUOUS` finding in the words of its `differences`: the paper is read so if it allows it, and stays unproved while the other way fits as well. `columnsAt`, `excludedPages`, `startPages` and `continuePages` correct a reading: it is read so, and no statement is verified by that. A statement for which they change nothing stays verified',
  });

export const ConvertRequest = z
  .strictObject({
    ids: z
      .array(Uuid.toLowerCase(), { error: 'must be an array of uuids of uploaded files' })
      .min(1, 'must name one uploaded file or more')
      // a repeated uuid counts once
      .refine(
        (ids) => new Set(ids).size <= MAX_IDS,
        `must name at most ${MAX_IDS} files; start several conversions for more`,
      )
      .meta({
        description: `uuids of uploaded files, 1 to ${MAX_IDS}; one that is named twice counts once, here too`,
        maxItems: MAX_IDS,
      }),
    format: Format,
    hints: Hints.optional(),
    basedOn: Uuid.toLowerCase().optional().meta({
      description:
        'reads one file again: the current version of its reading, as far as the caller knows. What is read becomes the next version, which every result of the file shows from then on, and the job is in no list. If somebody makes another version before it is read, that one stays, and the job fails with `VERSION_CHANGED`. It is cancelled with the last conversion of the file',
    }),
    clientId: Uuid.toLowerCase().optional().meta({
      description: 'the client that the files belong to from now on; without it, they stay where they are',
    }),
    metadata: Metadata.optional(),
    options: ExportOptions.optional().meta({ description: 'of the result; a call for the result may name others' }),
  })
  .refine(({ ids, basedOn }) => basedOn === undefined || new Set(ids).size === 1, {
    message: 'is a version of one file, and ids names several',
    path: ['basedOn'],
  })
  .meta({ id: 'ConvertRequest' });

const JobStatus = z.enum(['queued', 'processing', 'completed', 'failed']).meta({
  id: 'JobStatus',
  description: '`completed` and `failed` are final; completed means that one file or more was converted',
});

const Test = z.boolean().meta({ description: 'whether a test key started it', example: false });

export const AcceptedJob = z
  .strictObject({
    jobId: Uuid,
    accepted: z.array(Uuid).meta({ description: 'the files that are converted' }),
    rejected: z
      .array(
        z
          .strictObject({ uuid: Uuid, code: Code, message: z.string().meta({ example: 'There is no such file.' }) })
          .meta({ id: 'Rejection' }),
      )
      .meta({ description: 'the files that cannot be, and why', example: [] }),
    status: JobStatus,
    format: Format,
    pages: Count.meta({ description: 'of the accepted files', example: 3 }),
    credits: Count.meta({ description: 'debited for this job; a file that was converted before is free', example: 3 }),
    metadata: Metadata,
    test: Test,
  })
  .meta({ id: 'AcceptedJob' });
export type AcceptedJob = z.infer<typeof AcceptedJob>;

export const Job = z
  .strictObject({
    jobId: Uuid,
    status: JobStatus,
    format: Format,
    accepted: z.array(Uuid),
    progress: z
      .strictObject({ pagesDone: Count.meta({ example: 3 }), pagesTotal: Count.meta({ example: 3 }) })
      .meta({ id: 'Progress' }),
    files: z.array(
      z
        .strictObject({
          uuid: Uuid,
          filename: z
            .string()
            .meta({ description: 'as it was uploaded; empty once the file is gone', example: 'statement.pdf' }),
          status: JobFileStatus,
          pages: Count.meta({ example: 3 }),
          pagesDone: Count.meta({ description: 'how many of them are dealt with', example: 3 }),
          reading: FileReading.optional().meta({
            description:
              'what the result shows of it, as soon as it is read, while others of the job still wait; missing before that, and for a file that failed or is gone',
          }),
          error: Fault.optional(),
        })
        .meta({ id: 'JobFile', description: 'a file of a job, and why it failed' }),
    ),
    credits: Count.meta({ description: 'debited for this job, less what was refunded', example: 3 }),
    createdAt: Instant,
    startedAt: Instant.nullable().meta({ description: 'null while the job is queued' }),
    completedAt: Instant.nullable().meta({ description: 'null until the job is final' }),
    expiresAt: Instant.meta({
      description: 'when its first file is gone, and the result with it; past where one was deleted',
    }),
    hints: Hints.optional().meta({ description: 'that it was started with; missing where there were none' }),
    basedOn: Uuid.optional().meta({
      description: 'the version that it reads the file again in the place of; else missing',
    }),
    metadata: Metadata,
    test: Test,
    options: ExportOptions.optional().meta({ description: 'that it was started with; missing where there were none' }),
    error: Fault.optional(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

export const JobList = z
  .strictObject({
    jobs: z.array(Job).meta({ description: 'newest first' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last' }),
  })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof JobList>;

export const JobListQuery = pageQuery('jobs').extend({
  status: JobStatus.optional().meta({ description: 'jobs of this status alone' }),
  search: searchText("jobs of a file whose name holds this, whatever its case; or of which it is the id's begin"),
  metadata: MetadataFilter,
});

/** Transactions of a page; more would make an answer that a client has to hold as a whole. */
const MOST_ROWS = 1_000;
const USUAL_ROWS = 500;
const WHICH_ROWS = `must be a whole number from 1 to ${MOST_ROWS}`;

export const ResultQuery = z.strictObject({
  file: Uuid.toLowerCase().optional().meta({
    description: 'the result of this file of the job alone, as soon as it is read, while others still wait',
  }),
  fileVersion: Uuid.toLowerCase().optional().meta({
    description: 'of the one file that the result is of: another version of its reading than the current one',
  }),
  format: Format.optional().meta({ description: "any other format of the same job, free; the job's own by default" }),
  limit: z
    .preprocess(wholeNumber, z.int(WHICH_ROWS).min(1, WHICH_ROWS).max(MOST_ROWS, WHICH_ROWS))
    .optional()
    .meta({
      description: `of a JSON result a page of so many transactions, ${USUAL_ROWS} with \`cursor\` alone; the whole result without both`,
    }),
  cursor: cursorText('`nextCursor` of the page before, of this very result'),
  ...EXPORT_PARAMETERS,
});

/** Given the parameters of a page, returns it; undefined for the whole result. */
export function pageWanted({ limit, cursor }: Pick<z.infer<typeof ResultQuery>, 'limit' | 'cursor'>) {
  return limit === undefined && cursor === undefined ? undefined : { limit: limit ?? USUAL_ROWS, cursor };
}
