/** The ranges of a long document, for the thread that puts its pages together: its own, and those of its helpers. */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { UnreadableError } from '../../engine/errors.ts';
import type { PageRange } from '../../engine/read-pages.ts';
import type { RangeOutcome, SharedRanges } from '../../engine/read-ranges.ts';
import { ASSEMBLER, Claims, type Cut, memoryFor } from './claims.ts';
import type { ControlMessage, LongDocument, RangeMessage } from './messages.ts';
import { unpacked } from './pack.ts';

type Control = Pick<LongDocument, 'cut' | 'claims' | 'control'>;

export class RangesOfThreads implements SharedRanges {
  readonly #cut: Cut;
  readonly #memory: SharedArrayBuffer;
  readonly #claims: Claims;
  readonly #outcomes: (RangeOutcome | undefined)[];
  readonly #control: MessagePort;
  readonly #farControl: MessagePort;
  readonly #helpers = new Set<MessagePort>();
  #othersDone = 0;
  #readingMs = 0;
  /** something has come since the last claim */
  #hasNews = false;
  #onArrival: (() => void) | null = null;

  constructor(cut: Cut) {
    this.#cut = cut;
    this.#memory = memoryFor(cut);
    this.#claims = new Claims(cut, this.#memory);
    this.#outcomes = Array.from({ length: this.#claims.ranges });
    const { port1, port2 } = new MessageChannel();
    [this.#control, this.#farControl] = [port1, port2];
    this.#control.on('message', (message: ControlMessage) => this.#told(message));
  }

  /** What the pool needs to have threads help; its port is handed over. */
  get forPool(): Control {
    return { cut: this.#cut, claims: this.#memory, control: this.#farControl };
  }

  get othersDone(): number {
    return this.#othersDone;
  }

  /** Milliseconds that threads took to read pictures for the helpers. */
  get readingMs(): number {
    return this.#readingMs;
  }

  claim(): PageRange | null {
    // a thread that reads hears nothing else: what has come meanwhile makes room in the memory, and is progress
    this.#receive();
    this.#hasNews = false;
    for (;;) {
      const range = this.#claims.claim(ASSEMBLER);
      // the last message of a thread may come after its loss is known
      if (range === null || this.#outcomes[this.#claims.indexOf(range.from)] === undefined) return range;
      this.#claims.done(range.from);
    }
  }

  put(outcome: RangeOutcome): void {
    const at = this.#claims.indexOf(outcome.from);
    if (this.#outcomes[at] !== undefined) return;
    this.#outcomes[at] = outcome;
    this.#claims.done(outcome.from);
    if ('fault' in outcome) this.#claims.endAfter(outcome.from);
  }

  outcomes(): readonly RangeOutcome[] | null {
    const known: RangeOutcome[] = [];
    for (const outcome of this.#outcomes) {
      if (outcome === undefined) return null;
      known.push(outcome);
      if ('fault' in outcome) return known;
    }
    return known;
  }

  /** Resolves when something has come from a helper since the last claim, or one is lost. */
  arrival(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#hasNews) resolve();
      else this.#onArrival = resolve;
    });
  }

  close(): void {
    this.#control.close();
    for (const port of this.#helpers) port.close();
  }

  #receive(): void {
    for (const message of messagesOn<ControlMessage>(this.#control)) this.#told(message);
    for (const port of this.#helpers) {
      for (const message of messagesOn<RangeMessage>(port)) this.#arrived(message);
    }
  }

  #told(message: ControlMessage): void {
    if (message.type === 'lost') this.#wake();
    else {
      const { port } = message;
      this.#helpers.add(port);
      port.on('message', (range: RangeMessage) => this.#arrived(range));
      port.on('close', () => this.#helpers.delete(port));
    }
  }

  #arrived(message: RangeMessage): void {
    const { from, to } = message;
    if ('fault' in message) {
      const { code, finding } = message.fault;
      this.put({ from, to, fault: new UnreadableError(code, finding) });
    } else {
      const { pages, recognised, scales, readingMs } = message;
      this.#othersDone += to - from;
      this.#readingMs += readingMs;
      this.put({ from, to, read: { worded: unpacked(pages), recognised, scales } });
    }
    this.#wake();
  }

  #wake(): void {
    this.#hasNews = true;
    this.#onArrival?.();
    this.#onArrival = null;
  }
}

function* messagesOn<Message>(port: MessagePort): Generator<Message> {
  for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
    yield received.message as Message;
  }
}
