import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brush } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createRandom } from '../../kit/random.js';
import { planned } from './plan.js';
import type { Plan } from './plan.js';
import { paintedAlone } from '../../painted-for-tests.js';

const SIZE = 60;

function colourAt(plan: Plan, x: number, y: number, changes: Partial<Brush> = {}): string {
  const drawable = planned('fork', plan);
  const brush = { random: createRandom(1, 'plan'), light: { side: 1, height: 0.5 }, ...changes };
  const canvas = paintedAlone(drawable, { size: SIZE, brush });
  const [red, green, blue, alpha] = canvas.getContext('2d').getImageData(x * canvas.width, y * SIZE, 1, 1).data;
  return alpha === 0 ? 'nothing' : [red, green, blue].join(' ');
}

const flag: Plan = {
  colours: { body: '#ff0000', edge: '#0000ff' },
  parts: [
    'body box 100 100 40 20',
    { mirror: 120, parts: ['edge box 100 100 4 20'] },
    { inside: 'box 115 100 10 20', parts: ['#00ff00 box 100 105 40 4'] },
    { when: 'open', parts: ['#ffffff box 110 100 5 20'] },
  ],
};

test('what its parts cover becomes the box of a thing, wherever they lie', () => {
  assert.equal(planned('fork', flag).aspect, 2);
  assert.equal(colourAt(flag, 0.7, 0.9), '255 0 0');
});

test('groups are mirrored, clipped, and only there when their word is said', () => {
  assert.equal(colourAt(flag, 0.03, 0.5), '0 0 255');
  assert.equal(colourAt(flag, 0.97, 0.5), '0 0 255');
  assert.equal(colourAt(flag, 0.5, 0.35), '0 255 0');
  assert.equal(colourAt(flag, 0.2, 0.35), '255 0 0');
  assert.equal(colourAt(flag, 0.3, 0.9, { attributes: new Set(['open']) }), '255 255 255');
});

test('the colour asked for is that of the first, the others keep theirs', () => {
  assert.equal(colourAt(flag, 0.7, 0.9, { colour: hex('#123456') }), '18 52 86');
  assert.equal(colourAt(flag, 0.03, 0.5, { colour: hex('#123456') }), '0 0 255');
});

test('a plan that cannot be drawn says which part is wrong', () => {
  const withPart = (part: string): Plan => ({ colours: { body: '#ff0000' }, parts: [part] });
  for (const [part, rule] of [
    ['body cube 1 2 3', /must end in a form; received "cube 1 2 3"/],
    ['body box 1 two 3 4', /must end in a form/],
    ['Body! box 1 2 3 4', /must begin with a colour; received "Body! box/],
    ['other box 1 2 3 4', /fork has no colour "other"/],
  ] as const)
    assert.throws(() => planned('fork', withPart(part)).aspect, rule);
});

test('of the depth of what lies so much is drawn as is seen', () => {
  const parts = ['body box 0 0 20 10'];
  const [above, low] = [undefined, 0.5].map((seen) =>
    planned('fork', { colours: { body: '#ff0000' }, parts, ...(seen && { seen }) }),
  );
  assert.equal(above?.aspect, 2);
  assert.equal(low?.aspect, 4);
});
