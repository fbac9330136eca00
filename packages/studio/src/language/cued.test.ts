import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFinder, createRewording } from './cued.js';
import { cuesOf } from './cues.js';
import { meaningCases } from './meaning-cases/meaning-cases.js';
import { media } from './vocabulary/media.js';
import { proseOfBeings } from './vocabulary/prose-of-beings.js';
import { proseOfDoings } from './vocabulary/prose-of-doings.js';
import { proseOfPlaces } from './vocabulary/prose-of-places.js';

test('the cues to a pattern are the rarest words of which one must be there', () => {
  for (const [pattern, cues] of [
    [/\blamp fixture\b/gi, ['lamp fixture']],
    [/\b(?:an? )?(?:sea|ocean) of (?:[\w-]+ ){0,2}(?:faces|people)\b/gi, ['faces', 'people']],
    [/(?<!\bthe )\bwhite (?=house\b)/gi, ['white ']],
    [/colou?rs?|hue/, ['colo', 'hue']],
    [/(?:red )?(?:big|small)+ [^a]{2}Dogs{1,2}/, ['dog']],
    [/(?<kind>tree|bush)(?!es)[)\]|]x?/, ['tree', 'bush']],
    [/a\|b+/, ['a']],
    [/(?:cat|dog|)s*/, undefined],
    [/(?:cat|\w+)/, undefined],
    [/caf\u00e9/, undefined],
    [/kings/iu, undefined],
  ] as const)
    assert.deepEqual(cuesOf(pattern), cues, pattern.source);
});

test('where patterns are cued, the same is found and said as without', () => {
  const rows = [...media, ...proseOfDoings, ...proseOfBeings, ...proseOfPlaces];
  const reword = createRewording(rows);
  const patterns = Object.fromEntries(rows.map(([said], at) => [`row ${at}`, new RegExp(said.source, 'i')]));
  const findIn = createFinder(patterns);
  for (const { prompt } of meaningCases.filter((_, at) => at % 6 === 0)) {
    for (const text of [prompt, prompt.toUpperCase()]) {
      assert.equal(
        reword(text),
        rows.reduce((rest, [said, meant]) => rest.replaceAll(said, meant), text),
      );
      const found = Object.keys(patterns).filter((name) => patterns[name]?.test(text));
      assert.deepEqual(findIn(text), found);
    }
  }
});
