import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../paint/drawables.js';
import { paintedAlone } from '../paint/painted-for-tests.js';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Scene } from './scene.js';
import { SEEDS, WIDTH, itemsOf, staged, wide } from './staged-for-tests.js';

/** How broad it is as one holds it. */
const UPRIGHT_UMBRELLA = 1.12;

const scenesOf = async (prompt: string): Promise<readonly Scene[]> => {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
};

test('what has no foot lies where something is on it, and is seen from end to end', async () => {
  for (const prompt of ['a puppy on a guitar', 'a snail on a sword', 'a robin on a shield'])
    for (const scene of await scenesOf(prompt)) {
      const [[guest], [host]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(guest && host && host.drawable.aspect > 1.5, prompt);
      const { left, right } = itemBox(host);
      assert.ok(left > -WIDTH * 0.02 && right < WIDTH * 1.02, `${prompt}: ${left} ${right}`);
    }
  for (const scene of await scenesOf('a violin on a table')) {
    const violin = scene.items.find(({ drawable }) => drawable.concept === 'violin');
    assert.ok(violin && violin.drawable.aspect > 1.5);
  }
});

test('what has no foot lies on what it is on: food drawn aslant, a cut flower', async () => {
  const prompts = ['two sausages on a plate', 'a leek on a table', 'a rose on an open book', 'a tulip on a bench'];
  for (const prompt of [...prompts, 'a chili pepper on a table'])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 1.8, `${prompt}: ${drawable.aspect}`);
  for (const prompt of ['a flower on a table', 'three wooden flowers on a tablecloth'])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 1.3, `${prompt}: ${drawable.aspect}`);
  for (const prompt of ['a rose in a vase', 'a torch on a wall', 'a boy holding a baguette'])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect < 1.4, `${prompt}: ${drawable.aspect}`);
});

test('what would balance on its edge or its tip lies: a notebook, a key, a pillow, a shovel, a cane', async () => {
  for (const prompt of ['a key next to a cup', 'a notebook next to a cup', 'a pillow', 'a shovel and a bucket'])
    for (const scene of await scenesOf(prompt)) {
      if (scene.setting === 'flat-lay') continue;
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 1.9, `${prompt}: ${drawable.aspect}`);
    }
  for (const scene of await scenesOf('a pillow on a couch')) {
    const [pillow] = itemsOf(scene, 0);
    assert.ok(pillow && pillow.drawable.aspect < 1.9, 'it leans there');
  }
});

test('a board that carries something lies', async () => {
  for (const prompt of [
    'a tomato on a cutting board',
    'three pears on a chopping board',
    'two limes on a round cutting board',
  ])
    for (const scene of await scenesOf(prompt)) {
      const [board] = itemsOf(scene, 1);
      assert.ok(board && board.drawable.aspect > 2, prompt);
      const { top } = itemBox(board);
      for (const guest of itemsOf(scene, 0)) assert.ok(guest.y > top, prompt);
    }
});

test('a slice of toast on a plate lies in it, broader than high; from above it is as it is drawn', async () => {
  for (const scene of await scenesOf('two slices of toast on a white plate, an orange beside the plate'))
    for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 1.9, `${drawable.aspect}`);
  for (const scene of await scenesOf('two limes on a round cutting board, seen from above')) {
    const [board] = itemsOf(scene, 1);
    assert.ok(board && board.drawable.aspect < 1.3, 'round as it is');
  }
});

test('several on a plate lie on it, one row behind the other, and none over its edge', async () => {
  for (const prompt of ['three sausages on a plate', 'six eggs on a plate', 'seven sausages on a platter'])
    for (const scene of await scenesOf(prompt)) {
      const [dish] = itemsOf(scene, 1);
      assert.ok(dish, prompt);
      const { left, right, top, bottom } = itemBox(dish);
      for (const { x, y } of itemsOf(scene, 0))
        assert.ok(x > left && x < right && y > top && y < bottom + 1, `${prompt}: ${x} ${y}`);
    }
});

