import type { Brush, Company, Drawable } from '../../../drawable.js';
import { createCreature } from '../../creature.js';
import type { Model, Pose } from '../../creature.js';
import { lighten } from '../../../kit/colour.js';
import type { Random } from '../../../kit/random.js';
import type { Anatomy, CoatSpec, Head } from '../anatomy.js';
import { gaits } from '../gaits.js';
import { isHandAct } from '../../../../catalogue/acts.js';
import { fillModelled, frame } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { paintBow, postureOf, raising, uprightHeight } from '../../fable.js';
import { sculptCompany } from '../../people/company.js';
import { sculptPerson } from '../../people/person.js';
import type { Beast } from '../../people/beast.js';
import { paintAttire } from '../attire.js';
import { onItsLegs, paintHead, paintHeadParts } from '../quadruped.js';
import { withParts } from '../coat-parts.js';
import type { Animal } from '../quadruped.js';
import { lyingDown, onItsHaunches, rolledUp } from '../resting.js';
import { paintUprightMane, paintUprightTail } from '../upright.js';

export interface Trait {
  readonly random: Random;
  readonly attributes: ReadonlySet<string>;
  readonly pose: string;
}

export interface Species {
  readonly concept: string;
  /** Metres to the top of the head, standing. */
  readonly height: number;
  readonly anatomy: (trait: Trait) => Anatomy;
  readonly head: (trait: Trait) => Head;
  readonly frontal?: boolean;
  readonly coat: (trait: Trait) => (brush: Brush) => CoatSpec;
  readonly sits?: boolean;
  readonly grazes?: boolean;
  readonly howls?: boolean;
  /** Chances of poses when nothing is said. */
  readonly habits?: Readonly<Record<string, number>>;
  readonly beneath?: Animal['beneath'];
}

const wordsTable: Readonly<Record<string, readonly string[]>> = {
  running: ['galloping', 'chasing', 'racing', 'sprinting', 'playing'],
  walking: ['strolling', 'prowling', 'wandering', 'trotting'],
  jumping: ['leaping', 'jump', 'pouncing'],
  grazing: ['eating', 'drinking'],
  howling: ['barking', 'singing'],
  sitting: ['seated', 'waiting'],
  sniffing: ['smelling'],
  digging: ['burying'],
  pawing: ['batting', 'swatting'],
  lying: ['resting', 'lounging'],
  sleeping: ['asleep', 'napping', 'sleepy', 'curled'],
};
const words = new Map(Object.entries(wordsTable));

export function createSpecies(species: Species): Drawable {
  const names = [
    'standing',
    'upright',
    'walking',
    'running',
    'paws-up',
    'jumping',
    ...(species.sits ? ['pawing', 'sitting', 'begging'] : []),
    ...(species.grazes ? ['grazing', 'rearing'] : []),
    ...(species.howls ? ['howling', 'sniffing', 'digging'] : []),
    'lying',
    'sleeping',
  ];
  const habits = species.habits ?? { standing: 3, walking: 2 };
  const poses = names.map((name): Pose => ({
    name,
    weight: habits[name] ?? 0,
    prevails: name === 'sleeping' || name === 'begging',
    words: [
      ...(words.get(name) ?? []),
      ...(name === 'upright' ? raising : []),
      // what has hooves keeps its forelegs before it
      ...(name === 'upright' && !species.grazes ? ['rearing'] : []),
      ...(name === 'lying' && !species.sits ? ['sitting', 'seated'] : []),
      ...(name === 'standing' && !species.grazes ? ['eating'] : []),
      ...(name === 'standing' && !species.howls ? ['howling', 'singing', 'shouting'] : []),
    ],
  })) as [Pose, ...Pose[]];
  return createCreature({
    dresses: true,
    concept: species.concept,
    habitat: 'ground',
    height: species.height,
    overhang: 0.16,
    poses,
    beast: (random) => asBeast(animalOf(species, { pose: 'upright', attributes: new Set(), random })),
    sculpt: ({ pose, random, attributes, company }) => {
      if (company) return inCompany(species, { pose, random, attributes }, company);
      const animal = animalOf(species, { random, attributes, pose });
      if (pose !== 'upright') return inPose(animal, pose);
      const model = upright(animal, { random, attributes });
      const { top, bottom } = model.bounds;
      const seated = attributes.has('seated') && { overhang: SEATED_OVERHANG };
      return {
        ...model,
        ...seated,
        kind: 'person',
        height: ((bottom - top) / STATURE) * uprightHeight(species.height),
      };
    },
  });
}

function animalOf(species: Species, trait: Trait): Animal {
  return {
    anatomy: vary(species.anatomy(trait), trait.random.fork('build')),
    head: species.head(trait),
    frontal: species.frontal ?? false,
    coat: species.coat(trait),
    ...(species.beneath ? { beneath: species.beneath } : {}),
  };
}

