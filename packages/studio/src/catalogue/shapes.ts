/** Forms that a thing can be asked to have ("a square clock"), or be ("a yellow circle"), and the words for them. */
export const shapes = {
  round: 'round, circular, circle, disc, disk',
  oval: 'oval, elliptical, ellipse, egg shaped',
  square: 'square',
  rectangular: 'rectangular, rectangle, cuboid shaped',
  oblong: 'oblong, elongated',
  triangular: 'triangular, triangle',
  pentagonal: 'pentagonal, pentagon',
  hexagonal: 'hexagonal, hexagon',
  octagonal: 'octagonal, octagon',
  trapezoidal: 'trapezoidal, trapezoid, trapezium',
  diamond: 'diamond shaped, diamond, rhombus, rhombic',
  star: 'star shaped',
  heart: 'heart shaped',
  crescent: 'crescent, crescent shaped, moon shaped',
  teardrop: 'teardrop, teardrop shaped, drop shaped, pear shaped',
  spherical: 'spherical, sphere, ball shaped, globular',
  cubic: 'cubic, cube, cubical, cube shaped, boxy',
  cylindrical: 'cylindrical, cylinder, tubular',
  conical: 'conical, cone, cone shaped',
  pyramidal: 'pyramidal, pyramid shaped',
  tall: 'tall, long, slender',
  wide: 'wide, low, broad',
} as const satisfies Record<string, string>;

export type Shape = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as readonly Shape[];

export const patterns = {
  striped: 'striped, stripy, stripey, stripes',
  spotted: 'spotted, polka dot, polka dotted, dotted, speckled, dappled',
  checked: 'checkered, chequered, checked, plaid, tartan, gingham',
  floral: 'floral, flowery, flower patterned',
  starry: 'starry patterned, covered in stars',
  hearts: 'heart patterned, covered in hearts',
  zigzag: 'zigzag, chevron',
  rainbow: 'rainbow coloured, rainbow colored, rainbow, multicoloured, multicolored, colourful, colorful',
} as const satisfies Record<string, string>;

export type Pattern = keyof typeof patterns;
export const isPattern = (word: string): word is Pattern => Object.hasOwn(patterns, word);
