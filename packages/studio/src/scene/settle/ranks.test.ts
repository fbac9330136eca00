import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { eyesOver } from '../perspective.js';
import { itemBox } from '../scene.js';
import type { Scene } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged } from '../staged-for-tests.js';

async function scenesOf(prompt: string): Promise<Scene[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
}

/** How many times higher the eyes of one thing are than those of another, of all that stand on the ground. */
function apart(scene: Scene): number {
  const eyes = scene.items
    .filter(({ standsOn, subject }) => standsOn === 'ground' && subject !== undefined)
    .map((item) => eyesOver(scene, item));
  return Math.max(...eyes) / Math.min(...eyes);
}

const COUNTED = [
  ['two giraffes, two cakes, four ducks, three couches and four rabbits', [2, 2, 4, 3, 4]],
  ['four helmets, one lamp, one sheep and four bowls', [4, 1, 1, 4]],
  ['two pears, three bowls, one woman and one cake', [2, 3, 1, 1]],
  ['three books, one computer, one pillow, one desk and four trucks', [3, 1, 1, 1, 4]],
  ['three candles, one train, two tents and four deer', [3, 1, 2, 4]],
  ['two chickens, two horses, two sheep and one table', [2, 2, 2, 1]],
] as const;

for (const [prompt, counts] of COUNTED)
  test(`${prompt}: all on one ground before one camera`, async () => {
    for (const scene of await scenesOf(prompt)) {
      counts.forEach((count, subject) => assert.equal(itemsOf(scene, subject).length, count, `${subject}`));
      // a train is drawn a little shorter than it is
      assert.ok(apart(scene) < 1.6, `${apart(scene)} times apart`);
      for (const item of scene.items.filter(({ subject }) => subject !== undefined)) {
        const { left, right, top, bottom } = itemBox(item);
        assert.ok(left > -WIDTH * 0.02 && right < WIDTH * 1.02 && top > 0 && bottom < HEIGHT, item.drawable.concept);
        assert.ok(item.size * Math.sqrt(item.drawable.aspect) > HEIGHT * 0.03, `${item.drawable.concept} is a speck`);
        assert.notEqual(item.drawable.concept, 'board', 'no shelf');
      }
    }
  });

test('what is small lies on a ledge before those who stand, what flies is above them', async () => {
  for (const scene of await scenesOf('four pens, two kites and two candles')) {
    const ledge = scene.items.find(({ foremost }) => foremost);
    assert.ok(ledge);
    for (const pen of itemsOf(scene, 0)) assert.ok(pen.y > itemBox(ledge).top && pen.depth < ledge.depth);
    for (const kite of itemsOf(scene, 1)) assert.ok(kite.y < HEIGHT * 0.5 && kite.size > HEIGHT * 0.05);
  }
});

test('on the ledge nothing is a speck, and the small that live come to it from behind the large', async () => {
  const prompt = 'two horses, three cats, four bowls and two trucks';
  for (const scene of await scenesOf(prompt)) {
    const ledge = scene.items.find(({ foremost }) => foremost);
    assert.ok(ledge);
    for (const cat of itemsOf(scene, 1)) assert.ok(cat.depth < ledge.depth, 'a cat is behind the ledge');
    for (const { size, drawable } of [...itemsOf(scene, 1), ...itemsOf(scene, 2)])
      assert.ok(size * Math.sqrt(drawable.aspect) > HEIGHT * 0.044, `${drawable.concept} is a speck`);
  }
});

test('a stool before people is no giant', async () => {
  for (const scene of await scenesOf('three stools and three men'))
    for (const stool of itemsOf(scene, 0))
      assert.ok(stool.size < (itemsOf(scene, 1)[0]?.size ?? 0) * 0.6, 'a stool is as high as a man');
});

test('fish are in water, and be it that of a tank', async () => {
  for (const prompt of ['four goldfish, four turtles and two pillows', 'three cups, four goldfish and three books'])
    for (const scene of await scenesOf(prompt)) {
      const tank = scene.items.find(({ drawable }) => drawable.concept === 'near-tank');
      assert.ok(tank, prompt);
      const fish = itemsOf(scene, prompt.startsWith('four') ? 0 : 1);
      assert.equal(fish.length, 4);
      for (const each of fish) {
        const [own, its] = [itemBox(each), itemBox(tank)];
        assert.ok(own.left > its.left && own.right < its.right && own.top > its.top && own.bottom < its.bottom);
      }
    }
});

