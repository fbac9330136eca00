import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { BeardStyle } from './beard.js';
import type { HairStyle } from './hair.js';
import { black, boots, gold } from './role-dress.js';
import type { RoleDress } from './role-dress.js';

const leather: Rgb = [104, 70, 48];
const bone: Rgb = [236, 229, 212];

/** What those wear whom only tales and games know. */
export const legends: Readonly<Record<string, RoleDress>> = {
  goddess: (main) => ({
    top: {
      colour: main ?? [244, 238, 226],
      sleeves: 'none',
      collar: 'v',
      hem: 1.95,
      ease: 0.4,
      flare: 1.7,
      belt: gold,
    },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'sandal', colour: gold },
    hat: { kind: 'tiara', colour: gold, accent: [126, 190, 214] },
    necklace: gold,
    cape: main ? lighten(main, -0.08) : [186, 206, 222],
    props: [],
  }),
  god: (main) => ({
    top: { colour: main ?? [240, 234, 222], sleeves: 'wide', collar: 'v', hem: 1.9, ease: 2, flare: 0.7, belt: gold },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'sandal', colour: gold },
    cape: [88, 108, 164],
    hat: { kind: 'tiara', colour: gold, accent: gold },
    props: ['staff'],
  }),
  sorceress: (main) => ({
    top: {
      colour: main ?? [88, 48, 122],
      sleeves: 'wide',
      collar: 'v',
      hem: 1.95,
      ease: 0.5,
      flare: 1.7,
      belt: gold,
    },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'heel', colour: black },
    cape: main ? lighten(main, -0.12) : [42, 34, 74],
    hat: { kind: 'tiara', colour: gold, accent: [184, 96, 226] },
    necklace: gold,
    props: ['staff'],
  }),
  necromancer: (main) => ({
    top: {
      colour: main ?? [46, 42, 54],
      sleeves: 'wide',
      collar: 'none',
      hem: 1.95,
      ease: 2.4,
      flare: 0.9,
      belt: [92, 146, 96],
    },
    bottom: { kind: 'trousers', colour: black },
    shoes: boots,
    cape: [34, 32, 42],
    hat: { kind: 'hood', colour: main ?? [40, 36, 48] },
    props: ['staff'],
  }),
  demon: (main) => ({
    top: {
      colour: [52, 34, 38],
      sleeves: 'none',
      collar: 'v',
      hem: 0.4,
      ease: 0.6,
      flare: 0.5,
      belt: gold,
      pattern: 'studs',
      accent: gold,
    },
    bottom: { kind: 'slim', colour: [44, 32, 36] },
    shoes: { kind: 'boot', colour: [40, 28, 30] },
    cape: main ?? [120, 26, 30],
    hat: { kind: 'horns', colour: [64, 44, 42] },
    props: [],
  }),
  cyborg: (main) => ({
    top: { colour: main ?? [176, 186, 200], sleeves: 'long', collar: 'turtle', hem: -0.1, ease: 0 },
    bottom: { kind: 'slim', colour: [88, 96, 112] },
    shoes: { kind: 'boot', colour: [70, 76, 90] },
    plates: main ?? [176, 186, 200],
    props: [],
  }),
  futuristic: (main) => ({
    top: {
      colour: main ?? [218, 226, 236],
      sleeves: 'long',
      collar: 'turtle',
      hem: -0.05,
      ease: 0.3,
      belt: [86, 204, 226],
      emblem: [86, 204, 226],
    },
    bottom: { kind: 'slim', colour: main ? lighten(main, -0.05) : [196, 206, 220], stripe: [86, 204, 226] },
    shoes: { kind: 'boot', colour: [120, 132, 150] },
    gloves: [150, 162, 178],
    props: [],
  }),
  inventor: (main, _accent, { sex }) => ({
    top: {
      colour: main ?? [112, 76, 54],
      sleeves: 'long',
      collar: 'lapel',
      hem: 0.7,
      ease: 1.4,
      flare: 0.5,
      inner: [232, 218, 190],
      buttons: gold,
      belt: leather,
    },
    bottom: sex === 'woman' ? { kind: 'long-skirt', colour: [86, 60, 48] } : { kind: 'slim', colour: [74, 62, 58] },
    shoes: { kind: 'boot', colour: [70, 46, 36] },
    gloves: leather,
    hat: { kind: 'goggles', colour: [150, 104, 56] },
    props: [],
  }),
  gladiator: (main) => ({
    top: {
      colour: main ?? [146, 60, 48],
      sleeves: 'none',
      collar: 'none',
      hem: 0.75,
      ease: 0.8,
      flare: 0.8,
      belt: gold,
      pattern: 'plates',
      accent: [176, 138, 78],
    },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'sandal', colour: leather },
    cape: main ?? [146, 44, 44],
    hat: { kind: 'knight', colour: [190, 150, 84], accent: [170, 48, 48] },
    props: ['sword', 'shield'],
  }),
  assassin: (main) => ({
    top: {
      colour: main ?? [62, 58, 66],
      sleeves: 'long',
      collar: 'v',
      hem: 0.6,
      ease: 1,
      flare: 0.6,
      belt: [140, 48, 48],
    },
    bottom: { kind: 'slim', colour: [48, 44, 52] },
    shoes: { kind: 'boot', colour: [40, 36, 42] },
    gloves: leather,
    cape: main ? lighten(main, -0.1) : [46, 42, 52],
    hat: { kind: 'hood', colour: main ?? [54, 50, 60] },
    props: ['sword'],
  }),
  druid: (main) => ({
    top: {
      colour: main ?? [104, 110, 72],
      sleeves: 'wide',
      collar: 'none',
      hem: 1.9,
      ease: 2,
      flare: 0.7,
      belt: leather,
      pattern: 'fur',
    },
    bottom: { kind: 'trousers', colour: leather },
    shoes: { kind: 'sandal', colour: leather },
    cape: [84, 74, 56],
    props: ['staff'],
  }),
  smith: (main) => ({
    top: { colour: main ?? [150, 132, 108], sleeves: 'short', collar: 'v', hem: -0.05, ease: 1.4, apron: leather },
    bottom: { kind: 'trousers', colour: [76, 66, 62] },
    shoes: boots,
    gloves: leather,
    props: [],
  }),
  skeleton: (main) => ({
    top: {
      colour: main ?? [58, 54, 66],
      accent: bone,
      sleeves: 'none',
      collar: 'none',
      hem: -0.1,
      ease: -2,
      pattern: 'bones',
    },
    bottom: { kind: 'bare', colour: black },
    shoes: { kind: 'bare', colour: bone },
    hat: { kind: 'skull', colour: bone },
    props: [],
  }),
  zombie: (main) => ({
    top: { colour: main ?? [112, 110, 96], sleeves: 'short', collar: 'v', hem: 0, ease: 1.6, inner: [92, 66, 60] },
    bottom: { kind: 'trousers', colour: [78, 76, 72] },
    shoes: { kind: 'shoe', colour: [66, 58, 52] },
    props: [],
  }),
};

