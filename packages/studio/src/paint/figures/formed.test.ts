import type { Canvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shapeNames } from '../../catalogue/shapes.js';
import type { Shape } from '../../catalogue/shapes.js';
import type { Described, Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { laid } from '../laid.js';
import { cutPieces } from '../materials/of-parts.js';
import { paintedAlone } from '../painted-for-tests.js';
import { fitted } from './fitted.js';
import { formedAs, formedFromAbove } from './formed.js';

const SIZE = 140;

const painted = (drawable: Drawable, parts: readonly Described[] = []): Canvas =>
  paintedAlone(drawable, { size: SIZE, margin: 0.1, brush: { parts } });

const thing = (concept: string): Drawable => findDrawable(concept) as Drawable;

/** How many pieces a drawing falls into, specks aside. */
function piecesOf(canvas: Canvas): number {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const seen = new Uint8Array(width * height);
  const solid = (at: number): boolean => (data[at * 4 + 3] as number) > 60;
  let pieces = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !solid(start)) continue;
    const open = [start];
    seen[start] = 1;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (next >= 0 && next < seen.length && !seen[next] && solid(next)) {
          seen[next] = 1;
          open.push(next);
        }
    }
    if (size > 12) pieces++;
  }
  return pieces;
}

it('a table of any form stands on its legs: nothing of it floats', () => {
  for (const concept of ['table', 'stool'])
    for (const shape of shapeNames) {
      const formed = formedAs(thing(concept), shape);
      assert.ok(formed, `${concept} takes no ${shape} form`);
      assert.equal(piecesOf(painted(formed)), 1, `a ${shape} ${concept} falls apart`);
    }
});

it('a watch, a fruit and the ends of a row of books are whole in any form', () => {
  const forms = shapeNames.filter((shape) => shape !== 'crescent');
  const things = ['watch', 'tomato', 'peach', 'orange', 'cherries', 'kiwi-fruit', 'bell-pepper'] as const;
  const cases: readonly (readonly [string, readonly Shape[]])[] = [
    ...things.map((concept) => [concept, forms] as const),
    ['bookends', ['pyramidal', 'triangular', 'cubic', 'square', 'round', 'conical']],
  ];
  for (const [concept, shapes] of cases)
    for (const shape of shapes) {
      const formed = formedAs(thing(concept), shape);
      assert.ok(formed, `${concept} takes no ${shape} form`);
      assert.equal(piecesOf(painted(formed)), 1, `a ${shape} ${concept} falls apart`);
    }
});

it('the segments of a cut fruit end at its peel', () => {
  for (const [concept, shape] of [
    ['lemon', 'teardrop'],
    ['orange', 'teardrop'],
    ['lime', 'triangular'],
  ] as const) {
    const formed = formedAs(thing(concept), shape);
    assert.ok(formed);
    const canvas = painted(formed);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    // the outermost of every row is peel, which has more colour than the white between the segments
    for (let y = 0; y < canvas.height; y++) {
      const row = Array.from({ length: canvas.width }, (_, x) => (y * canvas.width + x) * 4);
      const edge = row.find((at) => (data[at + 3] ?? 0) > 250);
      if (edge === undefined) continue;
      const [red = 0, green = 0, blue = 0] = data.subarray(edge, edge + 3);
      assert.ok(
        Math.max(red, green) - blue > 60,
        `a ${shape} ${concept} is white at its edge: ${red} ${green} ${blue}`,
      );
    }
  }
});

it('a base, a handle and a cap of any form are joined to their thing', () => {
  for (const shape of shapeNames) {
    const vase = formedAs(thing('vase'), 'teardrop') as Drawable;
    for (const name of ['base', 'cap']) {
      const whole = fitted(vase, [{ name, shape }]) as Drawable;
      assert.equal(piecesOf(painted(whole)), 1, `the ${shape} ${name} of a vase is off`);
      assert.notDeepEqual(painted(whole).toBuffer('image/png'), painted(vase).toBuffer('image/png'));
    }
    const board = formedAs(thing('cutting-board'), 'oblong') as Drawable;
    const held = fitted(board, [{ name: 'handle', shape }]) as Drawable;
    assert.equal(piecesOf(painted(held)), 1, `the ${shape} handle of a board is off`);
  }
});

