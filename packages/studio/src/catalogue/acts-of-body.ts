import type { ActRecord } from './act-record.js';

const owners = ['his', 'her', 'their', 'its', 'the'];

/** `of % hands` for every owner: with his hands up, with her hands up. */
const of = (...patterns: readonly string[]): string =>
  patterns
    .flatMap((pattern) => (pattern.includes('%') ? owners.map((owner) => pattern.replace('%', owner)) : [pattern]))
    .join(', ');

const verbs = ['standing', 'balancing', 'hopping', 'stands', 'balances'];
const legs = ['foot', 'leg'];
const oneLeg = verbs.flatMap((verb) =>
  legs.flatMap((leg) => [
    `${verb} on one ${leg}`,
    `${verb} on a single ${leg}`,
    `${verb} on % right ${leg}`,
    `${verb} on % left ${leg}`,
  ]),
);

/** What a body does by itself: a stand, a gesture, a figure of gymnastics. Where somebody sits or walks, the arms do it. */
export const bodyActs = {
  'one-leg': { words: of(...oneLeg, 'balancing, practicing their balance') },
  'arms-crossed': {
    words: of(
      'with % arms crossed',
      'with % arms folded',
      '% arms crossed',
      '% arms folded',
      'arms crossed, arms folded, with crossed arms, with folded arms, crossed arms, folded arms',
      'with arms crossed, with arms folded',
      'crossing % arms',
      'folding % arms',
    ),
  },
  'hands-on-hips': {
    words: of(
      'with % hands on % hips',
      '% hands on % hips',
      'hands on hips, with hands on hips, hands on the hips, arms akimbo',
      ...['his', 'her', 'their'].flatMap((owner) => [
        `with ${owner} hands on ${owner} hips`,
        `${owner} hands on ${owner} hips`,
        `hands on ${owner} hips`,
      ]),
    ),
  },
  'hands-behind-head': {
    words: of(
      ...['his', 'her', 'their'].flatMap((owner) => [
        `with ${owner} hands behind ${owner} head`,
        `${owner} hands behind ${owner} head`,
      ]),
      'hands behind the head, hands behind head, with hands behind the head',
    ),
  },
  'arms-raised': {
    words: of(
      'raising % arms',
      'raising % hands',
      'raising both arms',
      'raising both arms in the air',
      'raising both hands',
      'raising % hand',
      'with % arms raised',
      'with % hands up',
      'with % hands in the air',
      'with % arms in the air',
      'with % arms up',
      'throwing % arms up',
      'lifting % arms',
      'arms raised, hands up, hands in the air, arms in the air, with arms raised, with raised arms, raised arms, surrendering',
    ),
  },
  'arms-spread': {
    words: of(
      'with % arms outstretched',
      'with % arms spread',
      'with % arms wide open',
      'with % arms spread wide',
      'spreading % arms',
      'stretching out % arms',
      'with outstretched arms, arms outstretched, outstretched arms, with open arms, arms wide open, with arms spread, with arms outstretched, arms spread wide',
    ),
  },
  'thumbs-up': { words: 'giving a thumbs up, giving thumbs up, with a thumbs up, thumbs up, showing a thumbs up' },
  flexing: {
    wears: 'sportswear',
    words: of(
      'flexing % muscles',
      'flexing % biceps',
      'showing off % muscles',
      'flexing, flexing muscles, bodybuilding',
    ),
    trades: 'bodybuilder strongman',
  },
  shrugging: { words: of('shrugging % shoulders', 'shrugging, shrugs') },
  'hiding-face': {
    words: of(
      'covering % face',
      'hiding % face',
      'covering % eyes',
      'with % head in % hands',
      'with % face in % hands',
      'head in hands, face in hands, facepalming, facepalm, doing a facepalm',
      ...['his', 'her', 'their'].flatMap((owner) => [
        `with ${owner} head in ${owner} hands`,
        `${owner} head in ${owner} hands`,
        `${owner} face in ${owner} hands`,
      ]),
    ),
  },
  'covering-ears': { words: of('covering % ears', 'plugging % ears', 'hands over ears, with hands over the ears') },
  'raised-fist': {
    words: of(
      'raising % fist',
      'raising a fist',
      'with % fist raised',
      'with a raised fist',
      'shaking % fist',
      'fist in the air, with % fist in the air',
      'punching the air',
    ),
  },
  shushing: {
    words: of(
      'with a finger to % lips',
      'putting a finger to % lips',
      'finger to % lips, shushing, asking for silence',
    ),
  },
  listening: {
    words: of('with a hand to % ear', 'cupping % ear', 'holding a hand to % ear', 'eavesdropping, listening closely'),
  },
  'checking-watch': {
    words: of(
      ...['checking', 'checks', 'looking at', 'looks at', 'glancing at', 'consulting'].flatMap((verb) =>
        ['watch', 'wristwatch', 'pocket watch', 'smartwatch'].map((what) => `${verb} % ${what}`),
      ),
      'checking the time',
      'checks the time',
    ),
    shows: 'watch wristwatch pocket-watch',
  },
  'tying-shoe': {
    words: of(
      ...['tying', 'ties', 'to tie', 'kneeling to tie', 'bending down to tie', 'lacing'].flatMap((verb) =>
        ['shoe', 'shoes', 'shoelace', 'shoelaces', 'laces', 'sneakers', 'boots'].map((what) => `${verb} % ${what}`),
      ),
      'tying shoelaces, tying a shoe, tying a shoelace',
    ),
    shows: 'shoe shoes shoelace shoelaces sneaker sneakers boot boots',
  },
  'reaching-up': {
    words: of('reaching up, reaching for the sky, reaching for the stars', 'on tiptoe, on tiptoes, on % tiptoes'),
  },
  splits: { wears: 'sportswear', words: 'doing the splits, doing a split, doing splits, the splits' },
  cartwheel: { wears: 'sportswear', words: 'doing a cartwheel, doing cartwheels, turning cartwheels, cartwheeling' },
  somersault: {
    wears: 'sportswear',
    words:
      'doing a somersault, somersaulting, doing a backflip, doing a flip, backflipping, doing a front flip, backflip',
  },
  'warrior-pose': {
    wears: 'sportswear',
    words: 'doing a warrior pose, in a warrior pose, warrior pose, doing the warrior pose, practicing a warrior pose',
  },
  'downward-dog': {
    wears: 'sportswear',
    words: 'doing a downward dog, in downward dog, downward dog, downward facing dog, doing downward dog',
  },
  'bridge-pose': {
    wears: 'sportswear',
    words:
      'doing a bridge pose, in a bridge pose, in bridge pose, bridge pose, bridge position, in a bridge position, doing a bridge, doing the bridge pose, practicing bridge pose, practicing a bridge pose',
  },
  'cobra-pose': { wears: 'sportswear', words: 'doing a cobra pose, cobra pose, in cobra pose' },
  'sit-ups': { wears: 'sportswear', words: 'doing sit ups, doing situps, doing crunches, sit ups' },
  squats: { wears: 'sportswear', words: 'doing squats, squats, doing a squat' },
  ballet: {
    taught: 'ballet',
    wears: 'tutu',
    words:
      'doing ballet, practicing ballet, performing ballet, dancing ballet, doing an arabesque, doing a pirouette, pirouetting, doing a plie, ballet dancing',
    at: 'stage',
    trades: 'ballerina',
  },
  twirling: { words: 'twirling, spinning around, whirling, spinning in circles, twirling around' },
  skipping: { words: 'skipping, skipping along, prancing' },
  tiptoeing: { words: 'tiptoeing, sneaking around, creeping, sneaking up' },
  stumbling: { words: 'stumbling, tripping, slipping, slipping on a banana peel, losing balance, falling over' },
  begging: { words: 'begging, pleading, imploring' },
} as const satisfies Record<string, ActRecord>;
