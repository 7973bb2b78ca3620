import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../workers/languages.ts';
import { readSettings, SettingsError } from './settings.ts';

describe('readSettings', () => {
  it('gives the documented defaults for an empty environment', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      apiKey: undefined,
      credits: 1_000_000,
      retentionMs: 30 * 24 * 3_600_000,
      requestsPerMinute: 60,
      maxFileBytes: 25 * 1024 * 1024,
      maxPages: 10_000,
      maxHeapBytes: 256 * 1024 * 1024,
      baseMs: 30_000,
      perPageMs: 500,
      readers: { mode: 'auto', threads: Math.min(2, availableParallelism()), languages: LANGUAGES, pageMs: 120_000 },
    });
  });

  it('reads a retention in hours', () => {
    expect(readSettings({ LEDGERIZE_RETENTION: '24h' }).retentionMs).toBe(86_400_000);
  });

  it('reads how pages are read from their pictures', () => {
    const { readers } = readSettings({
      LEDGERIZE_OCR: 'never',
      LEDGERIZE_OCR_THREADS: '4',
      LEDGERIZE_OCR_LANGS: 'DEU, eng',
      LEDGERIZE_OCR_PAGE_SECONDS: '7.5',
    });
    expect(readers).toEqual({ mode: 'never', threads: 4, languages: ['deu', 'eng'], pageMs: 7_500 });
    expect(() => readSettings({ LEDGERIZE_OCR: 'sometimes', LEDGERIZE_OCR_LANGS: 'deu,xyz' })).toThrow(
      /LEDGERIZE_OCR must be auto, always or never; it is "sometimes"\nLEDGERIZE_OCR_LANGS must be of eng.*unknown: xyz/,
    );
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '' }).port).toBe(3000);
  });

  it('refuses a first key under 20 characters without repeating it', () => {
    const attempt = () => readSettings({ LEDGERIZE_API_KEY: 'tooshort' });
    expect(attempt).toThrow(/LEDGERIZE_API_KEY must have 20 characters/);
    expect(attempt).not.toThrow(/tooshort/);
  });

  it('names the variable and its value if it is wrong', () => {
    expect(() => readSettings({ PORT: 'http' })).toThrow(
      new SettingsError('PORT must be a whole number from 0 to 65535; it is "http"'),
    );
  });

  it('names every wrong variable at once', () => {
    expect(() => readSettings({ PORT: '-1', LEDGERIZE_RETENTION: 'for ever' })).toThrow(
      /PORT[\s\S]*LEDGERIZE_RETENTION/,
    );
  });

  it.each([
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('reads the trusted proxies %s', (text, proxies) => {
    expect(readSettings({ LEDGERIZE_TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies);
  });

  it.each(['0', '17', 'proxy.example.com', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1/8/8', 'true'])(
    'refuses %s as trusted proxies',
    (text) => {
      expect(() => readSettings({ LEDGERIZE_TRUSTED_PROXIES: text })).toThrow(/LEDGERIZE_TRUSTED_PROXIES must be/);
    },
  );

  it.each([
    [undefined, false],
    ['off', false],
    ['on', true],
    ['10.1.0.0/16, ::1,0.0.0.0/0', ['10.1.0.0/16', '::1', '0.0.0.0/0']],
  ])('reads the networks %s for webhooks', (text, allowPrivate) => {
    const { webhooks } = readSettings({ LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: text });
    expect(webhooks).toEqual({ allowHttp: false, allowPrivate });
  });

  it.each(['true', ',', 'localhost', '10.0.0.0/33', 'fe80::1%eth0', '10.0.0.0/8/8'])(
    'refuses %s as networks for webhooks',
    (text) => {
      expect(() => readSettings({ LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: text })).toThrow(/ALLOW_PRIVATE must be on, off/);
    },
  );

  it.each([
    'https://example.com/bank',
    'https://me@example.com',
    'https://example.com?',
    'ftp://example.com',
    'example.com',
  ])('refuses %s as the public address', (text) => {
    expect(() => readSettings({ LEDGERIZE_PUBLIC_URL: text })).toThrow(/LEDGERIZE_PUBLIC_URL must be an origin/);
  });

  it.each(['app.example.com', 'https://app.example.com/', 'https://app.example.com/path', 'null'])(
    'refuses %s as an origin',
    (text) => {
      expect(() => readSettings({ LEDGERIZE_CORS_ORIGINS: text })).toThrow(/LEDGERIZE_CORS_ORIGINS must be/);
    },
  );
});
