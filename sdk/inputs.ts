/** What can be uploaded, and the form that carries it. */
import { invalidArgument } from './errors.ts';
import { type Binary, isBinary } from './platform/bytes.ts';
import { fileSystem } from './platform/modules.ts';

/** Bytes with the name that the file has for people. */
export interface NamedFile {
  readonly name: string;
  readonly data: Blob | Binary;
}

/** A path or a `file:` URL (in Node.js, Deno and Bun), a `File` or `Blob`, bytes, or bytes with a name. */
export type FileInput = string | URL | Blob | Binary | NamedFile;

/** Of what has no name of its own. */
const NO_NAME = 'statement';

/** Given files, returns the form of an upload. Throws INVALID_ARGUMENT, or why a path cannot be read. */
export async function formOf(inputs: readonly FileInput[]): Promise<FormData> {
  if (inputs.length === 0) throw invalidArgument('There is no file to upload.');
  const form = new FormData();
  for (const part of await Promise.all(inputs.map(partOf))) form.append('file', part.blob, part.name);
  return form;
}

interface Part {
  readonly blob: Blob;
  readonly name: string;
}

async function partOf(input: FileInput): Promise<Part> {
  if (typeof input === 'string' || input instanceof URL) return fromPath(input);
  if (input instanceof Blob) return { blob: input, name: nameOf(input) };
  if (isBinary(input)) return { blob: blobOf(input), name: NO_NAME };
  if (typeof input?.name === 'string' && (input.data instanceof Blob || isBinary(input.data))) {
    return { blob: input.data instanceof Blob ? input.data : blobOf(input.data), name: input.name || NO_NAME };
  }
  throw invalidArgument('A file must be a path, a Blob, bytes, or { name, data }.');
}

async function fromPath(path: string | URL): Promise<Part> {
  const { readFile } = await fileSystem().catch((cause: unknown) => {
    throw invalidArgument('A path can be read in Node.js, Deno and Bun alone: give a File or a Blob.', { cause });
  });
  const name = (path instanceof URL ? decodeURIComponent(path.pathname) : path).split(/[/\\]/).at(-1);
  return { blob: new Blob([await readFile(path)]), name: name || NO_NAME };
}

/** A `File` has a name, a `Blob` has none. */
const nameOf = (blob: Blob): string => (blob as Partial<Pick<File, 'name'>>).name || NO_NAME;

const blobOf = (bytes: Binary): Blob => new Blob([bytes as ArrayBuffer]);
