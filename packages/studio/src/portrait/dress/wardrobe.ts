import { crown } from './crown.js';
import { eyePatch, mortarboard } from './costume.js';
import { glasses, sunglasses, visor } from './eyewear.js';
import { ballCap, monocle, tallHat, veil } from './finery.js';
import { hoodie, kimono, leatherJacket, robe, royalMantle, ruff, sweater } from './garments/clothes.js';
import {
  apron,
  coat,
  dress,
  furCloak,
  furTrimmedCoat,
  heroSuit,
  scrubs,
  shirt,
  stripedShirt,
  tShirt,
} from './garments/everyday.js';
import { suit, whiteCoat } from './garments/tailoring.js';
import { armour, chefJacket, officerCoat, spacesuit } from './garments/uniforms.js';
import { hardHat, tricorn } from './headgear.js';
import { beret, broadHat, ears, halo, hornedHelmet, peakedCap, pointedHat, softHat, toque, wreath } from './hats.js';
import { bowTie, earrings, headphones, scarf } from './ornaments.js';
import type { Wear } from './wear.js';
import { beanie, faceMask, headscarf, turban } from './wraps.js';

/** Everything that can be painted on the person. Which words ask for what: `plan/`. */
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
  tShirt,
  stripedShirt,
  shirt,
  coat,
  dress,
  scrubs,
  furCloak,
  furTrimmedCoat,
  heroSuit,
  crown,
  pointedHat,
  toque,
  hornedHelmet,
  peakedCap,
  softHat,
  wreath,
  beret,
  mortarboard,
  halo,
  ears,
  broadHat,
  tallHat,
  ballCap,
  veil,
  tricorn,
  hardHat,
  beanie,
  turban,
  headscarf,
  faceMask,
  sunglasses,
  visor,
  glasses,
  monocle,
  eyePatch,
  headphones,
  bowTie,
  scarf,
  earrings,
  apron,
];

const byName = new Map(wardrobe.map((wear) => [wear.name, wear]));

export const wearNamed = (name: string): Wear | undefined => byName.get(name);
