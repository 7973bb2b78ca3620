/** The version of the program, from its package. */
import { readFileSync } from 'node:fs';

/** The package is one folder up from the sources, two from dist/. */
const PLACES = ['../package.json', '../../package.json'];

export const VERSION = readVersion();

function readVersion(): string {
  for (const place of PLACES) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')).version;
    } catch {
      // not there: try the next place
    }
  }
  return '0.0.0';
}
