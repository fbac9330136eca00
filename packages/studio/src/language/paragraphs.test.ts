import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';

test('a polished car reflects the sun on a dry road; a wet road reflects the car', async () => {
  const dry =
    'A blue car is on a winding road, its surface reflecting the sun. A low stone wall runs beside it. It is calm.';
  const wet =
    'A blue car is on a wet road, its lamps reflecting in the puddles. A low stone wall runs beside it. It is calm.';
  assert.ok(!(await understand(dry)).features.includes('reflections'));
  assert.ok((await understand(wet)).features.includes('reflections'));
});

test('a whale that navigates a river reads no map', async () => {
  const { subjects } = await understand(
    'A whale is seen in the river. It navigates the waters. Palms stand on the bank.',
  );
  assert.ok(!subjects[0]?.attributes.includes('reading-map'));
});

test('who is named late in a paragraph is there, and so is what one sits on', async () => {
  const { subjects } = await understand(
    'A television stands on a black console. A coffee table of dark wood is in front of it with two magazines. There is a beige sofa. Nearby, a man waits.',
  );
  for (const concept of ['sofa', 'person'])
    assert.ok(
      subjects.some((subject) => subject.concept === concept),
      concept,
    );
});

test('flat screens and flat surfaces are no way to draw', async () => {
  for (const prompt of [
    'A large flat-screen television stands in a room. It is calm. It is late.',
    'A sphere rests on a flat surface. It is calm. It is late.',
    'A wooden post has a number on its flat top. It is calm. It is late.',
  ])
    assert.equal((await understand(prompt)).look, undefined, prompt);
  assert.equal((await understand('a flat vector illustration of a cat')).look, 'flat-vector');
});

test('"this pillar" is the column that was spoken of, and nothing is below itself', async () => {
  const column = await understand(
    'A tall obelisk stands on a plain in bright light. Atop this stone pillar a black dragon crouches. It is quiet, and the air is hot and still over the land as far as one sees.',
  );
  assert.deepEqual(
    column.subjects.map(({ concept }) => concept),
    ['obelisk', 'dragon'],
  );
  const [relation] = column.relations;
  assert.deepEqual([relation?.kind, relation?.subject, relation?.object], ['on', 1, 0]);
  const { subjects } = await understand(
    'A steel tap is over a white sink in a bright bathroom. The floor is dry. The fixtures of the sink are matched by the pipes that are visible under the sink, and all of it is clean and calm.',
  );
  assert.equal(subjects.filter(({ concept }) => concept === 'sink').length, 1);
});

test('who reads what lies on a desk sits at it, and traffic lights over a crossroads have a foot', async () => {
  const { subjects, relations } = await understand(
    'A student is absorbed in a thick novel that lies on a wooden table. A green lamp stands there. It is late, and the whole house is quiet but for the clock in the hall and the rain outside.',
  );
  const named = (index: number | undefined): string | undefined => subjects[index ?? -1]?.concept;
  const sits = relations.find(({ subject, kind }) => named(subject) === 'person' && kind === 'on');
  assert.equal(named(sits?.object), 'chair');
  const lights = await understand(
    'Two tall traffic lights preside over an intersection. It is dusk. Their red glow falls on the wet road and on the walls of the houses around, and nobody is to be seen far and wide.',
  );
  assert.ok(!lights.subjects[0]?.attributes.includes('flying'));
});

test('cushions are on the couch, not on what stands beside it', async () => {
  const { subjects, relations } = await understand(
    'A side table stands beside a couch. On the table is a lamp. The couch is covered with pillows. It is calm.',
  );
  const hosts = relations
    .filter(({ kind, subject }) => kind === 'on' && subjects[subject]?.concept === 'pillow')
    .map(({ object }) => subjects[object]?.concept);
  assert.deepEqual(hosts, ['sofa']);
});

const relationsOf = async (prompt: string): Promise<string[]> => {
  const { relations, subjects } = await understand(prompt);
  return relations.map(
    ({ kind, subject, object }) => `${subjects[subject]?.concept} ${kind} ${subjects[object]?.concept}`,
  );
};

