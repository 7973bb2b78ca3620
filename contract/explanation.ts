/**
 * The shape of an explanation (`ledgerize explain FILE --json`): what each stage made of a document, and by which rule.
 */
import { z } from 'zod';
import { ALL_ROLES } from '../engine/lexicon/headings/column-role.ts';
import { CalendarDate, Count, CurrencyCode, Decimal } from './fields.ts';
import { CheckCode, Params } from './findings.ts';
import { Obligation } from './result.ts';

const Page = z.int().min(1).meta({ description: 'from 1' });
const Box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .meta({ description: 'points, from the top left of the upright page' });
const Index = Count.meta({ description: 'from 0' });
const Side = z.union([z.literal(1), z.literal(-1)]);

const DateOrder = z.enum(['DMY', 'MDY', 'YMD']);
const Role = z.enum(ALL_ROLES);
const SignEvidence = z.enum(['column', 'marker', 'printed', 'section', 'card', 'balance', 'none']);
const Field = z.enum([
  'openingBalance',
  'closingBalance',
  'totalIn',
  'totalOut',
  'countIn',
  'countOut',
  'count',
  'currency',
  'institution',
  'accountHolder',
  'accountType',
  'accountNumber',
  'iban',
  'bic',
  'period',
]);

const ExplainedPage = z.strictObject({
  page: Page,
  width: z.number(),
  height: z.number(),
  turned: z.int().meta({ description: "quarter turns clockwise beyond the file's own rotation" }),
  scale: z.number().meta({ description: 'what the lengths of the file were multiplied by' }),
  source: z.enum(['text', 'ocr']),
  glyphs: Count,
  words: Count,
  rules: Count,
  bands: Count,
  images: z.array(Box),
  unusable: z.enum(['no_text', 'no_unicode_map']).nullable(),
  dropped: z.array(z.strictObject({ text: z.string(), box: Box, why: z.string() })).meta({
    description: 'text that the file holds and the page does not show',
  }),
  areas: z.array(Box).meta({ description: 'parts of a page of text that were read from their pictures' }),
  unlike: z
    .array(
      z.strictObject({
        text: z.string(),
        box: Box,
        others: z.array(z.string()),
        status: z.enum(['open', 'settled', 'corrected']),
      }),
    )
    .meta({ description: 'words that two readers of a picture did not read alike' }),
});

const ExplainedLine = z.strictObject({
  line: Index,
  page: Page,
  box: Box,
  text: z.string(),
  as: z.enum(['furniture', 'header', 'title', 'row', 'section', 'left over', 'outside']),
  rule: z.string().nullable(),
  repeat: z.strictObject({ rule: z.string(), pages: Count, of: Count }).nullable(),
  table: Index.nullable(),
  rows: z.array(Index),
  doubt: z.string().nullable().meta({ description: 'why it may be a booking, where it was read as none' }),
});

const ExplainedColumn = z.strictObject({
  column: Index,
  left: z.number().nullable(),
  right: z.number().nullable(),
  heading: z.string(),
  named: Role.nullable().meta({ description: 'what its heading says' }),
  weight: z.number().min(0).max(1).meta({ description: 'how surely' }),
  holds: z.enum(['date', 'money']).nullable(),
  kind: z.enum(['date', 'money', 'text']).nullable(),
  role: Role.nullable(),
  steps: z.array(z.strictObject({ rule: z.string(), role: Role.nullable() })),
  rivals: z.array(z.strictObject({ role: Role.nullable(), by: z.enum(['heading', 'balances']), weight: z.number() })),
});

const ExplainedTable = z.strictObject({
  table: Index,
  headerless: z.boolean(),
  segments: z.array(
    z.strictObject({ page: Page, header: z.array(Index), title: z.array(Index), body: z.array(Index) }),
  ),
  columns: z.array(ExplainedColumn),
  attempts: z.array(z.strictObject({ roles: z.array(Role.nullable()), score: z.number(), chosen: z.boolean() })),
  signs: z.strictObject({ evidence: SignEvidence, unmarked: Side.nullable(), flip: Side }).nullable(),
});

