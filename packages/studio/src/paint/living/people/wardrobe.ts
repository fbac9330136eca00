import type { Described } from '../../drawable.js';
import { lighten, lightnessOf } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { isDoneInTrousers, wornFor } from '../../../catalogue/acts.js';
import type { ActName } from '../../../catalogue/acts.js';
import { spotOf } from '../../../catalogue/wardrobe.js';
import type { Spot } from '../../../catalogue/wardrobe.js';
import type { Random } from '../../kit/random.js';
import type { Bottom, Outfit, PropKind, Shoes, Wearer } from './outfit.js';
import type { Age, Sex } from './proportions.js';
import { actOf } from './acts/acts.js';
import { usualColours } from './cloth-colours.js';
import { chordOf } from './each-member.js';
import { garmentOf, topOf } from './garments.js';
import type { Garment } from './garments.js';
import { dressForRole } from './roles.js';
import { asTheyDress } from './usual-dress.js';
import { colourOfWorn, hatColour, isPlain, isSaid, mainColour, patternOfMain, wornHat } from './worn.js';

/** Who does what one dresses for is dressed for it, unless other clothes are said. */
function clothedFor(attributes: ReadonlySet<string>): ReadonlySet<string> {
  const act = actOf(attributes);
  if (act && isDoneInTrousers(act) && ![...attributes].some((word) => onLegs.has(spotOf(word))))
    return new Set([...attributes, 'trousers']);
  const told = [...attributes].some((word) => word.startsWith('posture:'));
  const worn = bathesIn(act) ?? (act && wornFor(act)) ?? (told ? 'sportswear' : undefined);
  if (worn === undefined || [...attributes].some((word) => spotOf(word) === 'body')) return attributes;
  return new Set([...attributes, worn]);
}

const onLegs: ReadonlySet<Spot | undefined> = new Set<Spot>(['body', 'legs']);

const inWater: ReadonlySet<ActName> = new Set<ActName>(['scuba-diving', 'diving']);
/** What people wear for an act under water; animals that do it have their fur on. */
export const bathesIn = (act: ActName | undefined): 'swimsuit' | undefined =>
  act !== undefined && inWater.has(act) ? 'swimsuit' : undefined;

const HEADPHONES: Rgb = [208, 66, 60];
const MASK: Rgb = [196, 222, 232];

export function dress(wearer: Wearer): Outfit {
  const attributes = clothedFor(asTheyDress(wearer.attributes, wearer.sex === 'man'));
  const { random, age, sex } = wearer;
  const colour = mainColour(wearer.wears, wearer.colour);
  const [first, second, third, accent] = chordOf(random);
  const usual = [...usualColours].find(([word]) => attributes.has(word))?.[1];
  const main = colour ?? usual ?? first;
  const has = (...words: string[]): boolean => words.some((word) => attributes.has(word));
  const style = random.fork('garment');
  const kind = garmentOf(has, style.next(), age, sex, wearer.pose);
  const role = dressForRole({ ...wearer, colour }, accent);
  const casual: Outfit = {
    top: has('trench-coat')
      ? { ...topOf('coat', main, accent, style), hem: 1.05, belt: lighten(main, -0.12) }
      : topOf(kind, main, accent, style),
    bottom: bottomOf(
      has,
      kind,
      colour && lightnessOf(colour) < 0.35 ? lighten(second, 0.1) : second,
      main,
      style.next(),
      age,
      sex,
      wearer.pose,
    ),
    shoes: shoesOf(has, third, style.next(), kind, sex, age),
    props: [],
  };
  return accessorise(
    role ?? casual,
    has,
    accent,
    main,
    random.fork('accessories'),
    age,
    role !== undefined,
    attributes,
    wearer.wears,
  );
}

/** Poses with the legs apart. */
const astride: ReadonlySet<string> = new Set([
  'cycling',
  'riding',
  'climbing',
  'skiing',
  'surfing',
  'windsurfing',
  'sledding',
]);

