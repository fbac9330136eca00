// Writes packages/studio/src/language/concept-vectors.json: the sentence vectors of what Studio can draw. Run it after
// painters or drawings were added; what is missing from the file is computed when it is needed, a hundredth of a second each.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';

prepare({ development: true });
const dist = (path) => import(pathToFileURL(join(root, 'packages', path)).href);
const { fullCatalogue } = await dist('studio/dist/src/understanding.js');
const { ideas } = await dist('studio/dist/src/language/vocabulary/abstract-ideas.js');
const { loadSentenceEmbeddings } = await dist('embeddings/dist/src/index.js');

const concepts = fullCatalogue().entries.filter(({ guessable }) => guessable !== false);
const names = [...new Set([...concepts.map(({ concept }) => concept), ...ideas.keys()])].toSorted();
const embeddings = await loadSentenceEmbeddings();
const vectors = await embeddings.embed(names.map((name) => name.replaceAll('-', ' ')));
const scale =
  Math.max(...vectors.map((vector) => vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0))) / 127;
const bytes = Buffer.concat(
  vectors.map((vector) => Buffer.from(Int8Array.from(vector, (value) => Math.round(value / scale)).buffer)),
);
writeFileSync(
  join(root, 'packages/studio/src/language/concept-vectors.json'),
  `${JSON.stringify({ names, scale, vectors: bytes.toString('base64') }, undefined, 2)}\n`,
);
console.error(`${names.length} vectors`);
