import { expect, test } from 'vitest';
import { isLimited, orderIn, queryOf, wantedIn } from './wanted.ts';

const CLIENT = '3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11';

test('what a list is limited to comes back from its address', () => {
  const query = `search=harbour+sav&client=${CLIENT}&state=mismatch&periodFrom=2025-06-01`;
  const wanted = wantedIn(new URLSearchParams(query));
  expect(wanted).toMatchObject({ search: 'harbour sav', client: CLIENT, state: 'mismatch', bank: '', checked: '' });
  expect(isLimited(wanted)).toBe(true);
  expect(new URLSearchParams(query).size).toBe(queryOf(wanted).size);
  expect(wantedIn(queryOf(wanted))).toEqual(wanted);
});

test('files of no client are a limit, too', () => {
  expect(wantedIn(new URLSearchParams('client=none')).client).toBe('none');
});

test('what is no limit is left out', () => {
  const query = `client=Bakery&state=colour&checked=perhaps&periodTo=June&bank=${'a'.repeat(256)}&other=1`;
  const wanted = wantedIn(new URLSearchParams(query));
  expect(isLimited(wanted)).toBe(false);
  expect(queryOf(wanted).toString()).toBe('');
});

test.each(['2025-13-45', '2025-02-30', '2025-00-10', '2025-6-1'])('%s is no day, and limits nothing', (day) => {
  expect(isLimited(wantedIn(new URLSearchParams({ periodFrom: day, periodTo: day })))).toBe(false);
});

test('the last day of February is one in a leap year', () => {
  expect(wantedIn(new URLSearchParams({ periodFrom: '2024-02-29' })).periodFrom).toBe('2024-02-29');
});

test('the order comes back from the address, and limits nothing', () => {
  const query = new URLSearchParams('state=mismatch&sort=rows&order=desc');
  expect(orderIn(query)).toEqual({ by: 'rows', down: true });
  expect(queryOf(wantedIn(query), orderIn(query)).toString()).toBe(query.toString());
  expect(isLimited(wantedIn(new URLSearchParams('sort=rows&order=desc')))).toBe(false);
});

test('an order that no list has, or none, is problems first, which no address names', () => {
  for (const query of ['', 'sort=colour&order=desc', 'order=desc']) {
    const order = orderIn(new URLSearchParams(query));
    expect(order).toEqual({ by: 'state', down: false });
    expect(queryOf(wantedIn(new URLSearchParams()), order).toString()).toBe('');
  }
});
