/** A result as it comes: JSON, or a file to save. */
import { json } from '../http/answer.ts';
import type { Bytes, Format, Result } from '../types.ts';

/** A result in a format that is a file. */
export interface ResultFile {
  /** what the service would save it as, such as "statement.csv" */
  readonly filename: string;
  /** such as "text/csv; charset=utf-8" */
  readonly mediaType: string;
  readonly bytes: Bytes;
  /** the bytes as text (UTF-8), without a mark of the byte order */
  text(): string;
}

/** The result in this format: of a format that is only known when the program runs, either. */
export type ResultIn<F extends Format> = F extends 'JSON' ? Result : ResultFile;

const DEFAULT_NAME = 'result';

/** Given an answer with a result, returns it by its media type. */
export async function resultOf(response: Response): Promise<Result | ResultFile> {
  const mediaType = response.headers.get('Content-Type') ?? '';
  if (/^application\/json\b/.test(mediaType)) return json<Result>(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const filename = filenameOf(response.headers.get('Content-Disposition') ?? '');
  return { filename, mediaType, bytes, text: () => new TextDecoder().decode(bytes) };
}

/** Given Content-Disposition (RFC 6266), returns the name in it: never a path. */
export function filenameOf(header: string): string {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const name = extended === undefined ? plain : decoded(extended);
  return name?.split(/[/\\]/).at(-1)?.replace(/^\.+/, '') || DEFAULT_NAME;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
