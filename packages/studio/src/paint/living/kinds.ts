import { kindIn } from '../drawable.js';
import type { Brush, Company, Drawable } from '../drawable.js';
import { hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { beastFrom } from './fable.js';
import type { HeadSpot } from './fable.js';
import type { Beast } from './people/beast.js';

/** A company of several kinds of animals: each member has the head and the coat of its own kind. */
export function withKinds(
  company: Company,
  find: (concept: string) => Drawable | undefined,
  headOf: (animal: Drawable) => HeadSpot,
): Company {
  if (!company.members.some((words) => kindIn(words))) return company;
  return {
    ...company,
    kinds(words, random) {
      const kind = kindIn(words);
      const animal = kind && find(kind.concept);
      if (!kind || !animal) return undefined;
      const beast = beastFrom(animal, headOf(animal), undefined, random);
      return kind.colour === undefined ? beast : inColour(beast, hex(kind.colour));
    },
  };
}

/** Of the colour that was told of it. */
function inColour(beast: Beast, colour: Rgb): Beast {
  const dyed = (brush: Brush): Brush => ({ ...brush, colour });
  const { belly, limbs, paws } = beast;
  return {
    ...beast,
    coat: (brush) => beast.coat(dyed(brush)),
    ...(belly && { belly: (brush: Brush) => belly(dyed(brush)) }),
    ...(limbs && { limbs: (brush: Brush) => limbs(dyed(brush)) }),
    ...(paws && { paws: (brush: Brush) => paws(dyed(brush)) }),
    paintHead: (context, brush) => beast.paintHead(context, dyed(brush)),
    paintTail: (context, brush, root, skeleton) => beast.paintTail(context, dyed(brush), root, skeleton),
  };
}
