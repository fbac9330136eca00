import { bowTie, earrings, glasses, headphones, scarf, sunglasses, visor } from './eyewear.js';
import { hoodie, kimono, leatherJacket, robe, royalMantle, ruff, suit, sweater } from './garments/clothes.js';
import { armour, chefJacket, officerCoat, spacesuit, whiteCoat } from './garments/uniforms.js';
import {
  beret,
  broadHat,
  crown,
  ears,
  halo,
  hornedHelmet,
  peakedCap,
  pointedHat,
  softHat,
  toque,
  wreath,
} from './hats.js';
import type { Wear } from './wear.js';

/** Everything that can be worn. Of each kind the first that the prompt asks for is put on, the particular first. */
export const wardrobe: readonly Wear[] = [
  spacesuit,
  royalMantle,
  armour,
  kimono,
  ruff,
  robe,
  officerCoat,
  chefJacket,
  whiteCoat,
  leatherJacket,
  hoodie,
  suit,
  sweater,
  crown,
  pointedHat,
  toque,
  hornedHelmet,
  peakedCap,
  softHat,
  wreath,
  beret,
  halo,
  ears,
  broadHat,
  sunglasses,
  visor,
  glasses,
  headphones,
  bowTie,
  scarf,
  earrings,
];