it('a part whose material is said is found where its painter paints it', () => {
  const teapot = thing('teapot');
  const parts: readonly Described[] = [{ what: 'handle', name: 'handle', material: 'wood' }];
  const [piece, ...more] = cutPieces(painted(teapot, parts), parts, (others) => painted(teapot, others));
  assert.ok(piece && more.length === 0);
  const { width, height } = piece.mask;
  const { data } = piece.mask.getContext('2d').getImageData(0, 0, width, height);
  let [left, right] = [width, 0];
  for (let at = 3, index = 0; at < data.length; at += 4, index++)
    if ((data[at] as number) > 0) [left, right] = [Math.min(left, index % width), Math.max(right, index % width)];
  assert.ok(right < width * 0.4 && left < width * 0.2, 'the handle is on one side of the pot');
});

it('a long thing that is laid down is wide and rests on the ground', () => {
  for (const concept of ['fork', 'tennis-racket', 'baseball-bat', 'toothbrush']) {
    const lying = laid(thing(concept));
    assert.ok(lying.aspect > 2, `${concept} is ${lying.aspect} wide`);
    const canvas = painted(lying);
    const { data } = canvas.getContext('2d').getImageData(0, Math.round(SIZE * 1.04), canvas.width, 8);
    assert.ok(
      data.some((value, at) => at % 4 === 3 && value > 60),
      `${concept} hovers`,
    );
  }
});

it('wares of the house stay whole in forms that they do not have by nature', () => {
  const wares = ['toaster', 'mug', 'bag', 'bookmark', 'cake-topper', 'pedestal', 'ring-holder', 'trophy-case'];
  for (const concept of wares)
    for (const shape of ['cylindrical', 'conical', 'pyramidal', 'pentagonal', 'spherical'] as const) {
      const formed = formedAs(thing(concept), shape);
      assert.ok(formed, `${concept} takes no ${shape} form`);
      assert.equal(piecesOf(painted(formed)), 1, `a ${shape} ${concept} falls apart`);
    }
});

it('a cube of a book and a drum of a clock are deep, and their picture differs from the flat form', () => {
  for (const [concept, solid, flat] of [
    ['book', 'cubic', 'square'],
    ['clock', 'cylindrical', 'round'],
    ['clock', 'spherical', 'round'],
    ['bowl', 'diamond', 'round'],
  ] as const) {
    const [deep, plate] = [solid, flat].map((shape) => formedAs(thing(concept), shape));
    assert.ok(deep && plate);
    assert.equal(piecesOf(painted(deep)), 1);
    assert.notEqual(
      painted(deep).toBuffer('image/png').toString('base64'),
      painted(plate).toBuffer('image/png').toString('base64'),
    );
  }
});

it('cushions of two forms are on a sofa beside each other, on a stool they lie on its seat', () => {
  const [triangular, oblong] = [
    { name: 'pillow', shape: 'triangular' },
    { name: 'cushion', shape: 'oblong' },
  ] as const;
  const sofa = thing('sofa');
  const both = fitted(sofa, [triangular, oblong]);
  const one = fitted(sofa, [triangular]);
  assert.ok(both && one);
  assert.equal(both.height, sofa.height);
  assert.notEqual(
    painted(both).toBuffer('image/png').toString('base64'),
    painted(one).toBuffer('image/png').toString('base64'),
  );
  const stool = thing('stool');
  const soft = fitted(stool, [{ name: 'cushion', shape: 'square' }]);
  assert.ok(soft);
  assert.notDeepEqual(painted(soft).toBuffer('image/png'), painted(stool).toBuffer('image/png'));
});

it('ears, a fringe and a pendulum begin where the thing ends, whatever its form', () => {
  for (const shape of ['pentagonal', 'hexagonal', 'oval', 'rectangular'] as const) {
    const tray = formedAs(thing('tray'), shape) as Drawable;
    const rug = formedAs(thing('rug'), shape) as Drawable;
    for (const part of ['round', 'triangular', 'spherical'] as const) {
      const held = fitted(tray, [{ name: 'handle', shape: part }]) as Drawable;
      assert.equal(piecesOf(painted(held)), 1, `the ${part} handles of a ${shape} tray are off`);
      const fringed = fitted(rug, [{ name: 'fringe', shape: part }]) as Drawable;
      assert.equal(piecesOf(painted(fringed)), 1, `the ${part} fringe of a ${shape} rug is off`);
    }
  }
  const clock = fitted(formedAs(thing('clock'), 'square') as Drawable, [{ name: 'pendulum', shape: 'conical' }]);
  assert.equal(clock && piecesOf(painted(clock)), 1);
});

