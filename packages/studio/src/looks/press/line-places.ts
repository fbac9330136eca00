import type { Setting } from '../../language/brief.js';
import type { Random } from '../../paint/kit/random.js';
import type { Scene } from '../../scene/scene.js';
import type { createMeadow } from './meadow.js';
import {
  circle,
  cloud,
  hill,
  leaf,
  mountain,
  palm,
  pine,
  puff,
  seaweed,
  star,
  tree,
  tuft,
  waves,
} from './page-forms.js';
import type { Page } from './page.js';

interface Sheet {
  readonly page: Page;
  readonly scene: Scene;
  readonly random: Random;
  readonly meadow: ReturnType<typeof createMeadow>;
}

type Draws = (sheet: Sheet) => void;

/** Spots along the page that keep clear of its middle, where the subject is. */
const ASIDE = [0.08, 0.9, 0.24, 0.76, 0.02, 0.98] as const;

const clouds: Draws = ({ page, scene, random }) => {
  if (scene.weather !== 'clear' || scene.time === 'night') return;
  for (const [share, up] of [
    [0.22, 0.2],
    [0.74, 0.14],
  ] as const)
    cloud(page, page.width * (share + random.around(0.05)), scene.horizon * (up + 0.1), page.height * 0.075);
};
const hills: Draws = ({ page, scene, random }) => {
  const phase = random.between(0, 6);
  hill(page, scene.horizon + page.height * 0.02, page.height * 0.1, 2.2, phase);
  hill(page, scene.horizon + page.height * 0.07, page.height * 0.06, 3.1, phase + 2);
};
const ground: Draws = ({ page, scene }) => hill(page, scene.horizon + page.height * 0.03, page.height * 0.012, 2, 1);
const along =
  (grows: (page: Page, x: number, foot: number, tall: number) => void, tall: number, many: number): Draws =>
  ({ page, scene, random }) => {
    for (const share of ASIDE.slice(0, many).toReversed())
      grows(
        page,
        page.width * (share + random.around(0.02)),
        scene.horizon + page.height * 0.06,
        page.height * tall * random.between(0.85, 1.15),
      );
  };
const bushes: Draws = ({ page, scene, random }) => {
  for (const share of ASIDE.slice(0, 4))
    puff(
      page,
      page.width * (share + random.around(0.03)),
      scene.horizon + page.height * 0.05,
      page.width * 0.1,
      0.6,
      8,
    );
};
const flowers: Draws = ({ page, scene, random, meadow }) => {
  const far = scene.horizon + (page.height - scene.horizon) * 0.4;
  for (let each = 0; each < 26; each++)
    meadow.plant(page.width * random.next(), random.between(far, page.height * 0.97));
};
const tufts: Draws = ({ page, scene, random }) => {
  const far = scene.horizon + (page.height - scene.horizon) * 0.35;
  for (let each = 0; each < 12; each++)
    tuft(page, page.width * random.next(), random.between(far, page.height * 0.97), page.height * 0.028);
};
const fence: Draws = ({ page, scene }) => {
  const [foot, tall, step] = [scene.horizon + page.height * 0.1, page.height * 0.09, page.width * 0.055];
  for (const up of [0.35, 0.7])
    page.corners(
      [-4, foot - tall * up],
      [page.width + 4, foot - tall * up],
      [page.width + 4, foot - tall * (up - 0.1)],
      [-4, foot - tall * (up - 0.1)],
    );
  for (let x = step / 2; x < page.width; x += step)
    page.corners(
      [x - step * 0.2, foot],
      [x - step * 0.2, foot - tall * 0.85],
      [x, foot - tall],
      [x + step * 0.2, foot - tall * 0.85],
      [x + step * 0.2, foot],
    );
};
const jungle: Draws = ({ page, scene, random }) => {
  for (const [corner, way] of [
    [0, 1],
    [page.width, -1],
  ] as const) {
    for (const angle of [0.1, 0.6, 1.1])
      leaf(page, corner, 0, page.height * 0.3, way > 0 ? angle : Math.PI - angle, 0.17);
    for (const angle of [-0.35, -0.8, -1.25])
      leaf(
        page,
        corner,
        page.height * 0.99,
        page.height * random.between(0.2, 0.26),
        way > 0 ? angle : Math.PI - angle,
        0.2,
      );
    leaf(
      page,
      corner + way * page.width * 0.08,
      scene.horizon + page.height * 0.12,
      page.height * 0.2,
      -Math.PI / 2 + way * 0.4,
      0.22,
    );
  }
};
const peaks: Draws = ({ page, scene }) => {
  const foot = scene.horizon + page.height * 0.03;
  for (const [share, tall, half] of [
    [0.5, 0.3, 0.3],
    [0.16, 0.36, 0.28],
    [0.84, 0.4, 0.3],
  ] as const)
    mountain(page, page.width * share, foot, page.height * tall, page.width * half);
};
const sea: Draws = ({ page, scene, random }) => {
  page.line((share) => [share * page.width, scene.horizon], page.width);
  const near = scene.setting === 'beach' || scene.setting === 'island' ? 0.4 : 1;
  for (const share of [0.12, 0.3, 0.52, 0.78])
    waves(
      page,
      scene.horizon + (page.height - scene.horizon) * share * near,
      page.width * (0.06 + share * 0.05),
      random.between(0, 90),
    );
};
const shore: Draws = ({ page, scene, random }) => {
  hill(page, scene.horizon + (page.height - scene.horizon) * 0.5, page.height * 0.03, 2.4, 1);
  for (let each = 0; each < 7; each++)
    circle(
      page,
      page.width * random.next(),
      random.between(scene.horizon + (page.height - scene.horizon) * 0.66, page.height * 0.97),
      page.height * 0.009,
      0.7,
    );
};
const pondside: Draws = ({ page, scene }) => {
  page.form((share) => {
    const angle = share * Math.PI * 2;
    const out = 1 + 0.05 * Math.sin(angle * 3);
    return [
      page.width * (0.5 + Math.cos(angle) * 0.42 * out),
      scene.horizon + (page.height - scene.horizon) * (0.42 + Math.sin(angle) * 0.3 * out),
    ];
  }, page.width * 3);
};
const deep: Draws = ({ page, random }) => {
  hill(page, page.height * 0.9, page.height * 0.05, 3, 0.6);
  for (const share of ASIDE)
    for (const more of [0, 0.035])
      seaweed(page, page.width * (share + more), page.height * 0.95, page.height * random.between(0.14, 0.32), random);
  for (const share of [0.34, 0.62]) puff(page, page.width * share, page.height * 0.93, page.width * 0.07, 0.5, 5, 0.06);
  for (let each = 0; each < 12; each++)
    circle(
      page,
      page.width * random.next(),
      page.height * random.between(0.05, 0.7),
      page.height * random.between(0.008, 0.018),
    );
};
const dunes: Draws = ({ page, scene }) => {
  for (const [down, rise, phase] of [
    [0.03, 0.1, 0.4],
    [0.12, 0.09, 2.6],
  ] as const)
    hill(page, scene.horizon + page.height * down, page.height * rise, 2.4, phase);
};
const stars: Draws = ({ page, random }) => {
  for (let each = 0; each < 18; each++)
    star(page, page.width * random.next(), page.height * random.next(), page.height * random.between(0.012, 0.026));
  const [x, y, radius] = [page.width * 0.8, page.height * 0.2, page.height * 0.09];
  page.form(
    (share) => [x + Math.cos(share * 6.2832) * radius * 1.7, y + Math.sin(share * 6.2832) * radius * 0.34],
    radius * 12,
  );
  circle(page, x, y, radius);
};