function bottomOf(
  has: (...words: string[]) => boolean,
  kind: Garment,
  colour: Rgb,
  main: Rgb,
  chance: number,
  age: Age,
  sex: Sex,
  pose: string,
): Bottom {
  if (has('jeans')) return { kind: 'slim', colour: [70, 96, 138] };
  if (has('shorts')) return { kind: 'shorts', colour };
  if (has('kilt'))
    return {
      kind: 'skirt',
      colour: [158, 44, 48],
      tartan: [
        [34, 74, 58],
        [244, 226, 150],
      ],
    };
  if (has('skirt')) return { kind: 'skirt', colour };
  if (has('trousers', 'pants')) return { kind: 'trousers', colour };
  if (kind === 'dress' || kind === 'gown' || kind === 'kimono' || kind === 'tutu') return { kind: 'bare', colour };
  if (has('overalls')) return { kind: 'trousers', colour: OVERALLS };
  if (kind === 'mantle') return { kind: 'bare', colour };
  if (kind === 'gi' || kind === 'scrubs' || kind === 'pyjamas') return { kind: 'trousers', colour: main };
  if (kind === 'cardigan') return { kind: 'long-skirt', colour };
  if (kind === 'sportswear') return { kind: chance < 0.45 ? 'shorts' : 'slim', colour };
  if (has('jersey')) return { kind: 'shorts', colour };
  if (kind === 'suit') return { kind: 'trousers', colour: lighten(main, -0.02) };
  if (kind === 'uniform') return { kind: 'trousers', colour: lighten(main, -0.08) };
  if (kind === 'romper') return { kind: 'trousers', colour: main };
  if (has('swimsuit', 'summer')) return { kind: 'shorts', colour };
  if (kind === 'vest') return { kind: chance < 0.6 ? 'shorts' : 'slim', colour };
  // below a hoodie a skirt would look like its hem, and nobody sits astride in one
  if (kind === 'hoodie' || astride.has(pose)) return { kind: chance < 0.6 ? 'slim' : 'trousers', colour };
  if (age === 'child')
    return { kind: chance < 0.55 ? 'shorts' : sex === 'woman' && chance < 0.7 ? 'skirt' : 'slim', colour };
  if (sex === 'woman')
    return { kind: chance < (has('woman') ? 0.5 : 0.3) ? 'skirt' : chance < 0.75 ? 'slim' : 'trousers', colour };
  return { kind: chance < 0.5 ? 'trousers' : 'slim', colour };
}

function shoesOf(
  has: (...words: string[]) => boolean,
  colour: Rgb,
  chance: number,
  kind: Garment,
  sex: Sex,
  age: Age,
): Shoes {
  if (has('boots', 'wellingtons')) return { kind: 'boot', colour };
  if (has('sneakers')) return { kind: 'sneaker', colour };
  if (has('barefoot', 'swimsuit')) return { kind: 'bare', colour };
  if (has('heels')) return { kind: 'heel', colour };
  if (has('sandals')) return { kind: 'sandal', colour };
  if (kind === 'gi') return { kind: 'bare', colour };
  if (kind === 'sportswear' || has('jersey')) return { kind: 'sneaker', colour };
  if (kind === 'tutu') return { kind: 'shoe', colour: [240, 190, 196] };
  if (kind === 'cardigan') return { kind: 'shoe', colour };
  if (kind === 'raincoat') return { kind: 'boot', colour: [64, 84, 104] };
  if (kind === 'suit') return { kind: 'shoe', colour: [48, 38, 38] };
  if (age === 'baby') return { kind: 'bare', colour };
  if ((kind === 'dress' || kind === 'gown') && sex === 'woman' && age !== 'child')
    return { kind: chance < 0.6 ? 'heel' : 'sandal', colour };
  return { kind: chance < 0.5 ? 'sneaker' : chance < 0.75 ? 'shoe' : 'boot', colour };
}

const OVERALLS: Rgb = [82, 108, 148];

const propWords: readonly (readonly [PropKind, ...string[]])[] = [
  ['bag', 'bag', 'handbag'],
  ['backpack', 'backpack', 'rucksack', 'hiker', 'traveller', 'backpacking', 'backpacker', 'trekking'],
  ['fishing-rod', 'fishing'],
  ['cane', 'cane', 'walking-stick'],
  ['briefcase', 'briefcase'],
  ['balloon', 'balloon'],
  ['flower', 'flower', 'flowers'],
  ['lantern', 'lantern'],
  ['camera', 'camera'],
  ['sword', 'sword'],
];

