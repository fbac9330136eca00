import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Top } from './outfit.js';
import type { Age, Sex } from './proportions.js';

export type Garment =
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
  | 'sportswear'
  | 'scrubs'
  | 'chef-jacket'
  | 'pyjamas'
  | 'poncho'
  | 'mantle'
  | 'ruff';

export function garmentOf(
  has: (...words: string[]) => boolean,
  chance: number,
  age: Age,
  sex: Sex,
  pose: string,
): Garment {
  const asked: readonly (readonly [Garment, ...string[]])[] = [
    ['tutu', 'tutu'],
    ['scrubs', 'scrubs'],
    ['chef-jacket', 'chef-jacket'],
    ['pyjamas', 'pyjamas'],
    ['poncho', 'poncho'],
    ['mantle', 'mantle'],
    ['ruff', 'ruff'],
    ['gi', 'gi'],
    ['sportswear', 'sportswear'],
    ['raincoat', 'raincoat', 'rain-coat', 'mackintosh'],
    ['gown', 'gown', 'ball-gown', 'wedding-dress', 'bride', 'princess'],
    ['coat', 'coat', 'lab-coat', 'trench-coat'],
    ['dress', 'dress', 'sundress', 'frock'],
    ['suit', 'suit', 'tuxedo', 'blazer', 'groom', 'elegant'],
    ['sweater', 'sweater', 'turtleneck'],
    ['hoodie', 'hoodie'],
    ['jacket', 'jacket', 'leather-jacket', 'denim-jacket'],
    ['shirt', 'shirt', 'plaid', 'hawaiian-shirt'],
    ['uniform', 'uniform'],
    ['kimono', 'kimono', 'robe'],
    ['t-shirt', 't-shirt', 'jersey', 'top', 'overalls'],
    ['vest', 'vest', 'tank-top', 'swimsuit'],
  ];
  const wanted = asked.find(([, ...words]) => has(...words));
  if (wanted) return wanted[0];
  if (age === 'baby') return 'romper';
  if (has('skirt')) return 'blouse';
  if (pose === 'swimming') return 'vest';
  // nobody wears a dress over trousers
  if (has('trousers', 'pants', 'jeans', 'shorts'))
    return chance < 0.3 ? 't-shirt' : chance < 0.55 ? 'sweater' : chance < 0.75 && age !== 'child' ? 'jacket' : 'shirt';
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

export function topOf(kind: Garment, colour: Rgb, accent: Rgb, random: Random): Top {
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
      return { colour, sleeves: 'long', collar: 'hood', hem: -0.1, ease: 2.2, pattern: 'pouch' };
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
    case 'scrubs':
      return { colour, sleeves: 'short', collar: 'v', hem: 0.12, ease: 1.8 };
    case 'chef-jacket':
      return { colour, sleeves: 'long', collar: 'turtle', hem: 0.08, ease: 1.6, buttons: [70, 66, 70] };
    case 'pyjamas':
      return {
        colour,
        sleeves: 'long',
        collar: 'shirt',
        hem: 0.08,
        ease: 2,
        pattern: 'stripes',
        accent: mix(pale, colour, 0.2),
        buttons: pale,
      };
    case 'poncho':
      return { colour, sleeves: 'wide', collar: 'v', hem: 0.6, ease: 4, flare: 1.4, pattern: 'stripes', accent };
    case 'mantle':
      return {
        colour,
        sleeves: 'wide',
        collar: 'none',
        hem: 1.85,
        ease: 1.6,
        flare: 0.6,
        pattern: 'fur',
        inner: [250, 248, 244],
        belt: [226, 190, 96],
      };
    case 'ruff':
      return { colour, sleeves: 'long', collar: 'ruff', hem: 0.16, ease: 1.2, buttons: [226, 190, 96] };
    case 'romper':
      return { colour, sleeves: 'long', collar: 'crew', hem: -0.1, ease: 1, pattern: 'dots', accent: pale };
  }
}
