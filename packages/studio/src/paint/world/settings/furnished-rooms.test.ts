import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, staged } from '../../../scene/staged-for-tests.js';
import { createView } from '../view.js';
import { furnish, isToyBeside } from './furnished-rooms.js';

const WINDOW = { x: 40, y: 80, width: 150, height: 170 };

/** What a bathroom gets beside this, where only so much of a bathtub is in the picture. */
function gets(concept: string, within: boolean): readonly string[] {
  const { scene } = staged({ ...briefOf([{ concept }], []), setting: 'bathroom' }, 3);
  const asked: string[] = [];
  const brings = (name: string): boolean => asked.push(name) > 0;
  const view = { ...createView(scene), brings, isBare: () => true, isOpen: () => false, isWithin: () => within };
  furnish(['bathtub', 0.2, 0.08, 0.26])(createCanvas(512, 512).getContext('2d'), view, WINDOW);
  return asked;
}

test('a room is told by a thing of it, and by no end of a bathtub beside what tells it by itself', () => {
  assert.deepEqual(gets('cat', true), ['bathtub']);
  assert.deepEqual(gets('cat', false), ['bathtub'], 'nothing else would tell the room');
  assert.deepEqual(gets('toilet', true), []);
  assert.deepEqual(gets('toilet', false), []);
});

test('a classroom has no desks before somebody who is far larger', () => {
  const { scene } = staged({ ...briefOf([{ concept: 'person' }], []), setting: 'classroom' }, 3);
  const person = scene.items.find(({ subject }) => subject === 0);
  assert.ok(person);
  const desk = (high: number, y: number): boolean => isToyBeside(scene, { concept: 'desk', y, high });
  const metre = person.size / person.drawable.height;
  assert.ok(desk(metre * 0.3, person.y));
  assert.ok(!desk(metre * 0.7, person.y));
  // at the wall it is farther away
  assert.ok(!desk(metre * 0.3, scene.horizon));
});
