import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookingBackLate } from './late-lookbehind.js';
import { meaningCases } from './meaning-cases/meaning-cases.js';
import { proseByTheWay } from './vocabulary/prose-by-the-way.js';

test('a pattern looks far back only where the rest of it fits', () => {
  for (const [said, late] of [
    [/(?<=\bcastle\b[^.]*)\bthe tower\b/gi, '(?=\\bthe tower\\b)(?<=\\bcastle\\b[^.]*)\\bthe tower\\b'],
    [/(?<![)(][^]*)(?<=b (c|d)[^;]{0,90})(e|[)|]f)g/g, '(?=(?:e|[)|]f)g)(?<![)(][^]*)(?<=b (c|d)[^;]{0,90})(e|[)|]f)g'],
    // near is soon looked at; a choice and what was caught are left as they are
    [/(?<=\bred )house/g, '(?<=\\bred )house'],
    [/(?<=cat[^.]*)one|two/g, '(?<=cat[^.]*)one|two'],
    [/(?<=cat[^.]*)(one) \1/g, '(?<=cat[^.]*)(one) \\1'],
    [/a (?<=cat[^.]*)house/g, 'a (?<=cat[^.]*)house'],
  ] as const) {
    const made = lookingBackLate(said);
    assert.equal(made.source, late);
    assert.equal(made.flags, said.flags);
  }
});

test('what is said and what is caught stay the same', () => {
  const rows = proseByTheWay.map(([said, meant]) => ({ said, late: lookingBackLate(said), meant }));
  const changed = rows.filter(({ said, late }) => said !== late);
  assert.ok(changed.length > 3, `${changed.length}`);
  for (const { prompt } of meaningCases)
    for (const { said, late, meant } of changed)
      assert.equal(prompt.replaceAll(late, meant), prompt.replaceAll(said, meant), said.source);
  const text = 'a castle on a hill, the tower in mist, a tower';
  assert.equal(
    text.replaceAll(lookingBackLate(/(?<=(castle)\b[^.]*)(the|a) (tower)/g), '$3 of the $1, $2'),
    text.replaceAll(/(?<=(castle)\b[^.]*)(the|a) (tower)/g, '$3 of the $1, $2'),
  );
});