/** Other names of the same. */
export const legendNames: Readonly<Record<string, string>> = {
  deity: 'god',
  titan: 'god',
  demigod: 'god',
  enchantress: 'sorceress',
  devil: 'demon',
  robot: 'cyborg',
  android: 'cyborg',
  steampunk: 'inventor',
  bandit: 'assassin',
  shaman: 'druid',
  hermit: 'druid',
  blacksmith: 'smith',
  welder: 'smith',
  elven: 'elf',
  elvish: 'elf',
  ranger: 'elf',
  paladin: 'knight',
  armoured: 'knight',
  armored: 'knight',
  emperor: 'king',
  empress: 'queen',
  alchemist: 'wizard',
};

interface Figure {
  readonly skin?: Rgb;
  readonly hair?: HairStyle;
  readonly beard?: BeardStyle;
  readonly pointedEars?: true;
}

/** How they look themselves, by their dress. */
const figures: Readonly<Record<string, Figure>> = {
  goddess: { hair: 'waves' },
  clown: { skin: [250, 242, 234], hair: 'curls' },
  geisha: { skin: [250, 240, 234], hair: 'bun' },
  god: { hair: 'long', beard: 'long' },
  sorceress: { hair: 'waves' },
  demon: { skin: [196, 62, 50], pointedEars: true },
  skeleton: { skin: bone },
  zombie: { skin: [146, 168, 128] },
  necromancer: { skin: [214, 216, 204] },
  vampire: { skin: [236, 226, 222] },
  elf: { hair: 'long', pointedEars: true },
  druid: { hair: 'long', beard: 'long' },
};

export const legendFigures: ReadonlyMap<string, Figure> = new Map(Object.entries(figures));
