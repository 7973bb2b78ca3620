/** Requests over kept connections, as many as are answered in a given time. */
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

const CONNECTIONS = 16;

/**
 * Given an address, returns how many requests per second it answers with 200, measured over the given milliseconds.
 * Throws on any other answer.
 */
export async function requestsASecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  milliseconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + milliseconds;
  let answered = 0;
  const asker = async () => {
    while (performance.now() < end) {
      await ask(url, headers, agent);
      answered += 1;
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, asker));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return answered / seconds;
}

function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', resolve);
    }).on('error', reject);
  });
}
