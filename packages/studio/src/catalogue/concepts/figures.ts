import { painted } from '../record.js';

export const figures = painted('object', 'wall', {
  'plain-figure': { words: 'geometric shape, geometric figure', habitat: 'ground', height: 0.3 },
  circle: { words: 'disc, circular shape, round shape', height: 1 },
  ellipse: { words: 'oval shape', height: 1 },
  square: { words: 'square shape, quadrangle', height: 1 },
  rectangle: { words: 'rectangular shape, oblong shape', height: 1 },
  triangle: { words: 'triangular shape', height: 1 },
  pentagon: { words: 'pentagonal shape', height: 1 },
  hexagon: { words: 'hexagonal shape', height: 1 },
  octagon: { words: 'octagonal shape', height: 1 },
  rhombus: { words: 'lozenge, diamond shape', height: 1 },
  sphere: { words: 'orb, globe shape, marble, glass marble', habitat: 'ground', height: 0.6 },
  cube: { words: 'cuboid, toy block, building block, block, wooden block', habitat: 'ground', height: 0.6 },
  cylinder: { words: 'cylindrical shape', habitat: 'ground', height: 0.6 },
  cone: { words: 'cone shape', habitat: 'ground', height: 0.6 },
  'pyramid-figure': { words: 'pyramid shape, tetrahedron', habitat: 'ground', height: 0.6 },
});
