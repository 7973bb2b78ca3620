/** The wire shapes of the versions of a file's reading: what was read of it, and what people corrected. */
import { z } from 'zod';
import { VerdictStatus } from './corrections.ts';
import { CalendarDate, Count, Decimal, Instant, Uuid } from './fields.ts';
import { Hints } from './job.ts';
import { Statement } from './result.ts';

/** A body has 256 KiB at most. */
const MOST_CHANGES = 1_000;
const MOST_TEXT = 2_000;

const Row = Count.meta({ description: 'index among all rows of the version, over its statements', example: 3 });
const Index = Count.meta({ description: 'index among the statements of the version', example: 0 });
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f]*$/;
const Text = z
  .string()
  .trim()
  .max(MOST_TEXT, `must have at most ${MOST_TEXT} characters`)
  .regex(ONE_LINE, 'must be one line without control characters');
const Entered = Decimal.max(20).meta({ description: 'a decimal string, with no more decimals than the currency has' });

const FIELDS = {
  date: CalendarDate,
  description: Text,
  amount: Entered,
  balance: Entered.nullable().meta({ description: 'as printed on the row; null: none is' }),
  valueDate: CalendarDate.nullable(),
  transactionDate: CalendarDate.nullable(),
  reference: Text.nullable(),
  type: Text.nullable(),
};

const Place = z.strictObject({
  page: z.int().min(1),
  box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .meta({ description: 'points, from the top left of the upright page' }),
});

const Change = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('set'), row: Row }).extend(z.strictObject(FIELDS).partial().shape),
    z
      .strictObject({
        do: z.literal('add'),
        statement: Index,
        before: Row.meta({
          description: 'the row that it stands above; the one behind the last of its statement, below it',
        }),
        places: z.array(Place).max(10).optional().meta({ description: 'where on the paper it stands' }),
      })
      .extend(z.strictObject(FIELDS).partial().required({ date: true, description: true, amount: true }).shape),
    z.strictObject({ do: z.literal('delete'), row: Row }),
    z.strictObject({
      do: z.literal('undelete'),
      statement: Index,
      removed: Count.meta({ description: 'index among the `removed` rows of the statement' }),
    }),
    z.strictObject({ do: z.literal('flip'), statement: Index }),
    z.strictObject({ do: z.literal('swap'), statement: Index }),
    z.strictObject({
      do: z.literal('figures'),
      statement: Index,
      openingBalance: Entered.nullable().optional(),
      closingBalance: Entered.nullable().optional(),
    }),
  ])
  .meta({
    id: 'Change',
    description:
      'one change of a version. All rows are those of the version that it is made of: `set` fields of a row, `add` a row, `delete` one, `undelete` one that an earlier version deleted, `flip` the signs of all amounts of a statement, `swap` day and month of all its dates where both could be either, or enter its opening and closing balance (`figures`)',
  });

const Changes = z
  .array(Change, { error: 'must be an array of changes' })
  .max(MOST_CHANGES, `must have at most ${MOST_CHANGES} changes`);

const BasedOn = Uuid.toLowerCase().meta({ description: 'the version that is changed: the current one' });

export const VersionRequest = z
  .strictObject({
    basedOn: BasedOn,
    from: Uuid.toLowerCase().optional().meta({
      description: 'the version whose contents are changed, or restored without changes; by default `basedOn`',
    }),
    changes: Changes.default([]),
  })
  .meta({ id: 'VersionRequest' });

export const PreviewRequest = z.strictObject({ basedOn: BasedOn, changes: Changes }).meta({ id: 'PreviewRequest' });

export const Preview = z
  .strictObject({
    statements: z.array(Statement).meta({ description: 'of the file as they would be, without their rows' }),
  })
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof Preview>;

const MOST_NAME = 100;
const Name = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(MOST_NAME, `must have at most ${MOST_NAME} characters`)
  .regex(ONE_LINE, 'must be one line without control characters')
  .meta({ example: 'As sent to the bank' });

export const VersionName = z
  .strictObject({ name: Name.nullable().meta({ description: 'null takes the name away' }) })
  .meta({ id: 'VersionName' });

export const Version = z
  .strictObject({
    id: Uuid.meta({ description: 'of a `converted` version, the `jobId` of its conversion' }),
    kind: z.enum(['converted', 'corrected', 'restored', 'reread']).meta({
      description: '`reread`: a conversion read the file again in the place of the version `basedOn`',
    }),
    current: z.boolean().meta({ description: 'it is what results show', example: true }),
    basedOn: Uuid.nullable().meta({ description: 'the version that it was made of; null for a conversion' }),
    from: Uuid.nullable().meta({
      description:
        'the version whose contents it has, of a `restored` one; of a `corrected` one, the version whose contents were changed, if that is not `basedOn`; else null',
    }),
    name: Name.nullable().meta({ description: 'what people call it' }),
    createdAt: Instant,
    by: z.string().nullable().meta({ description: 'who made it; null for a conversion', example: 'Anna Example' }),
    rows: Count.nullable().meta({
      description: 'rows that people changed, added or deleted in it; null for what was read from the paper',
    }),
    statuses: z.array(VerdictStatus).nullable().meta({ description: 'of its statements; null for a conversion' }),
    hints: Hints.nullable().meta({
      description: 'that the paper was read with; null without any, and for a version that is not read from it',
    }),
  })
  .meta({ id: 'Version', description: "a version of a file's reading" });
export type Version = z.infer<typeof Version>;

export const VersionList = z
  .strictObject({ versions: z.array(Version).meta({ description: 'newest first' }) })
  .meta({ id: 'VersionList' });
export type VersionList = z.infer<typeof VersionList>;
