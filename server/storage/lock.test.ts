import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledgerize-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is held by one at a time, and can be taken again once released', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    lock.release();
    (await lockDataFolder(folder)).release();
  });

  it('is refused while another process holds it, and free as soon as that process is killed', async () => {
    const program = `
      import { lockDataFolder } from ${JSON.stringify(fileURLToPath(new URL('./lock.ts', import.meta.url)))};
      await lockDataFolder(${JSON.stringify(folder)});
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(holder.stdout, 'data');
      await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
    (await lockDataFolder(folder)).release();
  });
});