test('what fits on shelves is on shelves', async () => {
  for (const prompt of ['three cups, four books and three bowls', 'three suitcases and four helmets'])
    for (const scene of await scenesOf(prompt)) {
      assert.equal(scene.setting, 'studio');
      assert.ok(
        scene.items.some(({ drawable }) => drawable.concept === 'board'),
        prompt,
      );
    }
});

test('butterflies fly over the phone that lies on a ledge', async () => {
  for (const scene of await scenesOf('one phone and four butterflies')) {
    const [phone] = itemsOf(scene, 0);
    assert.equal(phone?.standsOn, 'item');
    for (const each of itemsOf(scene, 1)) assert.ok(each.y < itemBox(phone).top);
  }
});

test('who stands among wide things overtops them, and each is as large as it is beside the others', async () => {
  for (const prompt of ['four sofas and one boy', 'a woman and five couches', 'three cows, two benches and a girl'])
    for (const scene of await scenesOf(prompt)) {
      const tall = scene.items.find(({ drawable }) => drawable.kind === 'person');
      const low = scene.items.filter(({ drawable }) => drawable.kind === 'furniture');
      assert.ok(tall && low.length > 0, prompt);
      for (const each of low) assert.ok(tall.size > each.size, `${prompt}: a doll`);
      assert.ok(apart(scene) < 1.6, `${prompt}: ${apart(scene)} times apart`);
    }
});

test('a loaf on the ledge is no sofa, and a guitar stands with the others on the ground', async () => {
  for (const scene of await scenesOf('two sofas, two breads and three horses'))
    for (const loaf of itemsOf(scene, 1))
      for (const sofa of itemsOf(scene, 0))
        assert.ok(loaf.size * loaf.drawable.aspect < sofa.size * sofa.drawable.aspect * 0.8);
  for (const scene of await scenesOf('three guitars, two apples and four refrigerators'))
    for (const guitar of itemsOf(scene, 0)) assert.equal(guitar.standsOn, 'ground');
});

test('between a ledge and those who stand behind it there is ground, and swans are no larger than the cows before them', async () => {
  for (const scene of await scenesOf('two swans, four lemons, three cows and three drums')) {
    const ledge = scene.items.find(({ foremost }) => foremost);
    const [[swan], [cow]] = [itemsOf(scene, 0), itemsOf(scene, 2)];
    assert.ok(ledge && swan && cow);
    assert.ok(cow.y < itemBox(ledge).top - HEIGHT * 0.03, 'on the ledge');
    assert.ok(swan.size * Math.sqrt(swan.drawable.aspect) < cow.size * Math.sqrt(cow.drawable.aspect));
  }
});

test('who lives stands before a desk or beside it, not on it', async () => {
  for (const prompt of ['two pigs, two desks and four books', 'two sheep, two sofas and two breads'])
    for (const scene of await scenesOf(prompt))
      for (const beast of itemsOf(scene, 0))
        for (const desk of itemsOf(scene, 1)) {
          const [own, its] = [itemBox(beast), itemBox(desk)];
          const over = Math.min(own.right, its.right) - Math.max(own.left, its.left);
          assert.ok(beast.y >= desk.y - 8 || over < (own.right - own.left) * 0.2, prompt);
        }
});

test('a sink behind tables does not stand on one, and a flag is not so high that sofas are lost below it', async () => {
  for (const scene of await scenesOf('one sink, three tables and two flags'))
    for (const sink of itemsOf(scene, 0))
      for (const table of itemsOf(scene, 1)) {
        const [own, its] = [itemBox(sink), itemBox(table)];
        const over = Math.min(own.right, its.right) - Math.max(own.left, its.left);
        assert.ok(sink.y >= table.y - 8 || over < (own.right - own.left) * 0.2, 'on a table');
      }
  for (const scene of await scenesOf('three turtles, three sofas, three birds, one boat and four flags'))
    for (const sofa of itemsOf(scene, 1)) assert.ok(sofa.size > HEIGHT * 0.06, String(sofa.size));
});

