import { gaussianBlur, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import { toOklab, type Lab, type Rgb } from '../paint/kit/colour.js';
import type { Point } from '../paint/kit/shapes.js';
import { halfPlanes, smoothStep, toPixels, type ColourPlanes, type Pixels } from '../raster/colour-planes.js';
import { turnedAside, type Anatomy } from './anatomy.js';
import { faceOutline } from './face-outline.js';
import { readColours, type Seeds } from './hair-colours.js';
import { dropLooseHair, dropSparseHair, isThroat } from './loose-hair.js';
import type { PortraitSheet } from './sheet.js';
import { skinColour, skinMask } from './skin.js';
import { fillSmallIslands } from './small-islands.js';
import { keepClothesWhole } from './whole-clothes.js';

/** What a designer would trace apart, 0 to 1 each, at half the sheet's size: shapes are smooth. */
export interface Regions {
  readonly width: number;
  readonly height: number;
  readonly skin: Plane;
  readonly hair: Plane;
}

/**
 * Skin and hair of the person, by colour and by where they can be. `half` is the picture at half its size. With
 * `clothesWhole`, what may be a lock on a jacket or a fold of it is the jacket's: who is drawn wears one garment.
 */
export function readRegions(
  {
    width,
    height,
    picture,
    matte,
    anatomy,
    hatted,
  }: Pick<PortraitSheet, 'width' | 'height' | 'picture' | 'matte' | 'anatomy' | 'hatted'>,
  half: ColourPlanes = halfPlanes(picture, width, height),
  clothesWhole = true,
): Regions {
  const small = shrinkPlane(matte, width, height, 2);
  return regionsOf(toPixels(half), small.plane, small.width, small.height, halfAnatomy(anatomy), hatted, clothesWhole);
}

/** Skin alone, at half the sheet's size. */
export function readSkin({ width, height, matte, anatomy }: PortraitSheet, half: ColourPlanes): Plane {
  const small = shrinkPlane(matte, width, height, 2);
  return skinMask(toPixels(half), small.plane, small.width, small.height, halfAnatomy(anatomy));
}

export function halfAnatomy(anatomy: Anatomy): Anatomy {
  const point = ([x, y]: Point): Point => [x / 2, y / 2];
  return {
    points: anatomy.points.map(point),
    leftEye: point(anatomy.leftEye),
    rightEye: point(anatomy.rightEye),
    eyes: point(anatomy.eyes),
    nose: point(anatomy.nose),
    mouth: point(anatomy.mouth),
    chin: point(anatomy.chin),
    crown: point(anatomy.crown),
    collar: point(anatomy.collar),
    faceWidth: anatomy.faceWidth / 2,
    unit: anatomy.unit / 2,
    lean: anatomy.lean,
    profile: anatomy.profile,
  };
}

function regionsOf(
  picture: Pixels,
  matte: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
  hatted: boolean,
  clothesWhole: boolean,
): Regions {
  const { eyes, chin, collar, unit, lean, faceWidth } = anatomy;
  const skin = skinMask(picture, matte, width, height, anatomy);
  const hairLab = hairLabOf(picture, matte, width, height, hatted ? besideFace(anatomy) : belowCrown(anatomy));
  const likeHair = createLikeness(hairLab, 0.8);
  const likeLitHair = createLikeness(hairLab, 0.35);
  const skinRgb = skinColour(picture, width, height, anatomy);
  const faceLight = Math.max(24, 0.299 * skinRgb[0] + 0.587 * skinRgb[1] + 0.114 * skinRgb[2]);
  const skinLab = toOklab(skinRgb);
  const darkHair = hairLab !== undefined && hairLab[0] < skinLab[0] - 0.15;
  const isSkinnier = createRivalry(hairLab, skinLab);
  const hair = takePlane(skin.length).fill(0);
  const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  const wide = (faceWidth / unit) * 0.5;
  const aside = turnedAside(anatomy);
  const votes = readColours(picture, width, height, seedsOf(matte, skin, width, anatomy, hatted));
  const outlineAt = faceOutline(anatomy, width, height, 0.08, 0.5);
  // Below the ear of a turned head there is throat too; hair as light as its shade is not told from it by colour.
  const turned = darkHair || anatomy.profile ? 0 : Math.sign(aside) * Math.max(0, Math.abs(aside) - 0.14) * 4.5;
  const throatSides = [Math.max(0, -turned), Math.max(0, turned)] as const;
  // A function of its own is compiled for good, one long loop is not.
  const readRow = (y: number): void => {
    const below = (y - eyes[1]) / unit;
    const outline = outlineAt(y);
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (matte[pixel]! < 0.3) continue;
      const right = (x - eyes[0]) / unit;
      const headX = right * across + below * down - aside;
      const headY = below * across - right * down;
      // The face itself is skin even in the shade; brows and lashes belong to it.
      const beyond = headX > wide * 1.15 || headX < -wide * 1.15 || headY > 1.33 || headY < -0.93;
      const oval = beyond
        ? 0
        : 1 - smoothStep(0.82, 1, distance(headX / (wide * 0.92), (headY - 0.28) / (headY < 0.28 ? 0.78 : 0.74)));
      // Between brows and jaw its points say where it ends.
      const known = anatomy.profile ? 0 : smoothStep(-0.3, 0, headY) * (1 - smoothStep(0.45, 0.65, headY));
      const face = oval + (smoothStep(0.5, 0.8, outline[x]!) - oval) * known;
      const byColour = skin[pixel]!;
      // Strong or coloured light takes skin's colour away, up to the ears; what looks like hair there is hair all the same.
      const lit = beyond ? 0 : 1 - smoothStep(0.9, 1.06, distance(headX / (wide * 1.08), (headY - 0.2) / 0.9));
      skin[pixel] = Math.max(skin[pixel]!, face, lit);
      if (hairLab === undefined) continue;
      const red = picture[pixel * 4]!;
      const green = picture[pixel * 4 + 1]!;
      const blue = picture[pixel * 4 + 2]!;
      // What shines on a forehead is skin, also under light hair; what shines around the head is hair.
      const forehead = beyond ? 0 : 1 - smoothStep(0.88, 1, distance(headX / wide, (headY - 0.2) / 1.12));
      const glare = forehead * smoothStep(150, 190, 0.299 * red + 0.587 * green + 0.114 * blue);
      const coloured = (headY < 0.85 ? likeLitHair : likeHair)(red, green, blue) * (1 - glare);
      // Away from the head there are arms and clothes: there a colour counts against theirs.
      const wideness = headY < 0.1 ? Math.abs(headX) / wide : distance(headX / wide, (headY - 0.1) / 0.75);
      const away = Math.max(smoothStep(0.8, 1, headY), smoothStep(1.35, 1.7, wideness));
      const vote = votes === undefined || (away === 0 && wideness < 1.05) ? 0 : votes.hair(red, green, blue);
      const own = votes === undefined ? 1 : smoothStep(-1, 0.1, vote + hairPlace(headX, (y - chin[1]) / unit));
      const seen = smoothStep(0.4, 1.4, vote) * Math.max(away, smoothStep(1.05, 1.25, wideness));
      // What is far darker than the face, just outside of it, is hair, whatever lamp colours it.
      const beside = anatomy.profile ? 0 : smoothStep(0.6, 0.97, 1 - outline[x]!) * (1 - smoothStep(0.45, 0.65, headY));
      const light = (0.299 * red + 0.587 * green + 0.114 * blue) / faceLight;
      const dark = darkHair && headY > -0.9 ? beside * smoothStep(0.7, 0.5, light) : 0;
      // What is hardly darker than it, on the forehead, is its shade.
      const brow = darkHair && !anatomy.profile ? smoothStep(0.6, 0.9, outline[x]!) * smoothStep(0, -0.3, headY) : 0;
      const shade = brow * smoothStep(0.45, 0.65, light);
      const like = Math.max(coloured, seen, dark) * (1 - away * (1 - own)) * (1 - shade);
      // Nobody wears cloth beside the cheek: what is not hair there is skin.
      if (headY > -0.75 && headY < 0.92 && Math.abs(headX) < wide * 1.4) skin[pixel] = Math.max(skin[pixel], 1 - like);
      const above = hatted ? 0 : smoothStep(-0.72, -0.98, headY);
      if (above === 0 && coloured === 0 && like === 0) continue;
      // A head that leans has its throat aside, but always under the jaw.
      const underJaw =
        headY < 0.6 || Math.abs(headX) > wide * 0.6
          ? 0
          : smoothStep(0.6, 0.75, headY) * smoothStep(0.02, 0.12, outline[x]!);
      const besideCollar = (x - collar[0]) / unit;
      const inThroat = besideCollar - Math.max(-throatSides[0], Math.min(throatSides[1], besideCollar));
      const throat = Math.max(underJaw, throatShare(inThroat, headY, (y - collar[1]) / unit));
      skin[pixel] = Math.max(skin[pixel], throat * 0.7);
      // What is as dark as hair on a throat and none is its shade, unless the clothes are of that colour.
      if (away > 0 && own < 1 && isThroat(x, y, anatomy)) {
        const worn = votes === undefined ? 0 : smoothStep(0.3, 1.2, votes.cloth(red, green, blue));
        skin[pixel] = Math.max(skin[pixel], coloured * away * (1 - own) * (1 - worn));
      }
      if (above === 0 && like === 0) continue;
      const far = distance(headX, (y - chin[1]) / unit / 1.4);
      const near = 1 - smoothStep(1.7 + seen, 2.3 + seen, far);
      const fallen = near * (1 - smoothStep(0.9 + seen, 2.2 + seen, (y - chin[1]) / unit)) * (1 - throat);
      const likely = Math.max(above, like * fallen);
      // Light hair has the colour of skin: then the nearer of the two colours counts, and the place.
      const skinned = smoothStep(0.5, 0.8, byColour);
      const place = Math.max(hairiness(headX / wide, headY, below), BESIDE_FACE * beside * known);
      const rival = skinned === 0 ? 0 : isSkinnier(red, green, blue, place) * (1 - seen);
      hair[pixel] = likely * (1 - face) * matte[pixel]! * (1 - 0.9 * skinned * rival * (1 - above));
    }
  };
  for (let y = 0; y < height; y += 1) readRow(y);
  dropSparseHair(hair, matte, width, height, anatomy);
  dropLooseHair(hair, skin, width, height, anatomy);
  const softHair = gaussianBlur(hair, width, height, Math.max(1, unit * 0.02));
  for (let pixel = 0; pixel < skin.length; pixel += 1) skin[pixel]! *= 1 - 0.8 * softHair[pixel]!;
  fillSmallIslands(softHair, skin, matte, width, unit);
  // Light hair alone has the colours of cream cloth.
  if (clothesWhole && hairLab !== undefined && hairLab[0] > skinLab[0] - 0.03 && !anatomy.profile)
    keepClothesWhole({ picture, matte, width, height, anatomy, hairLab, skinLab }, softHair, skin);
  return { width, height, skin, hair: softHair };
}