it('a block of knives, a lemon squeezer and a pendulum are one thing in any solid form', () => {
  for (const concept of ['knife-block', 'lemon-squeezer', 'pendulum'])
    for (const shape of ['cylindrical', 'triangular', 'cubic', 'conical', 'spherical'] as const) {
      const formed = formedAs(thing(concept), shape);
      assert.ok(formed, `a ${concept} takes no ${shape} form`);
      assert.equal(piecesOf(painted(formed)), 1, `a ${shape} ${concept} falls apart`);
    }
});

it('a round vase is a ball with a neck, and no barrel', () => {
  const [round, ball] = (['round', 'spherical'] as const).map((shape) => formedAs(thing('vase'), shape) as Drawable);
  assert.equal(round?.aspect, ball?.aspect);
});

it('the border of another form on a rug is a band: what lies between is the rug', () => {
  const rug = formedFromAbove(thing('rug'), 'oval') as Drawable;
  const middle = (parts: readonly Described[]): readonly number[] => {
    const canvas = painted(rug, parts);
    const { width, height } = canvas;
    return [...canvas.getContext('2d').getImageData(width >> 1, height >> 1, 1, 1).data];
  };
  const [framed, hemmed] = [
    middle([{ what: 'border', name: 'border', shape: 'square' }]),
    middle([{ what: 'border', name: 'border', shape: 'hexagonal' }]),
  ];
  const edge = middle([{ what: 'border', name: 'border', shape: 'square', colour: [250, 0, 0] }]);
  assert.deepEqual(framed, hemmed);
  assert.deepEqual(edge, framed, 'its colour is that of the band alone');
});

it('what stands on a table of any form stands on its broad side', () => {
  for (const shape of ['triangular', 'pentagonal', 'teardrop'] as const) {
    const table = formedAs(thing('table'), shape) as Drawable;
    const canvas = painted(table);
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const broad = (row: number): number => {
      let count = 0;
      for (let x = 0; x < width; x++) if ((data[(row * width + x) * 4 + 3] as number) > 128) count++;
      return count;
    };
    const top = Array.from({ length: height }, (_, row) => row).find((row) => broad(row) > 0) ?? 0;
    assert.ok(broad(top + Math.round(SIZE * 0.06)) > SIZE * 0.5, `a ${shape} table ends in a point`);
  }
});

it('what lies on a stool, a lid and short feet of any form are joined to their thing', () => {
  for (const shape of shapeNames) {
    const parts = [
      { what: 'cushion', name: 'cushion', shape },
      { what: 'leg', name: 'leg', shape },
    ];
    for (const form of ['oblong', 'cubic'] as const) {
      const stool = formedAs(thing('stool'), form) as Drawable;
      assert.notDeepEqual(painted(stool, parts).toBuffer('image/png'), painted(stool).toBuffer('image/png'));
      assert.equal(piecesOf(painted(stool, parts)), 1, `an ${form} stool with ${shape} parts falls apart`);
    }
    const bin = formedAs(thing('wastebasket'), 'cubic') as Drawable;
    const closed = fitted(bin, [{ name: 'lid', shape }]) as Drawable;
    assert.equal(piecesOf(painted(closed)), 1, `the ${shape} lid of a bin is off`);
  }
});

it('compartments, hands, studs and a hem have the form that was said of them', () => {
  const forms = ['diamond', 'triangular', 'round', 'teardrop'] as const;
  const cases = [
    ['bookshelf', 'square', 'compartment'],
    ['clock', 'round', 'hand'],
    ['rug', 'rectangular', 'hem'],
    ['pizza', 'triangular', 'topping'],
    ['bird-house', 'spherical', 'opening'],
  ] as const;
  for (const [concept, form, name] of cases) {
    const whole = formedAs(thing(concept), form) as Drawable;
    const seen = new Set(
      forms.map((shape) =>
        painted(whole, [{ what: name, name, shape }])
          .toBuffer('image/png')
          .toString('base64'),
      ),
    );
    assert.ok(seen.size >= forms.length - 1, `${name} of a ${concept} is always the same`);
  }
  const tray = formedAs(thing('tray'), 'oval') as Drawable;
  const studded = fitted(tray, [{ name: 'edge', shape: 'diamond' }]) as Drawable;
  assert.notDeepEqual(painted(studded).toBuffer('image/png'), painted(tray).toBuffer('image/png'));
});

