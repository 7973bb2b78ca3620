/** Fetches results and lets the browser save them. */
import { Failure, failureOf } from '../api/failure.ts';
import type { Format } from '../api/types.ts';
import { baseName, distinct } from './names.ts';

/** A format for saving: its name in the interface, its file extension, and the options of its files. */
export interface SavedFormat {
  readonly name: Format;
  readonly extension: string;
  readonly options: Readonly<Record<string, string>>;
}

/** A file that a job converted. */
export interface Downloadable {
  readonly jobId: string;
  readonly uuid: string;
  readonly filename: string;
  /** true: neither the paper proves its figures, nor has a person checked them */
  readonly isUnproved?: boolean;
}

/** Given the converted files of one job and a format, saves the result of all of them as one file. Throws a Failure. */
export async function saveTogether(files: readonly Downloadable[], format: SavedFormat): Promise<void> {
  const response = await result(files[0]!.jobId, format);
  const name = files.length === 1 ? baseName(files[0]!.filename) : 'statements';
  save(await response.blob(), `${name}.${extensionOf(response, format)}`);
}

/** Given files of any jobs and a format, saves a zip with a separate result for each file. Throws a Failure. */
export async function saveApart(files: readonly Downloadable[], format: SavedFormat): Promise<void> {
  const names = distinct(files.map(({ filename }) => baseName(filename)));
  async function* results() {
    for (const [i, { jobId, uuid }] of files.entries()) {
      const response = await result(jobId, format, uuid);
      yield { name: `${names[i]}.${extensionOf(response, format)}`, input: response };
    }
  }
  const { downloadZip } = await import('client-zip');
  save(await downloadZip(results()).blob(), 'statements.zip');
}

/** Saves the result of one file. Throws a Failure. */
export async function saveOne({ jobId, uuid, filename }: Downloadable, format: SavedFormat): Promise<void> {
  const response = await result(jobId, format, uuid);
  save(await response.blob(), `${baseName(filename)}.${extensionOf(response, format)}`);
}

/** A result of several accounts may be a zip of files of the format. */
const extensionOf = ({ headers }: Response, { extension }: Pick<SavedFormat, 'extension'>): string =>
  headers.get('Content-Type') === 'application/zip' ? 'zip' : extension;

/** An address of the interface, and the name of its file without the extension. */
interface Addressed {
  readonly address: string;
  readonly name: string;
  readonly extension: string;
}

/** Saves what stands at an address of the interface. Resolves to the name of the file. Throws a Failure. */
export async function saveAddress(
  address: string,
  { name, extension }: { readonly name: string; readonly extension: string },
): Promise<string> {
  const response = await fetched(address);
  return save(await response.blob(), `${name}.${extensionOf(response, { extension })}`);
}

/** Saves a zip of what stands at addresses of the interface. Resolves to the name of the zip. Throws a Failure. */
export async function saveAddresses(entries: readonly Addressed[], zip: string): Promise<string> {
  const names = distinct(entries.map(({ name }) => name));
  async function* results() {
    for (const [i, { address, extension }] of entries.entries()) {
      const response = await fetched(address);
      yield { name: `${names[i]}.${extensionOf(response, { extension })}`, input: response };
    }
  }
  const { downloadZip } = await import('client-zip');
  return save(await downloadZip(results()).blob(), `${zip}.zip`);
}

async function result(jobId: string, { name: format, options }: SavedFormat, uuid?: string): Promise<Response> {
  const query = new URLSearchParams({ format, ...options, ...(uuid !== undefined && { file: uuid }) });
  return fetched(`/api/v1/jobs/${jobId}/result?${query}`);
}

async function fetched(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin' });
  } catch (error) {
    throw Failure.unreachable(error);
  }
  if (response.ok) return response;
  throw failureOf(response.status, await response.json().catch(() => null), response.headers.get('Retry-After'));
}

function save(blob: Blob, name: string): string {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}
