import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { halfSet } from './store-settings.ts';

const DATABASE = { DATABASE_URL: 'postgres://localhost/ledgerize', LEDGERIZE_SECRET: 'x'.repeat(32) };
const STORE = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'statements',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

const without = (name: keyof typeof STORE) => Object.fromEntries(Object.entries(STORE).filter(([key]) => key !== name));

describe('the store of blobs', () => {
  it('is a folder unless it is set, whatever other programs are told about AWS', () => {
    expect(readSettings({}).store).toBeUndefined();
    expect(readSettings({ AWS_ACCESS_KEY_ID: 'id', AWS_REGION: 'eu-west-1' }).store).toBeUndefined();
  });

  it('is a bucket with its address, its keys and what it is told', () => {
    expect(readSettings({ ...STORE, ...DATABASE }).store).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'statements',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hidden',
      encryption: undefined,
      kmsKeyId: undefined,
      prefix: '',
    });
    const more = { S3_REGION: 'auto', S3_PREFIX: 'a/b', S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY_ID: 'key' };
    expect(readSettings({ ...STORE, ...DATABASE, ...more }).store).toMatchObject({
      region: 'auto',
      prefix: 'a/b/',
      encryption: 'aws:kms',
      kmsKeyId: 'key',
    });
  });

  it('takes keys and the region from the variables of AWS where it has none of its own', () => {
    const { S3_ENDPOINT, S3_BUCKET } = STORE;
    const aws = { AWS_ACCESS_KEY_ID: 'theirs', AWS_SECRET_ACCESS_KEY: 'hidden too', AWS_DEFAULT_REGION: 'eu-west-1' };
    expect(readSettings({ S3_ENDPOINT, S3_BUCKET, ...DATABASE, ...aws }).store).toMatchObject({
      accessKeyId: 'theirs',
      secretAccessKey: 'hidden too',
      region: 'eu-west-1',
    });
  });

  it.each(Object.keys(STORE) as (keyof typeof STORE)[])('is refused without %s, which is named', (name) => {
    expect(() => readSettings(without(name))).toThrow(SettingsError);
    expect(() => readSettings(without(name))).toThrow(`${name} must be set, too`);
  });

  it.each([
    [{ S3_ENDPOINT: 'https://user:hidden@s3.example.com' }, 'S3_ENDPOINT must be the address of an S3 store'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be the address of an S3 store'],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_ENCRYPTION: 'none' }, 'S3_ENCRYPTION must be AES256 or aws:kms'],
    [{ S3_KMS_KEY_ID: 'key' }, 'S3_ENCRYPTION must be aws:kms where S3_KMS_KEY_ID is set'],
    [{ S3_PREFIX: '/a' }, 'S3_PREFIX must be the beginning of keys'],
  ])('is refused with %o, and no secret is repeated', (wrong, message) => {
    const read = () => readSettings({ ...STORE, ...wrong });
    expect(read).toThrow(message);
    expect(read).not.toThrow('hidden');
  });

  it('and the database of a cluster are set both or neither', () => {
    expect(halfSet({ database: true, store: true })).toBeUndefined();
    expect(halfSet({ database: false, store: false })).toBeUndefined();
    expect(halfSet({ database: true, store: false })).toContain('set S3_ENDPOINT');
    expect(halfSet({ database: false, store: true })).toContain('without DATABASE_URL');
  });
});