const barn: Draws = ({ page, scene }) => {
  const [foot, tall, x] = [scene.horizon + page.height * 0.06, page.height * 0.26, page.width * 0.82];
  const half = tall * 0.52;
  page.corners(
    [x - half, foot],
    [x - half, foot - tall * 0.56],
    [x - half * 0.62, foot - tall * 0.86],
    [x, foot - tall],
    [x + half * 0.62, foot - tall * 0.86],
    [x + half, foot - tall * 0.56],
    [x + half, foot],
  );
  const door = half * 0.42;
  page.corners([x - door, foot], [x - door, foot - tall * 0.44], [x + door, foot - tall * 0.44], [x + door, foot]);
  page.line((share) => [x - door + share * door * 2, foot - share * tall * 0.44], tall);
  page.line((share) => [x + door - share * door * 2, foot - share * tall * 0.44], tall);
  page.corners(
    [x - door * 0.5, foot - tall * 0.6],
    [x - door * 0.5, foot - tall * 0.76],
    [x + door * 0.5, foot - tall * 0.76],
    [x + door * 0.5, foot - tall * 0.6],
  );
};

const meadowOf = [hills, clouds, tufts, flowers] as const;
const wood = (grows: typeof tree): readonly Draws[] => [ground, clouds, along(grows, 0.46, 6), tufts];

/** Places that are drawn anew where a page is of outlines alone: what was painted softly has no outline to trace. */
const places: Partial<Record<Setting, readonly Draws[]>> = {
  garden: [hills, clouds, fence, bushes, flowers],
  farm: [hills, clouds, barn, fence, tufts],
  park: [hills, clouds, along(tree, 0.4, 4), tufts],
  field: meadowOf,
  hills: meadowOf,
  forest: wood(tree),
  'pine-forest': wood(pine),
  orchard: wood(tree),
  jungle: [ground, along(palm, 0.6, 2), jungle, tufts],
  mountains: [clouds, peaks, ground, along(pine, 0.24, 4), tufts],
  'mountain-pass': [clouds, peaks, ground, along(pine, 0.24, 4)],
  'ski-slope': [clouds, peaks, ground, along(pine, 0.26, 4)],
  snow: [clouds, hills, along(pine, 0.36, 4)],
  sea: [clouds, sea],
  lake: [clouds, peaks, ground, pondside],
  pond: [hills, clouds, along(tree, 0.36, 2), pondside, tufts],
  beach: [clouds, sea, shore, along(palm, 0.5, 2)],
  island: [clouds, sea, shore, along(palm, 0.5, 2)],
  underwater: [deep],
  desert: [clouds, dunes],
  savanna: [clouds, ground, along(tree, 0.34, 2), tufts],
  space: [stars],
};

export const isDrawnAnew = (setting: Setting): boolean => places[setting] !== undefined;

/** Draws the place of a scene in outlines, from far to near. */
export function drawPlace(sheet: Sheet): void {
  for (const draws of places[sheet.scene.setting] ?? []) draws(sheet);
}
