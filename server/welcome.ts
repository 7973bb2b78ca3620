/** What a person reads on standard output when a server has started. */
import { curlQuickStart } from './quickstart.ts';

interface Started {
  readonly url: string;
  readonly dataDir: string;
  /** made by this very start */
  readonly firstKey: string | undefined;
}

/** Given what has started, returns the text: with the key and the quick start when the key was made just now. */
export function welcome({ url, dataDir, firstKey }: Started): string {
  const places = `Ledgerize listens on ${url}\n  interface  ${url}/api/v1\n  reference  ${url}/docs\n  data       ${dataDir}\n  documents  README.md, docs/\n`;
  if (firstKey === undefined) return `${places}\n`;
  return `${places}
${firstKeyNote(firstKey)}
Try it, in a folder with a statement.pdf (it needs curl and Node):

${curlQuickStart(url, firstKey)}
`;
}

/** Given the key of the first account, returns what introduces it. */
export function firstKeyNote(firstKey: string): string {
  return `This is the API key of your account. It is shown this once:\n\n  ${firstKey}\n`;
}

/** Given where a server listens, returns the address to reach it from the same machine. */
export function urlOf({ host, port }: { host: string; port: number }): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
