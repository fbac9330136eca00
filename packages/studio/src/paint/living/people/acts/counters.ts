import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { one, onTable, onTop, station } from './table-hands.js';

const { turned } = bodies;

/** What people do at a counter: in a kitchen, at its stove, at a till. */
export const counterActs = {
  cooking: {
    body: turned,
    arms: one({ to: 'belly', ahead: 38, below: -18 }, { to: 'belly', ahead: 22, below: -8 }),
    // the pot hides what is in it: where arms are short its front is no longer behind the spoon
    things: [{ thing: 'ladle', at: 'far', tilt: 8, layer: 'behind' }, station('stove', 0, 'behind')],
    face: 'smile',
  },
  flambeing: {
    body: { ...turned, lean: -4 },
    arms: one({ to: 'belly', ahead: 32, below: -20 }, { to: 'belly', ahead: 18, below: -10 }),
    things: [station('bare-stove', 16, 'behind'), { thing: 'flaming-pan', at: 'far', layer: 'over' }],
    face: 'joy',
  },
  chopping: {
    body: turned,
    arms: { ...onTable(30, -2), lean: 8 },
    things: [station('counter', -6, 'behind'), { thing: 'knife', at: 'far', below: 2, layer: 'over' }],
    face: 'focus',
  },
  baking: {
    body: turned,
    // both fists are in the dough, not in the air over it
    arms: { ...onTop(40, 97), lean: 14 },
    things: [station('dough', -4, 'behind')],
    face: 'smile',
  },
  'decorating-cake': {
    body: turned,
    arms: { ...onTable(24, -26), lean: 6 },
    things: [station('cake', -8, 'behind'), { thing: 'pastry-bag', at: 'far', tilt: -30, layer: 'over' }],
    face: 'focus',
  },
  'cutting-cake': {
    body: turned,
    arms: { ...onTable(24, -20), lean: 6 },
    things: [station('layer-cake', -4, 'behind'), { thing: 'knife', at: 'far', below: 2, layer: 'over' }],
    face: 'smile',
  },
  'blowing-candles': {
    body: turned,
    arms: { ...onTable(16, 6), lean: 14, nod: 4 },
    things: [station('birthday-cake', 6, 'behind')],
    face: 'joy',
  },
  plating: {
    body: turned,
    arms: { ...onTop(40, 100), lean: 14 },
    things: [station('plating', -6, 'behind')],
    face: 'focus',
  },
  'cutting-food': {
    body: turned,
    arms: { ...onTable(30, -10), lean: 8 },
    things: [station('board-counter', -6, 'behind'), { thing: 'knife', at: 'far', below: 2, tilt: 24, layer: 'over' }],
    face: 'focus',
  },
  'mixing-food': {
    body: turned,
    arms: { ...one({ to: 'belly', ahead: 32, below: -26 }, { to: 'belly', ahead: 20, below: -8 }), lean: 8, nod: 10 },
    things: [station('bowl-counter', 0, 'behind'), { thing: 'whisk', at: 'far', tilt: 6, layer: 'over' }],
    face: 'smile',
  },
  'at-till': {
    body: turned,
    arms: { ...onTable(30, -8), lean: 5 },
    things: [station('till', -8, 'behind')],
    face: 'smile',
  },
  'rolling-dough': {
    body: turned,
    arms: { ...onTable(30, -8), lean: 12 },
    things: [station('dough-counter', -6, 'behind'), { thing: 'rolling-pin', at: 'both', layer: 'over' }],
    face: 'smile',
  },
} as const satisfies Partial<Record<ActName, ActPose>>;
