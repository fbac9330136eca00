import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Names of places, people and numbers; the land that a map shows. */
export const nameCases: readonly MeaningCase[] = [
  meaning('a map of Italy', { subjects: '1 italy-map' }),
  meaning('a map of the United States', { subjects: '1 united-states-map' }),
  meaning('an old map of the world', { subjects: '1 world-map old' }),
  meaning('a map on a desk', { subjects: '1 map, 1 desk', relations: 'map on desk' }),
  meaning('the Sagrada Familia at night', { subjects: '1 sagrada-familia', time: 'night' }),
  // any other is a house
  meaning('the White House at night', { subjects: '1 white-house', time: 'night' }),
  meaning('a car beside a white house', { subjects: '1 car, 1 house #f4f3ee' }),
  meaning('the Brooklyn Bridge', { subjects: '1 brooklyn-bridge' }),
  meaning('Victoria Falls', { setting: 'waterfall' }),
  meaning('Mount Vesuvius', { setting: 'volcano' }),
  meaning('Cleopatra', { subjects: '1 person woman' }),
  // nobody listed the name: it is still somebody
  meaning('a photo of Peter Thiel in a suit', { subjects: '1 person man suit' }),
  meaning('Emma Watson reading a book', {
    subjects: '1 person woman reading, 1 book',
    relations: 'person holding book',
  }),
  meaning('A picture of the singer Rosie Bloom in a red coat. Rosie Bloom smiles.', {
    subjects: '1 person singer coat red',
  }),
  meaning('a castle in the style of Peter Paul Rubens', { subjects: '1 castle' }),
  // a thing with a drawing of its own is not drawn as its neighbour
  meaning("a Rubik's cube on a desk", { subjects: '1 rubiks-cube, 1 desk', relations: 'rubiks-cube on desk' }),
  meaning('a phone from the 20s', { subjects: '1 candlestick-phone' }),
  meaning('the periodic table', { subjects: '1 periodic-table' }),
  meaning('a maze', { subjects: '1 hedge-maze' }),
  meaning('a paper airplane', { subjects: '1 paper-plane' }),
  meaning('a man playing the banjo', { subjects: '1 person man playing, 1 banjo', relations: 'person holding banjo' }),
  meaning('a plate of chicken wings', { subjects: '1 plate, 3 poultry-leg', relations: 'poultry-leg on plate' }),
  meaning('a walrus on the ice', { subjects: '1 walrus' }),
  // a city brings what it is known by
  meaning('the city of London', { setting: 'city', features: 'in-london' }),
  meaning('a cat on a street in Paris', { setting: 'street', features: 'in-paris' }),
  meaning('the sun setting behind the Parthenon', { subjects: '1 temple', time: 'dusk' }),
  meaning('a map of Vietnam', { subjects: '1 vietnam-map' }),
  meaning('a crowd in a park', { subjects: '24 person', setting: 'park' }),
  meaning('Times Square during the day', { setting: 'street', time: 'day', features: 'screens' }),
  meaning('a volcano erupting near a small town', { setting: 'village', features: 'volcano' }),
  // a painter's name alone is the painter, elsewhere his manner
  meaning('Salvador Dalí', { subjects: '1 person man waxed-moustache', camera: 'portrait' }),
  meaning('a cat in the style of Salvador Dali', { subjects: '1 cat' }),
  meaning('Abraham Lincoln', { subjects: '1 person man top-hat', camera: 'portrait' }),
  meaning('Albert Einstein riding a bicycle', {
    subjects: '1 person man, 1 bicycle',
    relations: 'person riding bicycle',
  }),
  meaning('The Great Wave off Kanagawa', { setting: 'sea', features: 'giant-wave', look: 'ukiyo-e' }),
  meaning('girl with a pearl earring', { subjects: '1 person woman earrings', camera: 'portrait' }),
  // who is portrayed is who the rest is said of
  meaning('elf princess portrait with silver hair', {
    subjects: '1 person princess woman crown elf',
    camera: 'portrait',
  }),
  meaning('a pirate captain portrait with an eye patch', {
    subjects: '1 person captain pirate eye-patch',
    camera: 'portrait',
  }),
  meaning('a ballet dancer with her hair in a bun', { subjects: '1 person ballerina dancer hair bun' }),
  meaning('a woman with a messy bun', { subjects: '1 person woman bun' }),
  meaning('a man with a mohawk', { subjects: '1 person man mohawk' }),
  meaning('a fortune teller', { subjects: '1 person' }),
  meaning('a woman with white roses in her hair', { subjects: '1 person woman wreath' }),
  meaning('a snow queen', { subjects: '1 person #86bbe6 queen woman dress crown', weather: 'snow' }),
  meaning('portrait of twins', { subjects: '2 person child', camera: 'portrait' }),
  meaning('a bearded hipster', { subjects: '1 person hipster beanie young' }),
  meaning('a stewardess', { subjects: '1 person flight-attendant woman' }),
  meaning('seven', { subjects: '1 lettered-letter', lettering: 'label: 7' }),
  meaning('the number 8', { subjects: '1 lettered-letter', lettering: 'label: 8' }),
  meaning('una familia en la playa', {
    subjects: '1 person woman, 1 person man, 2 person child',
    setting: 'beach',
  }),
];