/** Several of them do one thing together, each with a head and a coat of its own. */
function inCompany(species: Species, sitter: Trait, company: Company): Model {
  const attributes = new Set([...sitter.attributes, 'man', 'bareheaded']);
  const model = sculptCompany({ ...sitter, attributes }, company, (random) =>
    asBeast(animalOf(species, { ...sitter, random })),
  );
  const { top, bottom } = model.bounds;
  return { ...model, height: ((bottom - top) / STATURE) * uprightHeight(species.height) };
}

/** How high somebody on two legs is, in units of the figure. */
const STATURE = 122;
/** The legs of who sits hang below the seat. */
const SEATED_OVERHANG = 0.55;

/** On two legs, dressed, with hands for what it does. */
function upright(animal: Animal, sitter: { random: Random; attributes: ReadonlySet<string> }): Model {
  const said = new Set([...sitter.attributes, 'man', 'bareheaded']);
  const act = [...said].find(isHandAct);
  const pose = said.has('seated') ? 'seated' : (act ?? postureOf(said));
  return sculptPerson({ pose, random: sitter.random, attributes: said }, undefined, asBeast(animal));
}

/** The head, the coat and the tail of an animal for a figure on two legs. */
function asBeast(animal: Animal): Beast {
  const { frontal = false, head } = animal;
  const coat = (brush: Brush): CoatSpec => withParts(animal.coat(brush), brush.parts);
  return {
    coat: (brush) => coat(brush).base,
    belly: (brush) => {
      const { belly, pale, base } = coat(brush);
      return belly ? pale : lighten(base, 0.06);
    },
    limbs: (brush) => {
      const { socks } = coat(brush);
      return socks && socks.height > 48 ? socks.colour : undefined;
    },
    paws: (brush) => {
      const { socks, foot } = coat(brush);
      return socks?.colour ?? foot;
    },
    paintHead: (context, brush) => {
      const spec = coat(brush);
      const at = frontal ? frame(0, 4, 1.02, 0) : frame(-30, 10, 1.08, 10);
      const tones = tonesOf(spec.base);
      if (!frontal) paintHeadParts(context, head.behind, at, tones, spec, brush.light);
      if (animal.anatomy.mane === 'lion')
        fillModelled(context, ellipsePath(2, 10, 74, 80), tonesOf(spec.mane ?? spec.dark), brush.light);
      if (animal.anatomy.mane === 'crest' || animal.anatomy.mane === 'bristle')
        paintUprightMane(context, tonesOf(spec.mane ?? spec.dark), brush);
      paintHead(context, head, at, spec, tones, brush, frontal, false);
      const worn = new Set(
        [...brush.attributes].filter(
          (word) => !['scarf', 'tie', 'bow', 'bow-tie', 'collar', 'necklace', 'pearls'].includes(word),
        ),
      );
      paintAttire(context, { ...brush, attributes: worn }, at, frontal, [0, 40], [0, 20], 20);
      paintBow(context, brush, frontal ? [2, 56] : [6, 54]);
    },
    paintTail: (context, brush, root) => paintUprightTail(context, brush, root, animal.anatomy.tail, coat(brush)),
  };
}

function inPose(animal: Animal, pose: string): Model {
  if (pose === 'sitting' || pose === 'begging') return onItsHaunches(animal, pose === 'begging');
  if (pose === 'digging') return inItsHole(onItsLegs(animal, gaits.digging));
  if (pose === 'lying') return lyingDown(animal, false);
  if (pose === 'sleeping') return animal.anatomy.curls ? rolledUp(animal) : lyingDown(animal, true);
  if (pose === 'walking' && animal.anatomy.foot === 'column') return onItsLegs(animal, gaits.plodding);
  return onItsLegs(animal, gaits[pose as keyof typeof gaits]);
}

const EARTH = tonesOf([120, 84, 58]);

/** Earth is heaped up behind, the paws are in the hole. */
function inItsHole(model: Model): Model {
  const { left, right, bottom } = model.bounds;
  const heap = (x: number, half: number, high: number) =>
    outline([
      [x - half, bottom, true],
      [x - half * 0.5, bottom - high * 0.8],
      [x + half * 0.1, bottom - high],
      [x + half * 0.6, bottom - high * 0.6],
      [x + half, bottom, true],
    ]);
  return {
    ...model,
    bounds: { ...model.bounds, right: right + 10 },
    paint(context, brush) {
      model.paint(context, brush);
      fillModelled(context, heap(right - 12, 26, 13), EARTH, brush.light);
      fillModelled(context, heap((left + right) / 2, 15, 7), EARTH, brush.light);
    },
  };
}

/** No two of a kind are built alike. */
function vary(anatomy: Anatomy, random: Random): Anatomy {
  const { neck, tail } = anatomy;
  return {
    ...anatomy,
    headLength: anatomy.headLength * (1 + random.around(0.02)),
    headPitch: anatomy.headPitch + random.around(3),
    neck: { ...neck, angle: neck.angle + random.around(2.5) },
    tail: { ...tail, angle: tail.angle + random.around(4), bend: tail.bend + random.around(5) },
  };
}
