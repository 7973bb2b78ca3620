/** The folder of the package: that of a clone, or of an installed package. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources are one folder below it; a build is two or three. */
export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(`${above}/package.json`) ? above : rootAbove(above);
}
