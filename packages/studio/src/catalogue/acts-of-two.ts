import type { ActRecord } from './act-record.js';
import { actsOfPairs } from './acts-of-pairs.js';

const pupils = [
  'their child',
  'his child',
  'her child',
  'his son',
  'her son',
  'his daughter',
  'her daughter',
  'a child',
];

const children = [
  ...pupils,
  'a boy',
  'a girl',
  'a toddler',
  'a kid',
  'a little girl',
  'a little boy',
  'a baby',
  'the child',
];

const withSomebody = (say: (who: string) => readonly string[]): string =>
  [...children, 'a friend'].flatMap((who) => say(who)).join(', ');

/** "carrying his daughter on his shoulders" */
const onShoulders = (...verbs: readonly string[]): string[] =>
  verbs.flatMap((verb) =>
    children.flatMap((who) => ['his', 'her', 'their'].map((owner) => `${verb} ${who} on ${owner} shoulders`)),
  );

/** Whose face it is, and what one does there. */
const ofMirrors = ['looking at', 'admiring', 'checking', 'staring at', 'gazing at', 'examining', 'studying']
  .flatMap((verb) =>
    ['his', 'her', 'their'].flatMap((whose) =>
      ['face', 'reflection', 'hair', 'teeth', 'outfit', 'own reflection', 'own face'].flatMap((what) =>
        ['a', 'the', 'a bathroom', 'a large', 'a tall', 'a full length'].map(
          (which) => `${verb} ${whose} ${what} in ${which} mirror`,
        ),
      ),
    ),
  )
  .join(', ');

