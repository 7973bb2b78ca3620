import { describe, expect, it, test } from 'vitest';
import { addressTest, faultOfUrl, isPublic } from './targets.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.0.1', '198.18.0.1', '198.51.100.7'],
  ...['203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '100::1', 'localhost', ''],
])('%s is not the address of a public host', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.1.0.1', '223.255.255.255'])(
  '%s is',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

describe('an operator', () => {
  it('may allow some networks', () => {
    const isAllowed = addressTest({ allowHttp: false, allowPrivate: ['10.0.0.0/8', '64:ff9b::/96', '192.168.1.5'] });
    for (const address of ['10.1.1.1', '64:ff9b::808:808', '192.168.1.5', '8.8.8.8']) {
      expect(isAllowed(address)).toBe(true);
    }
    for (const address of ['192.168.1.6', '127.0.0.1', '::1', 'fd00::1']) expect(isAllowed(address)).toBe(false);
  });

  it('may allow all', () => {
    expect(addressTest({ allowHttp: false, allowPrivate: true })('127.0.0.1')).toBe(true);
  });
});

describe('a URL', () => {
  const strict = { allowHttp: false, allowPrivate: false };
  const lax = { allowHttp: true, allowPrivate: false };

  it('is https to a name or a public address', () => {
    for (const url of ['https://example.com/hook?a=b', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/']) {
      expect(faultOfUrl(url, strict)).toBeUndefined();
    }
  });

  it('is http only if the operator allows it', () => {
    expect(faultOfUrl('http://example.com/', strict)).toMatch(/must begin with https/);
    expect(faultOfUrl('http://example.com/', lax)).toBeUndefined();
  });

  it.each([
    ...['http://127.0.0.1/', 'http://[::ffff:127.0.0.1]/', 'http://2130706433/', 'http://0x7f.1/', 'http://127.1/'],
    ...['http://0177.0.0.1/', 'http://①②⑦.0.0.1/', 'http://[::1]/', 'http://[::]/', 'http://0/', 'http://10.0.0.1/'],
    ...['http://169.254.169.254/latest/meta-data', 'http://[fd00:ec2::254]/', 'http://[64:ff9b::7f00:1]/'],
  ])('is not an address on a private network, however it is written: %s', (url) => {
    expect(faultOfUrl(url, lax)).toMatch(/private or local network/);
  });

  it.each(['https://user:pass@example.com/', 'https://user@example.com/'])('has no credentials: %s', (url) => {
    expect(faultOfUrl(url, strict)).toMatch(/no user name/);
  });

  it.each(['', 'example.com', 'https://', 'ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'is not %j',
    (url) => {
      expect(faultOfUrl(url, lax)).toMatch(/^must (be|begin)/);
    },
  );
});
