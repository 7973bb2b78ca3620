/** Uploads the files of a conversion, a few at a time, and opens those that are protected. */
import { LedgerizeError } from '../errors.ts';
import type { CallOptions } from '../http/call.ts';
import type { FileInput } from '../inputs.ts';
import type { FileCalls } from '../resources/files.ts';
import type { UploadedFile } from '../types.ts';

/** More at once would not be faster, and take the memory of more files. */
const AT_ONCE = 3;

interface Uploads {
  readonly files: FileCalls;
  readonly passwords: readonly string[];
  readonly options: CallOptions;
  /** Called with the number of files that are ready. */
  readonly onReady: (ready: number) => void;
}

/**
 * Given the inputs of each file, resolves to the uploaded files in their order, none of them locked. After a failure no
 * other upload begins.
 */
export async function uploadAll(
  inputs: readonly (readonly FileInput[])[],
  { options, onReady, ...with_ }: Uploads,
): Promise<UploadedFile[]> {
  const uploaded: UploadedFile[] = [];
  let next = 0;
  let ready = 0;
  let failed = false;
  async function lane(): Promise<void> {
    for (let at = next++; at < inputs.length && !failed; at = next++) {
      uploaded[at] = await opened(await with_.files.upload(inputs[at] ?? [], options), { ...with_, options });
      ready++;
      if (!failed) onReady(ready);
    }
  }
  const lanes = Array.from({ length: Math.min(AT_ONCE, inputs.length) }, lane);
  await Promise.all(
    lanes.map((each) =>
      each.catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  return uploaded;
}

type Opening = Omit<Uploads, 'onReady'>;

/** Tries one password after the other. */
async function opened(file: UploadedFile, { files, passwords, options }: Opening): Promise<UploadedFile> {
  if (!file.passwordRequired) return file;
  const { uuid, filename } = file;
  let wrong: unknown;
  for (const password of passwords) {
    try {
      return await files.setPassword(uuid, password, options);
    } catch (error) {
      if (!(error instanceof LedgerizeError) || error.code !== 'PASSWORD_INCORRECT') throw error;
      wrong = error;
    }
  }
  if (wrong !== undefined) throw wrong;
  throw new LedgerizeError('FILE_LOCKED', `${filename} is protected: pass its \`password\`.`, {
    details: { uuid, filename },
  });
}
