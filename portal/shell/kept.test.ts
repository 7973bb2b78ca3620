import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { letGo } from './kept.ts';

test('of what is kept, only what is named is let go', () => {
  const queries = new QueryClient();
  const kept = (...of: string[]) => queries.getQueryData(['kept', ...of]);
  for (const of of [
    ['draft', 'a', '0'],
    ['draft', 'a', '1'],
    ['draft', 'b', '1'],
    ['said-columns', 'a'],
  ])
    queries.setQueryData(['kept', ...of], { value: of, isUnsaved: true });
  letGo(queries, ['draft', 'a'], ([index]) => Number(index) >= 1);
  expect(kept('draft', 'a', '0')).not.toBeNull();
  expect(kept('draft', 'a', '1')).toBeNull();
  expect(kept('draft', 'b', '1')).not.toBeNull();
  letGo(queries, ['draft', 'a']);
  expect(kept('draft', 'a', '0')).toBeNull();
  expect(kept('said-columns', 'a')).not.toBeNull();
});
