import type { Formed } from './formed-solids.js';
import * as mouths from './mouth-trims.js';
import { lampFoot } from './stand-trims.js';
import * as sundry from './sundry-trims.js';
import * as wares from './ware-trims.js';

/** What is rarely asked for in another form than its own. */
export const formedSundry: Readonly<Record<string, Formed>> = {
  'charcuterie-board': {
    posture: 'slab',
    colours: ['#a8713f', '#c08a50'],
    usual: 'rectangular',
    thick: 0.05,
    lies: 0.44,
    face: sundry.cheeses,
  },
  'tea-bag-holder': {
    posture: 'vessel',
    colours: ['#7fa3b8', '#b8653f', '#8aa87a'],
    usual: 'cubic',
    share: 0.94,
    wide: 1.5,
    above: mouths.openWith(wares.threadAndTag),
  },
  // a shade by itself is a box: on a foot everybody knows it
  lampshade: {
    posture: 'body',
    colours: ['#e6b06a', '#d88a6a', '#8fb0a8'],
    usual: 'conical',
    share: 0.66,
    lift: 0.34,
    behind: lampFoot,
    on: wares.piped,
    instead: { triangular: 'conical' },
  },
  'chef-hat': {
    posture: 'body',
    colours: ['#f4f1ea'],
    usual: 'cylindrical',
    share: 0.82,
    lift: 0.18,
    behind: sundry.cookBand,
    on: sundry.folds,
  },
  'pie-crust': {
    posture: 'body',
    colours: ['#d9a24f'],
    usual: 'pyramidal',
    share: 0.84,
    lift: 0.16,
    wide: 1.24,
    behind: sundry.tin,
    on: sundry.crossed,
  },
  'wedding-band': {
    posture: 'body',
    colours: ['#e0b64a', '#cfd6dd'],
    usual: 'conical',
    share: 0.46,
    lift: 0.54,
    wide: 0.7,
    behind: sundry.fingerRing,
  },
};
