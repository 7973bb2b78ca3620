/** The chosen files themselves, until the service has them; pictures, as long as they may be joined. */
import type { Item } from './items.ts';
import { joinable } from './pictures.ts';

const sources = new Map<number, readonly File[]>();

/** Given an item's id, keeps its files: one, or the pictures that are its pages. */
export function keepSource(id: number, files: readonly File[]): void {
  sources.set(id, files);
}

export function sourceOf(id: number): readonly File[] {
  return sources.get(id) ?? [];
}

export function forgetSource(id: number): void {
  sources.delete(id);
}

export function forgetSources(): void {
  sources.clear();
}

/** Given all items, lets go of the files that are not needed any more. */
export function forgetUnneeded(items: readonly Item[]): void {
  const needed = new Set(joinable(items).flatMap((together) => together.items.map(({ id }) => id)));
  for (const { id, state } of items) if ('file' in state && !needed.has(id)) sources.delete(id);
}

/** Bytes of files together. */
export const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);
