/** How the portal is built: into plain files with hashed names, none from elsewhere, split by view. */
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
    // what others' programs ask of those who pass them on
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
  // `npx vite portal` beside a running service, while working on the portal
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
