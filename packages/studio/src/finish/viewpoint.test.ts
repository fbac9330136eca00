import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import type { Brief } from '../language/brief.js';
import type { Scene } from '../scene/scene.js';
import { paintBorder } from './border.js';
import { throughLens } from './viewpoint.js';

const sceneOf = (said: Partial<Brief>): Scene =>
  staged({ ...briefOf([{ concept: 'lighthouse' }], []), setting: 'field', ...said }, 3).scene;

/** A picture whose red tells the column, and whose green the row. */
function grid({ width, height }: Scene): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    pixels.set([((pixel % width) / width) * 255, (Math.floor(pixel / width) / height) * 255, 80, 255], pixel * 4);
  return pixels;
}

const at = (pixels: Uint8ClampedArray, { width }: Scene, x: number, y: number): number[] => [
  ...pixels.subarray((Math.floor(y) * width + Math.floor(x)) * 4, (Math.floor(y) * width + Math.floor(x)) * 4 + 4),
];

test('most lenses see the picture as it is', () => {
  const scene = sceneOf({});
  const pixels = grid(scene);
  assert.equal(throughLens(pixels, scene), pixels);
});

test('a fisheye fills the frame and brings its middle near', () => {
  const scene = sceneOf({ features: ['fisheye'] });
  const seen = throughLens(grid(scene), scene);
  const [left = 255, top = 255] = at(seen, scene, 1, 1);
  assert.ok(left < 6 && top < 6, 'the corners stay where they are');
  const [quarter = 0] = at(seen, scene, scene.width / 2 + scene.height / 4, scene.height / 2);
  const straight = ((scene.width / 2 + scene.height / 4) / scene.width) * 255;
  assert.ok(Math.abs(quarter - 127.5) < Math.abs(straight - 127.5), 'what is beside the middle is drawn out');
});

test('looked up at, what rises runs together, and nothing that was asked for leaves the frame', () => {
  const scene = sceneOf({ camera: 'low-angle' });
  const seen = throughLens(grid(scene), scene);
  const [foot = 0] = at(seen, scene, 0, scene.height - 1);
  assert.ok(foot > 8, 'the sides are out of view below');
  const across = (y: number): number => {
    const [[left = 0], [right = 0]] = [0.3, 0.7].map((share) => at(seen, scene, scene.width * share, y)) as [
      number[],
      number[],
    ];
    return right - left;
  };
  assert.ok(across(2) > across(scene.height - 2) * 1.8, 'as much is narrow above that is wide below');
  const [item] = itemsOf(scene, 0);
  const left = item ? item.x - (item.drawable.aspect * item.size) / 2 : 0;
  assert.ok((foot / 255) * scene.width <= left, 'the tower is whole');
});

test('a border has the colour that was said of it', () => {
  const scene = sceneOf({ features: ['border'], tints: [{ what: 'border', colour: '#cf352e' }] });
  const pixels = grid(scene);
  const middle = at(pixels, scene, scene.width / 2, scene.height / 2);
  paintBorder(pixels, scene);
  assert.deepEqual(at(pixels, scene, 3, scene.height / 2), [207, 53, 46, 255]);
  assert.deepEqual(at(pixels, scene, scene.width / 2, scene.height / 2), middle);
});

test('looked up at, what is upright stays straight', () => {
  const scene = sceneOf({ camera: 'low-angle' });
  const { width, height } = scene;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const column = Math.round(width * 0.66);
  for (let y = 0; y < height; y++) for (let x = column; x < width; x++) pixels[(y * width + x) * 4] = 255;
  const seen = throughLens(pixels, scene);
  const edgeAt = (y: number): number => {
    for (let x = Math.floor(width / 2); x < width; x++) if ((at(seen, scene, x, y)[0] ?? 0) > 127) return x;
    return width;
  };
  const [top, middle, foot] = [edgeAt(height * 0.1), edgeAt(height * 0.3), edgeAt(height * 0.5)];
  assert.ok(foot > top && Math.abs((top + foot) / 2 - middle) <= 2, `${top} ${middle} ${foot}`);
});
