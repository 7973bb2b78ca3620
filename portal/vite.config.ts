/** The build of the portal: plain files with hashed names, none from elsewhere, split by view. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
