/** The scripts that the README of the client shows. */
import { readFile } from 'node:fs/promises';

/** Returns the scripts of the README by the title of their section. */
export async function scriptsOf(readme: string): Promise<Map<string, string>> {
  const sections = (await readFile(readme, 'utf8')).split(/^## /m).slice(1);
  const scripts = sections.map((section) => {
    const blocks = [...section.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    return [section.slice(0, section.indexOf('\n')), blocks.join('\n')] as const;
  });
  return new Map(scripts.filter(([, script]) => script !== ''));
}
