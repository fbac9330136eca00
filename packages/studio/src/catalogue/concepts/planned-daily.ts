import { painted } from '../record.js';

/** Things of handbags, desks and dressing tables: `paint/objects/plans/dressing-table.ts`. */
const small = painted('object', 'tabletop', {
  'makeup-bag': {
    words: 'make up bag, cosmetic bag, cosmetics bag, toiletry bag, wash bag, toilet bag, makeup pouch, cosmetic pouch',
    height: 0.16,
  },
  'makeup-brush': {
    words: 'make up brush, cosmetic brush, cosmetics brush, powder brush, blush brush, foundation brush',
    height: 0.04,
    traits: ['lies'],
  },
  'eyeliner-pencil': {
    words: 'eyeliner, eye pencil, lip liner, eyebrow pencil, lip pencil',
    height: 0.014,
    traits: ['lies'],
  },
  'cosmetics-set': {
    words:
      'hair care product, skin care product, skincare product, bath product, beauty item, makeup tool, beauty tool',
    height: 0.13,
    traits: ['many'],
  },
  'compact-disc': {
    words: 'cd, compact disk, dvd, blu ray disc, cd rom, optical disc',
    height: 0.12,
    traits: ['flat'],
    shapes: ['round'],
  },
  earphones: {
    words: 'earphone, earbud, earbuds, in ear headphones, wired earphones, wireless earbuds, ear buds',
    height: 0.12,
    traits: ['flat'],
    shapes: ['round'],
  },
  bookmark: { words: 'book mark', height: 0.16, traits: ['flat'], shapes: ['rectangular'] },
  'cleaning-products': {
    words: 'cleaning product, cleaning supplies, cleaning supply, household cleaner, cleaning agent, laundry detergent',
    height: 0.28,
    traits: ['many'],
  },
  'tape-measure': { words: 'measuring tape', height: 0.08 },
  'billiard-cue': { words: 'cue, pool cue, cue stick, snooker cue, billiards cue', height: 0.05, traits: ['lies'] },
  'card-ace-spades': { words: 'ace of spades', height: 0.09, traits: ['flat'], shapes: ['rectangular'] },
  'video-projector': {
    words: 'projector, digital projector, data projector, beamer, home projector, lcd projector',
    height: 0.13,
    traits: ['machine'],
  },
  'extension-cord': {
    words: 'extension lead, power strip, extension cable, power cord, multi plug',
    height: 0.12,
    traits: ['flat'],
  },
  'beer-bottle': { words: 'bottle of beer', height: 0.24, shapes: ['cylindrical'], madeOf: ['glass'] },
});

/** What is fitted to walls or stands outside: `paint/objects/plans/fittings.ts`. */
const fitted = [
  ...painted('object', 'ground', {
    urinal: { height: 1.05, homes: ['bathroom'], traits: ['at-wall', 'hung'], madeOf: ['porcelain'] },
    'shower-head': {
      words: 'showerhead, rain shower, rainfall shower',
      height: 0.7,
      homes: ['bathroom'],
      traits: ['hung'],
      shapes: ['round'],
      shaped: { square: 'flat-shower', rectangular: 'flat-shower' },
    },
    'computer-case': { words: 'computer tower, pc case, computer box, desktop tower, pc tower', height: 0.45 },
    'crossing-sign': {
      words: 'crosswalk sign, pedestrian crossing sign, pedestrian sign, crossing sign, zebra crossing sign',
      height: 2.4,
      homes: ['street'],
      traits: ['sign', 'kerb'],
    },
    'warning-sign': {
      words: 'traffic sign, hazard sign, road warning sign',
      height: 2.4,
      homes: ['street'],
      traits: ['sign', 'kerb'],
      shapes: ['triangular'],
    },
    slide: { words: 'playground slide, childrens slide', height: 2, homes: ['playground'] },
  }),
  ...painted('object', 'wall', {
    'air-conditioner': {
      words: 'air conditioning unit, aircon, ac unit, air conditioning',
      height: 0.32,
      traits: ['hung'],
    },
    'surveillance-camera': { words: 'security camera, cctv camera, cctv', height: 0.22, traits: ['hung'] },
  }),
  ...painted('vehicle', 'ground', {
    rickshaw: { words: 'pulled rickshaw, jinrikisha', height: 1.8, homes: ['street'] },
  }),
];

/** Vegetables, fruit and bites: `paint/objects/plans/market.ts`. */
const food = painted('food', 'tabletop', {
  okra: { words: 'okra pod, ladys fingers', height: 0.06 },
  meatball: {
    words: 'meat ball, plate of meatballs, swedish meatballs',
    height: 0.09,
    traits: ['many'],
    shapes: ['round', 'spherical'],
  },
  'steamed-bun': { words: 'steamed bun, baozi, bao, bao bun, mantou', height: 0.07, shapes: ['round'] },
  'spring-onion': {
    words: 'green onion, scallion, chive, bunch of green onions',
    height: 0.08,
    traits: ['flat', 'many'],
  },
  'string-beans': {
    words: 'green bean, string bean, runner bean, french bean, snap bean',
    height: 0.07,
    traits: ['many'],
  },
  'hami-melon': { words: 'hamimelon, cantaloupe, honeydew, honeydew melon, cantaloupe melon, muskmelon', height: 0.17 },
});

export const daily = [...small, ...fitted, ...food];