/** What is done to or with somebody else: one of them alone would not be doing it. */
export const actsOfTwo = {
  ...actsOfPairs,
  'cutting-hair': {
    words:
      'cutting hair, styling hair, combing, giving a haircut, cutting and styling, giving a customer a perm, getting a haircut',
    uses: 'comb scissors',
    shows: 'chair mirror armchair salon-chair',
    at: 'shop',
    trades: 'hairdresser barber',
  },
  portraying: {
    words: ['painting', 'sketching', 'drawing']
      .flatMap((verb) =>
        ['a portrait', 'a portrait of', 'the portrait of', 'portraits', 'portraits of', 'the model', 'a model'].map(
          (what) => `${verb} ${what}`,
        ),
      )
      .join(', '),
    shows: 'easel canvas paintbrush pencil palette sketchbook portrait',
    at: 'workshop',
  },
  makeup: {
    words:
      'applying makeup, doing makeup, applying cosmetics, putting on makeup, applying lipstick, putting on lipstick, putting on her lipstick, putting on her makeup, applying her makeup, doing her makeup, putting on mascara',
    uses: 'makeup-brush lipstick',
    shows: 'mirror makeup',
    at: 'room',
    trades: 'makeup-artist',
  },
  massaging: {
    words:
      'massaging, giving a massage, getting a massage, giving a facial, getting a facial, enjoying a spa day, having a spa day',
    shows: 'bed table towel',
    at: 'room',
    trades: 'beautician masseur masseuse',
  },
  dentistry: {
    words: 'examining teeth, cleaning teeth, fixing teeth',
    shows: 'tooth teeth',
    at: 'hospital',
    trades: 'dentist',
  },
  checkup: {
    words: 'examining a patient, treating a patient, giving a checkup, getting a checkup, performing a checkup',
    shows: 'stethoscope bed',
    uses: 'stethoscope',
    at: 'hospital',
  },
  operating: {
    words: 'performing surgery, operating on a patient, doing surgery, performing an operation',
    shows: 'bed table scalpel',
    at: 'hospital',
    trades: 'surgeon',
  },
  vaccinating: {
    words:
      'vaccinating, getting vaccinated, giving a vaccination, giving an injection, getting a shot, giving a vaccine',
    uses: 'syringe',
    at: 'hospital',
  },
  tattooing: { words: 'tattooing, inking, getting a tattoo', shows: 'tattoo arm', at: 'shop', trades: 'tattoo-artist' },
  questioning: {
    words: 'questioning, interrogating, questioning a suspect',
    shows: 'table lamp desk',
    at: 'basement',
  },
  counselling: {
    words: 'counselling, counseling, helping a patient, consulting, giving advice, advising',
    shows: 'sofa armchair chair',
    at: 'room',
    trades: 'therapist',
  },
  interviewing: { words: 'interviewing, interviewing a celebrity', shows: 'microphone' },
  'shaking-hands': { words: 'shaking hands, shaking hands with, handshake' },
  gifting: {
    words: 'giving a gift, giving a present, presenting a gift, exchanging gifts, receiving a gift, surprising',
    shows: 'gift present gift-box box',
    uses: 'gift gift-box',
  },
  proposing: { words: 'proposing, proposing marriage', shows: 'ring' },
  'bike-lesson': {
    words: [
      ...pupils.flatMap((pupil) => ['ride a bike', 'ride a bicycle'].map((what) => `teaching ${pupil} to ${what}`)),
      'learning to ride a bike',
      'learning to ride a bicycle',
    ].join(', '),
    shows: 'bicycle bike',
    at: 'park',
  },
  'first-steps': {
    words:
      'taking their first steps, taking its first steps, taking his first steps, taking her first steps, learning to walk',
    at: 'room',
  },
  'mirror-gazing': {
    words:
      'looking in the mirror, looking in a mirror, looking at herself in the mirror, looking at himself in the mirror, looking at herself in a mirror, looking at himself in a mirror, looking at themselves in the mirror, looking at themselves in a mirror, admiring herself in the mirror, admiring himself in the mirror, admiring herself in a mirror, admiring themselves in the mirror, checking herself in the mirror, standing in front of a mirror, looking into a mirror, looking at their reflection, looking at her reflection, looking at his reflection, admiring herself, admiring himself, admiring themselves, ' +
      ofMirrors,
    shows: 'mirror reflection',
    uses: 'mirror',
    at: 'bedroom',
  },
  wrestling: { words: 'wrestling, grappling, doing judo, practicing judo', trades: 'wrestler', wears: 'sportswear' },
  'high-five': {
    words:
      'high fiving, giving each other a high five, giving a high five, doing a high five, high five, sharing a high five',
  },
  whispering: {
    words: 'whispering, whispering to, whispering to each other, telling a secret, sharing a secret, gossiping',
  },
  tango: {
    words:
      'doing a tango, dancing tango, dancing a tango, dancing the tango, dancing together, waltzing, dancing a waltz, doing a waltz, slow dancing, ballroom dancing, dancing salsa',
  },
  'lifting-child': {
    words: withSomebody((who) => [
      `lifting ${who} into the air`,
      `lifting ${who} up`,
      `lifting up ${who}`,
      `throwing ${who} into the air`,
      `tossing ${who} into the air`,
    ]),
  },
  wheelchair: {
    words:
      [
        'an old man',
        'an old woman',
        'a man',
        'a woman',
        'a patient',
        'a boy',
        'a girl',
        'a person',
        'an elderly man',
        'an elderly woman',
        'her patient',
        'his patient',
      ]
        .map((who) => `pushing ${who} in a wheelchair`)
        .join(', ') + ', pushing a wheelchair',
    shows: 'wheelchair',
    at: 'street',
  },
  'swing-push': {
    words: withSomebody((who) => [`pushing ${who} on a swing`, `pushing ${who} on the swing`]),
    shows: 'swing',
    at: 'playground',
  },
  'snowball-fight': {
    words: 'having a snowball fight, throwing snowballs, snowball fight, in a snowball fight',
    shows: 'snowball snowballs snow',
    at: 'snow',
  },
  'shoulder-ride': {
    words: onShoulders('carrying', 'with', 'holding').join(', ') + ', giving a shoulder ride',
  },
  piggyback: {
    words:
      'giving a piggyback ride, giving a piggyback, carrying piggyback, giving a child a piggyback ride, giving his son a piggyback ride, giving his daughter a piggyback ride, giving her son a piggyback ride, giving her daughter a piggyback ride, riding piggyback, on a piggyback ride',
  },
  'carrying-child': { words: 'carrying a child in the arms' },
  arguing: { words: 'arguing, quarrelling, quarreling, shouting at each other, having an argument' },
  kissing: { words: 'kissing, sharing a kiss' },
  'hot-tub': {
    words: 'soaking, soaking in a hot tub, lounging in a hot tub, relaxing in a hot tub, sitting in a hot tub',
    uses: 'hot-tub',
    at: 'terrace',
  },
  'reading-to': {
    words:
      'reading a story to, reading to, telling a bedtime story, reading a bedtime story to, reading a story, reading a bedtime story',
    shows: 'book story',
    at: 'room',
  },
} as const satisfies Record<string, ActRecord>;
