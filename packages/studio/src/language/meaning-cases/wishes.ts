import { meaning, type MeaningCase } from './case.js';

/** What people order in few words: lists, without articles, the subject before the way it is shown. */
export const wishCases: readonly MeaningCase[] = [
  meaning('tattoo of a wolf', { subjects: '1 wolf', setting: 'studio', look: 'line-art' }),
  meaning('rose tattoo design', { subjects: '1 rose', look: 'line-art' }),
  meaning('a woman with a rose tattoo', { subjects: '1 person woman' }),
  meaning('christmas village', { setting: 'village', time: 'night', features: 'string-lights' }),
  meaning('tokyo street in the rain', { setting: 'street', weather: 'rain', features: 'neon' }),
  meaning('lion portrait, golden mane, black background', { subjects: '1 lion', setting: 'studio' }),
  meaning('two dogs illustration, white background', { subjects: '2 dog', setting: 'studio' }),
  meaning('smart watch product shot on gradient background', { subjects: '1 watch', setting: 'studio' }),
  meaning('logo of a fox head, geometric, orange, flat', { subjects: '1 fox geometric', look: 'logo' }),
  meaning('minimalist wallpaper, single tree on a hill', { subjects: '1 tree', setting: 'hills' }),
  meaning('book cover: a wolf howling on a cliff, dark blue, fantasy novel', {
    subjects: '1 wolf howling',
    setting: 'cliff',
  }),
  meaning('blue butterfly on white orchid', { relations: 'butterfly on orchid' }),
  meaning('castle floating on an island in the sky', { subjects: '1 castle', setting: 'floating-islands' }),
  meaning('white houses by the sea', { subjects: '3 house #f4f3ee', setting: 'sea' }),
  meaning('bottle of beer with two glasses', { relations: 'glass beside beer-bottle' }),
  meaning('line art icon of a coffee cup', { subjects: '1 cup', look: 'line-art' }),
  meaning('pixel art tavern interior, barrels', { subjects: '3 barrel', setting: 'tavern', look: 'pixel-art' }),
  meaning('cup on a marble table, croissant beside it', { relations: 'cup on table, croissant on table' }),
  meaning('penguin family illustration, christmas card', { subjects: '3 penguin penguin', season: 'winter' }),
  meaning('sunflower close up with a bee, blue sky', { subjects: '1 sunflower, 1 bee', camera: 'close-up' }),
  meaning('laptop mockup on wooden desk with plant and coffee mug', {
    relations: 'laptop on desk, potted-plant on desk, mug on desk',
  }),
  meaning('icon set of food: pizza, burger, cake', { subjects: '1 pizza, 1 burger, 1 cake', setting: 'studio' }),
  meaning('black cat with yellow eyes on a pumpkin', { relations: 'cat on pumpkin' }),
  meaning('polar bear with cub on ice', { subjects: '1 polar-bear, 1 polar-bear baby' }),
  meaning('egyptian pyramids, camel rider, dust', { relations: 'person riding camel', setting: 'desert' }),
  meaning('abstract watercolor background, teal and coral', { subjects: '', setting: 'abstract' }),
  meaning('sheep on green hill, stone wall, cloudy sky', { subjects: '3 sheep', setting: 'hills' }),
];
