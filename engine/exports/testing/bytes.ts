/** What an export made, as the tests read it. */
import { strFromU8, unzipSync } from 'fflate';
import type { ExportOptions } from '../options.ts';
import type { Rendered, ResultInput } from '../result.ts';

type Render = (input: ResultInput, options: ExportOptions) => Rendered;

/** Given a renderer, a result and options, returns the text of its only file. */
export function textOf(render: Render, input: ResultInput, options: ExportOptions = {}): string {
  const { bytes, isArchive } = render(input, options);
  if (isArchive) throw new Error('several files');
  return new TextDecoder('utf-8').decode(bytes);
}

/** The same for a zip: the text of each file by its name. */
export function textsOf(render: Render, input: ResultInput, options: ExportOptions = {}): Record<string, string> {
  const { bytes, isArchive } = render(input, options);
  if (!isArchive) throw new Error('one file');
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}
