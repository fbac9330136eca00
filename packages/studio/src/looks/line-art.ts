import type { LookName } from '../language/brief.js';
import type { LayerMap, Region } from '../paint/painting.js';
import { brightness, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Scene } from '../scene/scene.js';
import type { FacePrint, Finish, Look } from './look.js';
import { partIntoAreas } from './press/areas.js';
import { softened, traceBorders } from './press/borders.js';
import { createBrush } from './press/brush-line.js';
import { drawPlace, isDrawnAnew } from './press/line-places.js';
import { createMeadow } from './press/meadow.js';
import { createPage } from './press/page.js';
import { traceContours, traceLuminary } from './press/contour.js';
import { focalLayers, layersOf } from './press/tone.js';

type Colour = readonly [number, number, number];

interface Drawing {
  readonly paper: Colour;
  readonly ink: Colour;
  readonly line: number;
  /** How much of the light and dark of things shows under the lines. */
  readonly wash: number;
  /** How unevenly the tool marks, 0 to 1. */
  readonly rough: number;
  /** How much of the things' own colours the marks take, 0 to 1. */
  readonly coloured?: number;
  /** A grid of this many lines across. */
  readonly grid?: number;
  /** Every form has its whole outline, and nothing else is drawn. */
  readonly clean?: true;
  /** Things come as outlines already. */
  readonly inOutlines?: true;
  /** How small faces are printed again. */
  readonly faces?: FacePrint;
}

/** Lines alone. */
function createDrawing(name: LookName, drawing: Drawing): Look {
  const { paper, ink, line, wash, rough, coloured = 0, grid, clean, inOutlines, faces } = drawing;
  return {
    name,
    ink: false,
    sharp: true,
    gradedFirst: true,
    mapped: true,
    fine: clean === true,
    ...(inOutlines && { inOutlines: () => true }),
    ...(faces && { faces }),
    finish(finish) {
      const { painting, pixels } = finish;
      const { width, height } = painting;
      const unit = unitOf(width, height);
      const light = brightness(pixels);
      const map = layersOf(finish);
      // a plain wall is the board or the sheet itself
      const plain = finish.scene.setting === 'studio' ? 'wall' : 'sky';
      const things = map.layers.map(
        ({ region }) => region !== 'sky' && region !== 'light' && region !== 'shadow' && region !== plain,
      );
      // words are no forms to be outlined: they are written in the tool's own colour
      const words = clean ? map.layers.map(({ region }) => region === 'lettering') : [];
      const broad = Math.max(clean ? 2 : 1.2, line * unit);
      const lines = clean
        ? outlineAreas(finish, map, broad, inOutlines === true)
        : traceContours(finish, map, light, { width: broad, inner: 1, gap: 0 }).line;
      const tile = paperTile();
      const spacing = grid ? Math.max(8, Math.min(width, height) / grid) : 0;
      for (let y = 0, pixel = 0; y < height; y++) {
        for (let x = 0; x < width; x++, pixel++) {
          // the tooth of the ground takes less of a light touch
          const tooth = rough > 0 ? Math.max(0, 1 - rough * Math.max(0, 0.3 + tileAt(tile, x, y) * 0.32)) : 1;
          let share = Math.min(1, (lines[pixel] as number) * 1.7) * tooth;
          if (wash > 0 && things[map.index[pixel] as number]) {
            const tone = ink[0] > 128 ? (light[pixel] as number) : 1 - (light[pixel] as number);
            share = Math.max(share, tone * wash * tooth);
          }
          if (words[map.index[pixel] as number]) share = 1;
          if (spacing > 0 && (x % spacing < 1 || y % spacing < 1)) share = Math.max(share, 0.16);
          const byte = pixel * 4;
          // outlines are of the tool's own colour
          const dyed = coloured * (1 - (lines[pixel] as number));
          for (let channel = 0; channel < 3; channel++) {
            const mark =
              (ink[channel] as number) * (1 - dyed) +
              Math.min(255, (pixels[byte + channel] as number) * 0.75 + 96) * dyed;
            pixels[byte + channel] = (paper[channel] as number) * (1 - share) + mark * share;
          }
        }
      }
      return pixels;
    },
  };
}

