import './paint/kit/canvas-guard.js';
import { setImmediate } from 'node:timers/promises';
import { withPlanes } from '@easel/raster';
import { freeBuffer } from '@easel/raster/free-buffer';
import type { PictureRequest } from './request.js';
import { cutOut, namedOnly, onBackdrop, takeCoverage } from './cut-out.js';
import { forgetExclusions, withExclusions } from './exclude.js';
import { understand } from './understanding.js';
import type { Brief } from './language/brief.js';
import { gradeTowards, measurePalette } from './finish/palette.js';
import { removeColour } from './finish/monochrome.js';
import { giveBack, isSaidOtherwise } from './finish/said-colours.js';
import { paintBorder } from './finish/border.js';
import { throughLens } from './finish/viewpoint.js';
import { finishWithFaces } from './looks/press/small-faces.js';
import { chooseLook } from './looks/looks.js';
import type { Look } from './looks/look.js';
import { findDrawable } from './paint/drawables.js';
import { seenFromAbove } from './paint/objects/from-above.js';
import { paintItem } from './paint/item.js';
import { inParts, withCanvases } from './paint/kit/canvas-release.js';
import { createRandom } from './paint/kit/random.js';
import { paintLettering } from './paint/lettering/lettering.js';
import { tintedPainting } from './paint/tinted.js';
import { createPainting } from './paint/painting.js';
import type { Mapping, Painting } from './paint/painting.js';
import { pixelsOf } from './raster/canvas.js';
import { paintEffectsBefore, paintEffectsBehind, paintFrame } from './paint/world/effects/effects.js';
import { paintWeather } from './paint/world/weather.js';
import type { World } from './paint/world/world.js';
import type { Shape } from './catalogue/shapes.js';
import { formedRoom } from './paint/world/settings/formed-room.js';
import { worlds } from './paint/world/worlds.js';
import { faultsOf } from './scene/faults.js';
import type { Fault } from './scene/faults.js';
import type { Item, Scene } from './scene/scene.js';
import { stage } from './scene/stage.js';

/** Called between strokes with the share that is done; throws when the picture is no longer wanted. */
export type Checkpoint = (fraction: number) => void;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** RGBA, opaque unless the request asked for a transparent background; in memory of its own, to be handed on. */
  readonly pixels: Uint8ClampedArray;
  readonly warnings: readonly string[];
  readonly explanation: Explanation;
}

/** What was understood and decided, for the request's record and for `easel generate --explain`. */
export interface Explanation {
  readonly look: string;
  /** Mean CIEDE2000 distance of the picture's dominant colours to the colour hints, where there are any. */
  readonly paletteDistance?: number;
  readonly setting: string;
  readonly time: string;
  readonly weather: string;
  readonly season: string;
  readonly subjects: readonly {
    readonly concept: string;
    readonly words: string;
    readonly count: number;
    readonly drawn: number;
  }[];
  readonly relations: Brief['relations'];
  readonly notes: Brief['notes'];
}

const DEFAULT_STEPS = 28;
const DEFAULT_GUIDANCE = 3;
/** Pictures below this are painted larger and scaled down: strokes need room. */
const SMALLEST_SIDE = 320;
/** The same for looks of fine lines. */
const SMALLEST_FINE = 960;

const worldOf = new Map(worlds.map((world) => [world.setting, world]));

function findWorld(setting: Scene['setting'], shape?: Shape): World {
  const world = worldOf.get(setting) ?? worlds[0];
  if (!world) throw new Error('Studio has no worlds to paint');
  return (shape && formedRoom(world, shape)) ?? world;
}

