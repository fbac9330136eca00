import type { Brush } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, frame } from '../form/modelling.js';
import { tonesOf } from '../form/tones.js';
import { actOf, actPoses, isAct } from './acts/acts.js';
import { paintBeard } from './beard.js';
import type { Beast } from './beast.js';
import { STONE } from './carved.js';
import { partOf } from './complexion.js';
import { createHair } from './hair.js';
import { beardOf, darkHair, hairColours, hairStyles, hairTone, namedHair, styleOf } from './hairdo.js';
import { paintEar, paintFace, paintPointedEars, skullPath } from './head.js';
import type { FaceLook } from './head.js';
import { hatCoversHair, paintHat, paintHatBehind } from './headwear.js';
import { legendFigures } from './legends.js';
import { paintClownNose, paintHeadphones, paintMask } from './on-head.js';
import type { Outfit } from './outfit.js';
import type { Age, Sex } from './proportions.js';
import { roleOf } from './roles.js';
import type { Skeleton } from './skeleton.js';
import { has } from './who.js';

/** Skin below this lightness goes with dark hair unless another colour is said. */
const DARK = 0.56;
/** So far turned to the side and bent forwards, a neck is behind the chin. */
const [TURNED, LEANING] = [0.5, 10];

export function headOf(
  skeleton: Skeleton,
  outfit: Outfit,
  skin: Rgb,
  sex: Sex,
  age: Age,
  attributes: ReadonlySet<string>,
  random: Random,
  brush: Brush,
  poseName: string,
) {
  const { pose, body } = skeleton;
  const light = brush.light;
  const turn = Math.min(1, 0.18 + pose.turn * 0.75);
  const at = frame(skeleton.head[0], skeleton.head[1], body.head / 100, skeleton.headTilt);
  const choice = random.fork('hair');
  const grey = age === 'elderly';
  const hairSaid = partOf(brush, 'hair');
  const colour =
    (attributes.has('carved') ? lighten(STONE, -0.1) : undefined) ??
    (hairSaid?.colour && hairTone(hairSaid.colour)) ??
    [...namedHair].find(([word]) => attributes.has(word))?.[1] ??
    (grey
      ? mix([226, 222, 218], [150, 146, 150], choice.next())
      : choice.pick(lightnessOf(skin) < DARK ? darkHair : hairColours));
  const role = roleOf(attributes);
  const legend = legendFigures.get(role ?? '');
  const says = (...words: string[]): boolean => words.some((word) => hairSaid?.attributes?.includes(word));
  const asked =
    says('long') && says('curly', 'wavy', 'flowing')
      ? 'waves'
      : hairSaid?.attributes?.map((word) => hairStyles.get(word)).find((one) => one !== undefined);
  const style = asked ?? styleOf(attributes, sex, age, choice.fork('style'), role);
  const hair = createHair(style, colour, light, brush.detail, choice.fork('strands'));
  const beardSaid = partOf(brush, 'beard') ?? partOf(brush, 'moustache');
  const beardColour = (beardSaid?.colour && hairTone(beardSaid.colour)) ?? colour;
  const longBeard = beardSaid?.attributes?.includes('long') === true;
  const beard = longBeard ? 'long' : beardOf(attributes, sex, age, choice.fork('beard'), role);
  const face: FaceLook = {
    skin,
    hair: colour,
    iris:
      partOf(brush, 'eyes')?.colour ??
      random.fork('iris').pick([
        [84, 56, 38],
        [64, 44, 34],
        [88, 118, 140],
        [98, 112, 70],
      ] as const),
    eyeless: attributes.has('without-eyes'),
    age,
    sex,
    turn,
    expression: expressionOf(attributes, poseName, random.fork('mood')),
    tears: has(attributes, 'tearful', 'crying'),
    freckles: has(attributes, 'freckles', 'freckled'),
    lovestruck: has(attributes, 'lovestruck', 'in-love', 'enamoured'),
    light,
    detail: brush.detail,
    glasses: outfit.glasses,
  };
  const hat = outfit.hat;
  const covered = hat ? hatCoversHair(hat.kind) : false;
  return {
    frame: at,
    paintBehind: (context: Context) => {
      if (hat) paintHatBehind(context, hat, light);
      if (!covered) hair.paintBehind(context, pose.turn >= TURNED && pose.lean >= LEANING);
    },
    paintFront: (context: Context) => {
      if (hair.ears && !covered) paintEar(context, skin, light, -33);
      paintFace(context, face);
      if (beard && !covered) paintBeard(context, beard, beardColour, turn, light, skullPath(face));
      if (!covered) hair.paintBefore(context);
      if (legend?.pointedEars && !covered) paintPointedEars(context, skin, light, turn);
      if (role === 'clown') paintClownNose(context, turn, light);
      if (outfit.mask && !covered) paintMask(context, outfit.mask, turn, light);
      if (hat) paintHat(context, hat, turn, light, false);
      if (outfit.headphones) paintHeadphones(context, outfit.headphones, turn, light, false);
    },
    paintBack: (context: Context) => {
      fillModelled(context, skullPath({ age, sex, turn: 0 }), tonesOf(skin), light);
      paintEar(context, skin, light, -34);
      if (!covered) hair.paintBack(context);
      if (hat) paintHat(context, hat, 0, light, true);
      if (outfit.headphones) paintHeadphones(context, outfit.headphones, 0, light, true);
    },
  };
}

export function beastHead(skeleton: Skeleton, outfit: Outfit, brush: Brush, beast: Beast): ReturnType<typeof headOf> {
  const { head, body, headTilt } = skeleton;
  const at = frame(head[0], head[1], (body.head * (beast.headSize ?? 1)) / 100, headTilt * 0.5);
  const { hat } = outfit;
  const paint = (context: Context): void => {
    beast.paintHead(context, brush);
    if (hat?.kind !== 'astronaut') return;
    context.save();
    context.scale(1.12, 1.12);
    paintHat(context, hat, 0.3, brush.light, false);
    context.restore();
  };
  return { frame: at, paintBehind: () => {}, paintFront: paint, paintBack: paint };
}

function expressionOf(attributes: ReadonlySet<string>, pose: string, random: Random): FaceLook['expression'] {
  if (pose === 'sleeping' || has(attributes, 'asleep', 'meditating')) return 'asleep';
  if (has(attributes, 'sad', 'crying', 'lonely', 'melancholy', 'tearful', 'frowning', 'worried')) return 'sad';
  if (has(attributes, 'angry', 'furious', 'grumpy', 'mad', 'annoyed', 'scowling', 'arguing')) return 'angry';
  if (has(attributes, 'surprised', 'shocked', 'astonished', 'amazed', 'scared', 'frightened', 'screaming'))
    return 'surprise';
  const act = isAct(pose) ? pose : actOf(attributes);
  const face = act && actPoses[act].face;
  if (face) return face;
  if (has(attributes, 'laughing', 'joyful', 'excited', 'cheering', 'happy') || pose === 'jumping' || pose === 'waving')
    return 'joy';
  if (has(attributes, 'smiling') || pose === 'dancing') return 'smile';
  if (pose === 'reading' || pose === 'fishing' || pose === 'painting') return 'focus';
  return random.chance(0.55) ? 'smile' : 'calm';
}
