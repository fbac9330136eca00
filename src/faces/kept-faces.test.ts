import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FacePicture } from '../engines/engine.js';
import { createKeptFaces, photoName } from './kept-faces.js';

const face = (width: number): FacePicture => ({
  photo: new Uint8Array(),
  width,
  height: 1,
  cutout: { kind: 'raw', width, height: 1, data: new Uint8Array(width * 4) },
  box: { x: 0, y: 0, width: 1, height: 1 },
  landmarks: [],
});

test('the newest few are kept, those asked for longest', () => {
  const kept = createKeptFaces({ most: 2 });
  kept.put('one', face(1));
  kept.put('two', face(2));
  assert.equal(kept.get('one')?.width, 1);
  kept.put('three', face(3));
  assert.equal(kept.get('two'), undefined);
  assert.deepEqual([kept.get('one')?.width, kept.get('three')?.width], [1, 3]);
});

test('each only for a while', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const kept = createKeptFaces({ seconds: 20 });
  kept.put('one', face(1));
  context.mock.timers.tick(15_000);
  assert.ok(kept.get('one'));
  context.mock.timers.tick(15_000);
  assert.ok(kept.get('one'), 'the time starts again when it is asked for');
  context.mock.timers.tick(20_000);
  assert.equal(kept.get('one'), undefined);
});

test('a name is of the bytes and of the face', () => {
  const names = [photoName(Buffer.from('a')), photoName(Buffer.from('a'), 1), photoName(Buffer.from('b'))];
  assert.equal(new Set(names).size, 3);
  assert.equal(photoName(Buffer.from('a')), names[0]);
});
