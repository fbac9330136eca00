import assert from 'node:assert/strict';
import { test } from 'node:test';
import { furnished } from '../../scene/told/furnished.js';
import { understand } from '../../understanding.js';

const concepts = async (prompt: string): Promise<string[]> =>
  (await understand(prompt)).subjects.map(({ concept }) => concept);

test('what is drawn with its owner is no thing beside it', async () => {
  assert.deepEqual(await concepts('a glass of iced coffee with a straw on a table'), ['iced-tea', 'table']);
  assert.deepEqual(await concepts('gold ring with a diamond on a grey stone'), ['ring', 'rock']);
  assert.deepEqual(await concepts('skincare bottles with green leaves on a podium'), ['bottle', 'pedestal']);
  assert.deepEqual(await concepts('santorini white houses with blue domes overlooking the sea'), ['santorini-houses']);
  assert.ok((await concepts('a vase with green leaves')).length > 1);
});

test('where something stands is where one can see it', async () => {
  const pumpkins = await understand('halloween pumpkins on the porch of a haunted house');
  assert.ok(pumpkins.relations.some(({ kind }) => kind === 'in-front-of'));
  assert.notEqual(pumpkins.setting, 'terrace');
  assert.equal((await understand('a mermaid sitting on a rock')).setting, 'underwater');
  const { subjects } = await understand('a dog with a tennis ball in its mouth');
  assert.deepEqual(
    subjects.map(({ variety }) => variety),
    [undefined, undefined],
  );
});

test('who steers a machine carries nothing before them, and who types is somebody', async () => {
  const rider = furnished(await understand('a delivery man on a scooter carrying packages'));
  assert.deepEqual(
    rider.relations.map(({ kind }) => kind),
    ['riding'],
  );
  assert.equal(rider.lost?.length, 1);
  assert.ok((await concepts('hands typing on a laptop')).includes('person'));
  assert.ok(!(await concepts('hands typing on a laptop keyboard, top view')).includes('person'));
});

test('hands at work are those of somebody, and a dish has its plate', async () => {
  assert.equal((await concepts('hands kneading dough on a floured table'))[0], 'person');
  assert.equal((await concepts("close up of a potter's hands shaping clay"))[0], 'person');
  assert.ok(!(await concepts('hands holding a seedling')).includes('person'));
  assert.deepEqual(await concepts('spaghetti carbonara on a plate with a fork, parmesan'), ['spaghetti']);
  assert.notEqual((await understand('taj mahal reflecting in the pool at sunrise')).setting, 'pool');
});