it('before a headboard is its bed, also before the frame around it', () => {
  const whole = thing('headboard');
  const frame: Described = { what: 'frame', name: 'frame', shape: 'rectangular' };
  const framed = fitted(whole, [{ name: 'frame', shape: 'rectangular' }]) as Drawable;
  for (const canvas of [painted(whole), painted(framed, [frame])]) {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const pale = (at: number): boolean => [0, 1, 2].every((channel) => (data[at * 4 + channel] as number) > 205);
    const linen = Array.from({ length: width * height }, (_, at) => at).filter(pale).length;
    assert.ok(linen > width * height * 0.02, `${linen} of ${width * height}`);
  }
});

it('what is on top of a pointed thing touches it', () => {
  const cone = fitted(formedAs(thing('paperweight'), 'conical') as Drawable, [{ name: 'top', shape: 'oblong' }]);
  assert.equal(piecesOf(painted(cone as Drawable)), 1);
});

it('a book that is a diamond lies on its face, and stands on no corner; a picture of that form hangs', () => {
  const book = formedAs(thing('photo-album'), 'diamond');
  assert.ok(book?.spread && book.aspect > 1.4);
  const hung = formedAs({ ...thing('picture-frame'), habitat: 'wall' }, 'diamond');
  assert.ok(hung && !hung.spread && hung.aspect < 1);
});

it('hats, rings, holders and crusts are whole in pointed forms', () => {
  for (const concept of [
    'puzzle-piece',
    'chef-hat',
    'wedding-band',
    'pie-crust',
    'tea-bag-holder',
    'charcuterie-board',
    'lampshade',
  ])
    for (const shape of ['conical', 'pyramidal', 'cubic', 'spherical', 'diamond'] as const) {
      const formed = formedAs(thing(concept), shape);
      assert.ok(formed, `${concept} takes no ${shape} form`);
      assert.equal(piecesOf(painted(formed)), 1, `a ${shape} ${concept} falls apart`);
    }
});

it('a hanger hangs from a peg: none of it is loose', () => assert.equal(piecesOf(painted(thing('hanger'))), 1));

it('an oval frame that stands is held, and one on a wall is not', () => {
  const frame = formedAs(thing('picture-frame'), 'oval');
  assert.ok(frame);
  const pixels = (attributes: readonly string[]): Buffer =>
    paintedAlone(frame, { size: SIZE, margin: 0.1, brush: { attributes: new Set(attributes) } }).toBuffer('image/png');
  assert.ok(!pixels([]).equals(pixels(['on-wall'])));
});

it('looked down on, a board or a mat on its corner turns its whole face to us', () => {
  for (const concept of ['game-board', 'placemat']) {
    const board = formedFromAbove(thing(concept), 'diamond') as Drawable;
    assert.ok(board.aspect < 1, `${concept}: ${board.aspect}`);
  }
});

it('looked down on, a round board or coaster lies: nothing holds it', () => {
  for (const concept of ['cutting-board', 'coaster']) {
    const above = formedFromAbove({ ...thing(concept), aspect: 1.2 }, 'round') as Drawable;
    const { width, height, data } = (({ canvas }) => ({
      width: canvas.width,
      height: canvas.height,
      data: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
    }))({ canvas: painted(above) });
    const wide = (row: number): number =>
      Array.from({ length: width }, (_, x) => data[(row * width + x) * 4 + 3] as number).filter((alpha) => alpha > 60)
        .length;
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) => wide(row) > 0);
    const [top, bottom] = [rows[0] as number, rows.at(-1) as number];
    // a circle ends below as it begins above; a block under it would be broad
    assert.ok(wide(bottom - 2) < wide(top + 2) * 1.5 + 8, `${concept}: ${wide(top + 2)}, ${wide(bottom - 2)}`);
  }
});
