/** The words of a page: which of them stand in a box, and in which order they are read. */
import { useQueryClient } from '@tanstack/react-query';
import { ask, client } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';

export type PrintedWord = components['schemas']['PrintedWord'];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Given a file and a page of it, returns the query for its words: they never change while a reading is shown. */
export const wordsQuery = (uuid: string, page: number) => ({
  queryKey: ['words', uuid, page],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly PrintedWord[]> => {
    const params = { path: { uuid, page } };
    const { words } = await ask(client.GET('/api/v1/files/{uuid}/pages/{page}/words', { params, signal }));
    return words as PrintedWord[];
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns what asks for the words of a page. */
export function useWords(uuid: string): (page: number) => Promise<readonly PrintedWord[]> {
  const queries = useQueryClient();
  return (page) => queries.fetchQuery(wordsQuery(uuid, page));
}

/** Given words and a box, returns those whose middle is in it, line by line. */
export const wordsIn = (words: readonly PrintedWord[], box: Box): PrintedWord[] =>
  linesIn(words.filter((word) => isIn(word, box))).flat();

/** Given a word and a box, returns whether the middle of the word is in the box. */
export function isIn({ box }: PrintedWord, [x0, y0, x1, y1]: Box): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Given words, returns them by line, from the top and the left. */
export function linesIn(words: readonly PrintedWord[]): PrintedWord[][] {
  const lines: PrintedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3])) {
    const line = lines.at(-1);
    const middle = (word.box[1] + word.box[3]) / 2;
    if (line !== undefined && (line[0]?.box[3] ?? 0) > middle) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box[0] - b.box[0]));
}

/** Given a word and all of its page, returns the line that it stands in, from edge to edge. */
export function lineOf(word: PrintedWord, words: readonly PrintedWord[]): Box {
  const middle = (word.box[1] + word.box[3]) / 2;
  const line = words.filter(({ box }) => box[1] < middle && box[3] > middle).map(({ box }) => box);
  const side = (at: 0 | 1 | 2 | 3, pick: typeof Math.min) => pick(...line.map((box) => box[at]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}
