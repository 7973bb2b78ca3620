/** Renders the Markdown of a guide as HTML. */
import { posix } from 'node:path';
import { Marked, type RendererObject } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';
import type { Guide } from './guides.ts';

interface Section {
  readonly id: string;
  /** HTML */
  readonly title: string;
}

export interface Rendered {
  readonly html: string;
  readonly sections: readonly Section[];
}

type Published = readonly Pick<Guide, 'path' | 'address'>[];

/**
 * Given a guide, and everything that is published, returns its HTML. A link to another guide leads to its page, one to a
 * file that is not published is only its text.
 */
export function renderGuide({ path, text }: Guide, published: Published): Rendered {
  const html = parser(path, published).parse(text, { async: false });
  const titles = html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs);
  return { html, sections: [...titles].map(([, id = '', title = '']) => ({ id, title: withoutLinks(title) })) };
}

/** Returns the first paragraph of a guide as HTML without links. */
export function introduction({ path, text }: Guide): string {
  const paragraph = text.split(/\n{2,}/).find((block) => /^[A-Za-z`]/.test(block)) ?? '';
  return withoutLinks(parser(path, []).parseInline(paragraph, { async: false }));
}

function parser(path: string, published: Published): Marked {
  const folder = posix.dirname(path);
  const addresses = new Map(published.map(({ path, address }) => [path, address]));
  const addressOf = (href: string): string | undefined => {
    if (/^(?:https?:|#)/.test(href)) return href;
    const [file = '', fragment] = href.split('#');
    const address = addresses.get(posix.normalize(posix.join(folder, file)));
    return address === undefined || fragment === undefined ? address : `${address}#${fragment}`;
  };
  const renderer: RendererObject = {
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === undefined ? inner : `<a href="${escaped(address)}">${inner}</a>`;
    },
    image({ href, text }) {
      const address = addressOf(href);
      return address === undefined ? escaped(text) : `<img src="${escaped(address)}" alt="${escaped(text)}">`;
    },
  };
  const marked = new Marked(gfmHeadingId(), { renderer });
  // what is wider than the page scrolls in its own box, also by the keyboard
  const wide = (html: string) =>
    html
      .replaceAll('<pre>', '<pre tabindex="0">')
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>');
  return marked.use({ hooks: { postprocess: wide } });
}

function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}

/** Given a text, returns it with the characters escaped that mean something in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
