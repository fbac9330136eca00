import type { MeaningCase } from './case.js';
import { meaning } from './case.js';

/** What people ask for on any day. */
export const everydayCases: readonly MeaningCase[] = [
  meaning('an aunt teaching her nephew to knit', {
    subjects: '1 person woman knitting, 1 person knitting',
  }),
  meaning('a clerk writing by lamplight', { features: 'candlelight', setting: 'room' }),
  meaning('a student waiting at a bus stop', { subjects: '1 person waiting, 1 bus-shelter' }),
  meaning('a busy harbour at noon', { subjects: '9 person people', setting: 'harbour' }),
  meaning('an empty market', { subjects: '', setting: 'market' }),
  meaning('a dog waiting outside a bakery', { setting: 'storefront' }),
  meaning('a girl outside the library', { subjects: '1 person girl, 1 public-building' }),
  meaning('a van in front of a diner', { subjects: '1 minibus, 1 diner-building' }),
  meaning('iced tea with fresh mint on a table', { subjects: '1 iced-tea, 1 table' }),
  meaning('a crow on a fence post', { subjects: '1 crow, 1 wooden-post' }),
  meaning('a crowded square', { setting: 'square' }),
  meaning('a midwife holding a newborn baby', { subjects: '1 person holding-baby' }),
  meaning('a boy taking a bubble bath', {
    subjects: '1 person boy child sitting, 1 bathtub',
    relations: 'person inside bathtub',
  }),
  meaning('a rock garden with raked gravel and stones', { subjects: '' }),
  meaning('botanical print of a tulip', { subjects: '1 tulip', look: 'watercolour', setting: 'studio' }),
  meaning('a remote worker in a kitchen', { subjects: '1 person', setting: 'kitchen' }),
  // who is on something does what follows, not what they are on
  meaning('a boy on a bench eating an apple', {
    subjects: '1 person boy eating, 1 bench, 1 apple',
    relations: 'person on bench, person holding apple',
  }),
  meaning('an owl on a rock singing', { subjects: '1 owl singing, 1 rock' }),
  meaning('a girl walking her dog with an umbrella', {
    subjects: '1 person girl walking, 1 dog, 1 umbrella',
    relations: 'person following dog, person holding umbrella',
  }),
  meaning('a garden party', { subjects: '4 person cheering', setting: 'garden' }),
  meaning('a ticket inspector', { subjects: '1 person train-conductor', setting: 'carriage' }),
  meaning('a skeleton dancing', { subjects: '1 person skeleton dancing' }),
  meaning('a bench in an autumn park', { subjects: '1 bench', setting: 'park', season: 'autumn' }),
  meaning('a boy in a superhero cape', { subjects: '1 person boy red cape' }),
  meaning('a pug and a greyhound', { subjects: '1 dog pug, 1 dog greyhound' }),
  meaning('a dog beside a goldfish in a bowl', {
    subjects: '1 dog, 1 goldfish-bowl',
    relations: 'dog beside goldfish-bowl',
  }),
  meaning('a shepherdess and her flock', { subjects: '1 person, 9 sheep' }),
  meaning('a taco seller', { subjects: '1 person vendor, 1 food-cart', relations: 'person beside food-cart' }),
  meaning('an uncle hanging the washing', { subjects: '1 person man hanging-laundry', setting: 'garden' }),
  meaning('granola with cold milk', { subjects: '1 cereal-bowl' }),
  meaning('a goat by an old well', { subjects: '1 goat, 1 water-well', relations: 'goat beside water-well' }),
  meaning('a neon sign of a cactus', { subjects: '1 cactus', look: 'neon', lettering: '' }),
  meaning('a cat on a rug in front of the fire', { features: 'fireplace' }),
  meaning('a girl whispering to a pony', { subjects: '1 person girl petting, 1 horse' }),
  meaning('an open window overlooking the sea', { subjects: '', setting: 'room', features: 'window, sea' }),
  meaning('a boy drawing with chalk', { subjects: '1 person boy drawing' }),
  meaning('a puppy lapping water from a dish', { subjects: '1 dog young, 1 bowl', relations: 'dog beside bowl' }),
  meaning('a panda eating bamboo', { subjects: '1 panda, 1 bamboo-stalk', relations: 'panda holding bamboo-stalk' }),
  meaning('a tower and a street lamp in the mist', { subjects: '1 tower, 1 street-lamp', home: 'village' }),
  meaning('a kitten on a stool watching a bird', { subjects: '1 cat young, 1 stool, 1 bird' }),
  meaning('a keeper holding a baby koala', { subjects: '1 person, 1 koala young' }),
  meaning('a phone resting on a black charger', {
    subjects: '1 phone, 1 charging-mat black',
    relations: 'phone on charging-mat',
  }),
  meaning('kids running through the sprinkler', { subjects: '3 person child running, 1 lawn-sprinkler' }),
  meaning('a woman looking at a moth on a daisy', { home: 'field' }),
  meaning('latte art of a leaf', { subjects: '1 leaf-latte' }),
];
