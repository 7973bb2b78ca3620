import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Outcome } from './convert-one.ts';
import { createReport, summaryLine } from './report.ts';

const CONVERTED: Extract<Outcome, { ok: true }> = {
  ok: true,
  pages: 12,
  statements: 1,
  transactions: 34,
  statuses: ['verified'],
  summaries: [],
};

function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY });
  return { stream: stream as unknown as NodeJS.WriteStream, shown: () => String(stream.read() ?? '') };
}

test('the line of a converted file has its pages, its transactions and its status', () => {
  expect(summaryLine('name.pdf', CONVERTED)).toBe('name.pdf  12 pages  34 transactions  verified');
});

test('one is singular', () => {
  const outcome: Outcome = { ...CONVERTED, pages: 1, transactions: 1, statuses: ['mismatch'] };
  expect(summaryLine('a.pdf', outcome)).toBe('a.pdf  1 page  1 transaction  mismatch');
});

test('for several statements the line counts each status', () => {
  const outcome: Outcome = { ...CONVERTED, statements: 3, statuses: ['unverifiable', 'verified', 'verified'] };
  expect(summaryLine('a.pdf', outcome)).toContain('2 verified, 1 unverifiable');
});

test('the line of a failed file has its code and message', () => {
  const outcome: Outcome = { ok: false, code: 'NO_TRANSACTIONS', message: 'Nothing was found.' };
  expect(summaryLine('a.pdf', outcome)).toBe('a.pdf  NO_TRANSACTIONS  Nothing was found.');
});

test('a file name cannot control the terminal', () => {
  expect(summaryLine('a\u001b[2J\n.pdf', CONVERTED)).toMatch(/^a\?\[2J\?\.pdf {2}/);
});

test('a log gets one line per file and no progress', () => {
  const { stream, shown } = terminal(false);
  const report = createReport(stream, 2);
  report.told('a.pdf', CONVERTED);
  report.end();
  expect(shown()).toBe(`${summaryLine('a.pdf', CONVERTED)}\n`);
});

test('a terminal shows the progress of a batch and clears it at the end', () => {
  const { stream, shown } = terminal(true);
  const report = createReport(stream, 2);
  report.told('a.pdf', CONVERTED);
  report.end();
  const clear = '\r\u001b[K';
  expect(shown()).toBe(`${clear}${summaryLine('a.pdf', CONVERTED)}\n${clear}1 of 2 files${clear}`);
});

test('a terminal shows the progress of a long file', () => {
  const { stream, shown } = terminal(true);
  createReport(stream, 1).reading('long.pdf', 120, 500);
  expect(shown()).toContain('long.pdf: page 120 of 500');
});

test('a log gets no lines for single pages', () => {
  const { stream, shown } = terminal(false);
  createReport(stream, 1).reading('long.pdf', 120, 500);
  expect(shown()).toBe('');
});
