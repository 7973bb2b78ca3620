/** The version of the program, as its package says. */
import { readFileSync } from 'node:fs';

/** From the sources the package is a folder up, from dist/ two. */
const PLACES = ['../package.json', '../../package.json'];

export const VERSION = readVersion();

function readVersion(): string {
  for (const place of PLACES) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')).version;
    } catch {
      // not there: the other place
    }
  }
  return '0.0.0';
}
