import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { RoleDress } from './role-dress.js';

const leather: Rgb = [104, 70, 48];
const linen: Rgb = [234, 224, 202];
const gold: Rgb = [214, 172, 84];
const black: Rgb = [46, 42, 50];

/** Colours that plants dye. */
const dyes: readonly Rgb[] = [
  [142, 74, 56],
  [96, 112, 78],
  [86, 100, 128],
  [176, 132, 72],
  [120, 84, 100],
  [128, 100, 76],
];
const sober: readonly Rgb[] = [
  [66, 62, 74],
  [84, 66, 58],
  [62, 78, 88],
  [98, 60, 68],
  [72, 84, 70],
];

/** What people wore who had nothing special to do, by the time in which they lived. */
export const periods: Readonly<Record<string, RoleDress>> = {
  'medieval-folk': (main, _accent, { sex, random }) => {
    const cloth = main ?? random.fork('dye').pick(dyes);
    const hood = random.fork('hood').next();
    if (sex === 'woman')
      return {
        top: {
          colour: cloth,
          sleeves: 'long',
          collar: 'v',
          hem: 1.85,
          ease: 0.8,
          flare: 1,
          belt: leather,
          apron: linen,
        },
        bottom: { kind: 'bare', colour: cloth },
        shoes: { kind: 'shoe', colour: leather },
        ...(hood < 0.55 && { hat: { kind: 'headscarf', colour: linen } }),
        props: [],
      };
    return {
      top: { colour: cloth, sleeves: 'long', collar: 'v', hem: 0.62, ease: 1.8, flare: 0.5, belt: leather },
      bottom: { kind: 'slim', colour: mix(random.fork('hose').pick(dyes), [90, 80, 72], 0.5) },
      shoes: { kind: 'boot', colour: leather },
      ...(hood < 0.35 && { hat: { kind: 'hood', colour: lighten(cloth, -0.1) } }),
      props: [],
    };
  },
  'antique-folk': (main, accent, { sex, random }) => {
    const cloth = main ?? random.fork('dye').pick([linen, [238, 232, 220], [214, 190, 150], mix(linen, accent, 0.35)]);
    const long = sex === 'woman';
    return {
      top: { colour: cloth, sleeves: 'short', collar: 'v', hem: long ? 1.8 : 0.95, ease: 1.4, flare: 0.7, belt: gold },
      bottom: { kind: 'bare', colour: cloth },
      shoes: { kind: 'sandal', colour: leather },
      ...(long && { necklace: gold }),
      props: [],
    };
  },
  'victorian-folk': (main, accent, { sex, random }) => {
    const cloth = main ?? random.fork('cloth').pick(sober);
    if (sex === 'woman')
      return {
        top: { colour: cloth, sleeves: 'long', collar: 'turtle', hem: 1.9, ease: 0.4, flare: 1.7, buttons: gold },
        bottom: { kind: 'bare', colour: cloth },
        shoes: { kind: 'shoe', colour: black },
        ...(random.fork('hat').chance(0.6) && { hat: { kind: 'bowler', colour: lighten(cloth, -0.08), accent } }),
        props: [],
      };
    return {
      top: {
        colour: cloth,
        sleeves: 'long',
        collar: 'lapel',
        hem: 0.8,
        ease: 1.6,
        flare: 0.3,
        inner: linen,
        tie: accent,
      },
      bottom: { kind: 'trousers', colour: lighten(cloth, -0.06) },
      shoes: { kind: 'shoe', colour: black },
      hat: { kind: random.fork('hat').chance(0.6) ? 'top-hat' : 'bowler', colour: black },
      props: [],
    };
  },
};
