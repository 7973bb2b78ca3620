/** Pictures among the files of the view Convert: several that were added together may be the pages of one statement. */
import type { Item } from './items.ts';

/** The kinds of files that the service takes, for a file dialog. */
export const ACCEPTED =
  'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,image/tiff,.tif,.tiff';

const PICTURE = /\.(?:jpe?g|jfif|png|webp|tiff?)$/i;
/** One file takes at most this many pictures. */
const PICTURES_A_FILE = 100;

type Named = Pick<File, 'name'>;

/** Whether a file is a picture by its name; the service decides by its bytes. */
export const isPicture = ({ name }: Named): boolean => PICTURE.test(name);

/** Whether a file has the name of one that the service takes. */
export const isTaken = (file: Named): boolean => /\.pdf$/i.test(file.name) || isPicture(file);

/** Given files, returns them in the order of pages: by their names, in which numbers count as numbers. */
export function inPageOrder<T extends Named>(files: readonly T[]): T[] {
  return [...files].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** Pictures that were added together, and are not being converted yet. */
export interface Together {
  /** names the addition */
  readonly addition: number;
  /** in the order of pages */
  readonly items: readonly Item[];
}

/** Given items, returns the pictures that could become the pages of one file, by addition. */
export function joinable(items: readonly Item[]): Together[] {
  const additions = new Map<number, Item[]>();
  for (const item of items) {
    const { addition, state } = item;
    const open = state.step === 'waiting' || state.step === 'uploading' || state.step === 'ready';
    if (addition === undefined || !open) continue;
    additions.set(addition, [...(additions.get(addition) ?? []), item]);
  }
  return [...additions]
    .filter(([, together]) => together.length > 1 && together.length <= PICTURES_A_FILE)
    .map(([addition, together]) => ({ addition, items: inPageOrder(together) }));
}
