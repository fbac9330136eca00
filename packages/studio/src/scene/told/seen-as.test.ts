import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { seenAs } from './seen-as.js';
import { briefOf, itemsOf, SEEDS, staged } from '../staged-for-tests.js';

const drawnOf = (subject: Parameters<typeof briefOf>[0][number], seed: number, camera?: 'from-above'): string => {
  const { scene } = staged({ ...briefOf([subject], []), ...(camera && { camera }) }, seed);
  return itemsOf(scene, 0)[0]?.drawable.concept ?? '';
};

describe('what is seen from another side', () => {
  for (const seed of SEEDS) {
    it(`has the drawing of that side, seed ${seed}`, () => {
      assert.equal(drawnOf({ concept: 'car', attributes: ['front-view'] }, seed), 'car-front');
      assert.equal(drawnOf({ concept: 'bus', attributes: ['from-behind'] }, seed), 'bus-rear');
      assert.equal(drawnOf({ concept: 'walnut', attributes: ['cut-open'] }, seed), 'walnut-half');
      assert.equal(drawnOf({ concept: 'pickup-truck', attributes: ['front-view'] }, seed), 'pickup-front');
      assert.equal(drawnOf({ concept: 'skyscraper' }, seed, 'from-above'), 'tower-above');
      assert.equal(drawnOf({ concept: 'car' }, seed), 'car');
      assert.equal(drawnOf({ concept: 'tree', shape: 'conical' }, seed), 'pine');
      assert.equal(drawnOf({ concept: 'candle', shape: 'wide' }, seed), 'pillar-candle');
    });
  }

  it('lies where something is on it: a cushion', () => {
    const on = [{ kind: 'on', subject: 0, object: 1 }] as const;
    const { scene } = staged(briefOf([{ concept: 'crown' }, { concept: 'pillow' }], on), 3);
    assert.equal(itemsOf(scene, 1)[0]?.drawable.concept, 'floor-cushion');
    assert.equal(drawnOf({ concept: 'pillow' }, 3), 'pillow');
  });

  it('wears a monocle before one eye, within its head', () => {
    const { scene } = staged(briefOf([{ concept: 'frog', wears: [{ what: 'monocle' }] }], []), 3);
    const [frog] = itemsOf(scene, 0);
    const worn = scene.items.find((item) => item.worn);
    assert.ok(frog && worn);
    assert.ok(Math.abs(worn.x - frog.x) < frog.size * 0.4);
    assert.ok(worn.size < frog.size * 0.6);
  });

  it('has its cape behind it', () => {
    const { scene } = staged(briefOf([{ concept: 'teddy-bear', wears: [{ what: 'cape' }] }], []), 3);
    const concepts = scene.items.map(({ drawable }) => drawable.concept);
    assert.ok(concepts.includes('spread-cape'), concepts.join(' '));
    assert.ok(concepts.indexOf('spread-cape') < concepts.indexOf('teddy-bear'), concepts.join(' '));
  });

  it('hangs, is thrown over a seat or stays folded, as it is told', () => {
    const on = (concept: string, host: string, kind: 'on' | 'hanging-on', attributes: string[] = []): string => {
      const { scene } = staged(
        briefOf([{ concept, attributes }, { concept: host }], [{ kind, subject: 0, object: 1 }]),
        3,
      );
      return itemsOf(scene, 0)[0]?.drawable.concept ?? '';
    };
    assert.equal(on('towel', 'door', 'hanging-on'), 'hooked-towel');
    assert.equal(on('towel', 'table', 'on'), 'towel');
    assert.equal(on('blanket', 'sofa', 'on'), 'draped-blanket');
    assert.equal(on('blanket', 'sofa', 'on', ['folded']), 'blanket');
    assert.equal(on('blanket', 'chair', 'on'), 'blanket', 'over rails it would stand on its edge');
    assert.equal(drawnOf({ concept: 'scarf', shape: 'triangular' }, 3), 'neckerchief');
  });
});

test('an umbrella that nobody holds on a beach has its pole in the sand', () => {
  const two = briefOf([{ concept: 'person' }, { concept: 'umbrella' }], []);
  const seen = (kind: 'under' | 'holding', setting: 'beach' | 'street'): string | undefined =>
    seenAs({ ...two, setting, relations: [{ kind, subject: 0, object: 1 }] }, 1);
  assert.equal(seen('under', 'beach'), 'beach-parasol');
  assert.equal(seen('holding', 'beach'), undefined);
  assert.equal(seen('under', 'street'), undefined);
});

test('a notebook under a pencil lies as it is drawn where one looks down on it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'pencil' }, { concept: 'notebook' }], [{ kind: 'on', subject: 0, object: 1 }]);
    const { scene } = staged({ ...brief, camera: 'from-above' }, seed);
    assert.equal(itemsOf(scene, 1)[0]?.drawable.concept, 'notebook');
  }
});
