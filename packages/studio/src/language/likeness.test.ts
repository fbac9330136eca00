import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullCatalogue } from '../understanding.js';
import { SURE_ENOUGH, nearestDrawing } from './recognise.js';

/**
 * Nouns of public prompt sets, judged by eye: the drawings that would be right for them. None: whatever is drawn for it
 * is something else.
 */
const judged: Readonly<Record<string, string>> = {
  flames: 'fire, campfire',
  jewelry: 'necklace, ring, bracelet, jewellery',
  vehicles: 'car, automobile',
  attire: 'dress, suit, womans-clothes',
  lamps: 'light-bulb, lamp',
  chair: 'seat, armchair',
  burger: 'hamburger',
  ease: '',
  station: '',
  clip: '',
  papers: '',
  submerged: '',
  equipment: '',
  hoop: '',
  engine: '',
  fabric: '',
  canopy: '',
  rope: 'rope',
  symbol: '',
  compartment: '',
  lace: '',
  leash: '',
  machinery: '',
};

test('above the threshold a likeness is right nine times in ten; just below it is not', async () => {
  const catalogue = fullCatalogue();
  const counts = { sure: { right: 0, all: 0 }, unsure: { right: 0, all: 0 } };
  for (const [word, concepts] of Object.entries(judged)) {
    const found = await nearestDrawing(word, catalogue);
    if (!found || found.similarity < 0.6) continue;
    const row = found.similarity >= SURE_ENOUGH ? counts.sure : counts.unsure;
    row.all++;
    if (concepts.split(', ').includes(found.concept)) row.right++;
  }
  const told = JSON.stringify(counts);
  assert.ok(counts.sure.all >= 4 && counts.sure.right >= counts.sure.all * 0.9, `sure: ${told}`);
  assert.ok(counts.unsure.all >= 8 && counts.unsure.right < counts.unsure.all * 0.5, `unsure: ${told}`);
});
