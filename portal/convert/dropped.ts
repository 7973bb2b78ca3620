/** The files of a drop: single files, and the PDFs and pictures of folders. */
import { isTaken } from './pictures.ts';

/** Given the data of a drop, returns its files. Call it while the drop is handled: the data is gone afterwards. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const found = await Promise.all(entries.map((entry) => filesOf(entry, true)));
  return found.flat();
}

/** In a folder, only PDFs and pictures are meant; the service judges files that are dropped by themselves. */
async function filesOf(entry: FileSystemEntry, dropped: boolean): Promise<File[]> {
  if (entry.isDirectory) {
    const entries = await entriesOf(entry as FileSystemDirectoryEntry);
    const found = await Promise.all(entries.map((each) => filesOf(each, false)));
    return found.flat();
  }
  if (!dropped && !isTaken(entry)) return [];
  return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
}

/** A folder is read in parts, of which the last is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/** Returns whether something that is dragged over the page contains files. */
export function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