/**
 * How much a colour is the hair's, 0 to 1: reckoned once for each of the few thousand colours that a picture has. `lighter`
 * says how much it counts that it is lighter.
 */
function createLikeness(hair: Lab | undefined, lighter: number): (red: number, green: number, blue: number) => number {
  const known = new Float32Array(32_768).fill(-1);
  return (red, green, blue) => {
    if (hair === undefined) return 0;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (known[key]! < 0) {
      const lab = toOklab([(red & 248) + 4, (green & 248) + 4, (blue & 248) + 4]);
      const light = lab[0] - hair[0];
      const off = Math.hypot(light * (light > 0 ? lighter : 0.8), (lab[1] - hair[1]) * 2.4, (lab[2] - hair[2]) * 2.4);
      known[key] = 1 - smoothStep(0.16, 0.34, off);
    }
    return known[key]!;
  };
}

/** How much a colour is skin and not hair, 0 to 1; `place` speaks for hair where it is above 0. */
function createRivalry(
  hair: Lab | undefined,
  skin: Lab,
): (red: number, green: number, blue: number, place: number) => number {
  const known = new Float32Array(32_768).fill(Number.NaN);
  return (red, green, blue, place) => {
    if (hair === undefined) return 1;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (Number.isNaN(known[key]!)) {
      const lab = toOklab([(red & 248) + 4, (green & 248) + 4, (blue & 248) + 4]);
      const off = (one: Lab): number =>
        Math.hypot((lab[0] - one[0]) * 0.5, (lab[1] - one[1]) * 2.4, (lab[2] - one[2]) * 2.4);
      known[key] = off(skin) - off(hair);
    }
    return 1 - smoothStep(-0.05, 0.05, known[key]! + place);
  };
}

