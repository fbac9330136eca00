import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every source file below a folder, with the files that it imports; types count. */
function importsBelow(folder: string): Map<string, readonly string[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = [...text.matchAll(/^(?:import|export)\s[^;]*?from '(?<from>[^']+)'/gm)].map((match) => {
        const from = match.groups?.['from'] ?? '';
        return from.startsWith('.') ? join(dirname(file), from.replace(/\.js$/, '.ts')) : from;
      });
      return [file, found];
    }),
  );
}

/** Files that import each other in a circle, in the order in which they were met. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const open: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const at = open.indexOf(file);
    if (at >= 0) {
      circles.push([...open.slice(at), file].join(' → '));
      return;
    }
    open.push(file);
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next);
    open.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

for (const folder of ['src', 'packages/studio/src', 'packages/raster/src', 'packages/embeddings/src']) {
  test(`imports in ${folder} run one way`, () => {
    assert.deepEqual(circlesOf(importsBelow(folder)), []);
  });
}

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ]);
  assert.deepEqual(circlesOf(graph), ['a → b → c → a']);
});

test('the service sees Studio only in engines/studio, and Studio sees nothing of the service', () => {
  const users = [...importsBelow('src')].filter(([, from]) => from.includes('@easel/studio')).map(([file]) => file);
  assert.ok(users.length > 0);
  assert.deepEqual(
    users.filter((file) => !file.startsWith(join('src', 'engines', 'studio'))),
    [],
  );
  const home = join('packages', 'studio', 'src');
  for (const [file, from] of importsBelow(home)) {
    const outside = from.filter(
      (name) => name.includes('/') && !name.startsWith('@') && relative(home, name).startsWith('..'),
    );
    assert.deepEqual(
      outside.filter((name) => !/^(?:node:|wink-|emojilib)/.test(name)),
      [],
      file,
    );
  }
});

test('the rooms of the stage: who tells knows nothing of places, who places nothing of what is settled later', () => {
  const stage = join('packages', 'studio', 'src', 'scene');
  const graph = importsBelow(stage);
  const barred = { told: ['solve', 'settle'], solve: ['told', 'settle'], settle: ['told'] };
  for (const [room, others] of Object.entries(barred)) {
    const own = [...graph].filter(([file]) => file.startsWith(join(stage, room)));
    assert.ok(own.length > 10);
    for (const [file, from] of own)
      assert.deepEqual(
        from.filter((name) => others.some((other) => name.startsWith(join(stage, other)))),
        [],
        file,
      );
  }
});

test('the tests of Studio, which share a process by rooms, leave nothing behind in it', () => {
  const folder = join(root, 'packages/studio/src');
  const shared = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  assert.ok(shared.length > 50);
  for (const name of shared) {
    const text = readFileSync(join(folder, name), 'utf8');
    assert.doesNotMatch(text, /^(before|after)(Each)?\(/m, `${name} has a hook that would run for its neighbours`);
    assert.doesNotMatch(text, /\bprocess\.(env|on|chdir|exit)\b|\bglobalThis\./, `${name} changes the process`);
  }
});
