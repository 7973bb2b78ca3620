/** Elements of XML and SGML as text. */

/** A name with a text, or with the elements inside; what is null is left out. */
export type Element = readonly [name: string, content: string | readonly (Element | null)[], attributes?: string];

/** What XML 1.0 has no way to write. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Given a text, returns it as the content of an element. */
const escaped = (text: string): string => text.replace(FORBIDDEN, '').replace(/[&<>]/g, (c) => ESCAPES[c] ?? c);

/** Given an element, returns it indented, a line for each text. */
export function xmlText(element: Element, indent = ''): string {
  const [name, content, attributes = ''] = element;
  const opening = `${indent}<${name}${attributes === '' ? '' : ` ${attributes}`}>`;
  if (typeof content === 'string') return `${opening}${escaped(content)}</${name}>\n`;
  const inner = content.map((one) => (one === null ? '' : xmlText(one, `${indent}  `))).join('');
  return `${opening}\n${inner}${indent}</${name}>\n`;
}

/** The same as SGML of OFX 1: elements with a text have no end tag. */
export function sgmlText([name, content]: Element): string {
  if (typeof content === 'string') return `<${name}>${escaped(content)}\r\n`;
  const inner = content.map((one) => (one === null ? '' : sgmlText(one))).join('');
  return `<${name}>\r\n${inner}</${name}>\r\n`;
}
