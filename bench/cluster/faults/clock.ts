/** A node's clock, stepped forward and back: Debian's libfaketime, which leaves the monotonic clock alone. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '../node.ts';

/** Names the library where it is not installed. */
const LIBRARY_VARIABLE = 'LEDGERIZE_TEST_FAKETIME';
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

/** How long a program keeps the time that it read, in seconds. */
const KEEPS_SECONDS = 1;

const clockFile = (folder: string, name: string) => join(folder, `${name}.clock`);

/** Given the name of a node, returns the variables with which its clock can be stepped; undefined without the library. */
export function steppable(name: string, folder: string): Record<string, string> | undefined {
  const named = process.env[LIBRARY_VARIABLE];
  const library = [...(named === undefined ? [] : [named]), ...LIBRARIES].find((path) => existsSync(path));
  if (library === undefined) return undefined;
  writeFileSync(clockFile(folder, name), '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile(folder, name),
    FAKETIME_CACHE_DURATION: String(KEEPS_SECONDS),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Moves the clock of a node by some seconds from the true time; 0: to the true time. */
export function stepClock(node: Node, folder: string, seconds: number): void {
  writeFileSync(clockFile(folder, node.name), seconds < 0 ? String(seconds) : `+${seconds}`);
}