/** The whole outline of every area that is large enough to be coloured in. */
function outlineAreas(finish: Finish, map: LayerMap, broad: number, drawn: boolean): Plane {
  const { width, height } = finish.painting;
  const areas = partIntoAreas(finish, map, LEAST_AREA);
  const { factor } = areas;
  const line = new Float32Array(width * height);
  const pen = createBrush(line, width, height, { width: broad * 1.2, swell: 0 });
  const focal = focalLayers(map);
  const anew = drawn && isDrawnAnew(finish.scene.setting);
  const depths = new Set(finish.scene.items.map(({ depth }) => depth));
  /** Somebody or something that does not come as lines. */
  const isTraced = (layer: number): boolean => {
    const { region, depth = 1 } = map.layers[layer] ?? {};
    return region === 'building' && depths.has(depth);
  };
  const isTracedArea = (area: number): boolean => isTraced(areas.layer[area] as number);
  // the smaller area has the outline, and who is traced has all of theirs
  const smaller = (one: number, other: number): number => {
    if (anew && isTracedArea(one) !== isTracedArea(other)) return isTracedArea(one) ? one : other;
    return (areas.size[one] as number) < (areas.size[other] as number) ? one : other;
  };
  const bare = finish.scene.setting === 'studio';
  const overcast = finish.scene.weather !== 'clear';
  const flowery = finish.scene.brief.features.includes('flowers') || finish.scene.setting === 'field';
  const regionOf = (area: number): Region | undefined => map.layers[areas.layer[area] as number]?.region;
  const isLand = (area: number): boolean => regionOf(area) === 'land';
  const isGrown = (area: number): boolean => isLand(area) || regionOf(area) === 'foliage';
  const isScenery = (area: number): boolean => {
    const region = regionOf(area);
    const size = areas.size[area] as number;
    if (region === 'building') return size > PICTURED;
    if (bare || region === 'subject' || region === 'shadow' || (region === 'cloud' && overcast)) return false;
    if (region === 'sky') return size > SKY;
    if (region === 'cloud') return size > CLOUD;
    // of a meadow its flowers are drawn, and no grass before one's feet
    if (region === 'foliage') return size > TUFT && !flowery;
    return region === 'land' ? size > GROUND || (flowery && size > FLOWER[0] && size < FLOWER[1]) : size > SCENERY;
  };
  const flowers = createMeadow(pen, broad);
  if (anew) {
    // the sun is behind the hills and the clouds
    traceLuminary(finish, map, pen, { beforeClouds: true });
    const page = createPage(line, width, height, { pen, broad });
    drawPlace({ page, scene: finish.scene, random: finish.scene.random.fork('page'), meadow: flowers });
    // and the place behind who is traced
    for (let pixel = 0; pixel < line.length; pixel++) if (isTraced(map.index[pixel] as number)) line[pixel] = 0;
  }
  for (const border of traceBorders(areas.of, areas.width, areas.height, smaller)) {
    if (anew && !isTracedArea(border.key)) continue;
    if (drawn && !isScenery(border.key)) continue;
    if (drawn && flowery && isLand(border.key) && (areas.size[border.key] as number) < FLOWER[1]) {
      flowers.plant((border.points[0] as number) * factor, (border.points[1] as number) * factor);
      continue;
    }
    if (drawn && regionOf(border.key) === 'cloud' && !isPuff(border.points, factor, finish.scene)) continue;
    // scraps of a line bound nothing that could be coloured in
    if (drawn && isGrown(border.key) && border.points.length < SCRAP * 2) continue;
    const soft = softened(border, 1.6);
    // the pen is lighter on scenery, and where there is little room
    const weight = focal[areas.layer[border.key] as number] ? 1 : 0.7;
    const small = (areas.size[border.key] as number) < LEAST_AREA * 16 ? 0.7 : 1;
    pen.draw({ ...soft, points: soft.points.map((place) => place * factor) }, weight * small);
  }
  if (!anew) traceLuminary(finish, map, pen, { beforeClouds: drawn });
  if (drawn) takeDrawn(finish, map, line);
  return line;
}

/** A cloud that has a form, and that leaves the sun to be coloured in as well. */
function isPuff(points: Float32Array, factor: number, { atmosphere: { luminary } }: Scene): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [(points[at] as number) * factor, (points[at + 1] as number) * factor];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right - left > (bottom - top) * WISP) return false;
  if (!luminary) return true;
  const { x, y, radius } = luminary;
  return x + radius < left || x - radius > right || y + radius < top || y - radius > bottom;
}

/** Things come as lines already: their paper hides what is behind them. */
function takeDrawn({ scene, pixels }: Finish, map: LayerMap, line: Plane): void {
  // steam before a thing hides none of its lines
  const veils = scene.setting === 'studio' ? ['light', 'weather'] : [];
  const things = map.layers.map(({ region }) => region === 'subject' || veils.includes(region));
  for (let pixel = 0; pixel < line.length; pixel++) {
    if (!things[map.index[pixel] as number]) continue;
    const byte = pixel * 4;
    const light = ((pixels[byte] as number) + (pixels[byte + 1] as number) + (pixels[byte + 2] as number)) / 765;
    line[pixel] = Math.max(0, Math.min(1, (0.56 - light) * 5));
  }
}

/** Of the place, and of its ground, only what has so many cells is outlined where things come as lines: tufts are not. */
const [SCENERY, GROUND] = [120, 1800];
/** Wisps are no clouds to be coloured in. */
const [CLOUD, WISP] = [700, 3.4];
/** Nor are streaks of the sky; as the whole sky it ends at the horizon. */
const SKY = 8000;
/** Smaller, leaves are grass and flowers before one's feet. */
const TUFT = 480;
/** Of what stands there and does not come as lines, so many. */
const PICTURED = 12;
/** Cells that a line of the ground or of leaves has at least. */
const SCRAP = 90;
/** Flowers of a meadow are so large; each is drawn anew. */
const FLOWER = [16, 90] as const;

/** Smaller than so many cells, an area is too small to be coloured in. */
const LEAST_AREA = 6;

/** A page to be coloured in: clean black outlines on white. */
export const lineArt = createDrawing('line-art', {
  paper: [255, 255, 255],
  ink: [16, 16, 18],
  line: 5,
  wash: 0,
  rough: 0,
  clean: true,
  inOutlines: true,
});

/** A draughtsman's print: white lines on blue, with its grid. */
export const blueprint = createDrawing('blueprint', {
  paper: [26, 72, 138],
  ink: [226, 238, 250],
  line: 4,
  wash: 0.12,
  rough: 0.15,
  grid: 22,
  clean: true,
  inOutlines: true,
});

/** Chalk on a blackboard. */
export const chalk = createDrawing('chalk', {
  paper: [40, 58, 52],
  ink: [240, 238, 228],
  line: 8,
  wash: 0.95,
  rough: 0.42,
  coloured: 0.85,
  faces: { calm: 0.7, lightest: 120, ink: [24, 34, 30] },
});
