import { spotOf, wardrobe } from '../catalogue/wardrobe.js';
import { settings } from '../language/brief.js';
import { phrases } from '../language/vocabulary/meaning.js';
import { portraitLooks } from './looks/looks.js';
import { wordsOfLooks } from './plan/look-words.js';
import { roleNamed, roleNames, wordsOfRole } from './plan/roles.js';
import { paintedAs } from './plan/wears.js';
import { setNames, wordsOfSet } from './sets/sets.js';

/** What can be asked of a portrait, as lists for people to read: made from the tables that the prompts are read with. */
export interface PortraitGuide {
  readonly looks: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly roles: readonly {
    readonly name: string;
    readonly also: readonly string[];
    readonly wears: readonly string[];
    readonly place: string;
  }[];
  /** By where they are worn. */
  readonly garments: readonly { readonly where: string; readonly words: readonly string[] }[];
  readonly places: readonly string[];
}

const plain = (name: string): string => name.replaceAll('-', ' ');
/** A bust is plainly dressed: trousers are not seen. */
const PLACES_WORN = ['body', 'head', 'eyes', 'eye', 'neck', 'ears', 'back', 'front'] as const;

export function portraitGuide(): PortraitGuide {
  const words = wordsOfLooks();
  return {
    looks: portraitLooks.map(({ name }) => ({ name, words: words.get(name) ?? [] })),
    roles: roleNames.map((name) => {
      const { wears, place } = roleNamed(name)!;
      const where = place?.set ?? place?.setting ?? '';
      const details = [where, place?.thing, place?.time, place?.weather].filter((detail) => detail !== undefined);
      return {
        name: plain(name),
        also: wordsOfRole(name).map(plain),
        wears: wears.map(([what]) => plain(what === 'astronaut' ? 'spacesuit' : what)),
        place: details.map(plain).join(', '),
      };
    }),
    garments: PLACES_WORN.map((where) => ({
      where,
      words: wardrobe
        .filter(({ what }) => spotOf(what) === where && paintedAs(what) !== undefined)
        .map((garment) => phrases(garment.words)[0]!),
    })),
    places: [
      ...new Set([
        ...setNames.map((name) => wordsOfSet(name)[0]!),
        ...settings.filter((name) => name !== 'studio' && name !== 'abstract'),
      ]),
    ].toSorted(),
  };
}
