import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { gather } from './gather.js';
import { staged } from '../staged-for-tests.js';

test('what is wrapped, folded, packed, piled up or hung up is in the hands of who does it', async () => {
  const prompts = {
    'an aunt wrapping a large christmas present': 'gift-wrapping',
    'a clerk stacking wooden crates': 'box-stacking',
    'a boy folding green towels': 'folding-clothes',
    'a pilot packing her small blue suitcase': 'packing-case',
    'a man hanging wet sheets on the line': 'hanging-sheets',
    'a librarian pinning a note to the board': 'pinning-up',
    'a student on a video call with his sister': 'video-calling',
    'a waitress balancing four plates': 'plate-carrying',
    'a bride tossing her bouquet': 'bouquet-tossing',
    'two boys splashing in a green paddling pool': 'pool-splashing',
    'a girl sitting in a tire swing': 'tire-swinging',
    'a man fishing from a small green boat': 'boat-fishing',
    'a girl making a sandcastle with a red bucket': 'sandcastle',
  };
  for (const [prompt, act] of Object.entries(prompts)) {
    const { brief } = gather(await understand(prompt));
    assert.ok(brief.subjects[0]?.attributes.includes(act), `${prompt}: ${brief.subjects[0]?.attributes.join(' ')}`);
    const { items } = staged(await understand(prompt), 3).scene;
    assert.deepEqual([...new Set(items.map(({ drawable }) => drawable.concept))], ['person'], prompt);
  }
});

test('who ties the shoes of another kneels before them', async () => {
  const { company } = gather(await understand("a nanny tying a boy's red shoes"));
  assert.equal(company?.asked.company?.tableau, 'lacing-shoes');
});

test('who loads a van stands beside it', async () => {
  const { brief } = gather(await understand('two men loading boxes into a van'));
  assert.ok(!brief.relations.some(({ kind }) => kind === 'riding' || kind === 'inside'));
});
