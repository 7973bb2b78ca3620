/** What of the list of rows in Check is seen on the screen. */
import type { Page } from 'playwright-core';

export interface SeenRows {
  /** rows that are seen in full */
  readonly rows: number;
  /** the height of the highest one, in pixels */
  readonly highest: number;
  /** by how many pixels the page scrolls */
  readonly scrolls: number;
}

/** Given a page with a check, returns what is seen of its rows. */
export const seenRows = (page: Page) =>
  page.evaluate(`(() => {
    const grid = document.querySelector('[role=grid]').getBoundingClientRect();
    const rows = [...document.querySelectorAll('[role=grid] [data-row]')].map((row) => row.getBoundingClientRect());
    const bottom = Math.min(grid.bottom, innerHeight);
    return {
      rows: rows.filter((row) => row.top >= grid.top && row.bottom <= bottom).length,
      highest: Math.max(...rows.map(({ height }) => height)),
      scrolls: document.documentElement.scrollHeight - innerHeight,
    };
  })()`) as Promise<SeenRows>;
