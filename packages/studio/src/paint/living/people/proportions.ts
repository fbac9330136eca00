import type { Random } from '../../kit/random.js';

export type Age = 'baby' | 'child' | 'teen' | 'adult' | 'elderly';
export type Sex = 'woman' | 'man';

/** Lengths in centimetres. */
export interface Proportions {
  readonly age: Age;
  readonly sex: Sex;
  readonly stature: number;
  readonly head: number;
  readonly neck: number;
  readonly torso: number;
  readonly thigh: number;
  readonly shin: number;
  /** From the sole to the ankle. */
  readonly ankle: number;
  readonly foot: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly hand: number;
  /** Half widths of the body seen from the front. */
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Thickness of all limbs against a slender adult's. */
  readonly limb: number;
  /** Degrees that the back bends forwards. */
  readonly stoop: number;
}

const frames: Record<
  Age,
  { stature: number; heads: number; hip: number; shoulder: number; limb: number; stoop: number }
> = {
  baby: { stature: 78, heads: 4.1, hip: 0.37, shoulder: 0.7, limb: 0.66, stoop: 0 },
  child: { stature: 116, heads: 4.6, hip: 0.44, shoulder: 0.738, limb: 0.76, stoop: 0 },
  teen: { stature: 160, heads: 6.9, hip: 0.52, shoulder: 0.81, limb: 0.9, stoop: 0 },
  adult: { stature: 173, heads: 7.45, hip: 0.53, shoulder: 0.82, limb: 1, stoop: 0 },
  elderly: { stature: 166, heads: 7.1, hip: 0.52, shoulder: 0.815, limb: 0.98, stoop: 7 },
};

export const statureOf = (age: Age): number => frames[age].stature;

export function proportionsOf(age: Age, sex: Sex, random: Random): Proportions {
  const frame = frames[age];
  const grown = age !== 'baby' && age !== 'child';
  const woman = sex === 'woman' && grown;
  const stature = frame.stature * (woman ? 0.965 : 1);
  const head = stature / frame.heads;
  const build = 1 + random.around(0.035);
  const small = stature / 173;
  const wide = grown ? 1 : age === 'child' ? 1.06 : 1.2;
  const ankle = stature * 0.045;
  const leg = stature * frame.hip - ankle;
  return {
    age,
    sex,
    stature,
    head,
    // a baby's chin is on its chest: on a stalk its head would be an egg
    neck: age === 'baby' ? stature * -0.03 : (stature * (1 - frame.shoulder) - head) * 0.78,
    torso: stature * (frame.shoulder - frame.hip),
    thigh: leg * 0.51,
    shin: leg * 0.49,
    ankle,
    foot: stature * 0.15,
    upperArm: stature * (grown ? 0.168 : 0.158),
    forearm: stature * (grown ? 0.146 : 0.138),
    hand: stature * 0.098,
    shoulder: (woman ? 16.4 : grown ? 19.6 : 17) * small * wide * build,
    chest: (woman ? 13.8 : grown ? 16.2 : 15) * small * wide * build,
    waist: (woman ? 10.8 : grown ? 13.6 : 14.2) * small * wide * build * (age === 'elderly' ? 1.16 : 1),
    hip: (woman ? 15.4 : grown ? 14.4 : 14) * small * wide * build,
    limb: frame.limb * build * (woman ? 0.9 : 1),
    stoop: frame.stoop,
  };
}

/** How high an animal is that stands upright. */
export const CHARACTER = 122;

/** An animal that stands upright: a large head and a stout trunk on short legs. */
export function characterProportions(random: Random): Proportions {
  const child = proportionsOf('child', 'man', random);
  return {
    ...child,
    stature: CHARACTER,
    head: child.head * 1.42,
    neck: 2.4,
    torso: child.torso * 1.14,
    thigh: child.thigh * 0.78,
    shin: child.shin * 0.78,
    foot: child.foot * 1.1,
    upperArm: child.upperArm * 1.08,
    forearm: child.forearm * 1.08,
    hand: child.hand * 1.16,
    shoulder: child.shoulder * 1.14,
    chest: child.chest * 1.24,
    waist: child.waist * 1.56,
    hip: child.hip * 1.74,
    limb: 1.02,
  };
}
