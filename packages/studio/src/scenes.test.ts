import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkComposition } from './draw.js';

/** Scenes told at length, of every kind of place: rooms, streets, land, water's edge, stages, gardens. */
const scenes = [
  'A golden retriever sits in a wide meadow while an old farmer in a straw hat stands nearby. Behind them a red barn can be seen, and a bicycle is parked beside a wooden fence under the open sky.',
  'A spacious living room with a towering marble statue in one corner. A soft green sofa and a low coffee table stand in the middle of the room, and a tall floor lamp gives a warm light in the evening.',
  'In the foreground a young woman with a backpack looks at an ancient pyramid in the desert. Two camels rest beside the path, and the late afternoon sun casts long shadows over the sand.',
  'A small boy in a yellow raincoat walks through a quiet street after the rain. A red car is parked at the kerb, a black cat watches him, and the lights of the shops shine in the puddles.',
  'A silver teapot stands on an old wooden table in a bright kitchen. Beside the table there is a blue chair, and a grey cat sleeps on the floor next to a basket of apples in the morning light.',
  'A tall lighthouse rises above the beach on a clear day. A fisherman carries his rod along the shore, a dog runs beside him, and a wooden boat lies upside down on the sand near the rocks.',
  'A politician speaks on a wide stage in front of dark curtains. Next to him a tall potted plant and a wooden chair can be seen, and warm spotlights shine on the polished wooden floor below.',
  'An enormous oak tree spreads its branches over a garden in late summer. A wooden bench stands in the foreground, a wheelbarrow full of flowers is beside it, and a robin sits on the fence.',
  'A businessman lifts two dumbbells in a modern office. A wooden desk, a black chair and a tall bookshelf stand around him, and the skyline of the city can be seen through the large window.',
  'Three children build a snowman in front of a cabin in the forest. A wooden sledge lies beside them in the snow, a dog jumps about, and smoke rises from the chimney into the cold evening air.',
  'A white horse stands in front of a stone castle at dawn. A knight in shining armour holds a shield beside it, and a black raven sits on an old milestone at the edge of the winding road.',
  'A yellow school bus waits at the side of a suburban street. A girl with a blue backpack walks towards it, her mother waves, and a small white dog sits on the pavement next to a fire hydrant.',
  'A scientist in a white coat works in a laboratory full of instruments. A large microscope stands on the table, a robot watches from beside the door, and a green plant grows in a glass jar.',
  'An elephant walks across the dry savanna at sunset. A zebra and a giraffe graze in the distance, and a small bird rides on its back while the sky glows in deep shades of orange and red.',
  'A chef in a tall white hat presents a large cake in a restaurant kitchen. A waiter stands beside him with a tray, and a bottle of wine and two glasses wait on a table covered with white linen.',
  'A vintage motorcycle is parked on a coastal road above the sea. A leather jacket hangs on a signpost, a seagull stands on the wall, and a small red suitcase lies in the grass beside the wheel.',
];

test('described scenes have hardly anything in them that a stranger would call broken', async () => {
  const counted = new Map<string, number>();
  for (const scene of scenes)
    for (const seed of [7, 23])
      for (const kind of new Set((await checkComposition(scene, seed)).map((fault) => fault.kind)))
        counted.set(kind, (counted.get(kind) ?? 0) + 1);
  // of 32 pictures: lower these when they fall, and look at the pictures before you raise one
  const most: Readonly<Record<string, number>> = { collides: 12, small: 8, 'cut off': 4, 'out of scale': 2 };
  for (const [kind, count] of counted) assert.ok(count <= (most[kind] ?? 0), `${count} pictures: ${kind}`);
});
