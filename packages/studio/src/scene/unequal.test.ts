import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged, wide } from './staged-for-tests.js';

async function scenesOf(prompt: string): Promise<Scene[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
}

const ledgeOf = (scene: Scene): Item | undefined => scene.items.find(({ foremost }) => foremost);
const pairOf = (scene: Scene): [Item, Item] => {
  const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(one && other);
  return [one, other];
};

test('what fits into a hand lies on a ledge before our eyes, what is large stands behind in its place', async () => {
  for (const [prompt, setting] of [
    ['a knife and a zebra', 'savanna'],
    ['a fork and a stop sign', 'street'],
    ['a wine glass and a couch', 'room'],
    ['a spoon and a toilet', 'bathroom'],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      const ledge = ledgeOf(scene);
      assert.equal(scene.setting, setting, prompt);
      assert.ok(ledge && itemBox(ledge).bottom >= HEIGHT && itemBox(ledge).left <= 0, prompt);
      assert.ok(small.y > itemBox(ledge).top && small.standsOn === 'item', `${prompt}: on the ledge`);
      assert.ok(small.depth < ledge.depth && ledge.depth < large.depth, `${prompt}: in depth`);
      assert.ok(itemBox(large).top < itemBox(small).top && large.size > HEIGHT * 0.2, `${prompt}: behind`);
    }
});

test('what a hand holds is never as large as a bag, a jacket or a rug on one floor with it', async () => {
  for (const [prompt, setting] of [
    // a stand with clothes stands on no table
    ['a metallic key and a leather jacket', 'room'],
    ['a metallic key and a fabric dress', 'room'],
    ['a yellow skateboard and an orange computer mouse', 'studio'],
    ['a bag hidden by a key', 'studio'],
    ['a rubber eraser and a fabric rug', 'room'],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      assert.ok(ledgeOf(scene), prompt);
      assert.equal(scene.setting, setting, prompt);
    }
  // both lie on one table where that shows them well
  for (const scene of await scenesOf('a rectangular laptop and a round computer mouse')) {
    const [laptop, mouse] = pairOf(scene);
    const [one, other] = [laptop, mouse].map(({ size, drawable: { height } }) => size / height) as [number, number];
    assert.ok(!ledgeOf(scene) && other / one < 1.7, `${other / one}`);
  }
});

test('what swims, a plant in its pot and shoes beside a dress stand where the other one does', async () => {
  for (const prompt of ['a duckling beside a swan', 'a plant next to a vase', 'a silk dress next to high heels'])
    for (const scene of await scenesOf(prompt)) assert.ok(!ledgeOf(scene), prompt);
});

test('a ball and a rug are on one floor', async () => {
  for (const scene of await scenesOf('a rubber ball and a fabric rug')) assert.ok(!ledgeOf(scene));
});

test('a rug on a carpet lies in it, a cushion under a cat and a book on a nightstand lie flat', async () => {
  for (const scene of await scenesOf('a striped rug on a blue carpet')) {
    const [upper, lower] = pairOf(scene).map(itemBox);
    assert.ok(upper && lower && upper.top > lower.top && upper.bottom < lower.bottom);
  }
  for (const prompt of ['a cat on a cushion', 'a teddy bear on a round pillow'])
    for (const scene of await scenesOf(prompt)) assert.ok(pairOf(scene)[1].drawable.aspect > 1.8, prompt);
  for (const scene of await scenesOf('a book on a nightstand')) assert.ok(pairOf(scene)[0].drawable.aspect > 2);
});

test('who sleeps in a bed has the head on its pillow', async () => {
  for (const scene of await scenesOf('a woman sleeping in a bed')) {
    const [sleeper, bed] = pairOf(scene);
    assert.equal(sleeper.mirrored, bed.mirrored);
    assert.ok((sleeper.x - bed.x) * (bed.mirrored ? -1 : 1) < bed.size * 0.1);
  }
});

test('of counted things what is nearer is no toy beside what is farther', async () => {
  for (const scene of await scenesOf('four rabbits and three suitcases')) {
    const [rabbit, suitcase] = pairOf(scene);
    assert.ok(suitcase.size / suitcase.drawable.height > (rabbit.size / rabbit.drawable.height) * 0.5);
  }
  for (const scene of await scenesOf('two guitars and four candles')) {
    const [guitar, candle] = pairOf(scene);
    assert.ok(candle.size < guitar.size * 0.6, `${candle.size} beside ${guitar.size}`);
  }
});

test('what lies on a table is no plank beside it, and a table of which something is told is seen whole', async () => {
  for (const prompt of ['a metallic fork and a wooden table', 'a fabric hat and a wooden table'])
    for (const scene of await scenesOf(prompt)) {
      const [guest, host] = pairOf(scene);
      const larger = guest.size / guest.drawable.height / (host.size / host.drawable.height);
      assert.ok(larger < 4.6, `${prompt}: ${larger} times as large`);
      assert.ok(itemBox(host).left > 0 && itemBox(host).bottom < HEIGHT, `${prompt}: whole`);
    }
});

test('one table and what stands on tables: it is laid', async () => {
  for (const scene of await scenesOf('three wine glasses and a dining table')) {
    const [glass, table] = pairOf(scene);
    assert.ok(!ledgeOf(scene) && glass.y < table.y - table.size * 0.7);
  }
});

test('a cushion beside a couch is on its floor, and a spoon is no giant for being named first', async () => {
  for (const scene of await scenesOf('The brown leather couch sat next to the white pillow.')) {
    const [couch, pillow] = pairOf(scene);
    assert.equal(ledgeOf(scene), undefined);
    assert.ok(pillow.drawable.aspect * pillow.size < couch.drawable.aspect * couch.size * 0.5);
  }
  for (const scene of await scenesOf('The rectangular remote was next to the black television.')) {
    const [remote, television] = pairOf(scene);
    assert.ok(remote.drawable.aspect * remote.size < television.drawable.aspect * television.size * 0.75);
  }
});

test('the asked side is kept on the ledge', async () => {
  for (const [prompt, sign] of [
    ['a donut right of a bench', 1],
    ['a computer mouse left of a bench', -1],
    ['a bus left of a baseball glove', -1],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [one, other] = pairOf(scene);
      assert.ok(ledgeOf(scene), prompt);
      assert.ok((one.x - other.x) * sign > 0, prompt);
      const [a, b] = [itemBox(one), itemBox(other)];
      assert.ok(Math.min(a.right, b.right) < Math.max(a.left, b.left) + 1, `${prompt}: apart`);
    }
});

test('what is below a large thing lies on the ledge under it', async () => {
  for (const scene of await scenesOf('a tv remote below a cow')) {
    const [remote, cow] = pairOf(scene);
    assert.ok(ledgeOf(scene));
    assert.ok(itemBox(remote).top >= itemBox(cow).bottom - HEIGHT * 0.01);
  }
});

test('several lie side by side, and a herd is behind all of them', async () => {
  for (const scene of await scenesOf('three cows and four phones')) {
    assert.equal(itemsOf(scene, 0).length, 3);
    const phones = itemsOf(scene, 1).toSorted((one, other) => one.x - other.x);
    assert.equal(phones.length, 4);
    phones
      .slice(1)
      .forEach((phone, index) => assert.ok(itemBox(phone).left > itemBox(phones[index] as Item).right - 1));
  }
});

test('what stands on the ground by nature stays there, nearer, and in scale', async () => {
  for (const scene of await scenesOf('a dog and an elephant')) {
    const [dog, elephant] = pairOf(scene);
    assert.ok(!ledgeOf(scene) && dog.standsOn === 'ground');
    const nearer = (dog.y - scene.horizon) / (elephant.y - scene.horizon);
    const larger = dog.size / dog.drawable.height / (elephant.size / elephant.drawable.height);
    assert.ok(Math.abs(Math.log(larger / nearer)) < Math.log(1.5), `${larger} times as large, ${nearer} times as near`);
  }
});

test('what was said of sizes is seen as it was said', async () => {
  for (const scene of await scenesOf('a giant apple and a bench')) assert.ok(!ledgeOf(scene));
});

test('what is above a hydrant, a fridge or a beast is at the wall behind it and hides none of it', async () => {
  for (const prompt of [
    'a toothbrush above a fire hydrant',
    'a refrigerator below a scissors',
    'a cup above a giraffe',
  ])
    for (const scene of await scenesOf(prompt)) {
      const [one, other] = pairOf(scene);
      const [small, large] = prompt.includes('below') ? [other, one] : [one, other];
      assert.equal(small.standsOn, prompt.includes('cup') ? 'item' : 'nothing', prompt);
      assert.equal(large.standsOn, 'ground', prompt);
      assert.ok(itemBox(small).bottom < itemBox(large).top + HEIGHT * 0.02, `${prompt}: above`);
      const shared =
        Math.min(itemBox(small).right, itemBox(large).right) - Math.max(itemBox(small).left, itemBox(large).left);
      assert.ok(shared > 0, `${prompt}: over it`);
      assert.ok(!ledgeOf(scene) && small.depth > large.depth, `${prompt}: at the wall`);
      assert.ok(wide(small) < wide(large), `${prompt}: no giant`);
    }
});

test('a dog above a cow is on the hill behind it', async () => {
  for (const scene of await scenesOf('a dog above a cow')) {
    assert.equal(ledgeOf(scene), undefined);
    assert.ok(scene.items.some(({ drawable }) => drawable.kind === 'nature'));
  }
});

test('what covers a part of a beast is before its hind legs: its head is seen', async () => {
  for (const scene of await scenesOf('a backpack in front of a sheep')) {
    const [bag, sheep] = pairOf(scene);
    assert.equal(sheep.mirrored, bag.x > sheep.x);
  }
});

test('where one can carry or shelter the other it does: no second table, nothing that hangs in the air', async () => {
  for (const [prompt, upper, lower] of [
    ['a dining table above a suitcase', 0, 1],
    ['a baseball glove below an umbrella', 1, 0],
    ['a girl above a table', 0, 1],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [high, low] = [itemsOf(scene, upper)[0] as Item, itemsOf(scene, lower)[0] as Item];
      // but for the cord of an umbrella
      const added = scene.items.filter(({ drawable }) => drawable.concept !== 'wire');
      assert.equal(added.length, 2, `${prompt}: nothing is added`);
      assert.ok(high.y - high.size / 2 < low.y - low.size / 2, `${prompt}: higher`);
    }
});

test('no shelf carries what stands in a street, and a kite is not indoors', async () => {
  for (const scene of await scenesOf('a stop sign above a parking meter')) assert.notEqual(scene.setting, 'studio');
  for (const scene of await scenesOf('a toilet left of a kite'))
    assert.ok(['park', 'field', 'beach'].includes(scene.setting));
});

test('what is before a large thing covers a part of it, and most of it where that is hidden', async () => {
  const shared = (one: Item, other: Item): number => {
    const [a, b] = [itemBox(one), itemBox(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return (Math.max(0, wide) * Math.max(0, high)) / ((b.right - b.left) * (b.bottom - b.top));
  };
  for (const [prompt, least] of [
    ['a person behind a candle', 0.02],
    ['a car behind a cup', 0.02],
    ['a dog in front of a truck', 0.01],
    ['a horse hidden by a bird', 0.5],
    ['a train hidden by a turtle', 0.5],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [one, other] = pairOf(scene);
      const [front, back] = prompt.includes('front') ? [one, other] : [other, one];
      assert.ok(front.depth < back.depth, prompt);
      assert.ok(shared(front, back) > least, `${prompt}: ${shared(front, back)}`);
    }
});

test('who is on an animal or a car is as small there as in the world', async () => {
  for (const [prompt, most] of [
    ["an owl on top of an elephant's back", 0.4],
    ['a cat on the roof of a car', 0.45],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      assert.ok(small.size / large.size < most, `${prompt}: ${small.size / large.size}`);
    }
});

test('what has no foot lies on the ledge before furniture, unless it is said to stand', () => {
  for (const [words, lies] of [
    [[], true],
    [['upright'], false],
  ] as const) {
    const brief = briefOf([{ concept: 'medal', attributes: words }, { concept: 'chair' }], []);
    const [medal] = itemsOf(staged(brief, 3).scene, 0);
    assert.equal((medal?.drawable.aspect ?? 0) > 1.2, lies, words.join());
  }
});

test('prose of small things beside a large one out of doors has both on one ground, the small ones nearer', () => {
  const prompt =
    'Two red boots stand on the grass beside a tractor. The morning is calm and the air is fresh. The tractor is old, and the boots look as if nobody had ever worn them on any field.';
  for (const seed of SEEDS) {
    const told = briefOf(
      [{ concept: 'boots', count: 2 }, { concept: 'tractor' }],
      [{ kind: 'beside', subject: 0, object: 1 }],
    );
    const { scene } = staged({ ...told, prompt, setting: 'field' }, seed);
    const [boots] = itemsOf(scene, 0);
    const [tractor] = itemsOf(scene, 1);
    assert.ok(boots && tractor);
    assert.ok(boots.y > tractor.y + HEIGHT * 0.05);
    assert.ok(boots.size > tractor.size * 0.2 && boots.size < tractor.size * 0.7);
  }
});

test('several fish beside what stands on land swim in a tank on the ledge', async () => {
  for (const prompt of ['three fish and a truck', 'two fish and a horse'])
    for (const scene of await scenesOf(prompt)) {
      const tank = scene.items.find(({ drawable }) => drawable.concept === 'near-tank');
      assert.ok(tank, prompt);
      for (const fish of itemsOf(scene, 0)) {
        const [own, glass] = [itemBox(fish), itemBox(tank)];
        assert.ok(own.left > glass.left && own.right < glass.right && own.top > glass.top && own.bottom < glass.bottom);
      }
    }
});

test('ground is seen between a ledge and those who stand behind it, a bowl stands in the grass with its rabbit', async () => {
  // a phone in the grass would be on its edge
  for (const prompt of ['a giraffe on the right of a wallet', 'a cup in front of a horse', 'a phone next to a chicken'])
    for (const scene of await scenesOf(prompt)) {
      const ledge = ledgeOf(scene);
      const beast = scene.items.find(({ drawable, subject }) => subject !== undefined && drawable.kind === 'animal');
      assert.ok(ledge && beast && beast.y < itemBox(ledge).top - HEIGHT * 0.025, prompt);
    }
  for (const prompt of ['a bowl in front of a rabbit', 'a mouse on the left of a suitcase'])
    for (const scene of await scenesOf(prompt)) {
      assert.equal(ledgeOf(scene), undefined, prompt);
      for (const item of pairOf(scene)) assert.equal(item.standsOn, 'ground', prompt);
    }
});

test('a bee has come down on the ledge, a bird sits there, and for a balloon there is none', async () => {
  for (const prompt of ['a wasp next to a cow', 'a bee and a couch', 'a bird on the left of a motorcycle'])
    for (const scene of await scenesOf(prompt)) {
      const [small] = pairOf(scene);
      const ledge = ledgeOf(scene);
      assert.ok(ledge && small.standsOn === 'item' && small.y > itemBox(ledge).top, prompt);
      assert.ok(!prompt.includes('bird') || small.attributes.includes('perched'), prompt);
    }
  // what is drawn with its wings spread would be pasted upright on it
  for (const prompt of ['a balloon next to a car', 'a butterfly next to a cow', 'a white bat and a black ghost'])
    for (const scene of await scenesOf(prompt)) {
      const [small] = pairOf(scene);
      assert.ok(!ledgeOf(scene) && small.standsOn === 'nothing', prompt);
    }
});

test('a board that lies before a couch leaves it as large as it is', async () => {
  for (const scene of await scenesOf('a couch and a snowboard')) {
    const [couch] = itemsOf(scene, 0);
    assert.ok(couch && couch.size * couch.drawable.aspect > WIDTH * 0.45);
  }
});

test('a bee beside a book is a bee, a kite above a toothbrush is out of doors, and a cushion lies', async () => {
  for (const scene of await scenesOf('a bee on the right of a book')) {
    const [bee, book] = pairOf(scene);
    assert.ok(wide(bee) < wide(book) * 0.5);
  }
  for (const scene of await scenesOf('a kite above a toothbrush')) assert.ok(ledgeOf(scene));
  for (const scene of await scenesOf('four flags and one pillow'))
    for (const { drawable } of itemsOf(scene, 1)) assert.ok(drawable.aspect > 2);
});

test('what grows is on the ground at our feet, and from no ledge', async () => {
  for (const prompt of ['a tall oak tree and a short grass', 'a small mushroom and a big tree'])
    for (const scene of await scenesOf(prompt)) {
      assert.equal(ledgeOf(scene), undefined, prompt);
      for (const item of pairOf(scene)) assert.equal(item.standsOn, 'ground', prompt);
    }
});

test('a car beside a train stands clear of its rails', async () => {
  for (const scene of await scenesOf('a red car and a yellow train')) {
    const [car, train] = pairOf(scene);
    assert.ok(car.y > train.y + HEIGHT * 0.1, `${car.y} ${train.y}`);
  }
});

test('before a plain ground both are on one table, and a picture hangs over what stands there', async () => {
  for (const scene of await scenesOf('a key and a backpack')) {
    const [key, bag] = pairOf(scene);
    const ledge = ledgeOf(scene);
    assert.ok(ledge && bag.y > itemBox(ledge).top && bag.y < key.y && bag.depth < ledge.depth);
  }
  for (const scene of await scenesOf('four paintings and one cup'))
    for (const painting of itemsOf(scene, 0))
      assert.ok(painting.attributes.includes('on-wall') && painting.y < HEIGHT * 0.6);
});

test('a butterfly is no larger than it is: beside flowers, before a girl, below a car', async () => {
  for (const scene of await scenesOf('two bees buzzed near the flowers'))
    for (const bee of itemsOf(scene, 0)) assert.ok(bee.size < HEIGHT * 0.16, `${bee.size}`);
  for (const scene of await scenesOf('a car on the top of a butterfly')) {
    const [car, butterfly] = pairOf(scene);
    assert.ok(wide(butterfly) < wide(car) * 0.2 && butterfly.y > car.y);
  }
});

test('who stands on a microwave oven is no doll, and a cat beside it sits on it', async () => {
  for (const scene of await scenesOf('a person on the top of a microwave')) {
    const [person, oven] = pairOf(scene);
    assert.ok(person.size > oven.size * 2, `${person.size} on ${oven.size}`);
  }
  for (const scene of await scenesOf('a microwave on the bottom of a cat')) assert.equal(scene.items.length, 2);
});

test('trousers on their rail and what stands beside them have one scale', async () => {
  for (const scene of await scenesOf('a metallic desk lamp and a fabric pants')) {
    const [lamp, trousers] = pairOf(scene);
    assert.ok(lamp.size < trousers.size * 0.5, `${lamp.size} beside ${trousers.size}`);
  }
});

test('several of each stand in rows or behind a ledge, fish swim in their tank, a plate behind an aircraft is hidden', async () => {
  for (const scene of await scenesOf('two pigs and four fish')) {
    assert.ok(ledgeOf(scene), 'a ledge');
    assert.ok(itemsOf(scene, 1).every(({ standsOn }) => standsOn === 'nothing'));
  }
  for (const scene of await scenesOf('a plate hidden by an airplane')) assert.equal(itemsOf(scene, 0).length, 0);
  for (const scene of await scenesOf('two girls, one bird, four suitcases and two toys')) {
    const [girl, suitcase] = [itemsOf(scene, 0)[0], itemsOf(scene, 2)[0]];
    assert.ok(girl && suitcase && girl.size > suitcase.size * 1.25, 'suitcases are no trunks');
  }
});

test('an aircraft on a fish is in the sky over its tank, and a frog under a suitcase is no larger for it', async () => {
  for (const scene of await scenesOf('an airplane on the top of a fish')) {
    const [aircraft, tank] = pairOf(scene);
    assert.notEqual(scene.setting, 'underwater');
    assert.ok(ledgeOf(scene) && aircraft.y < tank.y);
  }
  for (const scene of await scenesOf('a frog on the bottom of a suitcase')) {
    const [frog, suitcase] = pairOf(scene);
    assert.ok(wide(frog) < wide(suitcase) * 0.45 && frog.y > suitcase.y);
  }
  for (const scene of await scenesOf('a fish behind an airplane')) assert.equal(itemsOf(scene, 0).length, 0);
});

test('a stump beside a tree stands on the same ground, and on no ledge', async () => {
  for (const scene of await scenesOf('a short stump and a tall tree')) assert.equal(ledgeOf(scene), undefined);
});

test('snow falls on both: a mouse beside a horse is before our eyes in any weather', async () => {
  for (const scene of await scenesOf('a mouse next to a horse in the snow')) assert.ok(ledgeOf(scene));
});

test('a bird above a girl sits near to us, and is no giant on a hill', async () => {
  for (const scene of await scenesOf('a girl on the bottom of a bird'))
    assert.ok(scene.items.every(({ drawable }) => drawable.concept !== 'hillside'));
});

test('who is above a beast or somebody sits on a bough over its head, and a bird has its wings folded there', async () => {
  for (const prompt of [
    'a bird above a giraffe',
    'a squirrel above a cow',
    'a bird above a car',
    'a rabbit above a girl',
  ])
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      const bough = ledgeOf(scene);
      assert.equal(bough?.drawable.concept, 'near-bough', prompt);
      const box = itemBox(bough);
      assert.ok(Math.abs(small.y - box.top) < HEIGHT * 0.02, `${prompt}: on its back`);
      assert.ok(small.x > box.left && small.x < box.right && (box.left < 1 || box.right > scene.width - 1), prompt);
      assert.ok(itemBox(large).top > box.top, `${prompt}: below it`);
      if (prompt.includes('bird')) assert.ok(small.attributes.includes('perched'), `${prompt}: it sits`);
    }
  for (const scene of await scenesOf('a bird flying above a cow'))
    assert.ok(scene.items.every(({ drawable }) => drawable.concept !== 'near-bough'));
});

test('who is on the hill behind a train is no giant there', async () => {
  for (const scene of await scenesOf('a sheep above a train')) {
    const [sheep, train] = pairOf(scene);
    assert.ok(sheep.size < train.size * 0.7, `${sheep.size / train.size} of a train`);
  }
});

test('below a giraffe that stands on a wall a car is no larger than it is', async () => {
  for (const scene of await scenesOf('a car on the bottom of a giraffe')) {
    const [car, giraffe] = pairOf(scene);
    assert.ok(car.size < giraffe.size * 0.65, `${car.size / giraffe.size} of a giraffe`);
  }
});

test('butterflies below kites fly over the meadow', async () => {
  for (const scene of await scenesOf('four butterflies and four kites'))
    for (const butterfly of itemsOf(scene, 0)) assert.equal(butterfly.standsOn, 'nothing');
});

test('a ball lies before its hoop or goal on the same ground, and on no table', async () => {
  for (const prompt of ['a spherical basketball and a conical basketball hoop', 'a soccer ball and a soccer goal'])
    for (const scene of await scenesOf(prompt)) assert.equal(ledgeOf(scene), undefined, prompt);
});

test('who is behind a bee that sits in the grass is seen down to the feet; a meter is no giant beside a car', async () => {
  for (const prompt of ['a woman behind a bee', 'a man next to a ladybug'])
    for (const scene of await scenesOf(prompt)) {
      const [who] = pairOf(scene);
      const bank = ledgeOf(scene)?.drawable.concept === 'near-bank';
      if (bank) assert.ok(itemBox(who).bottom <= HEIGHT * 0.82, `${prompt}: ${itemBox(who).bottom}`);
    }
  for (const scene of await scenesOf('a car and a parking meter')) {
    const [car, meter] = pairOf(scene);
    assert.ok(meter.size < car.size * 1.2, `${meter.size} beside ${car.size}`);
  }
});

test('a chair, a fridge or an armchair behind a table stands on the floor behind it, clear of its far edge', async () => {
  for (const prompt of [
    'a red cup and a blue chair',
    'a white mug and a black refrigerator',
    'a bottle and an armchair',
  ])
    for (const scene of await scenesOf(prompt)) {
      const [, large] = pairOf(scene);
      const ledge = ledgeOf(scene);
      assert.ok(ledge && itemBox(ledge).top - large.y > HEIGHT * 0.025, `${prompt}: ${large.y}`);
    }
});

test('who is over what lies on a ledge stands on their ground, clear of the far edge of the ledge', async () => {
  for (const scene of await scenesOf('a phone on the bottom of a rabbit')) {
    const [, rabbit] = pairOf(scene);
    const ledge = ledgeOf(scene);
    assert.ok(ledge && itemBox(ledge).top - rabbit.y > HEIGHT * 0.035, `${rabbit.y}`);
  }
});

test('a suitcase before a bus or a plant before a car stands on no lane of a road', async () => {
  for (const prompt of ['a yellow suitcase and a brown bus', 'a red car and an orange potted plant'])
    for (const seed of SEEDS) assert.equal(staged(await understand(prompt), seed).scene.setting, 'parking-lot', prompt);
});

test('a pizza beside an oven lies before it: on its top, which is hardly seen, it would stand on its edge', async () => {
  for (const prompt of ['a pizza and an oven', 'a donut and a stove'])
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      assert.ok(ledgeOf(scene) && small.depth < large.depth, prompt);
    }
});
