/** The texts of a workbook, each stored once, and the records in which they are written. */
import { makeOnce } from '../../../model/lists.ts';
import type { RecordWriter } from './records.ts';

const SST = 0x00fc;
const CONTINUE = 0x003c;
/** Flag of a string, and of its part in a continuation: characters are two bytes each. */
export const WIDE = 1;
/** Length (2) and the flag of the width (1). */
const STRING_HEAD = 3;

export class SharedStrings {
  private readonly indices = new Map<string, number>();
  private uses = 0;

  index(text: string): number {
    this.uses += 1;
    return makeOnce(this.indices, text, () => this.indices.size);
  }

  write(out: RecordWriter): void {
    out.begin(SST).u32(this.uses, this.indices.size);
    for (const text of this.indices.keys()) writeString(out, text);
  }
}

/** A record may not end within a string's head. Characters in the next record follow a flag of their own. */
function writeString(out: RecordWriter, text: string): void {
  if (out.room() < STRING_HEAD + 2) out.begin(CONTINUE);
  out.u16(text.length).u8(WIDE);
  for (let done = 0; done < text.length; ) {
    if (out.room() < 2) out.begin(CONTINUE).u8(WIDE);
    const fitting = text.slice(done, done + (out.room() >> 1));
    out.characters(fitting);
    done += fitting.length;
  }
}
