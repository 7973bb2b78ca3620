/** Draws the odd parts of requests: addresses, lines, headers, lengths, chunks. */
import fc from 'fast-check';

const bytes = (least: number) =>
  fc.string({ unit: fc.integer({ min: least, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 80 });

export const oddPath = fc.oneof(
  fc.constantFrom(
    ...[
      '/%2e%2e/%2e%2e/etc/passwd',
      '/../../etc/passwd',
      '/api/v1/../../healthz',
      '//healthz',
      '/api//v1/jobs',
      '/./healthz',
    ],
    ...[
      '/%00',
      '/api/v1/files/%00',
      '/%c0%ae%c0%ae/',
      '/%e0%80%af',
      '/%f0%80%80%af',
      '/%ff',
      '/%',
      '/%u0041',
      '/%zz',
      '\\healthz',
    ],
    ...[
      '/HEALTHZ',
      '/API/V1/JOBS',
      '/healthz/',
      '/healthz%2f',
      '/healthz?%',
      '/healthz#x',
      '/healthz;x=1',
      '/api/v1/jobs?limit=%00',
    ],
    ...[
      'http://x/healthz',
      'http://',
      'http://x',
      'https://x:99999/api/v1/jobs',
      'HTTP://X/api/v1/jobs',
      'ftp://x/',
      'x:80',
      '*',
    ],
    ...[
      '/docs/',
      '/docs/../package.json',
      '/docs/%2e%2e/%2e%2e/package.json',
      '/docs/..%5c..%5cpackage.json',
      '/docs/static/../../x',
    ],
    ...[
      '/__proto__',
      '/constructor',
      '/api/v1/files/__proto__',
      '/api/v1/jobs/constructor/result',
      '?',
      '/?',
      '/api/v1/jobs?cursor=__proto__',
    ],
    `/${'a/'.repeat(3_000)}`,
    `/${'%41'.repeat(4_000)}`,
  ),
  bytes(0x21).map((text) => `/${text}`),
  fc.webPath(),
);

export const oddLine = fc.oneof(
  fc.constantFrom(
    ...[
      'get / HTTP/1.1',
      'GET  / HTTP/1.1',
      'GET / HTTP/1.1 ',
      ' GET / HTTP/1.1',
      'GET /',
      'GET',
      'GET / http/1.1',
      'GET / HTTP/1.10',
    ],
    ...[
      'GET / HTTP/2.0',
      'GET / HTTP/9.9',
      'GET / HTTP/0.9',
      'GET / HTTP/1.0',
      'GET\t/\tHTTP/1.1',
      'GET\0/ HTTP/1.1',
      'G\rET / HTTP/1.1',
    ],
    ...[
      'TRACE / HTTP/1.1',
      'TRACE /api/v1/jobs HTTP/1.1',
      'CONNECT / HTTP/1.1',
      'CONNECT x:443 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
    ],
    ...[
      'SEARCH /api/v1/jobs HTTP/1.1',
      'M-SEARCH * HTTP/1.1',
      'SOURCE / ICE/1.0',
      'PRI * HTTP/1.1',
      'BREW /pot HTTP/1.1',
    ],
    `${'X'.repeat(5_000)} / HTTP/1.1`,
  ),
  bytes(1),
);

const TLS_HELLO = '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03';
const END = '\r\n\r\n';
export const otherProtocol = fc.constantFrom(
  `PRI * HTTP/2.0${END}SM${END}\0\0\0\x04\0\0\0\0\0`,
  `${TLS_HELLO}${'\x5a'.repeat(160)}`,
  ...[
    'SSH-2.0-OpenSSH_9.6\r\n',
    '\0\0\0\x10',
    'HELO x\r\n',
    '*1\r\n$4\r\nPING\r\n',
    '\r\n\r\n\r\n',
    'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n',
  ],
);

export const oddHeader = fc.oneof(
  fc.constantFrom(
    ...[
      'no colon',
      ': empty name',
      'X : blank',
      ' X: folded',
      'X: a\r\n b',
      'X: a\rb',
      'X: a\nb',
      'X: \0',
      'X\0: a',
      'X: \x7f',
      '\x80: x',
    ],
    ...[
      'Expect: 100-continue',
      'Expect: ',
      'Expect: 999',
      'Content-Length: 5',
      'Connection: close, keep-alive, upgrade',
      'Connection: Host',
    ],
    ...[
      'Cookie: a=b; __proto__=c',
      'Range: bytes=0-0,1-1',
      'If-None-Match: "',
      'If-Modified-Since: x',
      'Accept: ;;;',
      'Accept-Encoding: *;q=0',
    ],
    ...[
      'X-Forwarded-Proto: javascript',
      'X-Forwarded-Host: a\tb',
      'X-Forwarded-For: ,,,',
      'Forwarded: for=;',
      'Prefer: wait=',
      'Origin: null',
    ],
    ...[
      'X-HTTP-Method-Override: DELETE',
      'Content-Type: multipart/form-data',
      'Trailer: X',
      'TE: trailers',
      'Keep-Alive: timeout=-1',
    ],
  ),
  fc.tuple(bytes(0x21), bytes(1)).map(([name, value]) => `${name}: ${value}`),
  fc.integer({ min: 1_000, max: 40_000 }).map((length) => `${'N'.repeat(length)}: x`),
);

export const oddHost = fc.constantFrom(
  ...[
    '',
    'Host:',
    'Host: x\r\nHost: y',
    'Host: a b',
    'Host: [::1',
    'Host: "',
    'Host: \'"<>&',
    'Host: x\r\nhost: x',
    'Host: ../../',
    'Host: @',
  ],
  ...[
    'Host: {{7*7}}',
    'Host: x:99999',
    'Host: x\t',
    'Host: é',
    `Host: ${'h'.repeat(10_000)}`,
    'Host: 0',
    'Host: x#: y',
    'Host: - a',
  ],
);

export const oddLength = fc.constantFrom(
  ...[
    '0',
    '5',
    '30',
    '9999',
    '-1',
    '+30',
    '0x1e',
    '1e1',
    '30.0',
    ' ',
    '30, 30',
    '99999999999999999999999',
    '65537',
    '\0',
    'NaN',
  ].map((length) => `Content-Length: ${length}`),
  ...[
    'Content-Length: 30\r\nContent-Length: 30',
    'Content-Length: 30\r\nContent-Length: 5',
    'Content_Length: 30',
    'X: y',
  ],
);

export const oddChunks = fc.oneof(
  fc.constantFrom(
    ...[
      'zz\r\n',
      '-1\r\nx\r\n',
      '+5\r\nhello\r\n',
      '0x5\r\nhello\r\n',
      'FFFFFFFFFFFFFFFFF\r\n',
      'FFFFFFFF\r\nx',
      '5\nhello\n0\n\n',
      '\r\n\r\n',
    ],
    ...[
      '5\r\nhel',
      '5\r\nhello0\r\n\r\n',
      '5\r\nhello\r\n',
      '2\r\nhello\r\n0\r\n\r\n',
      '5 \r\nhello\r\n0\r\n\r\n',
      '5;a="\r\nhello\r\n0\r\n\r\n',
    ],
    ...[
      '0\r\nX: y\r\n\r\n',
      '0\r\nContent-Length: 5\r\n\r\n',
      '0\r\nno colon\r\n\r\n',
      `0\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
    ],
    `5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    `0\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    `${'1\r\n{\r\n'.repeat(2_000)}0\r\n\r\n`,
  ),
  bytes(0),
);

export const oddCoding = fc.constantFrom(
  ...[
    'gzip',
    'gzip, chunked',
    'chunked, gzip',
    'chunked, chunked',
    'Chunked',
    'xchunked',
    'chunked\r\nTransfer-Encoding: identity',
  ],
  ...['identity', '', 'chunked;q=1', '\tchunked', 'chunked, identity', '"chunked"'],
);

export const upgrade = fc.constantFrom(
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ...[
    'Connection: Upgrade\r\nUpgrade: TLS/1.0',
    'Upgrade: x',
    'Connection: upgrade',
    'Connection: Upgrade\r\nUpgrade: ,,,',
  ],
);
