/** The pages of the guides: the frame around each, in the looks of the portal. */

import { GUIDES_PATH, type Guide, type Picture } from './guides.ts';
import { escaped, introduction, type Rendered, renderGuide } from './render.ts';

/** Given all guides, returns the page that lists them. */
export function listPage(guides: readonly Guide[]): string {
  const items = guides.map((guide) => {
    return `<li><a href="${guide.address}">${escaped(guide.title)}</a><p>${introduction(guide)}</p></li>`;
  });
  return page('Guides', sidebar(guides), `<h1>Guides</h1>\n<ul class="guides">\n${items.join('\n')}\n</ul>`);
}

/** Given a guide, all guides and all pictures, returns its page. */
export function guidePage(guide: Guide, guides: readonly Guide[], pictures: readonly Picture[]): string {
  const rendered = renderGuide(guide, [...guides, ...pictures]);
  return page(guide.title, sidebar(guides, { guide, rendered }), rendered.html);
}

interface Open {
  readonly guide: Guide;
  readonly rendered: Rendered;
}

/** The links to all guides, below the open one those to its sections. */
function sidebar(guides: readonly Guide[], open?: Open): string {
  const items = guides.map((guide) => {
    if (guide !== open?.guide) return `<li><a href="${guide.address}">${escaped(guide.title)}</a></li>`;
    const sections = open.rendered.sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
    const below = sections.length === 0 ? '' : `<ul>${sections.join('')}</ul>`;
    return `<li><a href="${guide.address}" aria-current="page">${escaped(guide.title)}</a>${below}</li>`;
  });
  return `<nav class="sidebar" aria-label="Guides"><ul>${items.join('\n')}</ul></nav>`;
}

function page(title: string, navigation: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Ledgerize</title>
<script src="/scheme.js"></script>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/guides.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="home" href="/"><img src="/icon.svg" alt="" width="24" height="24">Ledgerize</a>
<nav aria-label="Documents"><a href="${GUIDES_PATH}">Guides</a><a href="/docs">Reference</a></nav></header>
<div class="columns">
${navigation}
<main id="content" tabindex="-1">
${content}
</main>
</div>
</body>
</html>
`;
}