test('what lies on its face is stacked lying, and laptops are closed', async () => {
  for (const prompt of ['a stack of CDs on a table', 'three laptops stacked on a desk', 'laptops piled on a sofa'])
    for (const scene of await scenesOf(prompt)) {
      const [stack, ...others] = itemsOf(scene, 0);
      assert.ok(stack && others.length === 0 && stack.drawable.aspect > 0.8, prompt);
    }
  for (const scene of await scenesOf('a mug on a laptop'))
    assert.ok(scene.items.some(({ drawable }) => drawable.concept === 'closed-laptop'));
});

test('what is crushed is lower than it is else', async () => {
  const crushed = (await scenesOf('a rock crushing a taxi'))[0];
  const whole = (await scenesOf('a taxi'))[0];
  const aspect = (scene?: Scene): number =>
    scene?.items.find(({ drawable }) => drawable.kind === 'vehicle')?.drawable.aspect ?? 0;
  assert.ok(aspect(crushed) > aspect(whole) * 1.5);
});

test('milk that is poured from a glass is in that glass, and no other one is there', async () => {
  for (const scene of await scenesOf('milk pouring from a glass into a bowl'))
    assert.deepEqual(scene.items.map(({ drawable }) => drawable.concept).toSorted(), ['bowl', 'milk']);
});

test('slices lie within the bread that they lie on', async () => {
  for (const scene of await scenesOf('slices of avocado on a piece of toast')) {
    const [[slices], [toast]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(slices && toast && wide(slices) < wide(toast) && slices.size < toast.size);
  }
});

test('what is poured from one vessel into another needs no shelf', async () => {
  for (const prompt of ['water pouring from a jug into a bowl', 'coffee is poured from a pot into a cup'])
    for (const scene of await scenesOf(prompt))
      assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'board'), prompt);
});

test('what runs over hill and dale is painted with the land, and drawn by itself in a diagram', async () => {
  for (const prompt of ['the Great Wall', 'a goat in front of the Great Wall of China'])
    for (const { brief, items } of await scenesOf(prompt)) {
      assert.ok(brief.features.includes('great-wall'), prompt);
      assert.ok(!items.some(({ drawable }) => drawable.kind === 'building'), prompt);
    }
  for (const { items } of await scenesOf('an infographic about the Great Wall'))
    assert.ok(items.some(({ drawable }) => drawable.concept === 'great-wall'));
});

test('a spoon that "stands" beside a bowl lies there, and an upright one stands', async () => {
  for (const scene of await scenesOf('a wooden spoon stands beside a bowl'))
    assert.ok((itemsOf(scene, 0)[0]?.drawable.aspect ?? 0) > 2);
  for (const scene of await scenesOf('an upright spoon')) assert.ok((itemsOf(scene, 0)[0]?.drawable.aspect ?? 9) < 1);
});

test('a snowboard lies on its broad side', async () => {
  for (const scene of await scenesOf('a snowboard and a horse'))
    assert.ok((itemsOf(scene, 0)[0]?.drawable.aspect ?? 0) > 8);
});

test('keyboards do not stand on each other', async () => {
  for (const scene of await scenesOf('four computer keyboards')) {
    const feet = new Set(itemsOf(scene, 0).map(({ y }) => Math.round(y / 20)));
    assert.ok(feet.size < 4);
  }
});

test('what is put on an animal has a level back to stand on', async () => {
  for (const prompt of ['a candle on the top of a cat', 'a plate on a dog'])
    for (const scene of await scenesOf(prompt))
      assert.ok(itemsOf(scene, 1)[0]?.attributes.includes('standing'), prompt);
});

test('a phone beside a frog is not out in the grass', async () => {
  for (const prompt of ['a phone on the right of a frog', 'a butterfly on the left of a phone'])
    for (const scene of await scenesOf(prompt)) assert.equal(scene.setting, 'studio', prompt);
});

test('a pillow with nothing to lean on lies', async () => {
  for (const scene of await scenesOf('a green blanket and a blue pillow'))
    for (const { drawable } of itemsOf(scene, 1)) assert.ok(drawable.aspect > 1.5, `${drawable.aspect}`);
});

