/** A node's folder on a disk of its own, which can be filled. */
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node } from '../node.ts';

const UNSHARE = '/usr/bin/unshare';
/** Room for some uploads at once. */
const MOUNT = 'mount -t tmpfs -o size=24m none "$LEDGERIZE_DATA" && exec "$@"';
const CHUNK = 2 ** 16;
/** Twice the room of the small disk: a node that has not mounted it yet must not fill that of the machine. */
const MOST = 2 ** 26;
const FILLER = 'filler';

/** The command that gives a program a small disk for its folder; undefined where the system cannot. */
export function onSmallDisk(): string[] | undefined {
  return existsSync(UNSHARE) ? [UNSHARE, '--map-root-user', '--mount', 'sh', '-c', MOUNT, 'sh'] : undefined;
}

/** Fills the disk of a node, and returns the function that frees it. */
export async function fillDisk(node: Node): Promise<() => Promise<void>> {
  const { pid } = node;
  if (pid === undefined) return async () => {};
  // only the node itself sees its disk
  const path = join(`/proc/${pid}/root`, node.folder, FILLER);
  try {
    const file = await open(path, 'w');
    try {
      for (let size = CHUNK; size >= 1; size = Math.floor(size / 2)) await writeAll(file, size);
    } finally {
      await file.close();
    }
  } catch {
    // it ended meanwhile, and its disk with it
  }
  return () => rm(path, { force: true }).catch(() => {});
}

/** Writes pieces of a size until one does not fit, or until it is plain that this is not the small disk. */
async function writeAll(file: Awaited<ReturnType<typeof open>>, size: number): Promise<void> {
  const piece = Buffer.alloc(size);
  for (let written = 0; written < MOST; written += size) {
    const { bytesWritten } = await file.write(piece).catch(() => ({ bytesWritten: 0 }));
    if (bytesWritten < size) return;
  }
}
