/** The wire shapes of a conversion: what starts one, what its status tells. */
import { z } from 'zod';
import { Code, CurrencyCode, Fault, Instant, Uuid } from './fields.ts';

export const FORMATS = ['JSON', 'CSV', 'XLS'] as const;
export const Format = z
  .enum(FORMATS, { error: `must be one of ${FORMATS.join(', ')}` })
  .meta({ id: 'Format', example: 'JSON' });

/** One call converts at most so many files: a year of statements of a small company. */
export const MAX_IDS = 100;
/** Hints of a year outside these are slips of the finger: no bank printed PDFs before, no paper is of after. */
const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2100;

const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What a user may say that the paper does not. An unknown hint is refused: one misspelt would go unnoticed. */
export const Hints = z
  .strictObject({
    currency: CurrencyCode.refine(
      (code) => KNOWN_CURRENCIES.has(code),
      'must be a currency code of ISO 4217',
    ).optional(),
    year: z
      .int(`must be a whole year from ${EARLIEST_YEAR} to ${LATEST_YEAR}`)
      .min(EARLIEST_YEAR)
      .max(LATEST_YEAR)
      .optional(),
    dateOrder: z.enum(['DMY', 'MDY', 'YMD'], { error: 'must be one of DMY, MDY, YMD' }).optional(),
  })
  .meta({ id: 'Hints' });

export const ConvertRequest = z
  .object({
    ids: z
      .array(Uuid.toLowerCase(), { error: 'must be an array of uuids of uploaded files' })
      .min(1, 'must name one uploaded file or more')
      // a uuid named twice counts once
      .refine(
        (ids) => new Set(ids).size <= MAX_IDS,
        `must name at most ${MAX_IDS} files; start several conversions for more`,
      ),
    format: Format,
    hints: Hints.optional(),
  })
  .meta({ id: 'ConvertRequest' });

const JobStatus = z.enum(['queued', 'processing', 'completed', 'failed']).meta({ id: 'JobStatus' });

export const AcceptedJob = z
  .strictObject({
    jobId: Uuid,
    accepted: z.array(Uuid),
    rejected: z.array(z.strictObject({ uuid: Uuid, code: Code, message: z.string() })),
    status: JobStatus,
    format: Format,
    pages: z.int().min(0),
    credits: z.int().min(0),
  })
  .meta({ id: 'AcceptedJob' });
export type AcceptedJob = z.infer<typeof AcceptedJob>;

export const Job = z
  .strictObject({
    jobId: Uuid,
    status: JobStatus,
    format: Format,
    accepted: z.array(Uuid),
    progress: z.strictObject({ pagesDone: z.int().min(0), pagesTotal: z.int().min(0) }),
    files: z.array(
      z.strictObject({
        uuid: Uuid,
        status: z.enum(['queued', 'processing', 'completed', 'failed', 'cancelled']),
        pages: z.int().min(0),
        error: Fault.optional(),
      }),
    ),
    credits: z.int().min(0),
    createdAt: Instant,
    startedAt: Instant.nullable(),
    completedAt: Instant.nullable(),
    error: Fault.optional(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

export const JobList = z
  .strictObject({ jobs: z.array(Job), nextCursor: z.string().nullable() })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof JobList>;

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;
const MAX_CURSOR = 512;

export const JobListQuery = z.object({
  limit: z.coerce
    .number(`must be a whole number from 1 to ${MAX_PAGE}`)
    .int()
    .min(1)
    .max(MAX_PAGE)
    .default(DEFAULT_PAGE),
  cursor: z.string().min(1).max(MAX_CURSOR).optional(),
});

export const ResultQuery = z.object({ format: Format.optional() });
