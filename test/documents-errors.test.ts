/** docs/errors.md is what the contract says: `npm run docs:errors` makes it. */
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '../contract/errors.ts';
import { errorsPage } from '../contract/openapi/errors-page.ts';

test('the page of errors equals the current contract', async () => {
  await expect(errorsPage()).toMatchFileSnapshot('../docs/errors.md');
});

test.each(Object.keys(ERROR_STATUS))('the page has a place for %s', (code) => {
  const place = errorsPage()
    .split(/^## /m)
    .find((part) => part.startsWith(`${code}\n`));
  expect(place).toMatch(/^\d{3}( or \d{3})?\. [A-Z].*\.$/m);
  expect(place).toContain(`"code": "${code}"`);
});