/** Draws a picture from a description. Same task, same pixels. */
export async function drawPicture(task: PictureRequest, checkpoint: Checkpoint): Promise<Drawing> {
  const { prompt, negativePrompt } = task;
  const understood = await understand(withExclusions(prompt, negativePrompt));
  const read = { ...understood, notes: forgetExclusions(understood.notes, prompt, negativePrompt) };
  const look = chooseLook(task.style, read.look, createRandom(task.seed, 'look'));
  const cut = task.transparent === true && read.subjects.length > 0;
  const alone = cut || (look.alone !== undefined && (look.alone === true || read.subjects.length > 0));
  const bare = alone ? onBackdrop(read, look.name === 'infographic') : read;
  const brief = look.painted?.(bare, read.setting) ?? bare;
  checkpoint(0.08);
  // in halves: 256 is painted at 384, not at 512 for as much as 512 costs
  const least = look.fine ? SMALLEST_FINE : SMALLEST_SIDE;
  const enlarge = Math.max(1, Math.ceil((2 * least) / Math.max(task.width, task.height)) / 2);
  const {
    scene: staged,
    world,
    warnings,
  } = stage({
    brief,
    width: Math.round(task.width * enlarge),
    height: Math.round(task.height * enlarge),
    seed: task.seed,
    steps: task.steps ?? DEFAULT_STEPS,
    guidance: task.guidance ?? DEFAULT_GUIDANCE,
    palette: task.palette,
    findDrawable,
    seenFromAbove,
    findWorld,
  });
  checkpoint(0.12);
  const scene = alone ? namedOnly(staged) : staged;
  const leftOut = {
    itemsOnly: alone,
    wordless: look.letters,
    shadowless: alone && look.alone !== undefined,
    inOutlines: look.inOutlines?.(scene.brief) === true,
  };
  const { pixels, coverage } = await inParts(async (part) => {
    const mapped = look.mapped || (!look.ink && scene.items.some((item) => isColoured(scene, item)) ? 'things' : false);
    const painting = part(() => createPainting(scene.width, scene.height, mapped, look.sharp));
    const steps = paintSteps(scene, world, painting, checkpoint, leftOut);
    while (part(() => steps.next().done !== true)) await setImmediate();
    return part(() => ({
      coverage: cut && look.alone === undefined ? takeCoverage(painting) : undefined,
      pixels: finishPainting(scene, painting, look, read),
    }));
  });
  if (coverage) cutOut(pixels, coverage);
  checkpoint(1);
  return {
    width: scene.width,
    height: scene.height,
    pixels,
    warnings:
      task.transparent && coverage === undefined
        ? [...warnings, 'there is no single thing to cut out, so the background was kept']
        : warnings,
    explanation: explain(scene, look, pixels),
  };
}

/** In a paragraph a border is that of a wallpaper or of a lawn, unless its colour was said. */
const isBordered = ({ features, tints, prompt }: Brief): boolean =>
  features.includes('border') && (prompt.length < 160 || tints?.some(({ what }) => what === 'border') === true);

/** What may be wrong with how a prompt is composed, without a stroke. */
export async function checkComposition(prompt: string, seed: number): Promise<readonly Fault[]> {
  const { scene } = stage({
    brief: await understand(prompt),
    width: 768,
    height: 768,
    seed,
    steps: DEFAULT_STEPS,
    guidance: DEFAULT_GUIDANCE,
    palette: [],
    findDrawable,
    seenFromAbove,
    findWorld,
  });
  return faultsOf(scene);
}

interface LeftOut {
  readonly itemsOnly?: boolean;
  readonly wordless?: boolean | undefined;
  readonly shadowless?: boolean;
  readonly inOutlines?: boolean;
}

/** Paints the place and everything in it at once. */
export function paintScene(scene: Scene, world: World, mapped: Mapping, checkpoint: Checkpoint): Painting {
  const painting = createPainting(scene.width, scene.height, mapped);
  const steps = paintSteps(scene, world, painting, checkpoint, {});
  while (steps.next().done !== true);
  return painting;
}

