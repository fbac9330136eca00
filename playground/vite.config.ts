import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// oxlint-disable-next-line import/no-default-export -- Vite reads it
export default defineConfig({
  root: here('.'),
  base: '/',
  publicDir: false,
  resolve: { alias: { '@easel/client': here('../packages/client/src/index.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../dist/playground'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inline pictures would have to be allowed by the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: [here('index.html'), here('docs.html')] },
    reportCompressedSize: false,
  },
  // `npx vite playground` beside a running service.
  server: {
    proxy: {
      '/v1': 'http://127.0.0.1:8080',
      '/files': 'http://127.0.0.1:8080',
      '/openapi.json': 'http://127.0.0.1:8080',
    },
  },
  logLevel: 'warn',
});
