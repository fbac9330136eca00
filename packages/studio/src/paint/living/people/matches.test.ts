import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { matches } from './matches.js';

const SIDE = 400;
/** A person is some 200 units tall: a stub stands on a few of them, a net goes over all of the court. */
const DEEP = 70;

test('a net between two sides reaches from one edge of the court to the other', () => {
  for (const game of ['match-tennis', 'match-volleyball']) {
    const steps = matches.find(([name]) => name === game)?.[1](2, false) ?? [];
    const [net] = steps.flatMap((step) => ('parts' in step ? [step.parts] : []));
    const context = createCanvas(SIDE, SIDE).getContext('2d');
    const feet: number[] = [];
    for (let x = 0; x < SIDE; x++) {
      const column = Array.from({ length: SIDE }, (_, y) => y).filter((y) =>
        net?.some(({ path }) => context.isPointInPath(path, x - SIDE / 2, y - SIDE * 0.75)),
      );
      if (column.length > 0) feet.push(Math.max(...column));
    }
    assert.ok(Math.max(...feet) - Math.min(...feet) > DEEP, `${game}: ${Math.max(...feet) - Math.min(...feet)}`);
  }
});
