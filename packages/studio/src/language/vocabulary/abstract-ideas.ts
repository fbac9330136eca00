import { businessIdeas } from './business-ideas.js';
import { vocabulary } from './meaning.js';

/**
 * Ideas that nobody can draw, and what stands for them. Used only when a prompt names nothing to draw; an idea that is
 * not here takes the nearest one by meaning.
 */
export const ideas = vocabulary([
  ...businessIdeas,
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
    'peace, world peace, ceasefire, nonviolence',
    {
      setting: 'sky',
      things: [{ concept: 'dove', attributes: ['flying'] }],
      features: ['sun'],
      time: 'day',
      mood: 'calm',
    },
  ],
  [
    'harmony, balance, mindfulness, inner peace, wellbeing',
    { setting: 'studio', things: [{ concept: 'yin-yang' }], mood: 'calm' },
  ],
  [
    'element, elements, chemical element, chemistry, physics, particle, matter, nuclear',
    { setting: 'studio', things: [{ concept: 'atom-model' }] },
  ],
  [
    'infinity, eternity, endlessness, forever, endless, boundlessness, the infinite',
    { setting: 'studio', things: [{ concept: 'infinity-sign' }], mood: 'calm' },
  ],
  [
    'evolution, genetics, genome, heredity, biology, biotechnology, genes, gene',
    { setting: 'studio', things: [{ concept: 'dna' }] },
  ],
  [
    'life, new life, birth, rebirth, renewal, vitality',
    { setting: 'garden', things: [{ concept: 'sprout' }], features: ['sun', 'sunbeams'], time: 'dawn', mood: 'joyful' },
  ],
  [
    'fibonacci, fibonacci number, fibonacci numbers, fibonacci sequence, fibonacci spiral, golden ratio, golden spiral',
    { setting: 'studio', things: [{ concept: 'golden-spiral' }] },
  ],
  [
    'feeling, feelings, emotion, emotions, drama, empathy',
    { setting: 'studio', things: [{ concept: 'performing-arts' }] },
  ],
  [
    'commonsense, common sense, reason, logic, intelligence, thought, thinking, mind, intellect, psychology',
    { setting: 'studio', things: [{ concept: 'brain' }, { concept: 'light-bulb', attributes: ['glowing'] }] },
  ],
  ['luck, good luck, fortune, chance', { setting: 'studio', things: [{ concept: 'four-leaf-clover' }] }],
  [
    'gravity, falling, weight',
    {
      setting: 'hills',
      things: [
        { concept: 'fruit-tree', attributes: ['apple'] },
        { concept: 'apple', count: 3 },
      ],
    },
  ],
  ['symmetry, metamorphosis, transformation, change', { setting: 'garden', things: [{ concept: 'butterfly' }] }],
  ['nothing, nothingness, void, the void', { setting: 'space', things: [{ concept: 'black-hole' }] }],
  ['force, magnetism, attraction', { setting: 'studio', things: [{ concept: 'magnet' }, { concept: 'nails' }] }],
  [
    'secrecy, privacy, confidentiality, cybersecurity, encryption',
    { setting: 'studio', things: [{ concept: 'locked' }, { concept: 'key' }] },
  ],
  [
    'strategy, tactics, planning',
    { setting: 'studio', things: [{ concept: 'chess-king' }, { concept: 'chess-pawn', count: 2 }] },
  ],
  [
    'solution, problem solving, puzzle solving, complexity, confusion, incomprehensibility, incomprehensibilities',
    { setting: 'studio', things: [{ concept: 'puzzle-piece', count: 3 }] },
  ],
  ['democracy, election, voting, vote', { setting: 'studio', things: [{ concept: 'ballot-box-with-ballot' }] }],
  [
    'diversity, inclusion, society, humanity, people, unity, solidarity',
    { setting: 'park', things: [{ concept: 'person', count: 5 }], mood: 'joyful' },
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
    { setting: 'desert', things: [{ concept: 'sprout' }], time: 'dawn', features: ['sun', 'sunbeams'], mood: 'calm' },
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
    'success, achievement, victory, winning, triumph, excellence',
    { setting: 'studio', things: [{ concept: 'trophy' }], features: ['confetti'], mood: 'joyful' },
  ],
  [
    'goal, ambition, leadership',
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
    { setting: 'studio', things: [{ concept: 'light-bulb', attributes: ['glowing'] }], mood: 'joyful' },
  ],
  [
    'artificial intelligence, ai, machine learning, deep learning, neural network, neural networks, machine intelligence',
    { setting: 'studio', things: [{ concept: 'robot' }, { concept: 'brain' }], mood: 'neutral' },
  ],
  [
    'propaganda poster, political poster, campaign poster',
    { setting: 'wall', things: [{ concept: 'poster', attributes: ['propaganda'] }] },
  ],
  [
    'poster, posters, movie poster, film poster, travel poster, vintage poster, retro poster, minimalist poster',
    { setting: 'wall', things: [{ concept: 'poster' }] },
  ],
  [
    'painting, oil painting, watercolor painting, watercolour painting, artwork, work of art, masterpiece, art',
    { setting: 'museum', things: [{ concept: 'painting' }] },
  ],
  ['drawing, sketch, pencil drawing', { setting: 'museum', things: [{ concept: 'painting', attributes: ['sketch'] }] }],
  [
    'technology, computing, digital transformation, software, data, internet',
    { setting: 'office', things: [{ concept: 'robot' }, { concept: 'laptop' }], mood: 'neutral' },
  ],
  [
    'time, patience, passage of time, transience, waiting',
    { setting: 'studio', things: [{ concept: 'hourglass' }], mood: 'calm' },
  ],
  [
    'past, memory, memories, history',
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
    'anger, rage, fury, wrath',
    {
      setting: 'studio',
      things: [{ concept: 'person', attributes: ['man', 'angry'] }],
      mood: 'dramatic',
      camera: 'portrait',
    },
  ],
  [
    'war, conflict, destruction',
    { setting: 'hills', things: [{ concept: 'tank' }], features: ['smoke'], weather: 'cloudy', mood: 'dramatic' },
  ],
  [
    'chaos, turmoil, entropy, disorder',
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
      setting: 'cemetery',
      weather: 'fog',
      season: 'autumn',
      things: [{ concept: 'tombstone' }],
      time: 'dusk',
      mood: 'melancholy',
    },
  ],
  ['landscape, landscapes, scenery, nature scenery, panorama', { setting: 'mountains', features: ['sun', 'lake'] }],
  [
    'nature, ecology, sustainability, environment',
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
    { setting: 'studio', things: [{ concept: 'money-bag' }, { concept: 'coin', count: 3 }] },
  ],
  [
    'universe, mystery of life, existence, consciousness, spirituality, soul',
    { setting: 'space', things: [{ concept: 'planet' }], features: ['milky-way', 'stars'], mood: 'mysterious' },
  ],
  ['speed, motion, velocity', { setting: 'hills', things: [{ concept: 'train' }], time: 'dusk', mood: 'dramatic' }],
  [
    'energy, power, electricity',
    { setting: 'studio', things: [{ concept: 'light-bulb', attributes: ['glowing'] }, { concept: 'battery' }] },
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
  [
    'bias, prejudice, discrimination, inequality, unfairness, injustice, imbalance',
    { setting: 'studio', things: [{ concept: 'tilted-scale' }] },
  ],
  [
    'inertia, momentum, conservation of momentum, mechanics, kinetic energy, cause and effect, action and reaction',
    { setting: 'studio', things: [{ concept: 'newtons-cradle' }] },
  ],
  ['air, wind, breeze', { setting: 'hills', things: [{ concept: 'kite' }], features: ['clouds', 'leaves'] }],
  ['metal, steel, iron', { setting: 'studio', things: [{ concept: 'metal-bars' }] }],
  [
    'justice, law, order, equality, fairness, ethics, morality',
    { setting: 'studio', things: [{ concept: 'balance-scale' }] },
  ],
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
