// How long reading a prompt takes, by kind of prompt, and how long the first one takes with everything to load:
// `npm run bench -- reading`.
const start = performance.now();
const { describe } = await import('../src/index.js');
const imported = performance.now() - start;

const kinds: Readonly<Record<string, readonly string[]>> = {
  'a few words': ['a cat on a red sofa', 'three boats in a harbour at dusk', 'an old man feeding ducks in the park'],
  'as people write': [
    'cinematic photo of a shepherd with two dogs on a misty hill at dawn, 85mm, film grain, award-winning',
    'masterpiece, best quality, 1girl, long silver hair, red cloak, standing in a snowy forest, (soft light:1.2), anime key visual',
    'isometric illustration of a tiny bakery with a striped awning, pastel palette, octane render, trending on artstation',
  ],
  'a paragraph': [
    'A weathered green rowing boat rests on the pebbled shore of a quiet lake. Beside it, a tall fisherman in a yellow raincoat mends a torn net, his grey beard catching the last light of the evening. The boat, with its peeling paint, leans against a wooden post, while in the background a row of dark pine trees stands beneath the snow-capped mountains. A small white dog sleeps at his feet, and its reflection trembles on the still surface of the water.',
    'In a cosy kitchen, two blue teapots stand next to a round loaf of bread on a polished oak table. The teapots, each decorated with a fine floral pattern, contrast with the rough crust of the bread. Behind the table there is a wide window with checked curtains, and a sleepy orange cat is stretched out on its sill. The soft morning light gives the room a calm and homely feeling.',
  ],
  'words that nobody listed': [
    'a zyzzyva beside a quern',
    'an ornate astrarium on a prie-dieu',
    'a numbat under a jacaranda',
  ],
};

const before = performance.now();
await describe('a lighthouse by the sea');
console.log(
  `loading the library ${imported.toFixed(0)} ms, the first prompt ${(performance.now() - before).toFixed(0)} ms`,
);

const ROUNDS = 40;
for (const [kind, prompts] of Object.entries(kinds)) {
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const prompt of prompts) {
      const begun = performance.now();
      await describe(prompt);
      durations.push(performance.now() - begun);
    }
  }
  const sorted = durations.toSorted((first, second) => first - second);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] as number).toFixed(1);
  console.log(`${kind.padEnd(26)} median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
}