test('an open umbrella in a field lies on its rim, and eight chairs stand on the floor of their room', async () => {
  for (const scene of await scenesOf('a red umbrella and a green cow'))
    for (const { drawable } of itemsOf(scene, 0)) assert.notEqual(drawable.aspect.toFixed(2), '1.12');
  for (const scene of await scenesOf('eight chairs')) {
    const feet = itemsOf(scene, 0).map(({ y }) => y);
    const floor = scene.surfaces.find(({ habitat }) => habitat === 'ground');
    assert.ok(floor && Math.min(...feet) > floor.far - 6, `${Math.min(...feet)} above ${floor?.far}`);
  }
});

test('what is flat and as broad as long lies beside what stands: coins, key chains, envelopes', async () => {
  for (const prompt of [
    'a blue vase and a coin',
    'a conical hat and a diamond brooch',
    'a plastic toy and a metallic keychain',
    'a jug and an envelope',
  ])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 1)) assert.ok(drawable.aspect > 1.6, `${prompt}: ${drawable.aspect}`);
});

test('a phone lies before and behind others, and outside; horseshoes do not stand on their ends', async () => {
  const before = ['a phone in front of a backpack', 'a phone hidden by a sheep'].map((prompt) => [prompt, 0] as const);
  for (const [prompt, subject] of [...before, ['three backpacks and one phone were left at the campsite', 1] as const])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, subject)) assert.ok(drawable.aspect > 1.5, prompt);
  for (const scene of await scenesOf('three horseshoes beside a horse'))
    for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 1.4, `${drawable.aspect}`);
});

test('in the rain an umbrella over nobody is tipped over, on its handle and its rim', async () => {
  const turned = async (prompt: string): Promise<boolean> => {
    const [scene] = await scenesOf(prompt);
    const umbrella = scene?.items.find(({ drawable }) => drawable.concept === 'umbrella');
    return umbrella !== undefined && umbrella.drawable.aspect !== UPRIGHT_UMBRELLA;
  };
  assert.ok(await turned('rubber boots and an umbrella in the rain'));
});

test('on a desk a keyboard is seen from as low as the desk is', async () => {
  for (const scene of await scenesOf('a keyboard and a mouse on a wooden desk')) {
    const board = scene.items.find(({ drawable }) => drawable.concept === 'keyboard');
    assert.ok(board && board.drawable.aspect > 4, `${board?.drawable.aspect}`);
  }
});

test('a wallet below a bee and a phone behind a key lie', async () => {
  for (const prompt of ['a wallet on the bottom of a bee', 'a phone hidden by a key'])
    for (const scene of await scenesOf(prompt)) {
      const [thing] = itemsOf(scene, 0);
      assert.ok(thing && thing.drawable.aspect > 1.5, `${prompt}: ${thing?.drawable.aspect}`);
    }
});

test('a phone behind a cow or a man lies', async () => {
  for (const prompt of ['a phone behind a man', 'a phone behind a cow'])
    for (const scene of await scenesOf(prompt)) assert.ok((itemsOf(scene, 0)[0]?.drawable.aspect ?? 0) > 1.5, prompt);
});

test('scissors and jewels lie flat, and do not stand on their edge', async () => {
  for (const [prompt, least] of [
    ['a scissors and a sandwich', 3],
    ['a metallic jewelry and a wooden chair', 2],
  ] as const)
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > least, `${prompt}: ${drawable.aspect}`);
});

test('what comes to a point rests on its side, and stands only in the cream of a cake', async () => {
  for (const prompt of [
    'a strawberry next to a cup',
    'three light bulbs',
    'an acorn and a leaf',
    'a diamond and a box',
  ])
    for (const scene of await scenesOf(prompt)) {
      if (scene.setting === 'flat-lay') continue;
      const [{ drawable } = assert.fail(prompt)] = itemsOf(scene, 0);
      assert.notEqual(drawable.aspect, findDrawable(drawable.concept)?.aspect, prompt);
    }
  for (const scene of await scenesOf('a strawberry on a cake'))
    for (const { drawable } of itemsOf(scene, 0)) assert.equal(drawable.aspect, findDrawable('strawberry')?.aspect);
});

