import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RelationKind } from '../catalogue/relations.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';
import { HEIGHT, WIDTH, briefOf, itemsOf, staged } from './staged-for-tests.js';
import { extentOf } from './unequal.js';

const SEED = 11;
const HANDY = ['key', 'coin', 'wallet', 'eraser', 'bowl', 'apple', 'book', 'rubber-band', 'mouse', 'bee'];
const LARGE = ['person', 'sofa', 'giraffe', 'horse', 'refrigerator', 'bench', 'bed', 'chair'];

interface Pair {
  readonly scene: Scene;
  readonly small: Item;
  readonly large: Item;
  /** So many times as large as in the world the small one is beside the large one. */
  readonly exaggerated: number;
  /** The side of a square that covers as much as the small one, as a share of the height. */
  readonly extent: number;
}

const drawn = ({ size, drawable: { aspect } }: Item): number => size * Math.sqrt(Math.min(5, Math.max(0.2, aspect)));

function pairOf(one: string, kind: RelationKind | undefined, other: string): Pair {
  const relations = kind ? [{ kind, subject: 0, object: 1 }] : [];
  const { scene } = staged(briefOf([{ concept: one }, { concept: other }], relations), SEED);
  const [small, large] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
  assert.ok(small && large, `${one} ${kind} ${other}: both are there`);
  const real = extentOf(undefined, small.drawable) / extentOf(undefined, large.drawable);
  return { scene, small, large, exaggerated: drawn(small) / drawn(large) / real, extent: drawn(small) / HEIGHT };
}

/** How much of a thing is in the frame, and not below the ledge before it. */
function seenOf({ items }: Scene, item: Item): number {
  const { left, right, top, bottom } = itemBox(item);
  const ledge = items.find(({ foremost, drawable }) => foremost && drawable.aspect > 2);
  const low = Math.min(HEIGHT, bottom, ledge ? itemBox(ledge).top : HEIGHT);
  return ((Math.min(WIDTH, right) - Math.max(0, left)) * (low - Math.max(0, top))) / ((right - left) * (bottom - top));
}

for (const kind of ['left-of', 'in-front-of'] as const)
  test(`what fits into a hand is no giant ${kind} what is large, and both are known`, () => {
    for (const one of HANDY)
      for (const other of LARGE) {
        const { scene, small, large, exaggerated, extent } = pairOf(one, kind, other);
        const what = `${one} ${kind} ${other}: ${exaggerated.toFixed(1)} times, ${extent.toFixed(2)} of the height`;
        assert.ok(exaggerated < 3 || extent < 0.19, what);
        assert.ok(extent > 0.07 && drawn(large) > HEIGHT * 0.3, what);
        assert.ok(seenOf(scene, large) > 0.5, `${what}, ${seenOf(scene, large).toFixed(2)} of it are seen`);
        if (kind === 'left-of') assert.ok(small.x < large.x, what);
        else assert.ok(small.depth < large.depth, what);
      }
  });

test('what lies on another thing is about as large there as it is', () => {
  for (const one of ['key', 'coin', 'wallet', 'pen', 'tv-remote', 'apple', 'phone'])
    for (const other of ['table', 'desk', 'coffee-table', 'horse', 'sofa', 'car', 'refrigerator']) {
      const { exaggerated, extent } = pairOf(one, 'on', other);
      const what = `${one} on ${other}: ${exaggerated.toFixed(1)} times, ${extent.toFixed(2)} of the height`;
      assert.ok(exaggerated < 2.8 || extent < 0.21, what);
      assert.ok(extent > 0.03, what);
    }
});

test('a train or a bus is no toy beside a car, a hydrant or somebody', () => {
  for (const [one, other] of [
    ['fire-hydrant', 'train'],
    ['car', 'train'],
    ['bicycle', 'train'],
    ['person', 'train'],
    ['dog', 'bus'],
    ['fire-hydrant', 'bus'],
    ['suitcase', 'truck'],
  ] as const)
    for (const kind of [undefined, 'left-of', 'in-front-of'] as const) {
      const { scene, large, exaggerated } = pairOf(one, kind, other);
      const what = `${one} ${kind} ${other}: ${exaggerated.toFixed(1)} times`;
      assert.ok(exaggerated < 4.2, what);
      assert.ok(seenOf(scene, large) > 0.5, `${what}, ${seenOf(scene, large).toFixed(2)} of it are seen`);
    }
});

test('a hen before somebody is a hen, and a giraffe behind a ledge keeps its legs', () => {
  const before = (near: string, far: string): readonly [Item, Item, Scene] => {
    const brief = briefOf([{ concept: near }, { concept: far }], [{ kind: 'in-front-of', subject: 0, object: 1 }]);
    const { scene } = staged(brief, SEED);
    const [[small], [large]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(small && large);
    return [small, large, scene];
  };
  const [hen, somebody] = before('chicken', 'person');
  assert.ok(hen.size < somebody.size * 0.5);
  const [, giraffe, scene] = before('cat', 'giraffe');
  const ledge = scene.items.find(({ subject }) => subject === undefined);
  assert.ok(!ledge || giraffe.y <= itemBox(ledge).top + HEIGHT * 0.02);
});

test('a bird beside a computer is no giant, and trees beside a bicycle are no bushes', () => {
  assert.ok(pairOf('bird', 'beside', 'desktop-computer').exaggerated < 1.7);
  const { small, large } = pairOf('bicycle', undefined, 'tree');
  assert.ok(large.size > small.size * 1.8);
});

test('what the picture is about grows to no giant beside what everybody knows', () => {
  const { small, large } = pairOf('bird', 'beside', 'microwave');
  assert.ok(small.size < large.size * 0.85, `${small.size} beside ${large.size}`);
});

test('of several things at hand each is nearly as large as it is', () => {
  const { scene } = staged(
    briefOf(
      [
        { concept: 'strawberry' },
        { concept: 'mouse' },
        { concept: 'bag', count: 3 },
        { concept: 'banana' },
        { concept: 'hamburger' },
      ],
      [],
    ),
    SEED,
  );
  const [[strawberry], [bag]] = [itemsOf(scene, 0), itemsOf(scene, 2)];
  assert.ok(strawberry && bag && drawn(strawberry) < drawn(bag) * 0.42, `${strawberry?.size} ${bag?.size}`);
});
