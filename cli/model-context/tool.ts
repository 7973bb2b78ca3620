/** What a tool is, and how it is offered: its answers are structured, with the same as text; its errors have codes. */
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  Tool as ListedTool,
  ServerNotification,
  ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { oneLine } from '../failure.ts';
import type { HeldResults } from './held.ts';
import type { Call, Reader } from './reader.ts';
import type { Roots } from './roots.ts';
import { ToolError } from './tool-error.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** What the tools work with. */
export interface Desk {
  readonly roots: Roots;
  readonly held: HeldResults;
  readonly reader: Reader;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** for the model */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** Returns the answer. Throws ToolError. */
  readonly run: (args: z.output<Input>, desk: Desk, call: Call) => Promise<z.input<Output>>;
}

/** A tool as the server offers and calls it. */
export interface Offered {
  readonly definition: ListedTool;
  /** Given arguments of any shape, returns the answer, or an error that the model reads. */
  readonly call: (args: unknown, desk: Desk, extra: Extra) => Promise<CallToolResult>;
}

/** Given a tool, returns it as the server offers it: the types of its arguments and of its answer are checked. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(own: Tool<Input, Output>): Offered {
  const { name, title, description, input, output } = own;
  const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return {
    definition: {
      ...{ name, title, description, annotations },
      inputSchema: schemaOf(input, 'input'),
      outputSchema: schemaOf(output, 'output'),
    },
    call: (args, desk, extra) =>
      answered(async () => own.run(checked(input, args ?? {}), desk, callOf(extra)), extra.signal),
  };
}

/** Given a shape, returns its JSON Schema. Patterns of dates are left out: a model reads all of it, and knows `format`. */
function schemaOf(shape: z.ZodObject, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const schema = z.toJSONSchema(shape, {
    target: 'draft-7',
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format?.startsWith('date')) delete jsonSchema.pattern;
    },
  });
  return schema as ListedTool['inputSchema'];
}

function checked<Input extends z.ZodObject>(input: Input, args: unknown): z.output<Input> {
  const { success, data, error } = input.safeParse(args);
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new ToolError('INVALID_REQUEST', `These arguments are not right: ${issues.join('; ')}.`);
}

async function answered(work: () => Promise<Record<string, unknown>>, signal: AbortSignal): Promise<CallToolResult> {
  try {
    const structuredContent = await work();
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    // nobody reads the answer to a call that was cancelled
    if (signal.aborted) throw error;
    const { code, message } = error instanceof ToolError ? error : { code: 'INTERNAL_ERROR', message: oneLine(error) };
    return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: { code, message } }) }] };
  }
}

/** Milliseconds between two notices of progress. */
const NOTICE_MS = 250;

function callOf(extra: Extra): Call {
  const { signal, _meta, sendNotification } = extra;
  const progressToken = _meta?.progressToken;
  let noticed = Number.NEGATIVE_INFINITY;
  return {
    signal,
    onPage(progress, total) {
      const now = performance.now();
      if (progressToken === undefined || now - noticed < NOTICE_MS) return;
      noticed = now;
      const params = { progressToken, progress, total, message: `page ${progress} of ${total}` };
      // a client that is gone needs no notice
      sendNotification({ method: 'notifications/progress', params }).catch(() => {});
    },
  };
}
