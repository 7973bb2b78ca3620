/** Lists that the service sends a page at a time. */

/** The most that the service puts on a page: fewer requests. */
export const PAGE_SIZE = 100;

interface Page {
  /** null or missing on the last page */
  readonly nextCursor?: string | null;
}

/** `await` it for the first page; `for await` gives every item of all pages, each fetched when it is reached. */
export type List<OfPage extends Page, Item> = Promise<OfPage> & AsyncIterable<Item>;

/** Given what fetches a page and what is on one, returns the list. The first page is fetched at once. */
export function listOf<OfPage extends Page, Item>(
  fetchPage: (cursor: string | undefined) => Promise<OfPage>,
  itemsOf: (page: OfPage) => readonly Item[],
): List<OfPage, Item> {
  const first = fetchPage(undefined);
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for (let page = await first; ; page = await fetchPage(page.nextCursor)) {
      yield* itemsOf(page);
      if (!page.nextCursor) return;
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items });
}