/** Paints the place and everything in it, back to front, and pauses after each. */
function* paintSteps(
  scene: Scene,
  world: World,
  painting: Painting,
  checkpoint: Checkpoint,
  { itemsOnly = false, wordless = false, shadowless = false, inOutlines = false }: LeftOut,
): Generator<void, void> {
  if (!itemsOnly) {
    // in the open there is no floor to be blue
    const tints = scene.brief.tints?.filter(({ what }) => what !== 'floor' || world.indoor);
    const low = scene.time === 'dusk' || scene.time === 'dawn';
    const tinted = world.coloursItself ? painting : tintedPainting(painting, tints, low);
    withCanvases(() => world.paint(scene, tinted));
    withCanvases(() => paintEffectsBehind(scene, painting));
  }
  checkpoint(0.4);
  yield;
  for (const [index, item] of scene.items.entries()) {
    const { lettering: _lettering, ...bare } = item;
    const around = {
      indoor: world.indoor,
      shadowless,
      inOutlines,
      ...(isColoured(scene, item) && { coloured: true as const }),
    };
    withCanvases(() => paintItem(scene, painting, wordless ? bare : item, around));
    checkpoint(0.4 + (0.3 * (index + 1)) / scene.items.length);
    yield;
  }
  if (!itemsOnly) {
    if (!scene.items.some(({ foremost }) => foremost)) withCanvases(() => world.paintForeground?.(scene, painting));
    withCanvases(() => paintEffectsBefore(scene, painting));
    if (!world.indoor) paintWeather(scene, painting);
    withCanvases(() => paintFrame(scene, painting));
  }
  if (!wordless) paintLettering(scene, painting);
  checkpoint(0.75);
}

function finishPainting(scene: Scene, painting: Painting, look: Look, read: Brief): Uint8ClampedArray {
  const painted = pixelsOf(painting.canvas);
  // ink prints hints as spot colours by itself
  const graded = scene.hints.length > 0 && !look.ink;
  if (graded && look.gradedFirst) grade(painted, scene, painting);
  const finished = withPlanes(() => finishWithFaces(look, { scene, painting, pixels: painted, read }));
  if (finished !== painted) freeBuffer(painted.buffer as ArrayBuffer);
  if (graded && !look.gradedFirst) grade(finished, scene, painting);
  if (scene.brief.features.includes('monochrome') && !look.ink) removeColour(finished, scene);
  const seen = throughLens(finished, scene);
  if (isBordered(scene.brief)) paintBorder(seen, scene);
  return seen;
}

/** A colour was said of it that the palette of the request does not have. */
function isColoured({ brief, hints }: Scene, { subject }: Item): boolean {
  const told = subject === undefined ? undefined : brief.subjects[subject];
  const palette = hints.slice(0, hints.length - brief.colours.length);
  return told !== undefined && isSaidOtherwise(told, palette);
}

/**
 * Moves the colours towards the hints: all of them where the request gives a palette; where the prompt only speaks of
 * tones, the air takes them on and things keep most of their own.
 */
function grade(pixels: Uint8ClampedArray, scene: Scene, { width, height, map }: Painting): void {
  const asked = scene.hints.length > scene.brief.colours.length;
  const said = map?.layers.some(({ coloured }) => coloured) === true;
  if (asked && !said) return gradeTowards(pixels, width, height, scene.hints);
  const own = pixels.slice();
  gradeTowards(pixels, width, height, scene.hints);
  if (asked && map) return giveBack(pixels, own, width, map);
  // one colour alone would drown everything
  const forms = scene.setting === 'abstract';
  const [things, around] = forms ? [1, 0.9] : scene.hints.length === 1 ? [0.92, 0.66] : [0.68, 0.24];
  const kept = map?.layers.map(({ region }) => (region === 'subject' ? things : around));
  for (let pixel = 0, byte = 0; byte < pixels.length; pixel++, byte += 4) {
    const share = kept && map ? (kept[map.index[pixel] as number] as number) : (things + around) / 2;
    for (let channel = byte; channel < byte + 3; channel++)
      pixels[channel] = (pixels[channel] as number) * (1 - share) + (own[channel] as number) * share;
  }
}

function explain(scene: Scene, look: Look, pixels: Uint8ClampedArray): Explanation {
  const { brief, hints } = scene;
  return {
    look: look.name,
    ...(hints.length > 0 && !look.ink
      ? { paletteDistance: measurePalette(pixels, scene.width, scene.height, hints).distance }
      : {}),
    setting: scene.setting,
    time: scene.time,
    weather: scene.weather,
    season: scene.season,
    subjects: brief.subjects.map((subject, index) => ({
      concept: subject.concept,
      words: subject.words,
      count: subject.count,
      drawn: scene.items.filter((item) => item.subject === index && !item.worn).length,
    })),
    relations: brief.relations,
    notes: brief.notes,
  };
}
