/** The build of the portal: plain files with hashed names, none from elsewhere, split by view. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), stylesOfComponents(), loadsStartEarly()],
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // the policy of the page allows no data: scripts or fonts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the licenses of third-party code require a notice
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
  // `npx vite portal` next to a running service, while developing the portal
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

/**
 * Loads the styles of those components of the UI kit that a view uses, with the view. Its sheet of all components is
 * three times as large. While developing, start.tsx loads that one.
 */
function stylesOfComponents(): Plugin {
  const OF_COMPONENT = /@mantine\/core\/esm\/.*\/([A-Za-z]+)\.module\.mjs$/;
  return {
    name: 'styles-of-components',
    apply: 'build',
    transform(code, id) {
      const name = OF_COMPONENT.exec(id)?.[1];
      return name === undefined ? null : `import '@mantine/core/styles/${name}.layer.css';\n${code}`;
    },
  };
}

/**
 * Lets the page load what main.tsx imports after the texts, and its styles, at the same time as main.tsx itself. The
 * styles hold nothing up: index.html has those of what is seen until then.
 */
function loadsStartEarly(): Plugin {
  return {
    name: 'loads-start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = chunksOfStart(Object.values(bundle ?? {}));
        const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        return [
          ...chunks.map(({ fileName }) => linkTo({ rel: 'modulepreload', href: `/${fileName}` })),
          ...[...new Set(styles)].map((file) => linkTo({ rel: 'preload', as: 'style', href: `/${file}` })),
        ];
      },
    },
  };
}

/** Given what a build made, returns the script of start.tsx and those that it imports. */
function chunksOfStart(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Rolldown.OutputChunk[] {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/portal/start.tsx'))));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName) && !chunk.isEntry) found.add(chunk);
  }
  return [...found];
}

function linkTo(attributes: Readonly<Record<string, string>>) {
  return { tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' as const };
}
