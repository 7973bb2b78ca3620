import { describe, expect, it } from 'vitest';
import { tidyFilename } from './filename.ts';
import { describeBytes, looksLikePdf } from './kind.ts';

describe('looksLikePdf', () => {
  it('finds the header anywhere in the first 1024 bytes', () => {
    expect(looksLikePdf(Buffer.from(`${'x'.repeat(1019)}%PDF-`))).toBe(true);
    expect(looksLikePdf(Buffer.from(`${'x'.repeat(1020)}%PDF-`))).toBe(false);
  });
});

describe('describeBytes', () => {
  it.each([
    ['PK\x03\x04rest', 'a ZIP archive or an Office document'],
    ['<!doctype html>', 'a web page or XML'],
    ['date,amount\n', 'plain text'],
    ['\x00\x01\x02', 'some other kind of file'],
  ])('names %j', (start, what) => {
    expect(describeBytes(Buffer.from(start, 'latin1'))).toBe(what);
  });
});

describe('tidyFilename', () => {
  it.each([
    ['statement.pdf', 'statement.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\May.pdf', 'May.pdf'],
    ['a\r\nb.pdf', 'ab.pdf'],
    ['', 'statement.pdf'],
    ['..', 'statement.pdf'],
    ['Auszug März ✓.pdf', 'Auszug März ✓.pdf'],
  ])('turns %j into %j', (given, tidy) => {
    expect(tidyFilename(given)).toBe(tidy);
  });
});
