/** What a person reads on standard output when a server has started. */
import { curlQuickStart } from '../contract/quickstart.ts';

interface Started {
  readonly url: string;
  /** where people reach it */
  readonly portal: string;
  readonly dataDir: string;
  /** made by this very start */
  readonly firstKey: string | undefined;
  /** of the set-up link, where nobody has claimed one */
  readonly setupToken: string | undefined;
}

/** Given what has started, returns the text: with the key and the quick start when the key was made just now. */
export function welcome({ url, portal, dataDir, firstKey, setupToken }: Started): string {
  const places = `Ledgerize listens on ${url}\n  portal     ${portal}/\n  interface  ${url}/api/v1\n  reference  ${url}/docs\n  data       ${dataDir}\n  documents  README.md, docs/\n`;
  const setup = setupToken === undefined ? '' : `\n${setupNote(portal, setupToken)}`;
  if (firstKey === undefined) return `${places}${setup}\n`;
  return `${places}${setup}
${firstKeyNote(firstKey)}
Try it, in a folder with a statement.pdf (it needs curl and Node):

${curlQuickStart(url, firstKey)}
`;
}

/** Given the key of the first account, returns what introduces it. */
export function firstKeyNote(firstKey: string): string {
  return `This is the API key of your account. It is shown this once:\n\n  ${firstKey}\n`;
}

/** Given the token of a set-up link, returns what introduces the link. The token stands behind #, so that no log of requests has it. */
function setupNote(url: string, setupToken: string): string {
  return `Open this in a browser to set up the portal. It works once, and makes you the operator:\n\n  ${url}/claim#token=${setupToken}\n`;
}

/** Given where a server listens, returns the address to reach it from the same machine. */
export function urlOf({ host, port }: { host: string; port: number }): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  const name = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