test('a flower beside a book was cut, and one in a room is in a pot', async () => {
  for (const prompt of ['a rose and a book', 'a cup and a tulip'])
    for (const scene of await scenesOf(prompt)) {
      const flower = scene.items.find(({ drawable: { concept } }) => concept === 'rose' || concept === 'tulip');
      assert.ok(flower && flower.drawable.aspect > 1.5, prompt);
    }
  for (const prompt of ['a daffodil in a living room', 'a tall sunflower in a bedroom'])
    for (const scene of await scenesOf(prompt)) {
      const [{ drawable } = assert.fail(prompt)] = itemsOf(scene, 0);
      assert.ok(drawable.height > (findDrawable(drawable.concept)?.height ?? 9), prompt);
    }
});

test('what is flat and broad lies on a table, a desk or a bed, and does not stand on its edge', async () => {
  for (const prompt of ['a map on a table', 'a postcard on a desk', 'sandpaper on a bench', 'a board game on a table'])
    for (const scene of await scenesOf(prompt))
      for (const { drawable } of itemsOf(scene, 0)) assert.ok(drawable.aspect > 2, `${prompt}: ${drawable.aspect}`);
});

test('what is flat lies beside others whatever those are doing: a leaf beside a rock with a snail on it', async () => {
  for (const scene of await scenesOf('a snail on a rock and a leaf'))
    for (const { drawable } of scene.items.filter((item) => item.drawable.concept === 'leaf'))
      assert.ok(drawable.aspect > 1.3, `${drawable.aspect}`);
});

test('a toaster pastry lies beside what it is with', async () => {
  for (const scene of await scenesOf('a round donut and a rectangular toaster pastry'))
    for (const { drawable } of itemsOf(scene, 1)) assert.ok(scene.setting === 'flat-lay' || drawable.aspect > 1.9);
});

test('a slice of pizza stands on its tip nowhere', async () => {
  for (const prompt of [
    'a pizza slice under a chair',
    'a slice of pizza on the left of a dog',
    'a dog and a slice of pizza',
  ])
    for (const scene of await scenesOf(prompt)) {
      const slice = scene.items.find(({ drawable }) => drawable.concept === 'slice-of-pizza');
      assert.ok(slice && slice.drawable.aspect > 1.8, `${prompt}: ${slice?.drawable.aspect}`);
    }
});

test('what is printed on a cushion is seen on it, though it lies or leans', async () => {
  const [plain, printed] = await Promise.all(
    ['a white cushion', 'a white cushion with a fox print'].map(async (prompt) => {
      const [item] = itemsOf(staged(await understand(prompt), 3).scene, 0);
      assert.ok(item, prompt);
      const canvas = paintedAlone(item.drawable, { size: 160, brush: { colour: [240, 238, 230] } });
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, 160);
      let orange = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 3] as number) > 128 && (data[at] as number) > (data[at + 2] as number) + 90) orange++;
      return orange;
    }),
  );
  assert.ok((printed as number) > (plain as number) + 60, `${printed} after ${plain}`);
});

test('a racket or a fork beside something was put down aslant, and its shadow is its own form', async () => {
  for (const prompt of [
    'a tennis racket and a wine glass',
    'a spoon and a computer mouse',
    'a baseball bat below a tv',
  ])
    for (const scene of await scenesOf(prompt)) {
      const [put] = itemsOf(scene, 0);
      assert.ok(put?.drawable.spread, `${prompt}: its shadow is a pool below its lowest point`);
      assert.ok(put.drawable.aspect > 2, `${prompt}: ${put.drawable.aspect}`);
    }
});

test('a cutting board on the worktop of a kitchen lies', async () => {
  for (const scene of await scenesOf('The wooden cutting board and glass measuring cup make cooking a breeze.')) {
    const [board] = itemsOf(scene, 0);
    assert.ok(board && board.drawable.aspect > 1.5);
  }
});