function accessorise(
  outfit: Outfit,
  has: (...words: string[]) => boolean,
  accent: Rgb,
  main: Rgb,
  random: Random,
  age: Age,
  role: boolean,
  attributes: ReadonlySet<string>,
  wears: readonly Described[] | undefined,
): Outfit {
  const named = wornHat(attributes, wears, accent);
  // an astronaut's or a knight's helmet is their own
  const own = outfit.hat !== undefined && (named?.kind === 'bicycle-helmet' || (named?.kind === 'straw' && role));
  const said = own ? undefined : named;
  const lucky =
    !said &&
    !role &&
    age !== 'baby' &&
    age !== 'child' &&
    !has('bareheaded', 'woman', 'hair', 'beard', 'eyes') &&
    random.chance(0.1)
      ? random.pick(['cap', 'beanie', 'straw'] as const)
      : undefined;
  const hat: Outfit['hat'] = said
    ? { ...said, accent: main }
    : ((own && named && outfit.hat ? { ...outfit.hat, colour: hatColour(wears) ?? outfit.hat.colour } : outfit.hat) ??
      (lucky ? { kind: lucky, colour: lucky === 'straw' ? [222, 188, 122] : accent, accent: main } : undefined));
  const glasses = has('sunglasses')
    ? 'sunglasses'
    : has('glasses', 'spectacles')
      ? isSaid(wears, 'glasses', 'horn-rimmed')
        ? 'horn-rimmed'
        : 'glasses'
      : !role && !has('renowned', 'eyes') && random.chance(age === 'elderly' ? 0.45 : age === 'child' ? 0 : 0.12)
        ? 'glasses'
        : outfit.glasses;
  const headphones = has('headphones', 'desk-gaming') ? (colourOfWorn(wears, ['headphones']) ?? HEADPHONES) : undefined;
  const mask = has('mask') && !has('superhero') ? (colourOfWorn(wears, ['mask']) ?? MASK) : undefined;
  const scarf = has('scarf', 'winter') ? (colourOfWorn(wears, ['scarf']) ?? accent) : outfit.scarf;
  const necklace = has('pearls')
    ? (colourOfWorn(wears, ['pearls']) ?? [248, 243, 236])
    : has('necklace')
      ? (colourOfWorn(wears, ['necklace']) ?? [236, 206, 120])
      : outfit.necklace;
  const cape = has('cape', 'cloak') ? (colourOfWorn(wears, ['cape']) ?? accent) : outfit.cape;
  const gloves = has('gloves') ? (colourOfWorn(wears, ['gloves']) ?? accent) : outfit.gloves;
  const pack = colourOfWorn(wears, ['backpack']);
  const heavy = ['heavy', 'large', 'huge', 'big', 'overloaded'].some((word) => isSaid(wears, 'backpack', word));
  const bottom = colourOfWorn(wears, ['trousers', 'skirt', 'kilt', 'shorts', 'jeans', 'overalls']);
  const shoes = colourOfWorn(wears, ['boots', 'sneakers', 'shoes']);
  const pattern = has('hawaiian-shirt') ? 'flowers' : patternOfMain(wears);
  const { pattern: usual, ...plain } = outfit.top;
  const chosen = usual !== undefined && /^(?:stripes|dots|plaid)$/.test(usual) && isPlain(wears);
  const props = propWords.filter(([, ...words]) => has(...words)).map(([kind]) => kind);
  return {
    ...outfit,
    top: {
      ...(chosen ? plain : outfit.top),
      ...(pattern && { pattern }),
      // the flowers of a shirt are seen on its cloth
      ...(pattern === 'flowers' && { accent: lightnessOf(main) > 0.7 ? [226, 92, 120] : [250, 168, 120] }),
      ...(has('apron') ? { apron: colourOfWorn(wears, ['apron']) ?? [232, 226, 212] } : {}),
      ...(has('overalls') ? { bib: colourOfWorn(wears, ['overalls']) ?? OVERALLS } : {}),
      ...(has('tie') ? { tie: colourOfWorn(wears, ['tie']) ?? accent } : {}),
      ...(has('bow-tie', 'bow', 'tuxedo') && !has('tie')
        ? { bow: colourOfWorn(wears, ['bow-tie', 'bow']) ?? (has('tuxedo') ? [30, 28, 34] : accent), tie: undefined }
        : {}),
    },
    ...(bottom ? { bottom: { ...outfit.bottom, colour: bottom } } : {}),
    ...(shoes ? { shoes: { ...outfit.shoes, colour: shoes } } : {}),
    ...(hat ? { hat } : {}),
    ...(scarf ? { scarf } : {}),
    ...(necklace ? { necklace } : {}),
    ...(cape ? { cape } : {}),
    ...(gloves ? { gloves } : {}),
    ...(pack ? { pack } : {}),
    ...(heavy ? { packed: true as const } : {}),
    ...(glasses && age !== 'baby' ? { glasses } : {}),
    ...(headphones && { headphones }),
    ...(mask && { mask }),
    props: [...outfit.props, ...props.filter((prop) => !outfit.props.includes(prop))],
  };
}
