/** The columns of the pages of which something was said: so that nothing else is said of the same ones on other pages. */
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { wordsQuery } from '../edit/words.ts';
import type { Row } from '../result.ts';
import { columnBands } from './column-bands.ts';
import { placesIn } from './places.ts';
import type { KnownPlaces, Place, SaidColumn } from './said-columns.ts';

interface PlacesParts {
  readonly uuid: string;
  /** of all statements of the file */
  readonly all: readonly Row[];
  readonly said: readonly SaidColumn[];
}

const NONE: readonly Place[] = [];

/** Given what is said of columns, returns the columns of those pages, as far as their words are known. */
export function usePlaces({ uuid, all, said }: PlacesParts): KnownPlaces {
  const named = [...new Set(said.map(({ page }) => page))].sort((a, b) => a - b).join(' ');
  const pages = useMemo(() => (named === '' ? [] : named.split(' ').map(Number)), [named]);
  const words = useQueries({
    queries: pages.map((page) => wordsQuery(uuid, page)),
    combine: useCallback(
      (found: readonly { readonly data?: Words | undefined }[]) => found.map(({ data }) => data),
      [],
    ),
  });
  return useMemo(() => {
    const known = new Map<number, readonly Place[]>();
    for (const [i, page] of pages.entries()) {
      const of = words[i];
      if (of !== undefined) known.set(page, placesIn(page, columnBands({ page, words: of, rows: all, all })));
    }
    return (page) => known.get(page) ?? NONE;
  }, [pages, words, all]);
}

type Words = Awaited<ReturnType<ReturnType<typeof wordsQuery>['queryFn']>>;