/** How much it speaks for hair that a place lies just outside the face: there are ears, too. */
const BESIDE_FACE = 0.06;

/** How likely a place away from the head is hair, whatever its colour, as a logarithm. */
function hairPlace(headX: number, belowChin: number): number {
  const aside = Math.max(0, Math.abs(headX) - 1.4) * 0.8;
  return -aside - Math.max(0, belowChin - 0.8) * 0.3;
}

/**
 * What is surely hair, skin or cloth: around the face, in its midst, and below the collar, there half as much where it
 * has the colour of skin.
 */
function seedsOf(
  matte: Plane,
  skin: Plane,
  width: number,
  anatomy: Anatomy,
  hatted: boolean,
): (x: number, y: number) => Seeds | undefined {
  const { eyes, collar, unit, lean, faceWidth } = anatomy;
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  const wide = (faceWidth / unit) * 0.5;
  const aside = turnedAside(anatomy);
  return (x, y) => {
    const pixel = y * width + x;
    if (matte[pixel]! < 0.9) return undefined;
    const [right, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
    const headX = right * across + below * down - aside;
    const headY = below * across - right * down;
    if (y > collar[1] + 0.45 * unit) return { hair: 0, skin: 0, cloth: 1 - 0.5 * smoothStep(0.4, 0.7, skin[pixel]!) };
    if (headY > 0.6) return undefined;
    const out = Math.sqrt((headX / wide) ** 2 + ((headY - 0.1) / (headY < 0.1 ? 1 : 0.95)) ** 2);
    if (out < 0.75) return { hair: 0, skin: 1, cloth: 0 };
    return out > 1.15 && out < 2 && headY > (hatted ? -0.3 : -1.8) ? { hair: 1, skin: 0, cloth: 0 } : undefined;
  };
}

/** How much a place is in the shade between chin and collar, where what is as dark as hair is skin all the same. */
function throatShare(aside: number, headY: number, belowCollar: number): number {
  if (headY < 0.95 || belowCollar > 0.15) return 0;
  return (
    smoothStep(0.95, 1.05, headY) *
    (1 - smoothStep(0.22, 0.36, Math.abs(aside))) *
    (1 - smoothStep(-0.1, 0.15, belowCollar))
  );
}

/** How much a place beside the face, around the ears' height or below the chin, is likely hair: against how colours differ. */
function hairiness(aside: number, headY: number, below: number): number {
  const wide = Math.abs(aside);
  if (headY < 0.9) {
    const out = Math.sqrt(aside * aside + ((headY - 0.28) / (headY < 0.28 ? 1.05 : 0.85)) ** 2);
    return 0.2 * smoothStep(1.1, 1.5, out) - 0.04;
  }
  return wide < 0.75 ? -0.1 : 0.08 * (1 - smoothStep(1.5, 2.6, below));
}

/** Between forehead and crown. */
function* belowCrown({ eyes, crown, unit }: Anatomy): Generator<Point> {
  for (let share = 0.78; share < 0.97; share += 0.02) {
    for (let aside = -0.35; aside <= 0.35; aside += 0.05)
      yield [eyes[0] + (crown[0] - eyes[0]) * share + aside * unit, eyes[1] + (crown[1] - eyes[1]) * share];
  }
}

/** Beside temples and cheeks: a hat hides the rest. */
function* besideFace(anatomy: Anatomy): Generator<Point> {
  const { eyes, unit, lean, faceWidth } = anatomy;
  const turned = turnedAside(anatomy) * unit;
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  for (let below = -0.3; below < 0.7; below += 0.1) {
    for (let aside = 0.54; aside < 0.66; aside += 0.03) {
      for (const right of [turned - aside * faceWidth, turned + aside * faceWidth])
        yield [eyes[0] + right * across - below * unit * down, eyes[1] + right * down + below * unit * across];
    }
  }
}

/** The colour of the places that are the person's, of its darker part: a flash on a high forehead is not the hair's. */
function hairLabOf(
  picture: Pixels,
  matte: Plane,
  width: number,
  height: number,
  places: Iterable<Point>,
): Lab | undefined {
  const samples: Rgb[] = [];
  for (const place of places) {
    const [x, y] = [Math.round(place[0]), Math.round(place[1])];
    if (x < 0 || y < 0 || x >= width || y >= height || matte[y * width + x]! < 0.9) continue;
    const at = (y * width + x) * 4;
    samples.push([picture[at]!, picture[at + 1]!, picture[at + 2]!]);
  }
  const middle = samples.sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]))[Math.floor(samples.length * 0.3)];
  return middle && toOklab(middle);
}