const ExplainedRow = z.strictObject({
  row: Index,
  table: Index,
  lines: z.array(Index),
  anchor: Index.nullable(),
  places: z.array(z.strictObject({ page: Page, box: Box })),
  kind: z.string().nullable(),
  exact: z.boolean(),
  section: z.strictObject({ title: z.string(), sign: z.union([Side, z.literal(0)]).nullable() }).nullable(),
  role: z.enum(['transaction', 'balance', 'total', 'ignored', 'not read']),
  reason: z.string(),
  date: CalendarDate.nullable(),
  ownDate: z.boolean(),
  amount: Decimal.nullable(),
  sign: SignEvidence.nullable(),
  balance: Decimal.nullable(),
  statement: Index.nullable(),
  transaction: Index.nullable(),
});

const ExplainedReadings = z.strictObject({
  decimalMark: z.enum(['.', ',']),
  markVotes: z.strictObject({ '.': z.number(), ',': z.number() }),
  dateOrder: DateOrder,
  ordersAllowed: z.array(DateOrder),
  orderHinted: z.boolean(),
  questions: z.array(
    z.strictObject({
      about: z.string(),
      told: z.boolean(),
      answers: z.array(z.strictObject({ name: z.string(), doubt: z.number(), chosen: z.boolean() })),
    }),
  ),
  trials: z.array(
    z.strictObject({
      answers: z.array(Index),
      parts: z.array(z.strictObject({ view: z.string(), score: z.number(), chosen: z.boolean() })),
    }),
  ),
});

const CheckValue = z.union([z.string(), z.number()]).nullable();

const ExplainedStatement = z.strictObject({
  statement: Index.nullable().meta({ description: 'null for a part of the document that was read as no statement' }),
  pages: z.tuple([Page, Page]).nullable(),
  lines: z.tuple([Index, Index]).meta({ description: 'from the first, up to and without the last' }),
  currency: CurrencyCode.nullable(),
  card: z.boolean(),
  view: z.string(),
  weighs: z.strictObject({ card: z.number(), account: z.number() }),
  order: z.enum(['oldest first', 'newest first']),
  period: z.strictObject({
    start: CalendarDate.nullable(),
    end: CalendarDate.nullable(),
    printed: z.boolean(),
    sure: z.boolean(),
  }),
  fields: z.array(
    z.strictObject({
      field: Field,
      value: z.string(),
      rule: z.string(),
      weight: z.number().nullable(),
      rivals: z.array(z.strictObject({ value: z.string(), weight: z.number() })),
      line: Index.nullable(),
      page: Page.nullable(),
      box: Box.nullable(),
      row: Index.nullable(),
    }),
  ),
  transactions: Count,
  status: z.enum(['verified', 'mismatch', 'unverifiable']).nullable(),
  reason: z.string(),
  obligations: z.array(Obligation),
  checks: z.array(
    z.strictObject({
      kind: z.enum([
        'running_balance',
        'opening_closing',
        'printed_total',
        'printed_count',
        'carried_forward',
        'dates',
      ]),
      status: z.enum(['pass', 'fail']),
      detail: z.string(),
      code: CheckCode,
      params: Params,
      expected: CheckValue,
      computed: CheckValue,
      difference: CheckValue,
      fields: z.array(Field),
    }),
  ),
  failingRows: z.array(z.strictObject({ row: Index, expected: Decimal, printed: Decimal, difference: Decimal })),
  warnings: z.array(z.strictObject({ code: z.string(), params: Params, message: z.string(), page: Page.nullable() })),
  unexplained: z.array(Index),
});

const Stage = z.enum(['pages', 'words', 'lines', 'tables', 'rows', 'readings', 'statements']);

const Sought = z.strictObject({
  text: z.string(),
  found: Count.meta({ description: 'places that hold it; the first thousand are told' }),
  occurrences: z.array(
    z.strictObject({
      page: Page,
      box: Box,
      printed: z.string(),
      became: z.string(),
      leftOut: z.boolean(),
      line: Index.nullable(),
      table: Index.nullable(),
      column: Index.nullable(),
      row: Index.nullable(),
      statement: Index.nullable(),
      stages: z.array(z.strictObject({ stage: Stage, says: z.array(z.string()) })),
    }),
  ),
  otherPages: z.array(Page),
  nearest: z.array(z.string()),
});

export const Explanation = z.strictObject({
  version: z.literal(1),
  pages: z.array(ExplainedPage),
  lines: z.array(ExplainedLine),
  tables: z.array(ExplainedTable),
  rows: z.array(ExplainedRow),
  readings: ExplainedReadings,
  statements: z.array(ExplainedStatement),
  sought: Sought.nullable(),
});
