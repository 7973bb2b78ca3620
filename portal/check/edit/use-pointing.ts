/** Reading what stands somewhere on the page into a form: in a box that somebody draws, or beside an unused amount. */
import { useState } from 'react';
import type { CheckedFile, CheckedStatement, Row } from '../result.ts';
import { mostPlaces } from '../sums.ts';
import { digitsOf, type UnusedAmount } from '../unused.ts';
import { type Draft, draftOfNew, textsOf, withValue } from './drafts.ts';
import type { Entered } from './entered.ts';
import { readBox } from './read-box.ts';
import { type Box, lineOf, type PrintedWord, useWords } from './words.ts';

interface PointingParts {
  readonly file: CheckedFile;
  readonly checked: CheckedStatement;
  readonly draft: Draft | null;
  /** the number of the statement's first row, if it had one */
  readonly first: number;
  readonly onDraft: (draft: Draft) => void;
}

export interface Pointing {
  readonly isDrawing: boolean;
  /** why the words of a page could not be read; null if they were */
  readonly failure: Error | null;
  setDrawing(isDrawing: boolean): void;
  /** reads what stands in a box into the open form, or that of a new row */
  drawn(page: number, box: Box): void;
  /** opens the form of a new row with an unused amount and what stands on its line */
  seen(amount: UnusedAmount): void;
}

/** Given a statement and the open form, returns what reads the page into it. */
export function usePointing({ file, checked: { rows, statement }, draft, first, onDraft }: PointingParts): Pointing {
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const wordsOf = useWords(file.uuid);
  const all = file.statements.flatMap((one) => one.rows);
  const transactions = (rows.length > 0 ? rows : all).map(({ transaction }) => transaction);

  const read = async (page: number, find: (words: readonly PrintedWord[]) => Found | null) => {
    setDrawing(false);
    setFailure(null);
    try {
      const words = await wordsOf(page);
      const found = find(words);
      if (found === null) return;
      const { box, isLine = false } = found;
      const fields = { ...readBox({ page, box, words, rows: transactions, isLine }), ...found.fields };
      onDraft(
        filled(draft, fields) ?? newRow({ page, box, fields, rows, first, decimals: mostPlaces([statement.totalIn]) }),
      );
    } catch (error) {
      setFailure(error as Error);
    }
  };
  return {
    ...{ isDrawing, failure, setDrawing },
    drawn: (page, box) => void read(page, () => ({ box })),
    seen: ({ page, text, closes }) =>
      void read(page, (words) => {
        const word = unusedWord(words, { page, text, rows: all });
        // an amount in a sentence prints no sign
        const fields = closes === null ? {} : { amount: closes };
        return word === null ? { box: NOWHERE, fields } : { box: lineOf(word, words), fields, isLine: true };
      }),
  };
}

interface Found {
  readonly box: Box;
  readonly fields?: Partial<Entered>;
  readonly isLine?: boolean;
}

const NOWHERE: Box = [0, 0, 0, 0];

/** The open form of one row with what was found; null if there is none. */
function filled(draft: Draft | null, known: Partial<Entered>): Draft | null {
  if (draft === null || (draft.kind !== 'edit' && draft.kind !== 'add')) return null;
  const names = ['date', 'description', 'amount', 'balance'] as const;
  const fields = textsOf(known);
  return names.reduce((next, name) => {
    const text = fields[name];
    return text === undefined ? next : withValue(next, name, text);
  }, draft);
}

interface NewRow {
  readonly page: number;
  readonly box: Box;
  readonly fields: Partial<Entered>;
  readonly rows: readonly Row[];
  readonly first: number;
  readonly decimals: number;
}

/** The form of a new row where it stands on the paper: above the first row that is below it. */
function newRow({ page, box, fields, rows, first, decimals }: NewRow): Draft {
  const isBelow = ({ transaction: { boxes } }: Row) =>
    boxes.some((one) => one.page > page || (one.page === page && one.box[1] > box[1]));
  const below = rows.find(isBelow);
  const end = (rows.at(-1)?.row ?? first - 1) + 1;
  const beside = below ?? rows.at(-1);
  const [x0, y0, x1, y1] = box;
  const places = x1 > x0 ? [{ page, box: [x0, y0, x1, y1] as [number, number, number, number] }] : undefined;
  const known = { date: beside?.transaction.date ?? '', ...fields };
  return draftOfNew({ before: below?.row ?? end, known, decimals, places });
}

interface Wanted {
  readonly page: number;
  /** as printed */
  readonly text: string;
  /** of all statements of the file */
  readonly rows: readonly Row[];
}

/**
 * Given the words of a page and a printed amount, returns the word that it is where no row uses it; null without one. A
 * row uses its own figures: others in its box may be a row that was taken for a part of its text.
 */
export function unusedWord(words: readonly PrintedWord[], { page, text, rows }: Wanted): PrintedWord | null {
  const used = rows.flatMap(({ transaction: { boxes, amount, balance } }) => {
    const figures = [amount, balance].map((one) => digitsOf(one ?? ''));
    return figures.includes(digitsOf(text)) ? boxes.filter((one) => one.page === page) : [];
  });
  const bare = (one: string) => one.replace(/\s/g, '');
  const isUsed = ({ box }: PrintedWord) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return used.some(({ box: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
  };
  return words.find((word) => bare(word.text) === bare(text) && !isUsed(word)) ?? null;
}
