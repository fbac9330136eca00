import { meaning } from './case.js';
import type { MeaningCase } from './case.js';

/** Walls, patterns and forms as what the picture is about. */
export const surfaceCases: readonly MeaningCase[] = [
  meaning('a brick wall with graffiti', { subjects: '', setting: 'wall', features: 'brick, graffiti' }),
  meaning('a teal wall', { subjects: '1 wall teal', home: 'wall' }),
  meaning('a pink wall with three picture frames', {
    subjects: '1 wall pink, 3 picture-frame',
    relations: 'picture-frame hanging-on wall',
    home: 'wall',
  }),
  meaning('a blue wall with a red door', { subjects: '1 wall blue, 1 door red', home: 'wall' }),
  meaning('a grey wall with a white window', { subjects: '1 wall grey, 1 window white', home: 'wall' }),
  meaning('two posters on a concrete wall', { subjects: '2 poster', setting: 'wall' }),
  meaning('a mural of a fox on a brick wall', { subjects: '1 fox, 1 wall', relations: 'fox hanging-on wall' }),
  meaning('a cat sitting on a stone wall', { subjects: '1 cat, 1 wall #9d978c', relations: 'cat on wall' }),
  // marks and patterns
  meaning('a red spiral above a black dotted line', {
    subjects: '1 swirl red, 1 dotted-line black',
    relations: 'swirl above dotted-line',
    home: 'studio',
  }),
  meaning('a painting of red and white horizontal stripes', { subjects: '1 pattern-sheet red horizontal ink:white' }),
  meaning('a blue and green checkered pattern', { subjects: '1 pattern-sheet blue checks ink:green' }),
  meaning('a swirl of fog over a lake', { subjects: '', setting: 'lake' }),
  meaning('a yellow crayon', { subjects: '1 crayon yellow', home: 'studio' }),
  meaning('a cat in crayon', { subjects: '1 cat', look: 'gouache' }),
  meaning('a palette and a paintbrush', { subjects: '1 artist-palette, 1 paintbrush' }),
];
