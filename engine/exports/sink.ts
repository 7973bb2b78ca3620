/** Collects text as UTF-8 bytes piece by piece, so that no string of a whole result is ever built. */
import { joined } from '../model/bytes.ts';

/** Characters after which the pending text is encoded: enough to be quick, few enough to stay out of the old heap. */
const PIECE_CHARACTERS = 1 << 16;

const encoder = new TextEncoder();

export class TextSink {
  private pending = '';
  private readonly pieces: Uint8Array[] = [];

  write(text: string): void {
    this.pending += text;
    if (this.pending.length >= PIECE_CHARACTERS) this.flush();
  }

  bytes(): Uint8Array {
    this.flush();
    return joined(this.pieces);
  }

  private flush(): void {
    this.pieces.push(encoder.encode(this.pending));
    this.pending = '';
  }
}
