import type { Described } from '../../drawable.js';
import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { wornFor } from '../../../catalogue/acts.js';
import { spotOf } from '../../../catalogue/wardrobe.js';
import type { Random } from '../../kit/random.js';
import type { Bottom, Outfit, PropKind, Shoes, Top, Wearer } from './outfit.js';
import type { Age, Sex } from './proportions.js';
import { actOf } from './acts/acts.js';
import { dressForRole } from './roles.js';
import { colourOfWorn, isPlain, isSaid, mainColour, patternOfMain, wornHat } from './worn.js';

/** Colour chords: upper garment, lower garment, shoes, accent. */
const chords: readonly (readonly [Rgb, Rgb, Rgb, Rgb])[] = [
  [
    [214, 158, 62],
    [54, 62, 92],
    [236, 230, 218],
    [176, 74, 56],
  ],
  [
    [190, 92, 66],
    [228, 214, 190],
    [96, 62, 48],
    [64, 84, 96],
  ],
  [
    [72, 128, 128],
    [62, 58, 68],
    [232, 226, 214],
    [222, 168, 84],
  ],
  [
    [142, 162, 128],
    [106, 78, 62],
    [66, 54, 52],
    [226, 206, 168],
  ],
  [
    [134, 52, 66],
    [74, 80, 98],
    [46, 42, 50],
    [224, 186, 150],
  ],
  [
    [226, 214, 196],
    [78, 104, 138],
    [150, 92, 58],
    [198, 88, 70],
  ],
  [
    [88, 112, 160],
    [196, 178, 148],
    [86, 64, 54],
    [232, 206, 120],
  ],
  [
    [226, 150, 132],
    [70, 84, 104],
    [244, 238, 228],
    [128, 60, 78],
  ],
  [
    [60, 74, 104],
    [172, 140, 104],
    [58, 48, 50],
    [210, 112, 76],
  ],
  [
    [176, 140, 176],
    [84, 74, 104],
    [236, 230, 226],
    [238, 196, 128],
  ],
  [
    [94, 108, 82],
    [60, 66, 82],
    [120, 80, 54],
    [216, 172, 96],
  ],
  [
    [232, 196, 120],
    [112, 128, 120],
    [92, 64, 56],
    [176, 82, 70],
  ],
];

/** Clothes that have a colour of their own where none is said. */
const usualColours: ReadonlyMap<string, Rgb> = new Map([
  ['leather-jacket', [56, 50, 52]],
  ['trench-coat', [188, 160, 114]],
  ['tuxedo', [40, 40, 48]],
  ['suit', [58, 66, 88]],
  ['wedding-dress', [246, 242, 236]],
  ['bride', [246, 242, 236]],
  ['groom', [48, 50, 62]],
  ['tutu', [240, 176, 196]],
  ['gi', [242, 240, 234]],
]);

/** Who does what one dresses for is dressed for it, unless other clothes are said. */
function clothedFor(attributes: ReadonlySet<string>): ReadonlySet<string> {
  const act = actOf(attributes);
  const told = [...attributes].some((word) => word.startsWith('posture:'));
  const worn = (act && wornFor(act)) ?? (told ? 'sportswear' : undefined);
  if (worn === undefined || [...attributes].some((word) => spotOf(word) === 'body')) return attributes;
  return new Set([...attributes, worn]);
}

