import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Who does what to what, in any tense and whatever stands between the verb and its noun. */
export const deedCases: readonly MeaningCase[] = [
  meaning('a woman washing the dirty dishes', { subjects: '1 person woman washing-dishes, 3 plate dirty' }),
  meaning('The mechanic repaired the broken car', { subjects: '1 person mechanic fixing-car, 1 car broken' }),
  meaning('The gardener trimmed a tall green hedge', { subjects: '1 person gardener pruning, 1 bush green large' }),
  meaning('the woman decorated a large cake', { subjects: '1 person woman decorating-cake, 1 cake large' }),
  meaning('a man on a ladder to change the old light bulb', {
    subjects: '1 person man, 1 ladder changing-bulb, 1 light-bulb',
  }),
  meaning('The cat dozed on the sofa', { subjects: '1 cat sleeping, 1 sofa', relations: 'cat on sofa' }),
  meaning('The bus drove past a house', { relations: 'bus beside house' }),
  meaning('a horse galloping past a windmill', { relations: 'horse beside windmill' }),
  meaning('a man driving down the road', { subjects: '1 person man, 1 car', relations: 'person riding car' }),
  meaning('a biker speeding down the highway', { subjects: '1 person biker' }),
  meaning('The flickering fireflies danced in the dark forest', {
    subjects: '',
    features: 'fireflies',
    setting: 'forest',
  }),
  meaning('The soft blanket covered the wooden chair', { relations: 'blanket on chair' }),
  meaning('a marble wedged between a box and a book', { relations: 'marble between box, marble between book' }),
  meaning('a child playing with a model train', { subjects: '1 person child playing, 1 train model toy' }),
  meaning('a man lifting a car', { relations: 'person facing car' }),
  meaning('a whale breaching near a ship', { subjects: '1 whale jumping, 1 ship', features: 'splash' }),
  meaning('a piano tumbling down a hill', { subjects: '1 piano tumbling', setting: 'hills' }),
  meaning('an upside-down car', { subjects: '1 car upside-down' }),
  meaning('a globe spinning on a desk', { subjects: '1 globe spinning, 1 desk', relations: 'globe on desk' }),
  meaning('three men in suits', { subjects: '3 person man suit' }),
  meaning('a dump truck filled with soccer balls', { relations: 'ball inside dump-truck' }),
  meaning('a tall tower of white toilet paper rolls', { subjects: '7 roll-of-paper white' }),
  meaning('a pyramid of wooden barrels', { subjects: '6 barrel' }),
  meaning('a dog barking at a stranger', { subjects: '1 dog howling, 1 person', relations: 'dog facing person' }),
  meaning('two dogs looking at each other', { subjects: '1 dog looking, 1 dog looking', relations: 'dog facing dog' }),
  meaning('a raccoon wearing formal clothes', { subjects: '1 raccoon suit' }),
  meaning('a koala car surfing on a bus', { relations: 'koala on bus' }),
  meaning('a woman looking at a seal using binoculars', { relations: 'person facing seal, person holding binoculars' }),
  meaning('a dog scratching at a door', { subjects: '1 dog pawing, 1 door', relations: 'dog facing door' }),
  meaning('a bird chirping', { subjects: '1 bird howling' }),
  meaning('a cow mooing in a meadow', { subjects: '1 cow howling' }),
  meaning('a snake slithering past a stone', {
    subjects: '1 snake slithering, 1 rock',
    relations: 'snake beside rock',
  }),
  meaning('a moose standing over a fox', { relations: 'deer behind fox' }),
  meaning('two bears passing by a house', { subjects: '2 bear walking, 1 house', relations: 'bear beside house' }),
];
