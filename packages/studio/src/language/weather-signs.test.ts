import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, staged } from '../scene/staged-for-tests.js';
import { understand } from '../understanding.js';

const shownBy = async (prompt: string): Promise<string[]> => {
  const brief = await understand(prompt);
  const { scene } = staged(brief, 3);
  return scene.brief.subjects.flatMap(({ concept }, index) => (itemsOf(scene, index).length > 0 ? [concept] : []));
};

test('a set of weather icons shows a sign for each weather that is named', async () => {
  assert.deepEqual(await shownBy('weather icon set: sun, cloud, rain, snow, thunderstorm, wind'), [
    'sun-sign',
    'cloud-sign',
    'rain-sign',
    'snow-sign',
    'storm-sign',
    'wind-sign',
  ]);
  assert.deepEqual(await shownBy('icon set: sunny, cloudy, foggy and rainy weather'), [
    'sun-sign',
    'cloud-sign',
    'fog-sign',
    'rain-sign',
  ]);
  const mixed = await shownBy('a set of icons of a sun, an umbrella, a snowflake and a rainbow');
  assert.deepEqual(mixed.toSorted(), ['rainbow-sign', 'snowflake', 'sun-sign', 'umbrella']);
});

test('where none is named the usual ones are shown, as many as were asked for', async () => {
  assert.equal((await shownBy('a set of nine weather icons, flat design, white background')).length, 9);
  assert.equal((await shownBy('4 forecast icons, line style')).length, 4);
});

test('outside of sets of icons the weather stays the weather', async () => {
  const brief = await understand('a farm in rain and wind, watercolor');
  assert.equal(brief.weather, 'rain');
  assert.ok(brief.subjects.every(({ concept }) => !concept.endsWith('-sign')));
});

test('one snowflake is a thing, and many of them fall', async () => {
  const one = await understand('a snowflake on a red mitten');
  assert.deepEqual(
    one.subjects.map(({ concept }) => concept),
    ['snowflake', 'glove'],
  );
  assert.equal((await understand('a cabin among snowflakes')).subjects.length, 1);
});

test('an icon of the moon is a moon by itself, and one that is printed on a thing is on it', async () => {
  for (const [prompt, concept] of [
    ['an icon of a moon', 'moon-sign'],
    ['a sun icon, flat design', 'sun-sign'],
    ['a rainbow emoji', 'rainbow-sign'],
  ] as const) {
    const { subjects, features } = await understand(prompt);
    assert.deepEqual([subjects.map((subject) => subject.concept), features], [[concept], []], prompt);
  }
  for (const prompt of ['a mug with a moon on it', 'a t-shirt with a moon print', 'a tote bag with a moon design']) {
    const { subjects, features } = await understand(prompt);
    assert.deepEqual([subjects.length, features], [1, []], prompt);
    assert.ok(subjects[0]?.attributes.includes('shows-moon-sign'), prompt);
  }
  assert.deepEqual((await understand('a lake with the moon above it')).features, ['moon']);
});
