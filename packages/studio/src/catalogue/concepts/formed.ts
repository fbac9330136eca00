import { painted } from '../record.js';

/** Things of any form: known by what goes with them, drawn in `paint/figures/formed.ts`. */
export const formed = painted('object', 'tabletop', {
  'pencil-holder': {
    words: 'pen holder, pencil cup, pencil pot, pen cup, desk organizer, desk organiser, brush holder',
    height: 0.16,
  },
  'paper-clip-holder': { words: 'paperclip holder, paper clip cup, paper clip dispenser, clip holder', height: 0.1 },
  paperweight: { words: 'paper weight, book weight', height: 0.12 },
  bookend: { words: 'book end, book holder', height: 0.22 },
  bookends: {
    words: 'book ends, pair of bookends, set of bookends, two bookends',
    height: 0.22,
    shows: ['book'],
    traits: ['many'],
  },
  'pencil-sharpener': { words: 'sharpener', height: 0.05 },
  'soap-dispenser': { words: 'lotion dispenser, soap pump', height: 0.2 },
  'tissue-box': {
    words: 'box of tissues, kleenex box, tissue, tissue dispenser, tissue holder, facial tissue',
    height: 0.16,
    traits: ['block'],
  },
  ornament: {
    words: 'christmas ornament, tree ornament, bauble, christmas bauble, tree bauble',
    height: 0.12,
  },
  'snowflake-ornament': { words: 'snowflake decoration, snowflake bauble', height: 0.14, traits: ['flat'] },
  badge: { words: 'button badge, pin badge, lapel badge, name badge, emblem badge', height: 0.045, traits: ['flat'] },
  'tea-bag-holder': { words: 'teabag holder, tea holder, tea caddy, tea bag box', height: 0.11 },
  placemat: {
    words: 'place mat, table mat, mouse pad, mousepad, countertop mat',
    height: 0.1,
    traits: ['flat'],
  },
  napkin: { words: 'table napkin, serviette, handkerchief', height: 0.06, traits: ['flat'] },
  'game-board': { words: 'board game, checkerboard', height: 0.3, traits: ['flat'] },
  'lamp-base': { words: 'lamp stand, lamp foot', height: 0.3 },
  'clock-base': { words: 'clock stand, clock foot', height: 0.26 },
  headboard: { words: 'bed headboard', habitat: 'ground', height: 1.1 },
  'snow-globe': {
    words: 'snowglobe',
    height: 0.14,
    affords: { mouth: [0.9, 0.7, 0.62, true], vessel: true },
    traits: ['container'],
  },
  'watch-box': { words: 'watch case, watch holder, watch stand', height: 0.12 },
  'santa-hat': { words: 'father christmas hat, christmas hat', height: 0.28, shapes: ['conical'] },
  ottoman: {
    words: 'footstool, pouf, vanity stool, pouf ottoman, hassock',
    habitat: 'ground',
    height: 0.45,
    affords: { seat: [0, -0.93] },
    traits: ['step'],
  },
  stool: {
    words: 'bar stool, milking stool, wooden stool',
    habitat: 'ground',
    height: 0.5,
    affords: { seat: [0, -0.93] },
    traits: ['step'],
  },
});
