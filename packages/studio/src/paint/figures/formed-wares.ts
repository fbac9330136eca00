import { lighten } from '../kit/colour.js';
import { faint } from '../objects/parts/tone.js';
import type { Formed } from './formed-solids.js';
import * as stands from './stand-trims.js';
import * as contents from './content-trims.js';
import * as faces from './face-trims.js';
import * as mouths from './mouth-trims.js';
import * as wares from './ware-trims.js';

/** Wares of the house, the desk and the garden in a form that they do not have by nature. */
export const formedWares: Readonly<Record<string, Formed>> = {
  toaster: {
    posture: 'body',
    colours: ['#c8563f', '#b9c1c9', '#7fb0a8'],
    usual: 'rectangular',
    share: 0.78,
    on: wares.lever,
    above: wares.slots,
  },
  bag: {
    posture: 'face',
    colours: ['#b8653f', '#4f7f8a', '#8a4f6a'],
    usual: 'square',
    share: 0.74,
    behind: wares.straps,
    face: wares.clasped,
  },
  'puzzle-piece': {
    posture: 'slab',
    colours: ['#3f86c8', '#e2a13a', '#4fa06a'],
    usual: 'square',
    thick: 0.1,
    lies: 0.6,
    share: 0.86,
    wide: 1.6,
    behind: wares.knobs,
    face: wares.hollow,
  },
  'chess-piece': {
    posture: 'body',
    colours: ['#e6d6b4', '#3a3034'],
    usual: 'conical',
    share: 0.72,
    lift: 0.12,
    behind: wares.turnedFoot,
    above: wares.head,
  },
  'tea-bag': {
    posture: 'body',
    colours: ['#d8bd8f'],
    usual: 'square',
    share: 0.8,
    wide: 1.2,
    on: wares.leaves,
    above: wares.threadAndTag,
  },
  bookmark: {
    posture: 'slab',
    colours: ['#3f6a8a', '#8a3f4a', '#4f7f5a'],
    usual: 'rectangular',
    thick: 0.02,
    // seen with more of its face it would stand on its edge
    lies: 0.42,
    wide: 1.7,
    // from its far edge
    above: (pen, colour, mouth, rest) =>
      wares.tassel(pen, colour, { ...mouth, y: mouth.y - mouth.halfHigh * 1.6 }, rest),
    face: faces.starred,
  },
  'computer-mouse': {
    // on its end it would be a weight
    posture: 'slab',
    // dark its keys would not be seen
    colours: ['#d8dce2', '#c3ccd8'],
    usual: 'oval',
    thick: 0.16,
    lies: 0.6,
    share: 0.8,
    // from its far end
    behind: (pen, colour, mouth) => wares.cable(pen, colour, { ...mouth, y: mouth.y - mouth.halfHigh * 1.6 }),
    face: wares.mouseKeys,
  },
  'tv-remote': { posture: 'face', colours: ['#3a3c44'], usual: 'rectangular', face: wares.remoteKeys },
  'cake-topper': {
    posture: 'body',
    colours: ['#d9aa3f', '#e07f9a', '#7fb0d8'],
    usual: 'heart',
    share: 0.6,
    lift: 0.4,
    behind: wares.stick,
    on: wares.sparkle,
  },
  'tree-topper': {
    posture: 'face',
    colours: ['#e6b53a'],
    usual: 'star',
    share: 0.8,
    lift: 0.2,
    behind: wares.stick,
    face: faces.starred,
  },
  'air-vent': { posture: 'face', colours: ['#c9ced4'], usual: 'rectangular', face: wares.slats },
  sunglasses: {
    posture: 'face',
    colours: ['#2b2733'],
    usual: 'round',
    ends: 0.1,
    behind: wares.bridge,
    face: wares.lens,
  },
  'bottle-opener': {
    posture: 'face',
    colours: ['#b8473f', '#3f6f9a'],
    usual: 'oblong',
    share: 0.6,
    above: wares.opener,
    face: (pen, colour, trace) => {
      trace(pen.context);
      pen.context.lineWidth = 0.05;
      pen.context.strokeStyle = faint(lighten(colour, 0.16), 1);
      pen.context.stroke();
    },
  },
  cucumber: { posture: 'face', colours: ['#4a8038'], usual: 'round', face: wares.seeded },
  'bird-house': {
    posture: 'body',
    colours: ['#c8843f', '#7fa3b8'],
    usual: 'square',
    share: 0.6,
    lift: 0.4,
    behind: wares.pole,
    on: wares.flyHole,
    parts: ['opening', 'hole'],
  },
  skyscraper: { posture: 'body', colours: ['#a8b4c0', '#c4b49a'], usual: 'rectangular', on: wares.windows },
  pinata: { posture: 'body', colours: ['#e2483f'], usual: 'round', share: 0.9, on: wares.bands, above: mouths.hook },
  toy: { posture: 'body', colours: ['#e2483f'], usual: 'cubic', on: wares.bands },
  'formed-bouquet': {
    posture: 'body',
    colours: ['#5f9a4f'],
    usual: 'round',
    share: 0.64,
    lift: 0.34,
    behind: wares.pot,
    on: wares.blossoms,
  },
  'vase-of-flowers': {
    posture: 'vessel',
    colours: ['#4f7fa0', '#b8604a', '#6a8f6a'],
    usual: 'cylindrical',
    share: 0.48,
    above: (pen, colour, mouth) => {
      mouths.neckOf(pen, colour, mouth);
      contents.flowers(pen, colour, { ...mouth, y: mouth.y - 0.13, halfWide: Math.max(0.16, mouth.halfWide) });
    },
    parts: ['opening', 'mouth', 'neck', 'rim'],
  },
  pedestal: {
    posture: 'body',
    colours: ['#d8d2c6', '#b8b2a8'],
    usual: 'cylindrical',
    share: 0.96,
    above: mouths.plate,
  },
  bowl: {
    posture: 'slab',
    colours: ['#e6e0d4', '#7fa3b8', '#c8785a'],
    usual: 'round',
    thick: 0.34,
    lies: 0.5,
    hollow: true,
    face: wares.basin,
  },
  mug: {
    posture: 'vessel',
    colours: ['#e6e0d4', '#3f7fa8', '#c8563f'],
    usual: 'cylindrical',
    wide: 1.15,
    behind: wares.handle,
    above: mouths.opening,
  },
  glass: { posture: 'vessel', colours: ['#c4dce6'], usual: 'cylindrical', above: mouths.opening },
  terrarium: { posture: 'body', colours: ['#cfe4e6'], usual: 'cubic', on: wares.planted },
  carafe: { posture: 'vessel', colours: ['#7a2436'], usual: 'teardrop', share: 0.84, above: mouths.neckOf },
  perfume: { posture: 'vessel', colours: ['#e6b4c4', '#b4d0dc'], usual: 'square', share: 0.78, above: mouths.neck },
  'syrup-bottle': { posture: 'vessel', colours: ['#9a4f1e'], usual: 'cylindrical', share: 0.8, above: mouths.neck },
  'salt-shaker': { posture: 'body', colours: ['#e6e9ec'], usual: 'cylindrical', share: 0.88, above: wares.shakerCap },
  'sticky-note': { posture: 'face', colours: ['#f6e06a'], usual: 'square', face: wares.note },
  label: { posture: 'face', colours: ['#f4efe4'], usual: 'rectangular', face: wares.note },
  map: { posture: 'face', colours: ['#efe6cc'], usual: 'rectangular', face: wares.routes },
  cracker: { posture: 'slab', colours: ['#e6bd72'], usual: 'square', thick: 0.08, face: wares.baked },
  'photo-mat': { posture: 'face', colours: ['#f4efe4', '#dfe4e6'], usual: 'rectangular', face: wares.cutOut },
  'ring-holder': {
    posture: 'body',
    colours: ['#e6dccb', '#c8b4c4'],
    usual: 'conical',
    share: 0.72,
    lift: 0.08,
    behind: wares.turnedFoot,
    above: wares.rings,
  },
  'crystal-holder': {
    posture: 'body',
    colours: ['#7a5638', '#8a8f98'],
    usual: 'cylindrical',
    share: 0.62,
    above: wares.heldCrystal,
  },
  'lamp-finial': {
    posture: 'body',
    colours: ['#c9a24a', '#8fb4c8'],
    usual: 'spherical',
    share: 0.66,
    lift: 0.34,
    behind: wares.screw,
  },
  'trophy-case': {
    posture: 'body',
    colours: ['#c4d8e0'],
    usual: 'cubic',
    share: 0.86,
    lift: 0.14,
    behind: stands.plinth,
    on: wares.cupInside,
  },
  'cupcake-wrapper': {
    posture: 'vessel',
    colours: ['#e6a0b4', '#8fc4d0', '#e6c46a'],
    usual: 'round',
    on: wares.flutes,
    above: mouths.opening,
  },
  tomb: { posture: 'body', colours: ['#c9ae7c', '#a8a29a'], usual: 'rectangular', on: wares.blocks },
  'postage-stamp': { posture: 'face', colours: ['#f6f2e8'], usual: 'rectangular', face: wares.perforated },
};
