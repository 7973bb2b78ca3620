import { describe, expect, it } from 'vitest';
import { tidyFilename } from './filename.ts';
import { describeBytes, uploadKind } from './kind.ts';

describe('uploadKind', () => {
  it('finds the header of a PDF anywhere in the first 1024 bytes', () => {
    expect(uploadKind(Buffer.from(`${'x'.repeat(1019)}%PDF-`))).toBe('pdf');
    expect(uploadKind(Buffer.from(`${'x'.repeat(1020)}%PDF-`))).toBeUndefined();
  });

  it.each([
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\x10\0\0\0WEBP'],
    ['TIFF of Intel', 'II*\0'],
    ['TIFF of Motorola', 'MM\0*'],
  ])('takes a %s, by its first bytes', (_kind, start) => {
    expect(uploadKind(Buffer.from(start, 'latin1'))).toBe('picture');
    expect(uploadKind(Buffer.from(` ${start}`, 'latin1'))).toBeUndefined();
  });
});

describe('describeBytes', () => {
  it.each([
    ['PK\x03\x04rest', 'a ZIP archive or an Office document'],
    ['<!doctype html>', 'a web page or XML'],
    ['\0\0\0\x18ftypheic', 'a HEIC picture'],
    ['GIF89a', 'a GIF picture'],
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