test('of a list each thing is where it was said to be, and nowhere else', async () => {
  const told = await relationsOf(
    'A woman sits on a couch with a laptop on her knees, a mug of tea on the coffee table in front of her. It is calm. It is late.',
  );
  assert.ok(!told.includes('laptop on sofa') && !told.includes('laptop on coffee-table'), told.join('; '));
  assert.ok(!told.includes('cup on sofa') && told.includes('cup on coffee-table'), told.join('; '));
  const bowl = await relationsOf(
    'A table is covered with a bowl of red apples, a bag of flour, a few eggs and a stick of butter. It is calm. It is late.',
  );
  assert.ok(bowl.includes('apple inside bowl') && !bowl.includes('egg inside bowl'), bowl.join('; '));
});

test('pigeons hold nobody’s cane, and what is grilled over charcoal is not drawn with it', async () => {
  const told = await relationsOf(
    'An old man sits on a bench feeding pigeons, his wooden cane resting beside him. It is calm. It is late.',
  );
  assert.ok(told.includes('cane beside person'), told.join('; '));
  const market = await understand('A market at night. Vendors grill skewers over charcoal. Lanterns glow.');
  assert.equal(market.look, undefined);
});

test('a parrot on the rail of a ship is seen on its deck', async () => {
  const { setting } = await understand(
    'A parrot perches on the railing of an old sailing ship. Ropes lie on the deck. The sky is blue.',
  );
  assert.equal(setting, 'ship-deck');
});

test('who looks at the camera looks at us, and a cake beside a bowl of berries is not in the bowl', async () => {
  const { subjects } = await understand(
    'A golden cocker spaniel in a bathtub full of foam looks at the camera with big eyes. It is calm. It is late.',
  );
  assert.ok(!subjects.some(({ concept }) => concept === 'camera'));
  assert.equal(subjects[0]?.material, undefined);
  const told = await relationsOf(
    'A kitchen counter with a mixer, a bowl of strawberries and a birthday cake. It is calm. It is late.',
  );
  assert.ok(told.includes('strawberry inside bowl') && !told.includes('cake inside bowl'), told.join('; '));
});

test('a pool of light is no pool, a skeleton of a house nobody, and a sweeping staircase is not swept', async () => {
  const lamp = await understand(
    'A typewriter stands on an oak desk. A brass lamp throws a pool of warm light over it. It is late and calm.',
  );
  assert.notEqual(lamp.setting, 'pool');
  const { subjects } = await understand(
    'A red crane rises above the skeleton of an unfinished skyscraper. Workers in yellow helmets guide it. It is noon.',
  );
  assert.ok(!subjects.some(({ concept, attributes }) => concept === 'skeleton' || attributes.includes('skeleton')));
  const gown = await understand(
    'A woman in a long green gown descends a sweeping marble staircase. A chandelier hangs above her. It is evening.',
  );
  assert.ok(!gown.subjects[0]?.attributes.includes('sweeping'));
});

test('a cyclist climbs a road on the bicycle, and seaweed in a soup makes no sea of it', async () => {
  const { subjects } = await understand(
    'A lone cyclist in a red jersey climbs a steep mountain road. Behind him is a green valley. The sky is blue.',
  );
  assert.ok(!subjects[0]?.attributes.includes('climbing'), subjects[0]?.attributes.join(' '));
  const soup = await understand(
    'A bowl of ramen with pork, an egg and seaweed stands on a dark counter. It steams. Chopsticks lie beside it.',
  );
  assert.notEqual(soup.setting, 'underwater');
});

test('a bar of chocolate that is ready to be broken is whole', async () => {
  const { subjects } = await understand(
    'A bar of dark chocolate lies on a marble table. It is unwrapped and ready to be broken apart and enjoyed.',
  );
  assert.ok(!subjects[0]?.attributes.includes('broken'));
});

test('of an object of which nothing is told but its looks something is to be seen', async () => {
  const { subjects } = await understand(
    'In the visual, an object with a vivid orange hue and intricate patterns catches the eye. It stands out against a stark white background.',
  );
  assert.equal(subjects.length, 1);
  assert.equal(subjects[0]?.colour, '#ee7f23');
});
