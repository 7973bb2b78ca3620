/** Lists what is open about a document, and reads its rows under a choice of answers. */
import { greatest } from '../geometry/extremes.ts';
import type { Hints } from '../model/hints.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { Choice, Question } from '../model/question.ts';
import type { DocumentReading } from '../model/reading.ts';
import type { Doubt, Row, RowsResult } from '../model/row.ts';
import type { Table, TablesResult } from '../model/table.ts';
import type { RolesDecision } from './column-roles/question.ts';
import type { OrderDecision } from './date-order/question.ts';
import type { MarkDecision } from './decimal-mark/question.ts';
import { type Document, documentOf } from './document.ts';
import type { Facts } from './facts/facts.ts';
import { decideTables, isOpen, type OpenQuestion, openQuestion, settle, tableQuestions } from './open-questions.ts';
import type { GivenBoundaries } from './parts/parted-document.ts';
import { openParts, partReader, type ReadPart } from './read-part.ts';
import { asSaid } from './said.ts';

export type { ReadPart } from './read-part.ts';

export interface ReadingsResult {
  readonly document: DocumentReading;
  readonly parts: readonly ReadPart[];
  readonly facts: Facts;
  /** lines that may be bookings, and were read as none */
  readonly doubtful: readonly Doubt[];
  /** indices of lines of words outside the rows, in order: they may be titles of lists */
  readonly titles: readonly number[];
}

/** A document that can be read in several ways. */
export interface OpenReadings {
  /** about the document and its tables */
  readonly questions: readonly Question[];
  /** the most sign conventions that a part may have */
  readonly conventions: number;
  /** rows of one reading: what it costs */
  readonly rows: number;
  /** assignments of roles that were scored */
  readonly scored: number;
  readonly evidence: ReadingEvidence;
  /** Given an answer to each question, and the rank of a sign convention, or more, reads the rows. */
  read(choice: Choice, convention: number): ReadingsResult;
}

/** What evidence decided by itself. */
export interface ReadingEvidence {
  readonly votes: MarkDecision['votes'];
  readonly dates: OrderDecision;
  readonly decisions: ReadonlyMap<number, RolesDecision>;
  readonly summaries: ReadonlySet<Row>;
  /** as they are read: one with two currencies is parted */
  readonly tables: readonly Table[];
}

interface ReadingOptions {
  readonly hints: Hints;
  /** the year of dates if neither the paper nor the hints give one */
  readonly assumedYear: number;
  readonly given?: GivenBoundaries;
}

/** Given tables and their rows, returns what is open about them, and how to read them. */
export function openReadings(
  found: TablesResult,
  assembled: RowsResult,
  { hints, assumedYear, given = { cuts: [], joins: [] } }: ReadingOptions,
): OpenReadings {
  const document = documentOf(found, assembled, hints, given);
  const { rows, tables, summaries, marks, dates, facts, doubtful, titles } = document;
  const decided = decideTables(document, hints);
  const questions = [...documentQuestions(document), ...tableQuestions(decided)].map((one) => asSaid(one, hints));
  const parts = openParts(document, decided, hints);
  const first = { mark: firstOf(marks.marks), order: dates.order };
  return {
    questions: questions.filter(isOpen).map(({ question }) => question),
    conventions: Math.max(1, greatest(parts.map(({ conventions }) => conventions.length))),
    rows: rows.length,
    scored: decided.reduce((sum, { roles }) => sum + roles.tried, 0),
    evidence: {
      votes: marks.votes,
      dates,
      decisions: new Map(decided.map(({ table, roles }) => [table.index, roles])),
      summaries,
      tables,
    },
    read(choice, rank) {
      const settled = settle(questions, first, choice);
      const readPart = partReader(document, settled, { hints, assumedYear });
      const { mark, order } = settled;
      return {
        document: { mark, order },
        parts: parts.map((part) => readPart(part, rank)),
        facts,
        doubtful,
        titles,
      };
    },
  };
}

function documentQuestions({ marks: { marks }, dates }: Document): OpenQuestion[] {
  const orders = [dates.order, ...dates.rivals];
  return [
    openQuestion(
      marks.map((mark) => ({ code: 'DECIMAL_MARK', params: { mark } })),
      (answer, settled) => {
        settled.mark = itemAt(marks, answer);
      },
    ),
    openQuestion(
      orders.map((order) => ({ code: 'DATE_ORDER', params: { order } })),
      (answer, settled) => {
        settled.order = itemAt(orders, answer);
      },
      dates.stated,
    ),
  ];
}
