import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { checkPrompt } from '../../src/safety/checker.js';
import { OBJECT_NAMES, PROTOTYPE_NAMES } from '../support/prototype-names.js';
import { startService, type Service } from '../support/service.js';
import { createTestEngine } from '../support/test-engine.js';
import { createTestSafety } from '../support/test-safety.js';

// "constructor" is a property of every object: a word that a user wrote must never be the key of one

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

let service: Service;
before(async () => {
  const studio = createStudioEngine({ threads: 2 });
  const portraits = createTestEngine();
  service = await startService({
    // a portrait needs a real face; everything else is drawn by the engine that has the vocabularies
    engines: [{ ...studio, render: (task, options) => (task.face ? portraits : studio).render(task, options) }],
    env: { EASEL_QUEUE_CAPACITY: '1000' },
    safety: createTestSafety({ checkPrompt }),
  });
});
after(() => service.close());

describe('words that every object knows', () => {
  /** Each place that a word can take in a sentence, so that every vocabulary is asked. */
  const SENTENCES: readonly ((word: string) => string)[] = [
    (word) => word,
    (word) => `two ${word}s beside a ${word} house at ${word}`,
    (word) => `a ${word} woman in a ${word} hat holding a ${word}, ${word} style`,
    (word) => `an old ${word} ${word}ing on the ${word}, without ${word}, "${word}" written on a sign`,
  ];

  /** Studio reads words in lower case: these stay what they are. */
  const AS_WRITTEN = OBJECT_NAMES.filter((name) => name === name.toLowerCase());

  for (const row of CATALOGUE) {
    test(`${row.model} draws them`, async () => {
      const one = row === CATALOGUE.find(({ operation }) => operation === 'text-to-image');
      // one model asks every sentence; the others share its vocabularies, and ask all the words at once
      const prompts = one
        ? [...AS_WRITTEN.flatMap((name) => SENTENCES.map((sentence) => sentence(name))), OBJECT_NAMES.join(' ')]
        : [PROTOTYPE_NAMES.join(' and a ')];
      const answers = await Promise.all(
        prompts.map(async (prompt) => ({
          prompt,
          answer: await service.post(row.path, {
            prompt,
            face_image_url: 'data:image/png;base64,AAAA',
            image_size: { width: 64, height: 64 },
            num_inference_steps: 1,
            seed: 1,
          }),
        })),
      );
      for (const { prompt, answer } of answers) assert.equal(answer.status, 200, `${prompt}: ${answer.text}`);
    });
  }

  test('every route takes them as path, query, header, field name and field value', async () => {
    const { paths } = (await service.request('/openapi.json')).json<Description>();
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        if (!['get', 'post', 'put', 'patch', 'delete', 'head'].includes(method)) continue;
        for (const name of OBJECT_NAMES) {
          const answer = await ask(path, method, operation, name);
          assert.ok(answer.status < 500, `${method} ${path} with ${name}: ${answer.status} ${answer.text}`);
        }
      }
    }
  });

  test('a path that only a prototype knows is not found', async () => {
    for (const name of OBJECT_NAMES) {
      for (const path of [`/${name}`, `/v1/${name}`, `/v1/text-to-image/flux/${name}`, `/files/${name}.jpg`]) {
        const { status } = await service.post(path, { prompt: 'a house' });
        assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
      }
    }
  });
});

/** One request with the word in every place that the description names. */
async function ask(path: string, method: string, operation: Operation, name: string) {
  const address = new URL(path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(name)), service.url);
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'query') address.searchParams.set(parameter.name, name);
  }
  address.searchParams.set(name, name);
  const headers: Record<string, string> = {
    authorization: `Bearer ${service.key}`,
    'x-request-id': name,
    'idempotency-key': `${name}-${method}-${path}`,
    prefer: name,
  };
  if (method === 'get' || method === 'head')
    return service.request(address.href, { method: method.toUpperCase(), headers });
  const fields = propertiesOf(operation.requestBody?.content['application/json']?.schema);
  // the values are wrong for most fields, so most answers are 422: none may be the fault of the service
  const body = [...fields, ...OBJECT_NAMES].map((field) => `${JSON.stringify(field)}:${JSON.stringify(name)}`);
  return service.request(address.href, {
    method: method.toUpperCase(),
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{${body.join(',')}}`,
  });
}

function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return ['prompt', 'image_size'];
  return Object.keys(schema.properties as object);
}

test('no table with string keys is a plain object that is looked up by a variable', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const sources = ['src', 'packages']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((path) => /(?<!\.d|\.test)\.ts$/.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
  const tables = sources.flatMap(({ path, text }) =>
    [...text.matchAll(STRING_TABLE)].map(([, name = '']) => ({ path, name })),
  );
  const found = sources.flatMap(({ path, text }) =>
    tables
      .filter(
        (table) => table.path === path || new RegExp(`^import [^;]*\\b${table.name}\\b[^;]* from '\\.`, 'm').test(text),
      )
      .flatMap(({ name }) => [
        ...text.matchAll(new RegExp(`(?<![.\\w])${name}(?:\\?\\.)?\\[(?!['\\d\`])[^\\]]*\\](?! = )`, 'g')),
      ])
      .map((match) => `${path}:${text.slice(0, match.index).split('\n').length} ${match[0]}`),
  );
  assert.deepEqual(found, [], 'use a Map: a plain object also finds what its prototype has');
});

/** `const NAME: Readonly<Record<string, …>> = {`, or the same with an index signature. */
const STRING_TABLE = /\b(?:const|let) (\w+): [^=;{]*(?:Record<string,|\{ *(?:readonly )?\[\w+: string\])[^=;]*= *\{/g;
