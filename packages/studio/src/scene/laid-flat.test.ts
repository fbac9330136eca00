import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { findDrawable } from '../paint/drawables.js';
import { seenFromAbove } from '../paint/objects/from-above.js';
import { lookedDownOn } from './laid-flat.js';
import { itemBox } from './scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged } from './staged-for-tests.js';

for (const prompt of [
  'a diamond bracelet and a round locket',
  'a metallic spoon and a leather wallet',
  'a green pen and a blue notebook',
  'a plastic cutlery and a metallic knife',
  'seven knives',
  'three paddles',
  'a photo of a fork and a knife',
  'a photo of a fork',
  'scissors',
  'a blue t-shirt',
  'a hoodie with "TEAM" on it',
  'a leather jacket that says "ROCK"',
  'a pair of socks',
  'three violins lying on the floor',
  'a guitar lying on the floor',
  'a four-leaf clover made of water',
])
  test(`${prompt}: seen from above, whole and apart`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.equal(scene.setting, 'flat-lay');
      const boxes = scene.items.map(itemBox);
      for (const { left, right, top, bottom } of boxes)
        assert.ok(left > 0 && right < WIDTH && top > 0 && bottom < HEIGHT, prompt);
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const over = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          assert.ok(over <= 0 || high <= 0, prompt);
        }
    }
  });

test('looked down on, left is left and above is above', async () => {
  const { scene: sides } = staged(await understand('a phone on the right of a watch'), 3);
  const { scene: rows } = staged(await understand('a wallet above a key'), 3);
  const at = (scene: typeof sides, subject: number): ReturnType<typeof itemBox> =>
    itemBox(itemsOf(scene, subject)[0] as NonNullable<ReturnType<typeof itemsOf>[0]>);
  assert.ok(at(sides, 0).left > at(sides, 1).right);
  assert.ok(at(rows, 0).bottom < at(rows, 1).top);
});

test('what was told a place, or belongs to somebody, stays there', async () => {
  for (const prompt of ['a watch on a table', 'a man with a phone', 'two surfboards', 'a phone and a horse']) {
    const brief = await understand(prompt);
    assert.notEqual(staged(brief, 3).scene.setting, 'flat-lay', prompt);
  }
});

test('pens of which a paragraph tells lie side by side on their desk, and are no pile', async () => {
  const brief = await understand(
    'On a tidy oak desk lie three slim fountain pens with green, black and golden barrels, neatly arranged beside a small brass key. Its surface has a warm sheen, and nothing else disturbs the calm order in the soft morning light.',
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    assert.equal(scene.setting, 'flat-lay');
  }
});

test('what a paragraph tells of small things on the ground outside is seen at our feet, and beside no house', async () => {
  const told =
    'A rusty key and a brass coin lie on the pavement of a busy street. The slabs are worn by thousands of feet. Nobody has seen them yet, though many have gone by, and it is late in the afternoon.';
  const brief = await understand(told);
  for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'flat-lay');
});

test('what hangs in the air hangs there, whatever stands below it', async () => {
  const brief = await understand('Three violins hang suspended in the still evening air of a park.');
  for (const seed of SEEDS)
    for (const { y } of itemsOf(staged(brief, seed).scene, 0)) assert.ok(y < HEIGHT * 0.65, `${y}`);
});

test('who rides a motor scooter sits on it', async () => {
  const brief = await understand('a woman rides a red scooter along a coastal road');
  for (const seed of SEEDS) assert.equal(itemsOf(staged(brief, seed).scene, 1).length, 1);
});

test('a marble and an earring are looked down on: none stands on its tip', async () => {
  const brief = await understand('a round marble and a teardrop earring');
  for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'flat-lay');
});

test('a mug that is said to be a cylinder is seen from its side', async () => {
  for (const form of ['cylindrical', 'round']) {
    const { scene } = staged(await understand(`a ${form} mug and a rectangular coaster`), 3);
    assert.notEqual(scene.setting, 'flat-lay', form);
  }
});

test('paper is seen from above where all is, and a scarf lies there', async () => {
  const paper = staged(await understand('The blue pencil was next to the white paper.'), 3).scene;
  assert.equal(itemsOf(paper, 1)[0]?.drawable.concept, 'paper-above');
  assert.equal(staged(await understand('a long scarf and a short tie'), 3).scene.setting, 'flat-lay');
});

test('told at length, tools on a table are all there, and the table does not lie among them', async () => {
  const tools =
    'On a rustic wooden table, a purple paintbrush lies beside a pair of silver-grey pliers with a matte finish. The bristles of the paintbrush are soft and well-used, and the pliers have slight scratches from frequent handling.';
  for (const seed of SEEDS) {
    const { scene } = staged(await understand(tools), seed);
    const shown = scene.items.map(({ drawable }) => drawable.concept).toSorted();
    assert.deepEqual(shown, ['paintbrush', 'pliers'], `seed ${seed}`);
    assert.equal(scene.brief.camera, 'from-above');
  }
  // composed again without a lesser thing it is seen from there as well
  const again = { ...(await understand(tools)), setting: 'flat-lay' as const };
  assert.equal(staged(again, 3).scene.brief.camera, 'from-above');
});

test('what stands on a table is seen from above where nothing else is there, and from its side beside somebody', async () => {
  const seen = async (prompt: string): Promise<string[]> =>
    staged(await understand(prompt), 11).scene.items.map(({ drawable: { concept } }) => concept);
  assert.ok((await seen('flat lay of a notebook and a laptop, top view')).includes('laptop-above'));
  assert.ok((await seen('flat lay of a gift box and a teapot, top view')).includes('teapot-above'));
  assert.ok(!(await seen('a woman with a laptop at a desk, high angle view')).includes('laptop-above'));
});

test('a plant in its pot beside a carrot is seen from its side: from above it would be leaves alone', async () => {
  const looked = async (prompt: string): Promise<string | undefined> =>
    lookedDownOn(await understand(prompt), { findDrawable, seenFromAbove: (drawable) => drawable }).camera;
  assert.equal(await looked('a brown carrot and a white potted plant'), undefined);
  assert.equal(await looked('a brown carrot and a white plate'), 'from-above');
});

test('a glass or an empty bowl beside what lies is seen from its side, food and plates from above', async () => {
  const cameraOf = async (prompt: string): Promise<string | undefined> => {
    const brief = await understand(prompt);
    return lookedDownOn(brief, { findDrawable, seenFromAbove }).camera;
  };
  for (const prompt of ['a tennis racket and a wine glass', 'scissors and a bowl'])
    assert.equal(await cameraOf(prompt), undefined, prompt);
  for (const prompt of ['a toothbrush below a pizza', 'a fork and a plate'])
    assert.equal(await cameraOf(prompt), 'from-above', prompt);
});
