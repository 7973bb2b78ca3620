/** Draws multipart forms that are broken, endless or crowded. */
import fc from 'fast-check';

interface Form {
  readonly type: string;
  readonly body: string;
}

const TYPE = 'multipart/form-data; boundary=b';
const part = (head: string, text: string) => `--b\r\n${head}\r\n\r\n${text}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name=${name}`;
const FILE = `${named('"file"')}; filename="a.pdf"`;
const whole = part(FILE, '%PDF-1.7');

/** Heads of parts that may confuse a reader. */
const HEADS = [
  ...[
    '',
    'X',
    ':',
    'Content-Disposition',
    'Content-Disposition:',
    'Content-Disposition: form-data',
    'Content-Disposition: attachment',
  ],
  ...[
    named(''),
    named('"'),
    named('"\0"'),
    named('"__proto__"'),
    named('"constructor"; filename="x"'),
    named('"file"; filename*=x'),
  ],
  ...[
    `${named('"file"')}; filename*=UTF-8''%ff%fe`,
    `${named('"file"')}; filename*=UTF-8''%`,
    `${named('"file"')}; filename*=nonsense''x`,
  ],
  ...[
    `${named('"file"')}; filename="${'../'.repeat(500)}x"`,
    `${named('"file"')}; filename="a\0b.pdf"`,
    `${FILE}\r\n${FILE}`,
  ],
  ...[
    `${FILE}\r\nContent-Transfer-Encoding: base64`,
    `${FILE}\r\nContent-Type: multipart/mixed; boundary=b`,
    `${FILE}\r\nContent-Length: -1`,
  ],
  ...[
    `${named('"password"')}\r\nContent-Type: application/json`,
    `${named('"password"')}\r\nContent-Type: text/plain; charset=utf-16`,
  ],
  ...[
    named(`"${'n'.repeat(100_000)}"`),
    `${FILE}\r\n${'X: y\r\n'.repeat(3_000)}Z: z`,
    `${FILE}\r\nX: ${'x'.repeat(100_000)}`,
  ],
];

const head: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...HEADS), fc.string({ maxLength: 60 }));
const text = fc.oneof(
  fc.constantFrom('', '%PDF-1.7', '--b', '\r\n--b', '--b--', '{"a":', '\0'.repeat(5_000), '--b\r\n'.repeat(200)),
  fc.string({ maxLength: 200 }),
);

export const brokenForms: fc.Arbitrary<Form> = fc.oneof(
  fc.array(fc.tuple(head, text), { maxLength: 4 }).map((parts) => ({
    type: TYPE,
    body: `${parts.map(([h, t]) => part(h, t)).join('')}--b--\r\n`,
  })),
  // cut anywhere
  fc.nat({ max: whole.length }).map((length) => ({ type: TYPE, body: whole.slice(0, length) })),
  // one byte changed anywhere
  fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })).map(([at, code]) => ({
    type: TYPE,
    body: `${whole.slice(0, at)}${String.fromCharCode(code)}${whole.slice(at + 1)}--b--\r\n`,
  })),
  fc
    .constantFrom(
      ...[
        'multipart/form-data',
        'multipart/form-data; boundary',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
      ],
      ...[
        `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
        'multipart/form-data; boundary="b',
        'multipart/form-data; boundary=b; boundary=c',
      ],
      ...[
        'multipart/form-data; charset=x; boundary=b',
        'Multipart/Form-Data; Boundary=b',
        'multipart/form-data; boundary=\x80',
        'multipart/mixed; boundary=b',
      ],
    )
    .map((type) => ({ type, body: `${whole}--b--\r\n` })),
  fc
    .constantFrom(
      'x'.repeat(1_000_000),
      `${'x\r\n'.repeat(100_000)}${whole}--b--\r\n`,
      `${part(named('"x"'), 'x').repeat(10_000)}--b--\r\n`,
      `${part(`${named('"x"')}; filename="x"`, 'x').repeat(10_000)}--b--\r\n`,
      part(FILE, `%PDF-1.7${'\r\n--c'.repeat(50_000)}`),
      `${whole.repeat(2)}--b--\r\n`,
      `${whole}--b--\r\n${whole}--b--\r\n`,
    )
    .map((body) => ({ type: TYPE, body })),
);
