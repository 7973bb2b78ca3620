/** Blobs in an S3 store that works, fails, cuts, changes bytes, and is away. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { S3Blobs } from '../server/storage/blobs/s3.ts';
import { BlobMissingError, StoreAwayError } from '../server/storage/blobs/store.ts';
import { isPassing } from '../server/storage/faults.ts';
import { TemporaryFolder } from '../server/storage/temporary.ts';
import type { S3Settings } from '../server/store-settings.ts';
import { type S3Proxy, type Seen, startS3Proxy } from './cluster/s3-proxy.ts';
import { type S3Server, startS3Server } from './cluster/s3-server.ts';

const MEBIBYTE = 1024 * 1024;
/** Two parts. */
const LARGE = randomBytes(9 * MEBIBYTE);

/** Pauses between tries that tests need not wait for, and a list that has several pages. */
const QUICK = { firstPauseMs: 2, pageOfList: 2 };

let server: S3Server;
let proxy: S3Proxy;
let folder: string;
let settings: S3Settings;
let blobs: S3Blobs;

beforeAll(async () => {
  server = await startS3Server();
  proxy = await startS3Proxy(server.endpoint);
});
afterAll(async () => {
  await proxy.close();
  await server.remove();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-s3-blobs-'));
  const temporary = new TemporaryFolder(join(folder, 'tmp'));
  await temporary.open();
  const { S3_BUCKET: bucket = '', S3_ACCESS_KEY_ID: accessKeyId = '' } = server.environment;
  settings = {
    endpoint: proxy.endpoint,
    bucket,
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey: server.environment.S3_SECRET_ACCESS_KEY ?? '',
    encryption: undefined,
    kmsKeyId: undefined,
    // each test has blobs of its own
    prefix: `t${randomBytes(6).toString('hex')}/`,
  };
  blobs = new S3Blobs(settings, temporary, QUICK);
  proxy.fate = () => 'pass';
  proxy.seen.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function put(key: string, content: string | Buffer): Promise<string> {
  const path = join(folder, `put-${randomBytes(4).toString('hex')}`);
  await writeFile(path, content);
  await blobs.putFile(key, path);
  return path;
}

const listed = async () => {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.sort();
};

/** Lets the first requests that match meet a fate, and the others pass. */
function first(count: number, matches: (seen: Seen) => boolean, fate: ReturnType<S3Proxy['fate']>): void {
  let left = count;
  proxy.fate = (seen) => (matches(seen) && left-- > 0 ? fate : 'pass');
}

const isPart = ({ query }: Seen) => query.has('partNumber');
const isGet = ({ method, key }: Seen) => method === 'GET' && key.includes('files/');

describe('blobs in a bucket', () => {
  test('are returned as they were put, and consume the local file', async () => {
    await put('files/a.pdf', 'bytes');
    const { stream, bytes } = await blobs.open('files/a.pdf');
    expect(bytes).toBe(5);
    expect(await text(stream)).toBe('bytes');
    expect(await readdir(folder)).toEqual(['tmp']);
  });

  test('are opened from a place on, with the size of the whole', async () => {
    await put('files/a.pdf', '0123456789');
    const { stream, bytes } = await blobs.open('files/a.pdf', 7);
    expect(bytes).toBe(10);
    expect(await text(stream)).toBe('789');
  });

  test('may be empty', async () => {
    await put('files/a.pdf', '');
    expect(await blobs.withLocalFile('files/a.pdf', (path) => readFile(path, 'utf8'))).toBe('');
  });

  test('that are large go in parts of which nothing is visible before the last', async () => {
    proxy.fate = (seen) => (seen.method === 'POST' && seen.query.has('uploadId') ? 'cut' : 'pass');
    await expect(put('files/a.pdf', LARGE)).rejects.toThrow(StoreAwayError);
    expect(await listed()).toEqual([]);
    expect(proxy.unfinished.size).toBe(0);
    proxy.fate = () => 'pass';
    await put('files/a.pdf', LARGE);
    expect(proxy.seen.filter(isPart).map(({ bytes }) => bytes)).toContain(MEBIBYTE);
    const sha256 = await blobs.withLocalFile('files/a.pdf', async (path) =>
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
    expect(sha256).toBe(createHash('sha256').update(LARGE).digest('hex'));
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('are missing once deleted, and may be deleted twice', async () => {
    await put('files/a.pdf', 'bytes');
    await blobs.delete('files/a.pdf');
    await blobs.delete('files/a.pdf');
    await expect(blobs.open('files/a.pdf')).rejects.toThrow(BlobMissingError);
    await expect(blobs.withLocalFile('files/a.pdf', async () => {})).rejects.toThrow(BlobMissingError);
  });

  test('are listed with their sizes and times, over pages of the list, and without those of others', async () => {
    for (const name of ['a', 'b', 'c']) await put(`files/${name}.pdf`, name);
    const others = new S3Blobs({ ...settings, prefix: `${settings.prefix}other/` }, new TemporaryFolder(folder));
    await writeFile(join(folder, 'x'), 'x');
    await others.putFile('files/x.pdf', join(folder, 'x'));
    expect(await listed()).toEqual(['files/a.pdf', 'files/b.pdf', 'files/c.pdf']);
    for await (const { bytes, storedAt } of blobs.list()) {
      expect(bytes).toBe(1);
      expect(Math.abs(storedAt - Date.now())).toBeLessThan(60_000);
    }
  });

  test.each([
    [{ encryption: 'AES256', kmsKeyId: undefined }, { 'x-amz-server-side-encryption': 'AES256' }],
    [
      { encryption: 'aws:kms', kmsKeyId: 'k1' },
      { 'x-amz-server-side-encryption': 'aws:kms', 'x-amz-server-side-encryption-aws-kms-key-id': 'k1' },
    ],
  ] as const)('are encrypted by the store as the settings say: %o', async (encryption, headers) => {
    blobs = new S3Blobs({ ...settings, ...encryption }, new TemporaryFolder(folder), QUICK);
    await put('files/a.pdf', 'bytes');
    await put('files/b.pdf', LARGE);
    const began = proxy.seen.filter(({ method, query }) => method === 'PUT' && !query.has('partNumber'));
    began.push(...proxy.seen.filter(({ query }) => query.has('uploads')));
    expect(began).toHaveLength(2);
    for (const { headers: sent } of began) {
      expect(sent).toMatchObject(headers);
      // nobody on the way can take it out
      expect(sent.authorization).toContain('x-amz-server-side-encryption');
    }
    expect(proxy.seen.find(isPart)?.headers).not.toHaveProperty('x-amz-server-side-encryption');
  });
});

describe('a fault that passes changes nothing', () => {
  test.each([
    ['an answer of 500', { status: 500, code: 'InternalError' }],
    ['an answer of 503', { status: 503, code: 'SlowDown' }],
    ['a cut connection', 'cut'],
    ['bytes that changed on the way', 'change'],
  ] as const)('%s at an upload', async (_, fate) => {
    first(2, ({ method }) => method === 'PUT', fate);
    await put('files/a.pdf', 'bytes');
    first(2, isPart, fate);
    await put('files/b.pdf', LARGE);
    expect(await text((await blobs.open('files/a.pdf')).stream)).toBe('bytes');
    expect((await buffer((await blobs.open('files/b.pdf')).stream)).equals(LARGE)).toBe(true);
  });

  test('the lost answer to the last call of an upload', async () => {
    first(1, ({ method, query }) => method === 'POST' && query.has('uploadId'), 'cut after');
    // what stores answer that forget an upload once it is done
    const { fate } = proxy;
    let completed = 0;
    proxy.fate = (seen) => {
      if (seen.method !== 'POST' || !seen.query.has('uploadId')) return 'pass';
      return completed++ === 0 ? fate(seen) : { status: 404, code: 'NoSuchUpload' };
    };
    await put('files/a.pdf', LARGE);
    expect((await buffer((await blobs.open('files/a.pdf')).stream)).equals(LARGE)).toBe(true);
  });

  test('a download that breaks goes on where it was', async () => {
    await put('files/a.pdf', LARGE);
    first(2, isGet, { cutAt: 3 * MEBIBYTE });
    expect((await buffer((await blobs.open('files/a.pdf')).stream)).equals(LARGE)).toBe(true);
    const ranges = proxy.seen.filter(isGet).map(({ headers }) => headers.range);
    expect(ranges[0]).toBeUndefined();
    expect(ranges.length).toBe(3);
    expect(ranges[1]).toMatch(/^bytes=[1-9]\d*-$/);
  });
});

describe('a fault that stays', () => {
  test.each([
    ['500', { status: 500, code: 'InternalError' }],
    ['a wrong key', { status: 403, code: 'InvalidAccessKeyId' }],
    ['a bucket that is gone', { status: 404, code: 'NoSuchBucket' }],
    ['cut connections', 'cut'],
  ] as const)('is a store that is away, never a missing blob: %s', async (_, fate) => {
    await put('files/a.pdf', 'bytes');
    proxy.fate = () => fate;
    const tries = [
      blobs.open('files/a.pdf'),
      blobs.withLocalFile('files/a.pdf', async () => {}),
      put('files/b.pdf', 'bytes'),
      blobs.delete('files/a.pdf'),
      listed(),
      blobs.check(),
    ];
    for (const error of await Promise.all(tries.map((each) => each.then(String, (reason: unknown) => reason)))) {
      expect(error).toBeInstanceOf(StoreAwayError);
      expect(isPassing(error)).toBe(true);
      expect(String(error)).not.toContain(settings.secretAccessKey);
    }
    proxy.fate = () => 'pass';
    expect(await listed()).toEqual(['files/a.pdf']);
    await blobs.check();
  });

  test('is found in a stored blob whose bytes changed, and nobody gets it as a file', async () => {
    await put('files/a.pdf', 'bytes');
    proxy.fate = () => 'change answer';
    const work = blobs.withLocalFile('files/a.pdf', async () => 'read');
    await expect(work).rejects.toMatchObject({ name: 'CorruptBlobError' });
    await expect(text((await blobs.open('files/a.pdf')).stream)).rejects.toMatchObject({ name: 'CorruptBlobError' });
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });
});

test('uploads that never ended are swept once they are old, and no others', async () => {
  proxy.fate = ({ method, query }) => (method === 'DELETE' || query.has('partNumber') ? 'cut' : 'pass');
  await expect(put('files/old.pdf', LARGE)).rejects.toThrow(StoreAwayError);
  await expect(put('files/new.pdf', LARGE)).rejects.toThrow(StoreAwayError);
  proxy.fate = () => 'pass';
  const uploads = [...proxy.unfinished.values()];
  expect(uploads).toHaveLength(2);
  const [old] = uploads.filter(({ key }) => key.endsWith('old.pdf'));
  if (old !== undefined) old.began = new Date(Date.now() - 1_000_000);
  await blobs.sweepUnfinished(Date.now() - 500_000);
  expect([...proxy.unfinished.values()].map(({ key }) => key)).toEqual([`${settings.prefix}files/new.pdf`]);
});
