/**
 * Which painted clothing of a portrait stands for what a prompt names: the wardrobe's words are Studio's own, and a
 * portrait shows only what is near the head. What is not listed cannot be seen on a bust.
 */
export interface PaintedAs {
  readonly wear: string;
  /** Where the prompt gives no colour. */
  readonly colour?: string;
  readonly second?: string;
  /** Comes with it. */
  readonly also?: string;
}

const DENIM = '#4c6a94';

const table: Readonly<Record<string, PaintedAs>> = {
  hat: { wear: 'broad-hat', colour: '#c9a86a', second: '#6b4a2f' },
  'top-hat': { wear: 'tall-hat', colour: '#22222a', second: '#4a4a55' },
  fedora: { wear: 'broad-hat', colour: '#4d4038', second: '#221e1c' },
  'cowboy-hat': { wear: 'broad-hat', colour: '#7a5638', second: '#4a3222' },
  'pirate-hat': { wear: 'tricorn', second: '#d9ae3d' },
  cap: { wear: 'ball-cap' },
  'peaked-cap': { wear: 'peaked-cap', second: '#d9ae3d' },
  beanie: { wear: 'beanie' },
  turban: { wear: 'turban' },
  headscarf: { wear: 'headscarf' },
  veil: { wear: 'veil' },
  mask: { wear: 'face-mask' },
  'santa-hat': { wear: 'soft-hat', colour: '#b3202b' },
  'party-hat': { wear: 'pointed-hat', colour: '#c43b5b' },
  'wizard-hat': { wear: 'pointed-hat', second: '#b08a3c' },
  'chef-hat': { wear: 'toque' },
  crown: { wear: 'crown' },
  helmet: { wear: 'hard-hat' },
  'hard-hat': { wear: 'hard-hat' },
  'astronaut-helmet': { wear: 'hard-hat', colour: '#f0f0f2' },
  'horned-helmet': { wear: 'helmet', colour: '#8d94a3', second: '#5c4a34' },
  beret: { wear: 'beret' },
  'graduation-cap': { wear: 'mortarboard', second: '#d9ae3d' },
  sombrero: { wear: 'broad-hat', colour: '#c9a35a', second: '#a8343a' },
  wreath: { wear: 'wreath' },
  halo: { wear: 'halo' },
  'animal-ears': { wear: 'ears' },
  glasses: { wear: 'glasses', colour: '#2a2024' },
  sunglasses: { wear: 'sunglasses' },
  visor: { wear: 'visor' },
  'eye-patch': { wear: 'eye-patch', colour: '#1f1c20' },
  monocle: { wear: 'monocle', colour: '#c9a24a' },
  scarf: { wear: 'scarf' },
  tie: { wear: 'suit' },
  'bow-tie': { wear: 'bow-tie' },
  bow: { wear: 'bow-tie', colour: '#8e2433' },
  earrings: { wear: 'earrings' },
  headphones: { wear: 'headphones' },
  raincoat: { wear: 'coat', colour: '#e0b43a' },
  coat: { wear: 'coat' },
  'trench-coat': { wear: 'coat', colour: '#b89b6c' },
  jacket: { wear: 'coat', colour: '#3b4252' },
  'denim-jacket': { wear: 'coat', colour: DENIM },
  'lab-coat': { wear: 'white-coat', second: '#7fa9b8' },
  'leather-jacket': { wear: 'leather-jacket', colour: '#26242a', second: '#e8e8ea' },
  hoodie: { wear: 'hoodie' },
  tutu: { wear: 'dress', colour: '#f0b0c4' },
  gi: { wear: 'robe', colour: '#f2f0ea' },
  sportswear: { wear: 't-shirt', colour: '#3c6c9c' },
  turtleneck: { wear: 'sweater', colour: '#26272d' },
  sweater: { wear: 'sweater' },
  tuxedo: { wear: 'suit', colour: '#17181d', second: '#15151a', also: 'bow-tie' },
  blazer: { wear: 'suit', colour: '#3a4356' },
  suit: { wear: 'suit', colour: '#2b3346' },
  vest: { wear: 'suit', colour: '#4d3a2c' },
  dress: { wear: 'dress' },
  gown: { wear: 'dress' },
  't-shirt': { wear: 't-shirt' },
  jersey: { wear: 'striped-shirt', colour: '#b5332c' },
  shirt: { wear: 'shirt' },
  'hawaiian-shirt': { wear: 'shirt', colour: '#2f9a96' },
  scrubs: { wear: 'scrubs' },
  swimsuit: { wear: 't-shirt' },
  pyjamas: { wear: 'shirt', colour: '#9fb4d0' },
  kimono: { wear: 'kimono' },
  robe: { wear: 'robe' },
  poncho: { wear: 'robe' },
  mantle: { wear: 'royal-mantle', second: '#d9ae3d' },
  ruff: { wear: 'ruff' },
  'chef-jacket': { wear: 'chef-jacket', second: '#e4e6e6' },
  armour: { wear: 'armour', second: '#b08a3c' },
  uniform: { wear: 'officer-coat', second: '#d9ae3d' },
  overalls: { wear: 'shirt', colour: DENIM },
  astronaut: { wear: 'spacesuit' },
  cape: { wear: 'robe' },
  apron: { wear: 'apron' },
  // worn by roles alone
  'sailor-shirt': { wear: 'striped-shirt', colour: '#eceae4', second: '#1f2d4f' },
  'pirate-coat': { wear: 'officer-coat', second: '#d9ae3d' },
  'fur-cloak': { wear: 'fur-cloak' },
  'cape-suit': { wear: 'robe', second: '#8e1b2f' },
  'hero-suit': { wear: 'hero-suit', second: '#b5332c' },
  'santa-coat': { wear: 'fur-trimmed-coat' },
};

const painted: ReadonlyMap<string, PaintedAs> = new Map(Object.entries(table));

export const paintedAs = (what: string): PaintedAs | undefined => painted.get(what);
/** What can be asked for, in the wardrobe's names. */
export const wearable: readonly string[] = [...painted.keys()];