test('birds and phones are on one ledge: in the grass phones would be on their edges', async () => {
  for (const scene of await scenesOf('three birds and two phones')) {
    const ledge = scene.items.find(({ drawable }) => drawable.concept === 'near-ledge');
    assert.ok(ledge);
    for (const phone of itemsOf(scene, 1)) assert.ok(phone.y > itemBox(ledge).top && phone.drawable.aspect > 1.4);
  }
});

test('turtles on a ledge are no larger than the horses behind it', async () => {
  for (const scene of await scenesOf('three horses, two bowls, one refrigerator and two turtles'))
    for (const turtle of itemsOf(scene, 3))
      for (const horse of itemsOf(scene, 0))
        assert.ok(turtle.size * Math.sqrt(turtle.drawable.aspect) < horse.size * Math.sqrt(horse.drawable.aspect));
});

test('fish beside what is dry swim in a tank: nothing goes under water with them', async () => {
  for (const prompt of ['one pillow and three fish', 'one fish and three chickens', 'two goldfish and three birds'])
    for (const scene of await scenesOf(prompt)) {
      assert.notEqual(scene.setting, 'underwater', prompt);
      assert.ok(
        scene.items.some(({ drawable }) => drawable.concept === 'near-tank'),
        prompt,
      );
    }
});

test('what is alone on a ledge is seen from nearer than before others', async () => {
  for (const scene of await scenesOf('two goldfish and three vases'))
    for (const vase of itemsOf(scene, 1)) assert.ok(vase.size > HEIGHT * 0.2);
});

test('no candle stands on a fish tank', async () => {
  for (const scene of await scenesOf(
    'two refrigerators, three strawberries, three candles, three stools and two fish',
  )) {
    const tank = scene.items.find(({ drawable }) => drawable.concept === 'near-tank');
    assert.ok(tank);
    for (const candle of itemsOf(scene, 2))
      assert.ok(candle.y > itemBox(tank).bottom - 1 || candle.y < itemBox(tank).top);
  }
});

test('on the bank of a lake nobody stands behind a ledge', async () => {
  for (const scene of await scenesOf('three backpacks, three pigs, and a paddle sat by the lake'))
    assert.ok(scene.items.every(({ foremost }) => foremost !== true));
});

test('nothing else stands on the rails of a train', async () => {
  for (const scene of await scenesOf('three trains, four trucks and two suitcases')) {
    const rails = itemsOf(scene, 0).map(({ y }) => y);
    for (const truck of itemsOf(scene, 1)) assert.ok(truck.y > Math.max(...rails) + 1);
  }
});

test('giraffes overtop the camels before them', async () => {
  for (const scene of await scenesOf('three camels and three giraffes'))
    assert.ok((itemsOf(scene, 1)[0]?.size ?? 0) > (itemsOf(scene, 0)[0]?.size ?? Infinity) * 1.35);
});

test('aircraft, giraffes and hens in numbers are in a field, not before the trees and benches of a park', async () => {
  for (const prompt of [
    'three airplanes and four giraffes',
    'three trains, three sheep and two cars',
    'four backpacks, three women and three dogs',
  ])
    for (const { setting } of await scenesOf(prompt)) assert.equal(setting, 'field', prompt);
});

test('what is counted beside beasts stands there and is worn by none of them', async () => {
  const brief = await understand('three cows, four helmets and one camera');
  assert.deepEqual(
    brief.subjects.map(({ concept, count }) => [concept, count]),
    [
      ['cow', 3],
      ['helmet', 4],
      ['camera', 1],
    ],
  );
});

test('a frog below a shelf is no giant beside the cups on it', async () => {
  for (const scene of await scenesOf('two knives, one frog and four cups')) {
    const [[frog], cups] = [itemsOf(scene, 1), itemsOf(scene, 2)];
    assert.ok(frog);
    for (const cup of cups) assert.ok(frog.size / frog.drawable.height < (cup.size / cup.drawable.height) * 2);
  }
});
