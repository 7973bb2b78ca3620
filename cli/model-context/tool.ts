/** What a tool is, and how it is registered: its answers are structured, with the same as text; its errors have codes. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { oneLine } from '../failure.ts';
import type { HeldResults } from './held.ts';
import type { Call, Reader } from './reader.ts';
import type { Roots } from './roots.ts';
import { ToolError } from './tool-error.ts';

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

/** Names a tool with the types of its arguments and its answer. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Tool<Input, Output>,
): Registrable {
  return (server, desk) => {
    const { name, title, description, input, output, run } = definition;
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    const config = { title, description, inputSchema: input, outputSchema: output, annotations };
    // the types of the two packages do not meet; the schema has checked the arguments
    server.registerTool<z.ZodObject, z.ZodObject>(name, config, (args, extra) =>
      answered(() => run(args as z.output<Input>, desk, callOf(extra))),
    );
  };
}

export type Registrable = (server: McpServer, desk: Desk) => void;

async function answered(work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const structuredContent = await work();
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    const { code, message } = error instanceof ToolError ? error : { code: 'INTERNAL_ERROR', message: oneLine(error) };
    return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: { code, message } }) }] };
  }
}

/** Milliseconds between two notices of progress. */
const NOTICE_MS = 250;

function callOf(extra: RequestHandlerExtra<ServerRequest, ServerNotification>): Call {
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
