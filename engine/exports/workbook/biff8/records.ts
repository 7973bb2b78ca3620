/** A stream of BIFF8 records in a growing buffer. A record is type, length and body, with the low byte first. */

const BOF = 0x0809;
const EOF = 0x000a;
const BIFF8 = 0x0600;
/** The program that the format names first, and the lowest version that can read it. */
const PROGRAM = { build: 0x0dbb, year: 0x07cc, history: 0x41, lowestReader: 0x0006 } as const;
const LONG_BYTES = 4;
const DOUBLE_BYTES = 8;
const RECORD_HEAD = 4;
const FIRST_BYTES = 4096;
/** The most bytes of a record's body. */
const RECORD_BYTES = 8224;

export class RecordWriter {
  private buffer = Buffer.alloc(FIRST_BYTES);
  private start = 0;
  private at = 0;

  /** Given the kind of the stream, begins it. */
  constructor(kind: number) {
    this.begin(BOF).u16(BIFF8, kind, PROGRAM.build, PROGRAM.year).u32(PROGRAM.history, PROGRAM.lowestReader);
  }

  /** Ends the record before and begins another one. */
  begin(type: number): this {
    this.end();
    this.start = this.at;
    return this.u16(type, 0);
  }

  u8(...values: readonly number[]): this {
    return this.integers(1, values);
  }

  u16(...values: readonly number[]): this {
    return this.integers(2, values);
  }

  u32(...values: readonly number[]): this {
    return this.integers(LONG_BYTES, values);
  }

  f64(value: number): this {
    this.reserve(DOUBLE_BYTES);
    this.at = this.buffer.writeDoubleLE(value, this.at);
    return this;
  }

  /** Characters of two bytes each, without a length. */
  characters(text: string): this {
    this.reserve(2 * text.length);
    this.at += this.buffer.write(text, this.at, 'utf16le');
    return this;
  }

  /** Bytes for which the open record still has room. */
  room(): number {
    return this.start + RECORD_HEAD + RECORD_BYTES - this.at;
  }

  /** Ends the stream and returns it. */
  bytes(): Buffer {
    this.begin(EOF).end();
    return this.buffer.subarray(0, this.at);
  }

  private integers(bytes: number, values: readonly number[]): this {
    this.reserve(bytes * values.length);
    for (const value of values) this.at = this.buffer.writeUIntLE(value, this.at, bytes);
    return this;
  }

  private end(): void {
    if (this.at > this.start) this.buffer.writeUInt16LE(this.at - this.start - RECORD_HEAD, this.start + 2);
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return;
    const larger = Buffer.alloc(2 * Math.max(this.buffer.length, bytes));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}
