import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Outfit } from './outfit.js';
import type { Wearer } from './wardrobe.js';

type RoleDress = (main: Rgb | undefined, accent: Rgb, wearer: Wearer) => Outfit;

const black: Rgb = [44, 40, 50];
const leather: Rgb = [112, 74, 50];
const white: Rgb = [244, 241, 234];
const gold: Rgb = [226, 184, 82];
const navy: Rgb = [48, 60, 98];
const boots = { kind: 'boot', colour: [62, 48, 44] } as const;

/** What people wear for what they do. A colour that was asked for goes to the main garment. */
const roles: Readonly<Record<string, RoleDress>> = {
  astronaut: (main) => ({
    top: { colour: main ?? [236, 236, 238], sleeves: 'long', collar: 'none', hem: -0.1, ease: 5, pattern: 'pockets', belt: [120, 128, 140], emblem: [196, 84, 64] },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.03) : [228, 228, 232] },
    shoes: { kind: 'boot', colour: [150, 156, 168] },
    gloves: [186, 190, 200],
    hat: { kind: 'astronaut', colour: main ?? [240, 240, 242] },
    props: ['life-pack'],
  }),
  chef: (main) => ({
    top: { colour: main ?? white, sleeves: 'long', collar: 'turtle', hem: 0.05, ease: 1.4, buttons: [70, 66, 76], apron: [226, 222, 214] },
    bottom: { kind: 'trousers', colour: [78, 80, 94] },
    shoes: { kind: 'shoe', colour: black },
    hat: { kind: 'chef', colour: [248, 246, 240] },
    props: ['ladle'],
  }),
  doctor: (main, accent) => ({
    top: { colour: white, sleeves: 'long', collar: 'lapel', hem: 0.7, ease: 1.8, flare: 0.3, inner: main ?? [126, 172, 184], pattern: 'pockets', tie: accent },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.1) : [88, 106, 128] },
    shoes: { kind: 'shoe', colour: [70, 56, 52] },
    props: ['stethoscope'],
  }),
  nurse: (main) => ({
    top: { colour: main ?? [128, 178, 190], sleeves: 'short', collar: 'v', hem: 0.05, ease: 1.4, pattern: 'pockets' },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.04) : [116, 166, 180] },
    shoes: { kind: 'sneaker', colour: white },
    props: ['stethoscope'],
  }),
  farmer: (main, accent) => ({
    top: { colour: main ? mix(main, white, 0.1) : [186, 92, 72], sleeves: 'long', collar: 'shirt', hem: -0.1, ease: 1.2, pattern: 'plaid', accent: mix(main ?? [186, 92, 72], black, 0.35), bib: [82, 108, 148] },
    bottom: { kind: 'trousers', colour: [82, 108, 148] },
    shoes: boots,
    hat: { kind: 'straw', colour: [222, 188, 122], accent },
    props: ['pitchfork'],
  }),
  fisherman: (main) => ({
    top: { colour: main ?? [222, 172, 62], sleeves: 'long', collar: 'hood', hem: 0.55, ease: 3, flare: 0.4, buttons: [110, 78, 46], pattern: 'pockets' },
    bottom: { kind: 'trousers', colour: [66, 80, 96] },
    shoes: { kind: 'boot', colour: [54, 66, 62] },
    hat: { kind: 'sou-wester', colour: main ?? [222, 172, 62] },
    props: ['fishing-rod'],
  }),
  knight: (main) => ({
    top: { colour: [168, 176, 190], sleeves: 'long', collar: 'none', hem: 0.3, ease: 1.6, flare: 0.5, pattern: 'plates', accent: [168, 176, 190], belt: leather },
    bottom: { kind: 'slim', colour: [148, 156, 172] },
    shoes: { kind: 'boot', colour: [130, 138, 154] },
    gloves: [140, 148, 162],
    cape: main ?? [158, 52, 56],
    hat: { kind: 'knight', colour: [176, 184, 198], accent: main ?? [158, 52, 56] },
    props: ['sword', 'shield'],
  }),
  king: (main) => ({
    top: { colour: main ?? [136, 44, 62], sleeves: 'wide', collar: 'none', hem: 1.4, ease: 2.4, flare: 0.7, belt: gold, pattern: 'fur' },
    bottom: { kind: 'trousers', colour: [70, 56, 84] },
    shoes: { kind: 'boot', colour: [84, 56, 50] },
    cape: main ? lighten(main, -0.08) : [112, 36, 66],
    hat: { kind: 'crown', colour: gold, accent: [176, 48, 64] },
    trim: gold,
    props: [],
  }),
  queen: (main) => ({
    top: { colour: main ?? [92, 62, 128], sleeves: 'long', collar: 'v', hem: 1.95, ease: 0.6, flare: 2, belt: gold },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'heel', colour: gold },
    cape: main ? lighten(main, -0.1) : [140, 48, 76],
    hat: { kind: 'crown', colour: gold, accent: [120, 60, 140] },
    trim: gold,
    props: [],
  }),
  princess: (main) => ({
    top: { colour: main ?? [226, 158, 178], sleeves: 'short', collar: 'v', hem: 1.95, ease: 0, flare: 2.2, belt: gold },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'heel', colour: [240, 214, 220] },
    hat: { kind: 'tiara', colour: gold, accent: [222, 120, 160] },
    props: [],
  }),
  wizard: (main) => ({
    top: { colour: main ?? [66, 66, 132], sleeves: 'wide', collar: 'none', hem: 1.94, ease: 2.6, flare: 0.9, belt: gold },
    bottom: { kind: 'trousers', colour: black },
    shoes: boots,
    hat: { kind: 'wizard', colour: main ?? [66, 66, 132], accent: gold },
    props: ['staff'],
  }),
  witch: (main) => ({
    top: { colour: main ?? [62, 50, 76], sleeves: 'wide', collar: 'v', hem: 1.5, ease: 0.6, flare: 1.3, belt: [150, 92, 170] },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'boot', colour: black },
    hat: { kind: 'witch', colour: main ?? [52, 44, 66], accent: [150, 92, 170] },
    props: ['broom'],
  }),
  pirate: (main) => ({
    top: { colour: main ?? [132, 48, 52], sleeves: 'long', collar: 'lapel', hem: 0.7, ease: 2.2, flare: 0.6, inner: [236, 228, 208], buttons: gold, belt: leather },
    bottom: { kind: 'slim', colour: [66, 58, 66] },
    shoes: { kind: 'boot', colour: [58, 44, 42] },
    hat: { kind: 'pirate', colour: black, accent: gold },
    props: ['sword'],
  }),
  ninja: (main) => ({
    top: { colour: main ?? [50, 50, 66], sleeves: 'long', collar: 'v', hem: 0.12, ease: 1.2, belt: [170, 54, 58] },
    bottom: { kind: 'slim', colour: main ? lighten(main, -0.05) : [46, 46, 60] },
    shoes: { kind: 'boot', colour: [38, 36, 46] },
    gloves: [44, 42, 54],
    hat: { kind: 'ninja', colour: main ?? [50, 50, 66] },
    props: ['katana'],
  }),
  samurai: (main) => ({
    top: { colour: main ?? [142, 46, 50], sleeves: 'wide', collar: 'v', hem: 0.6, ease: 2.2, flare: 0.6, pattern: 'plates', accent: main ?? [142, 46, 50], belt: [52, 46, 60] },
    bottom: { kind: 'trousers', colour: [56, 56, 74] },
    shoes: { kind: 'sandal', colour: [88, 66, 48] },
    hat: { kind: 'samurai', colour: [58, 54, 66], accent: gold },
    props: ['katana'],
  }),
  police: (main) => ({
    top: { colour: main ?? navy, sleeves: 'long', collar: 'shirt', hem: 0, ease: 1.2, buttons: gold, belt: black, pattern: 'pockets', tie: black },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.06) : [42, 52, 84] },
    shoes: { kind: 'shoe', colour: black },
    hat: { kind: 'police', colour: main ?? navy, accent: gold },
    props: [],
  }),
  firefighter: (main) => ({
    top: { colour: main ?? [198, 150, 72], sleeves: 'long', collar: 'turtle', hem: 0.35, ease: 3.2, flare: 0.2, pattern: 'stripes', accent: [236, 226, 120] },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.05) : [186, 138, 66], stripe: [236, 226, 120] },
    shoes: { kind: 'boot', colour: black },
    gloves: [70, 62, 66],
    hat: { kind: 'firefighter', colour: [188, 58, 48], accent: gold },
    props: [],
  }),
  worker: (main) => ({
    top: { colour: main ?? [226, 126, 54], sleeves: 'none', collar: 'v', hem: -0.05, ease: 2.2, pattern: 'stripes', accent: [240, 236, 214] },
    bottom: { kind: 'trousers', colour: [80, 92, 120] },
    shoes: boots,
    hat: { kind: 'hard-hat', colour: [236, 194, 62] },
    props: [],
  }),
  teacher: (main, accent) => ({
    top: { colour: main ?? [116, 92, 76], sleeves: 'long', collar: 'lapel', hem: 0.05, ease: 1.4, inner: [238, 230, 214], tie: accent },
    bottom: { kind: 'trousers', colour: [92, 86, 92] },
    shoes: { kind: 'shoe', colour: leather },
    glasses: 'glasses',
    props: ['book'],
  }),
  student: (main) => ({
    top: { colour: main ?? [108, 140, 164], sleeves: 'long', collar: 'hood', hem: -0.1, ease: 2.2, pattern: 'pockets' },
    bottom: { kind: 'slim', colour: [70, 84, 116] },
    shoes: { kind: 'sneaker', colour: [198, 84, 68] },
    props: ['backpack'],
  }),
  artist: (main, accent) => ({
    top: { colour: main ?? [232, 222, 204], sleeves: 'long', collar: 'shirt', hem: 0.05, ease: 2, apron: [104, 122, 140] },
    bottom: { kind: 'trousers', colour: [84, 76, 88] },
    shoes: { kind: 'shoe', colour: leather },
    hat: { kind: 'beret', colour: accent },
    props: ['palette'],
  }),
  musician: (main, accent) => ({
    top: { colour: main ?? [58, 52, 64], sleeves: 'long', collar: 'lapel', hem: -0.05, ease: 1.4, inner: mix(accent, white, 0.5) },
    bottom: { kind: 'slim', colour: [60, 66, 88] },
    shoes: { kind: 'boot', colour: [74, 54, 46] },
    props: ['guitar'],
  }),
  dancer: (main, _accent, { sex }) =>
    sex === 'woman'
      ? {
          top: { colour: main ?? [222, 150, 160], sleeves: 'none', collar: 'v', hem: 0.6, ease: 0, flare: 2.6 },
          bottom: { kind: 'bare', colour: white },
          shoes: { kind: 'shoe', colour: main ? lighten(main, 0.06) : [236, 180, 184] },
          props: [],
        }
      : {
          top: { colour: main ?? [70, 66, 88], sleeves: 'none', collar: 'v', hem: -0.1, ease: 0 },
          bottom: { kind: 'slim', colour: [52, 50, 62] },
          shoes: { kind: 'shoe', colour: black },
          props: [],
        },
  skier: (main, accent) => ({
    top: { colour: main ?? [206, 78, 66], sleeves: 'long', collar: 'turtle', hem: 0.05, ease: 3, pattern: 'stripes', accent: [240, 234, 222] },
    bottom: { kind: 'trousers', colour: [62, 74, 108] },
    shoes: { kind: 'boot', colour: [70, 72, 86] },
    gloves: [52, 54, 68],
    hat: { kind: 'goggles', colour: accent },
    props: ['ski'],
  }),
  surfer: (main) => ({
    top: { colour: main ?? [56, 104, 122], sleeves: 'short', collar: 'turtle', hem: -0.1, ease: 0.2 },
    bottom: { kind: 'shorts', colour: main ? lighten(main, -0.06) : [48, 90, 110] },
    shoes: { kind: 'bare', colour: white },
    props: ['surfboard'],
  }),
  cyclist: (main) => ({
    top: { colour: main ?? [214, 92, 66], sleeves: 'short', collar: 'turtle', hem: -0.1, ease: 0.3, pattern: 'stripes', accent: [244, 238, 226] },
    bottom: { kind: 'shorts', colour: black },
    shoes: { kind: 'sneaker', colour: [232, 228, 220] },
    gloves: black,
    hat: { kind: 'bicycle-helmet', colour: main ?? [214, 92, 66] },
    props: [],
  }),
  businessman: (main, accent) => ({
    top: { colour: main ?? [62, 70, 94], sleeves: 'long', collar: 'lapel', hem: 0.12, ease: 1.4, inner: [246, 243, 236], tie: accent, buttons: lighten(main ?? [62, 70, 94], -0.12) },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.02) : [58, 66, 88] },
    shoes: { kind: 'shoe', colour: [58, 42, 38] },
    props: ['briefcase'],
  }),
  businesswoman: (main) => ({
    top: { colour: main ?? [70, 82, 108], sleeves: 'long', collar: 'lapel', hem: 0.1, ease: 0.9, inner: [246, 240, 232], buttons: [230, 220, 200] },
    bottom: { kind: 'skirt', colour: main ? lighten(main, -0.03) : [62, 74, 98] },
    shoes: { kind: 'heel', colour: [60, 46, 50] },
    props: ['briefcase'],
  }),
  santa: (main) => ({
    top: { colour: main ?? [190, 48, 48], sleeves: 'long', collar: 'none', hem: 0.35, ease: 6, flare: 0.5, belt: black, pattern: 'fur' },
    bottom: { kind: 'trousers', colour: main ?? [180, 44, 46] },
    shoes: { kind: 'boot', colour: black },
    gloves: [62, 84, 66],
    hat: { kind: 'santa', colour: main ?? [190, 48, 48] },
    props: ['sack'],
  }),
  superhero: (main) => ({
    top: { colour: main ?? [52, 92, 164], sleeves: 'long', collar: 'crew', hem: -0.1, ease: 0, emblem: gold, belt: gold },
    bottom: { kind: 'slim', colour: main ?? [52, 92, 164] },
    shoes: { kind: 'boot', colour: [186, 56, 56] },
    gloves: [186, 56, 56],
    cape: [186, 56, 56],
    hat: { kind: 'mask', colour: [186, 56, 56] },
    props: [],
  }),
  soldier: (main) => ({
    top: { colour: main ?? [104, 112, 78], sleeves: 'long', collar: 'shirt', hem: 0.05, ease: 1.6, belt: leather, pattern: 'pockets' },
    bottom: { kind: 'trousers', colour: main ? lighten(main, -0.05) : [94, 100, 70] },
    shoes: boots,
    hat: { kind: 'cap', colour: main ?? [94, 100, 70] },
    props: ['backpack'],
  }),
  sailor: (main) => ({
    top: { colour: main ?? white, sleeves: 'long', collar: 'v', hem: -0.05, ease: 1.4, pattern: 'stripes', accent: navy },
    bottom: { kind: 'trousers', colour: navy },
    shoes: { kind: 'shoe', colour: black },
    hat: { kind: 'beanie', colour: navy },
    props: [],
  }),
  cowboy: (main) => ({
    top: { colour: main ?? [172, 88, 66], sleeves: 'long', collar: 'shirt', hem: -0.1, ease: 1, pattern: 'plaid', accent: black, belt: leather },
    bottom: { kind: 'slim', colour: [74, 98, 136] },
    shoes: { kind: 'boot', colour: leather },
    hat: { kind: 'cowboy', colour: [146, 104, 66], accent: [86, 58, 42] },
    scarf: [184, 60, 54],
    props: [],
  }),
  monk: (main) => ({
    top: { colour: main ?? [206, 116, 48], sleeves: 'wide', collar: 'v', hem: 1.9, ease: 1.6, flare: 0.4, belt: [136, 72, 40] },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'sandal', colour: leather },
    props: [],
  }),
  graduate: (main) => ({
    top: { colour: main ?? [44, 46, 68], sleeves: 'wide', collar: 'v', hem: 1.4, ease: 2.6, flare: 0.5 },
    bottom: { kind: 'trousers', colour: black },
    shoes: { kind: 'shoe', colour: black },
    hat: { kind: 'graduate', colour: main ?? [44, 46, 68], accent: gold },
    props: [],
  }),
  explorer: (main) => ({
    top: { colour: main ?? [190, 168, 124], sleeves: 'long', collar: 'shirt', hem: 0.05, ease: 1.6, belt: leather, pattern: 'pockets' },
    bottom: { kind: 'trousers', colour: [150, 128, 92] },
    shoes: boots,
    hat: { kind: 'cowboy', colour: [170, 142, 98], accent: leather },
    props: ['backpack'],
  }),
  baker: (main) => ({
    top: { colour: main ?? [238, 226, 206], sleeves: 'short', collar: 'crew', hem: -0.1, ease: 1.4, apron: [198, 120, 92] },
    bottom: { kind: 'trousers', colour: [104, 92, 88] },
    shoes: { kind: 'shoe', colour: leather },
    hat: { kind: 'chef', colour: white },
    props: [],
  }),
};

