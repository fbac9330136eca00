import { vocabulary } from './meaning.js';

/**
 * Ideas that nobody can draw, and what stands for them. Used only when a prompt names nothing to draw; an idea that is
 * not here takes the nearest one by meaning.
 */
export const ideas = vocabulary([
  [
    'freedom, liberty, escape, independence',
    {
      setting: 'sky',
      things: [{ concept: 'bird', count: 5, attributes: ['flying'] }],
      features: ['clouds', 'sun'],
      mood: 'joyful',
    },
  ],
  [
    'peace, harmony, balance, mindfulness, inner peace, wellbeing',
    {
      setting: 'lake',
      things: [{ concept: 'bird', attributes: ['white'] }],
      features: ['reflections'],
      time: 'dawn',
      mood: 'calm',
    },
  ],
  [
    'gender, genders, masculinity and femininity',
    {
      setting: 'studio',
      things: [
        { concept: 'person', attributes: ['woman'] },
        { concept: 'person', attributes: ['man'] },
      ],
    },
  ],
  [
    'love, affection, passion, devotion',
    { setting: 'hills', things: [{ concept: 'couple' }], time: 'dusk', features: ['sun'], mood: 'romantic' },
  ],
  [
    'hope, optimism, faith, new beginning, beginning',
    { setting: 'hills', things: [{ concept: 'tree' }], time: 'dawn', features: ['sun', 'sunbeams'], mood: 'calm' },
  ],
  [
    'loneliness, isolation, solitude, alone',
    { setting: 'sea', things: [{ concept: 'rowing-boat' }], weather: 'fog', mood: 'melancholy' },
  ],
  [
    'sadness, grief, sorrow, depression, rain feeling',
    {
      setting: 'street',
      weather: 'rain',
      things: [{ concept: 'person', attributes: ['walking'] }, { concept: 'umbrella' }],
      mood: 'melancholy',
      time: 'night',
    },
  ],
  [
    'joy, happiness, celebration, fun',
    { setting: 'park', things: [{ concept: 'balloon', count: 7 }], features: ['confetti'], mood: 'joyful' },
  ],
  [
    'success, achievement, victory, winning, goal, ambition, leadership',
    { setting: 'mountains', things: [{ concept: 'flag' }], features: ['sun', 'mountains'], mood: 'dramatic' },
  ],
  [
    'growth, progress, development, improvement, investment',
    {
      setting: 'garden',
      things: [{ concept: 'potted-plant' }, { concept: 'tree' }],
      features: ['sun'],
      mood: 'joyful',
    },
  ],
  [
    'synergy, teamwork, cooperation, collaboration, partnership, community, together',
    {
      setting: 'office',
      things: [{ concept: 'person', count: 4, attributes: ['business'] }, { concept: 'table' }],
      mood: 'joyful',
    },
  ],
  [
    'innovation, creativity, idea, inspiration, invention, imagination',
    { setting: 'studio', things: [{ concept: 'lamp', attributes: ['glowing'] }], mood: 'joyful' },
  ],
  [
    'technology, artificial intelligence, computing, digital transformation, software, data, internet, ai',
    { setting: 'office', things: [{ concept: 'robot' }, { concept: 'laptop' }], mood: 'neutral' },
  ],
  [
    'time, patience, eternity, past, memory, memories, history',
    { setting: 'library', things: [{ concept: 'clock' }], mood: 'melancholy', time: 'dusk' },
  ],
  [
    'dream, dreams, dreaming, fantasy, magic, wonder',
    {
      setting: 'sky',
      things: [{ concept: 'hot-air-balloon' }, { concept: 'whale', attributes: ['flying'] }],
      time: 'night',
      features: ['stars', 'clouds', 'moon'],
      mood: 'mysterious',
    },
  ],
  [
    'journey, adventure, travel, exploration, discovery, wanderlust',
    {
      setting: 'hills',
      things: [{ concept: 'hot-air-balloon' }],
      features: ['road', 'mountains'],
      time: 'dawn',
      mood: 'joyful',
    },
  ],
  [
    'knowledge, learning, wisdom, education, science, curiosity',
    { setting: 'library', things: [{ concept: 'book', count: 4 }, { concept: 'globe' }], mood: 'calm' },
  ],
  [
    'music, melody, rhythm, jazz, song',
    { setting: 'stage', things: [{ concept: 'guitar' }, { concept: 'piano' }], mood: 'joyful' },
  ],
  [
    'fear, anxiety, nightmare, terror, horror, danger',
    {
      setting: 'forest',
      weather: 'fog',
      time: 'night',
      things: [{ concept: 'owl' }],
      features: ['moon'],
      mood: 'mysterious',
    },
  ],
  [
    'anger, rage, chaos, war, conflict, destruction',
    {
      setting: 'sea',
      weather: 'storm',
      things: [{ concept: 'ship' }],
      features: ['lightning', 'waves'],
      mood: 'dramatic',
    },
  ],
  [
    'death, mortality, end, farewell, goodbye',
    {
      setting: 'hills',
      weather: 'fog',
      season: 'autumn',
      things: [{ concept: 'tree', attributes: ['bare'] }],
      time: 'dusk',
      mood: 'melancholy',
    },
  ],
  [
    'nature, ecology, sustainability, environment, life',
    { setting: 'forest', things: [{ concept: 'deer' }], features: ['sunbeams'], mood: 'calm' },
  ],
  [
    'winter feeling, cold feeling, christmas spirit',
    { setting: 'snow', season: 'winter', things: [{ concept: 'cabin' }], mood: 'cosy' },
  ],
  [
    'comfort, home, coziness, cosiness, warmth, safety, security',
    {
      setting: 'room',
      things: [{ concept: 'armchair' }, { concept: 'cat', attributes: ['sleeping'] }],
      features: ['fireplace'],
      mood: 'cosy',
    },
  ],
  [
    'money, wealth, finance, economy, business, market growth, profit',
    { setting: 'city', things: [{ concept: 'skyscraper', count: 3 }], features: ['skyline'], mood: 'neutral' },
  ],
  [
    'infinity, universe, mystery of life, existence, consciousness, spirituality, soul',
    { setting: 'space', things: [{ concept: 'planet' }], features: ['milky-way', 'stars'], mood: 'mysterious' },
  ],
  [
    'speed, energy, power, motion',
    { setting: 'hills', things: [{ concept: 'train' }], time: 'dusk', mood: 'dramatic' },
  ],
  ['beauty, elegance, grace, art', { setting: 'garden', things: [{ concept: 'rose', count: 3 }], mood: 'romantic' }],
  [
    'strength, courage, bravery, resilience',
    { setting: 'mountains', things: [{ concept: 'lion' }], time: 'dawn', mood: 'dramatic' },
  ],
  [
    'health, medicine, fitness, sport',
    { setting: 'park', things: [{ concept: 'person', attributes: ['running'] }], time: 'dawn', mood: 'joyful' },
  ],
  ['justice, law, order, equality, democracy', { setting: 'city', things: [{ concept: 'temple' }], mood: 'neutral' }],
  [
    'childhood, innocence, youth, play',
    { setting: 'park', things: [{ concept: 'person', attributes: ['child'] }, { concept: 'balloon' }], mood: 'joyful' },
  ],
  [
    'friendship, trust, loyalty, kindness',
    { setting: 'park', things: [{ concept: 'person' }, { concept: 'dog' }], time: 'dusk', mood: 'joyful' },
  ],
  [
    'silence, stillness, emptiness, minimalism, calmness',
    { setting: 'lake', weather: 'fog', things: [{ concept: 'tree' }], mood: 'calm' },
  ],
]);
