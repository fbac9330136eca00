import { painted } from '../record.js';

export const figures = painted('object', 'wall', {
  'plain-figure': {
    words: 'geometric shape, geometric figure',
    habitat: 'ground',
    height: 0.3,
    traits: ['figure', 'plain'],
  },
  circle: { words: 'disc, circular shape, round shape', height: 1, traits: ['figure'] },
  ellipse: { words: 'oval shape', height: 1, traits: ['figure'] },
  square: { words: 'square shape, quadrangle', height: 1, traits: ['figure'] },
  rectangle: { words: 'rectangular shape, oblong shape', height: 1, traits: ['figure'] },
  triangle: { words: 'triangular shape', height: 1, traits: ['figure'] },
  pentagon: { words: 'pentagonal shape', height: 1, traits: ['figure'] },
  hexagon: { words: 'hexagonal shape', height: 1, traits: ['figure'] },
  octagon: { words: 'octagonal shape', height: 1, traits: ['figure'] },
  rhombus: { words: 'lozenge, diamond shape', height: 1, traits: ['figure'] },
  sphere: {
    words: 'orb, globe shape',
    habitat: 'ground',
    height: 0.6,
    traits: ['figure'],
    shapes: ['spherical'],
  },
  cube: {
    words: 'cuboid, toy block, building block, block, wooden block',
    habitat: 'ground',
    height: 0.6,
    traits: ['figure', 'plain', 'block'],
    shapes: ['cubic'],
  },
  cylinder: { words: 'cylindrical shape', habitat: 'ground', height: 0.6, traits: ['figure'] },
  cone: { words: 'cone shape', habitat: 'ground', height: 0.6, traits: ['figure'], shapes: ['conical'] },
  'pyramid-figure': {
    words: 'pyramid shape, tetrahedron',
    habitat: 'ground',
    height: 0.6,
    traits: ['figure'],
    shapes: ['pyramidal'],
  },
});