const otherNames: Readonly<Record<string, string>> = {
  spaceman: 'astronaut',
  cosmonaut: 'astronaut',
  cook: 'chef',
  surgeon: 'doctor',
  scientist: 'doctor',
  angler: 'fisherman',
  policeman: 'police',
  policewoman: 'police',
  'police-officer': 'police',
  fireman: 'firefighter',
  builder: 'worker',
  'construction-worker': 'worker',
  engineer: 'worker',
  professor: 'teacher',
  painter: 'artist',
  guitarist: 'musician',
  ballerina: 'dancer',
  business: 'businessman',
  'santa-claus': 'santa',
  'father-christmas': 'santa',
  hero: 'superhero',
  superwoman: 'superhero',
  sorcerer: 'wizard',
  mage: 'wizard',
  gardener: 'farmer',
  surfing: 'surfer',
  skiing: 'skier',
};

export const roleNames: readonly string[] = Object.keys(roles);

export function roleOf(attributes: ReadonlySet<string>): string | undefined {
  for (const word of attributes) {
    const name = otherNames[word] ?? word;
    if (Object.hasOwn(roles, name)) return name;
  }
  return undefined;
}

export function dressForRole(wearer: Wearer, _main: Rgb, accent: Rgb): Outfit | undefined {
  const name = roleOf(wearer.attributes);
  return name ? roles[name]?.(wearer.colour, accent, wearer) : undefined;
}
