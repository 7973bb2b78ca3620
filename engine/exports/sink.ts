/** Collects text as UTF-8 bytes piece by piece, so that no string of a whole result is ever built. */

/** Characters after which the pending text is encoded: enough to be quick, few enough to stay out of the old heap. */
const PIECE_CHARACTERS = 1 << 16;

const encoder = new TextEncoder();

export class TextSink {
  private pending = '';
  private readonly pieces: Uint8Array[] = [];
  private length = 0;

  write(text: string): void {
    this.pending += text;
    if (this.pending.length >= PIECE_CHARACTERS) this.flush();
  }

  bytes(): Uint8Array {
    this.flush();
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const piece of this.pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  private flush(): void {
    const piece = encoder.encode(this.pending);
    this.pieces.push(piece);
    this.length += piece.length;
    this.pending = '';
  }
}
