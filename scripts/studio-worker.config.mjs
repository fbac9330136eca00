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

/**
 * A thread keeps its program's text as long as it lives: one byte a letter, or two of each where a single one is beyond
 * Latin. Only strings and patterns have such letters.
 */
const oneByte = {
  name: 'one-byte',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[\u0080-\uffff]/g, escaped);
  },
};
const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

// oxlint-disable-next-line import/no-default-export -- Vite reads it
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownAddresses, oneByte],
  ssr: { noExternal: [/^@easel\//] },
  build: {
    ssr: join(root, 'dist/src/engines/studio/worker.js'),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      output: {
        entryFileNames: 'worker.js',
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
  logLevel: 'warn',
});
