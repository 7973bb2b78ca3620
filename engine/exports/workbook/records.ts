/** A growing buffer of BIFF8 records: type, length, body, in the low byte first. */

const RECORD_HEAD = 4;
const FIRST_BYTES = 4096;
/** Most bytes of a record's body. */
const RECORD_BYTES = 8224;

export class RecordWriter {
  private buffer = Buffer.alloc(FIRST_BYTES);
  private start = 0;
  private at = 0;

  /** Begins a record; the one before is ended by it. */
  begin(type: number): this {
    this.end();
    this.start = this.at;
    this.u16(type);
    return this.u16(0);
  }

  u8(value: number): this {
    this.reserve(1);
    this.at = this.buffer.writeUInt8(value, this.at);
    return this;
  }

  u16(value: number): this {
    this.reserve(2);
    this.at = this.buffer.writeUInt16LE(value, this.at);
    return this;
  }

  u32(value: number): this {
    this.reserve(4);
    this.at = this.buffer.writeUInt32LE(value, this.at);
    return this;
  }

  f64(value: number): this {
    this.reserve(8);
    this.at = this.buffer.writeDoubleLE(value, this.at);
    return this;
  }

  /** Characters of two bytes each, without a length. */
  characters(text: string): this {
    this.reserve(2 * text.length);
    this.at += this.buffer.write(text, this.at, 'utf16le');
    return this;
  }

  /** Bytes that the open record still takes. */
  room(): number {
    return this.start + RECORD_HEAD + RECORD_BYTES - this.at;
  }

  get length(): number {
    return this.at;
  }

  bytes(): Buffer {
    this.end();
    return this.buffer.subarray(0, this.at);
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
