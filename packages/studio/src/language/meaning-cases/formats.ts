import { meaning, type MeaningCase } from './case.js';

/** What a picture is for, and what it is printed on: the picture is what it shows. */
export const formatCases: readonly MeaningCase[] = [
  meaning('hero image for a blog post about remote work, woman with laptop on a beach', {
    subjects: '1 person woman, 1 laptop',
    setting: 'beach',
  }),
  meaning('phone wallpaper of a galaxy with purple nebula and stars', { subjects: '', setting: 'space' }),
  meaning('haunted house on a hill, full moon, halloween poster', { subjects: '1 house haunted' }),
  meaning('cute isometric bedroom with a desk, blender', { subjects: '1 desk', look: 'isometric' }),
  meaning('botanical illustration of a fern, vintage scientific plate', { subjects: '1 fern' }),
  meaning('juicy burger with melted cheese on a wooden board', { relations: 'burger on cutting-board' }),
  meaning('icon of a shield with a lightning bolt', { subjects: '1 shield shows-lightning-sign' }),
  meaning('gothic cathedral interior, stained glass windows', { setting: 'church-inside' }),
  meaning('wine glass and grapes still life, oil painting', { subjects: '1 wine-glass, 1 grapes, 1 table' }),
  meaning('eucalyptus leaves in a vase', { relations: 'leaf inside vase' }),
  meaning('a ring on black marble', { relations: 'ring on table' }),
  meaning('beautiful fireworks in the sky with red, white and blue', {
    setting: 'city',
    tints: 'fireworks red, fireworks white, fireworks blue',
    colours: '',
  }),
  meaning('a turquoise lagoon', { setting: 'beach', tints: 'water turquoise' }),
  meaning('cover art for a thriller novel, a lonely road at night', { subjects: '', setting: 'road', time: 'night' }),
  meaning('mascot logo of a roaring bear, esports team', { subjects: '1 bear roaring', look: 'logo' }),
  meaning('underwater temple ruins with sea turtles', { setting: 'underwater' }),
  meaning('a wolf howling on a snowy hill', { subjects: '1 wolf howling', setting: 'hills', season: 'winter' }),
  meaning('a Vietnam map showing Ha Long Bay', { subjects: '1 vietnam-map' }),
  meaning('tarot card of the moon, ornate border', { subjects: '', setting: 'hills', look: 'art-nouveau' }),
  meaning('logo of a mountain and a sun inside a circle', { subjects: '', setting: 'mountains', look: 'logo' }),
  meaning('ancient egypt, pyramids and sphinx, golden sand, sunset', { setting: 'desert' }),
  meaning('poster for a science fiction movie, a city under a dome', { setting: 'city' }),
  meaning('a full moon peeking through clouds at night', { setting: 'hills', features: 'moon', time: 'night' }),
  meaning('a floating market on an alien planet', { setting: 'alien-planet' }),
  meaning('motivational poster with the words "KEEP GOING", mountain sunrise', {
    subjects: '',
    setting: 'mountains',
    time: 'dawn',
  }),
  meaning('a poster with the words "LOVE" on a brick wall', { subjects: '1 lettered-poster' }),
];
