import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { saidPlainly } from './idioms.js';

test('what a picture is for is nothing in it, and the wall behind a thing is its background', () => {
  for (const [said, meant] of [
    ['a galaxy, wallpaper 4k', 'a galaxy, high quality'],
    ['minimal slide picture of an owl', 'minimal illustration of an owl'],
    ['infographic slide with a tree and a gear', 'infographic with a tree and a cogwheel'],
    ['a vase on a stool, beige wall, soft shadow', 'a vase on a stool, beige background, soft shadow'],
    ['a treasure chest full of gold coins and jewels in a cave', 'a treasure chest in a cave'],
    ['parents with two small children on a beach', 'family of four on a beach'],
    ['mother and newborn baby portrait', 'mother holding a baby, portrait'],
    ['romance novel cover, a couple on a cliff', 'book cover, a couple on a cliff'],
    ['book cover, a man in an alley, red title "RUN"', 'book cover, a man in an alley, title "RUN"'],
    ['portrait of an old man, black and white, leica', 'portrait of an old man, in black and white, leica'],
    ['a dog in a uniform, oil painting, ornate frame', 'a dog in a uniform, oil painting, high quality'],
    ['two students walking home in the rain', 'two students walking in the rain'],
    ['a skier in the alps, powder, blue sky', 'a skier in the alps, in the snow, blue sky'],
    ['eiffel tower at dawn from a balcony with croissants', 'eiffel tower at dawn'],
    ['a market in the old town with spices, lanterns', 'a market in the old town with lanterns'],
    ['soccer player, crowd in the background', 'soccer player in a stadium'],
  ] as const)
    assert.equal(saidPlainly(said), meant);
  for (const kept of [
    'a bedroom with a low bed, white walls',
    'a child on a playground slide',
    'a man waiting for the train',
    'a tropical island with a kitchen',
    'a room with floral wallpaper',
    'a novel on a table, its cover torn',
    'a jar of powder, blue sky',
    'a bottle of water beside ice cubes',
  ])
    assert.equal(saidPlainly(kept), kept);
});

test('who looks out of a train is in its carriage, and stools stand before the island of a kitchen', async () => {
  const boy = await understand('anime boy with headphones on a train looking out of the window, sunset');
  assert.equal(boy.setting, 'carriage');
  assert.deepEqual(
    boy.subjects.map(({ concept }) => concept),
    ['person'],
  );
  assert.equal((await understand('a woman reading a book on the subway')).setting, 'carriage');
  const kitchen = await understand('modern kitchen with marble island, pendant lamps and bar stools');
  assert.equal(kitchen.setting, 'kitchen');
  assert.ok(kitchen.relations.every(({ kind }) => kind !== 'on'));
});

test('a title is written across the cover, and no book is in the picture', async () => {
  const cover = await understand('thriller book cover, a man walking down a foggy alley, title "NIGHT SHIFT"');
  assert.deepEqual(
    cover.subjects.map(({ concept }) => concept),
    ['person'],
  );
  assert.deepEqual(cover.lettering, [{ text: 'NIGHT SHIFT', on: 'headline' }]);
  const book = await understand('a book on a table that says "NIGHT SHIFT"');
  assert.ok(book.subjects.some(({ lettering }) => lettering === 'NIGHT SHIFT'));
});

test('a topping is on its dish and the dish on the plate, and who sits on a branch has the cup', async () => {
  for (const prompt of ['waffles with strawberries on a plate', 'toast with berries on a wooden board']) {
    const { relations } = await understand(prompt);
    assert.deepEqual(
      relations.map(({ kind, subject, object }) => `${subject} ${kind} ${object}`).toSorted(),
      ['0 on 2', '1 on 0'],
      prompt,
    );
  }
  const sloth = await understand('a sloth hanging on a branch with a coffee cup');
  assert.ok(sloth.relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === 2));
  const bird = await understand('a bird on a branch with red berries');
  assert.ok(bird.relations.every(({ kind }) => kind !== 'holding'));
});
