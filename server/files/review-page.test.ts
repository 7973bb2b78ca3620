/** A page of a filtered list goes on where it ended, though what was on it is no longer wanted, or has moved. */
import { expect, it } from 'vitest';
import { type Ranked, ranked, reviewPage } from './review-page.ts';

const uuidOf = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
const file = (i: number, key: Ranked['key']): Ranked => ({ uuid: uuidOf(i), createdAt: 1_000 + (i % 7), key });
const uuids = (files: readonly Ranked[]) => files.map(({ uuid }) => uuid);

/** Pages through files, each of which is no longer wanted once it was seen; returns what was seen. */
function seenOnceOf(files: readonly Ranked[], direction: 'asc' | 'desc', limit: number): readonly string[] {
  let seen: readonly string[] = [];
  let cursor: string | undefined;
  do {
    const left = files.filter(({ uuid }) => !seen.includes(uuid));
    const { page, nextCursor } = reviewPage(left, { limit, cursor, direction });
    seen = [...seen, ...page];
    expect((nextCursor ?? '').length).toBeLessThanOrEqual(512);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

const KEYS: readonly (readonly [string, (i: number) => Ranked['key']])[] = [
  ['times', (i) => i * 1_000],
  ['equal numbers', () => 1],
  ['names', (i) => `paper ${i % 10}.pdf`],
  ['names of which some are unknown', (i) => (i % 3 === 0 ? '' : `bank ${i % 5}`)],
  ['long names', (i) => `${'明細'.repeat(120)} "\ud800" ${i}.pdf`],
  ['names of several lines', (i) => `a.b\n${i}`],
];

it.each(KEYS)('no file is passed over when those of the page before leave the list: %s', (_, keyOf) => {
  for (const direction of ['asc', 'desc'] as const) {
    const all = ranked(
      Array.from({ length: 300 }, (_unused, i) => file(i, keyOf(i))),
      direction,
    );
    expect(seenOnceOf(all, direction, 100)).toEqual(uuids(all));
  }
});

it('no file is passed over when the last of the page before is now the last of the list', () => {
  const before = ranked([file(1, 0), file(2, 0), file(3, 0), file(4, 0)], 'asc');
  const { page, nextCursor } = reviewPage(before, { limit: 2, direction: 'asc' });
  const after = ranked(
    before.map((one) => (page.includes(one.uuid) ? { ...one, key: 1 } : one)),
    'asc',
  );
  const next = reviewPage(after, { limit: 2, cursor: nextCursor ?? '', direction: 'asc' });
  expect(next.page).toEqual(uuids(before).slice(2));
});

it('a cursor of another order, or of no list, is refused', () => {
  const byName = [file(1, 'a'), file(2, 'b')];
  const { nextCursor } = reviewPage(byName, { limit: 1, direction: 'asc' });
  for (const cursor of [nextCursor ?? '', 'abc', Buffer.from(`1.${uuidOf(1)}.nx`).toString('base64url')]) {
    const byRows = [file(1, 1), file(2, 2)];
    expect(() => reviewPage(byRows, { limit: 1, cursor, direction: 'asc' })).toThrow('The cursor is none');
  }
});
