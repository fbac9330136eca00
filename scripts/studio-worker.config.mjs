// Studio's thread as one file: see docs/decisions/one-file-for-studio.md.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outDir = join(root, 'dist/studio');

/** What a module finds beside itself it finds where it was. */
const ownAddresses = {
  name: 'own-addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return;
    const here = `new URL(${JSON.stringify(relative(outDir, id).replaceAll('\\', '/'))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', here), map: null };
  },
};

// oxlint-disable-next-line import/no-default-export -- Vite reads it
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownAddresses],
  ssr: { noExternal: [/^@easel\//] },
  build: {
    ssr: join(root, 'dist/src/engines/studio/worker.js'),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'worker.js' } },
  },
  logLevel: 'warn',
});