export function dress(wearer: Wearer): Outfit {
  const attributes = clothedFor(wearer.attributes);
  const { random, age, sex } = wearer;
  const colour = mainColour(wearer.wears, wearer.colour);
  const [first, second, third, accent] = random.fork('chord').pick(chords);
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

type Garment =
  | 't-shirt'
  | 'shirt'
  | 'sweater'
  | 'coat'
  | 'raincoat'
  | 'dress'
  | 'jacket'
  | 'suit'
  | 'blouse'
  | 'hoodie'
  | 'vest'
  | 'romper'
  | 'uniform'
  | 'kimono'
  | 'gown'
  | 'tutu'
  | 'gi'
  | 'cardigan'
  | 'sportswear';

function garmentOf(has: (...words: string[]) => boolean, chance: number, age: Age, sex: Sex, pose: string): Garment {
  const asked: readonly (readonly [Garment, ...string[]])[] = [
    ['tutu', 'tutu'],
    ['gi', 'gi'],
    ['sportswear', 'sportswear'],
    ['raincoat', 'raincoat', 'rain-coat', 'mackintosh'],
    ['gown', 'gown', 'ball-gown', 'wedding-dress', 'bride', 'princess'],
    ['coat', 'coat', 'lab-coat', 'trench-coat'],
    ['dress', 'dress', 'sundress', 'frock'],
    ['suit', 'suit', 'tuxedo', 'blazer', 'groom', 'elegant'],
    ['sweater', 'sweater', 'turtleneck', 'pyjamas'],
    ['hoodie', 'hoodie'],
    ['jacket', 'jacket', 'leather-jacket', 'denim-jacket'],
    ['shirt', 'shirt', 'plaid', 'hawaiian-shirt'],
    ['uniform', 'uniform'],
    ['kimono', 'kimono', 'robe', 'mantle', 'poncho'],
    ['t-shirt', 't-shirt', 'jersey', 'scrubs', 'top'],
    ['vest', 'vest', 'tank-top', 'swimsuit'],
  ];
  const wanted = asked.find(([, ...words]) => has(...words));
  if (wanted) return wanted[0];
  if (age === 'baby') return 'romper';
  if (has('skirt')) return 'blouse';
  if (pose === 'swimming') return 'vest';
  const active = pose === 'running' || pose === 'sprinting' || pose === 'jumping' || pose === 'cycling';
  if (active) return chance < 0.6 ? 't-shirt' : 'vest';
  if (age === 'child')
    return sex === 'woman'
      ? chance < 0.45
        ? 'dress'
        : chance < 0.75
          ? 't-shirt'
          : 'sweater'
      : chance < 0.6
        ? 't-shirt'
        : chance < 0.8
          ? 'hoodie'
          : 'sweater';
  // a grandmother is known from afar by her cardigan and her skirt
  if (age === 'elderly') return sex === 'woman' ? 'cardigan' : chance < 0.5 ? 'sweater' : 'shirt';
  if (sex === 'woman')
    return chance < (has('woman') ? 0.45 : 0.3)
      ? 'dress'
      : chance < 0.56
        ? 'sweater'
        : chance < 0.66
          ? 'shirt'
          : chance < 0.85
            ? 'blouse'
            : 't-shirt';
  return chance < 0.28 ? 't-shirt' : chance < 0.52 ? 'sweater' : chance < 0.72 ? 'jacket' : 'shirt';
}

function topOf(kind: Garment, colour: Rgb, accent: Rgb, random: Random): Top {
  const pale: Rgb = [242, 236, 224];
  const striped = random.chance(0.3);
  switch (kind) {
    case 't-shirt':
      return {
        colour,
        sleeves: 'short',
        collar: 'crew',
        hem: -0.1,
        ease: 1,
        ...(striped ? { pattern: 'stripes' as const, accent: mix(pale, colour, 0.15) } : {}),
      };
    case 'vest':
      return { colour, sleeves: 'none', collar: 'crew', hem: -0.1, ease: 0.3 };
    case 'shirt':
      return {
        colour,
        sleeves: 'long',
        collar: 'shirt',
        hem: -0.1,
        ease: 0.9,
        buttons: lighten(colour, 0.2),
        ...(striped ? { pattern: 'plaid' as const, accent: mix(colour, [40, 36, 60], 0.35) } : {}),
      };
    case 'blouse':
      return {
        colour,
        sleeves: 'long',
        collar: 'v',
        hem: -0.05,
        ease: 0.7,
        ...(striped ? { pattern: 'dots' as const, accent: pale } : {}),
      };
    case 'sweater':
      return {
        colour,
        sleeves: 'long',
        collar: random.chance(0.4) ? 'turtle' : 'crew',
        hem: -0.1,
        ease: 2,
        pattern: striped ? 'stripes' : 'ribs',
        accent: mix(pale, colour, 0.2),
      };
    case 'hoodie':
      return { colour, sleeves: 'long', collar: 'hood', hem: -0.1, ease: 2.2, pattern: 'pockets' };
    case 'cardigan':
      return {
        colour,
        sleeves: 'long',
        collar: 'v',
        hem: 0.04,
        ease: 1.6,
        inner: pale,
        buttons: lighten(colour, -0.2),
      };
    case 'jacket':
      return { colour, sleeves: 'long', collar: 'lapel', hem: -0.08, ease: 1.8, inner: pale };
    case 'coat':
      return {
        colour,
        sleeves: 'long',
        collar: 'lapel',
        hem: 0.78,
        ease: 2.4,
        flare: 0.35,
        inner: accent,
        buttons: lighten(colour, -0.16),
        pattern: 'pockets',
      };
    case 'raincoat':
      return {
        colour,
        sleeves: 'long',
        collar: 'hood',
        hem: 0.72,
        ease: 3,
        flare: 0.6,
        buttons: lighten(colour, -0.2),
        pattern: 'pockets',
      };
    case 'suit':
      return {
        colour,
        sleeves: 'long',
        collar: 'lapel',
        hem: 0.12,
        ease: 1.4,
        inner: [246, 243, 236],
        tie: accent,
        buttons: lighten(colour, -0.12),
      };
    case 'uniform':
      return {
        colour,
        sleeves: 'long',
        collar: 'shirt',
        hem: 0.05,
        ease: 1.2,
        buttons: [226, 190, 96],
        belt: [46, 38, 40],
        pattern: 'pockets',
      };
    case 'dress':
      return {
        colour,
        sleeves: random.chance(0.5) ? 'short' : 'none',
        collar: random.chance(0.5) ? 'v' : 'crew',
        hem: random.between(0.95, 1.5),
        ease: 0.2,
        flare: random.between(0.9, 1.5),
        ...(striped ? { pattern: 'dots' as const, accent: pale } : {}),
        ...(random.chance(0.5) ? { belt: mix(accent, colour, 0.2) } : {}),
      };
    case 'gown':
      return { colour, sleeves: 'none', collar: 'v', hem: 1.94, ease: 0, flare: 2.1 };
    case 'tutu':
      return { colour, sleeves: 'none', collar: 'v', hem: 0.52, ease: 0, flare: 4.4 };
    case 'gi':
      return { colour, sleeves: 'long', collar: 'v', hem: 0.3, ease: 2, flare: 0.2, belt: [48, 44, 50] };
    case 'sportswear':
      return { colour, sleeves: random.chance(0.5) ? 'none' : 'short', collar: 'crew', hem: -0.1, ease: 0.4 };
    case 'kimono':
      return { colour, sleeves: 'wide', collar: 'v', hem: 1.85, ease: 1.2, flare: 0.25, belt: accent };
    case 'romper':
      return { colour, sleeves: 'long', collar: 'crew', hem: -0.1, ease: 1, pattern: 'dots', accent: pale };
  }
}

function bottomOf(
  has: (...words: string[]) => boolean,
  kind: Garment,
  colour: Rgb,
  main: Rgb,
  chance: number,
  age: Age,
  sex: Sex,
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
  if (kind === 'gi') return { kind: 'trousers', colour: main };
  if (kind === 'cardigan') return { kind: 'long-skirt', colour };
  if (kind === 'sportswear') return { kind: chance < 0.45 ? 'shorts' : 'slim', colour };
  if (has('jersey')) return { kind: 'shorts', colour };
  if (kind === 'suit') return { kind: 'trousers', colour: lighten(main, -0.02) };
  if (kind === 'uniform') return { kind: 'trousers', colour: lighten(main, -0.08) };
  if (kind === 'romper') return { kind: 'trousers', colour: main };
  if (has('swimsuit', 'summer')) return { kind: 'shorts', colour };
  if (kind === 'vest') return { kind: chance < 0.6 ? 'shorts' : 'slim', colour };
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

const propWords: readonly (readonly [PropKind, ...string[]])[] = [
  ['bag', 'bag', 'handbag'],
  ['backpack', 'backpack', 'rucksack', 'hiking', 'hiker', 'traveller', 'backpacking', 'backpacker', 'trekking'],
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
  const said = named?.kind === 'bicycle-helmet' && outfit.hat ? undefined : named;
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
    : (outfit.hat ??
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
  const bottom = colourOfWorn(wears, ['trousers', 'skirt', 'kilt', 'shorts', 'jeans']);
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
      ...(has('overalls') ? { bib: colourOfWorn(wears, ['overalls']) ?? [82, 108, 148] } : {}),
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
    props: [...outfit.props, ...props.filter((prop) => !outfit.props.includes(prop))],
  };
}
