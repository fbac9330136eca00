import type { Brush } from '../drawable.js';
import type { Rgb } from '../kit/colour.js';
import type { HatKind, Outfit } from './people/outfit.js';
import { dressForRole } from './people/roles.js';
import { wornHat } from './people/worn.js';

const RED: Rgb = [186, 84, 66];

/** Hats that sit on top of a head of any form; what is drawn over a face or around a chin fits people alone. */
const onTop: ReadonlySet<HatKind> = new Set<HatKind>([
  ...(['cap', 'straw', 'beanie', 'top-hat', 'chef', 'crown', 'tiara', 'wizard', 'witch', 'pirate', 'police'] as const),
  ...(['firefighter', 'hard-hat', 'santa', 'sou-wester', 'beret', 'bowler', 'cowboy', 'party', 'viking'] as const),
  ...(['samurai', 'graduate', 'sombrero', 'mitre', 'jester'] as const),
]);

/** The hat that was said, else that of the role: a wizard cat wears that of wizards, though nobody names it. */
export function hatOn({ attributes, wears, random }: Brush): Outfit['hat'] {
  const said = wornHat(attributes, wears, RED);
  if (said) return said;
  const wearer = {
    age: 'adult',
    sex: 'man',
    attributes,
    wears,
    random: random.fork('role'),
    pose: 'standing',
  } as const;
  const hat = dressForRole(wearer, RED)?.hat;
  return hat && onTop.has(hat.kind) ? hat : undefined;
}
