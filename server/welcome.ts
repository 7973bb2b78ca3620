/** The text on standard output when a server has started. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { curlQuickStart, SAMPLE } from '../contract/quickstart.ts';
import { GUIDES_PATH } from './guides/guides.ts';
import { ROOT } from './root.ts';

interface Started {
  readonly url: string;
  /** the address for people */
  readonly portal: string;
  readonly dataDir: string;
  /** made by this start */
  readonly firstKey: string | undefined;
  /** of the set-up link, if nobody has claimed one */
  readonly setupToken: string | undefined;
}

/** Given the started server, returns the text: with the key and the quick start if the key is new. */
export function welcome({ url, portal, dataDir, firstKey, setupToken }: Started): string {
  const places = `Ledgerize listens on ${url}\n  portal     ${portal}/\n  interface  ${url}/api/v1\n  reference  ${url}/docs\n  data       ${dataDir}\n  guides     ${url}${GUIDES_PATH}\n`;
  const setup = setupToken === undefined ? '' : `\n${setupNote(portal, setupToken)}`;
  if (firstKey === undefined) return `${places}${setup}\n`;
  return `${places}${setup}
${firstKeyNote(firstKey)}
${quickStartNote(url, firstKey)}
`;
}

/** A package that npm installed has no fixtures, and so no sample. */
function quickStartNote(url: string, key: string): string {
  const file = sample();
  const place = file === undefined ? 'in a folder with a statement.pdf' : 'in this folder, in another shell';
  const commands = curlQuickStart({ url, key, file: file ?? 'statement.pdf' });
  return `Try it ${place} (it needs curl and Node):\n\n${commands}`;
}

/** Returns the path of the sample, relative if it is below the folder of this process; undefined if it is not there. */
function sample(): string | undefined {
  const path = join(ROOT, SAMPLE);
  if (!existsSync(path)) return undefined;
  const below = relative(process.cwd(), path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}

/** Given the key of the first account, returns the text that shows it. */
export function firstKeyNote(firstKey: string): string {
  return `This is the API key of your account. It is shown this once:\n\n  ${firstKey}\n`;
}

/**
 * Given the token of a set-up link, returns the text that shows the link. The token is behind #, so that no log of
 * requests contains it.
 */
function setupNote(url: string, setupToken: string): string {
  return `Open this in a browser to set up the portal. It works once, and makes you the operator:\n\n  ${url}/claim#token=${setupToken}\n`;
}

/** Given where a server listens, returns its address for the same machine. */
export function urlOf({ host, port }: { host: string; port: number }): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
