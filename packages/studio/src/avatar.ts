import { setImmediate } from 'node:timers/promises';
import './paint/kit/canvas-guard.js';
import type { PortraitRequest } from './request.js';
import type { Brief } from './language/brief.js';
import { understand } from './understanding.js';
import { paintScene, type Checkpoint, type Drawing } from './draw.js';
import { findDrawable } from './paint/drawables.js';
import { withCanvases } from './paint/kit/canvas-release.js';
import { worlds } from './paint/world/worlds.js';
import type { World } from './paint/world/world.js';
import { pixelsOf } from './raster/canvas.js';
import type { PlaceRequest, PortraitPlace } from './portrait/place.js';
import { createRandom } from './paint/kit/random.js';
import { planPortrait } from './portrait/plan/plan.js';
import { readPortrait } from './portrait/plan/reading.js';
import { paintSetNamed } from './portrait/sets/sets.js';
import { finishPortrait, preparePerson, type PortraitOptions } from './portrait/portrait.js';
import type { Scene } from './scene/scene.js';
import { stage } from './scene/stage.js';

/** Smaller pictures are drawn larger and scaled down: a face needs room. */
const SMALLEST_SIDE = 512;

const kindOf = (concept: string): string | undefined => findDrawable(concept)?.kind;

/** Draws the person of a face photo before the place that the prompt describes. Same task, same pixels. */
export async function drawAvatar(task: PortraitRequest, checkpoint: Checkpoint): Promise<Drawing> {
  const reading = await readPortrait(task.prompt, task.negativePrompt, { understand, kindOf });
  checkpoint(0.05);
  const enlarge = Math.max(1, Math.ceil(SMALLEST_SIDE / Math.min(task.width, task.height)));
  const large = { ...task, width: task.width * enlarge, height: task.height * enlarge };
  let scene: Scene | undefined;
  const plan = planPortrait(reading, createRandom(task.seed, 'portrait plan'));
  const options: PortraitOptions = {
    onStep: (fraction) => checkpoint(0.05 + 0.95 * fraction),
    paintPlace(request) {
      if (reading.set) return paintSetNamed(reading.set, request);
      if (!reading.place) return undefined;
      const { width, height } = request;
      const staged = stagePlace(reading.place, { ...large, width, height });
      if (staged === undefined) return undefined;
      scene = staged.scene;
      return withCanvases(() => paintPlace(staged.scene, staged.world, request));
    },
  };
  const person = withCanvases(() => preparePerson(large, plan, options));
  // Pixels that a canvas has lent are given back when the event loop turns: those of the clothes are as much as the rest.
  await setImmediate();
  const portrait = withCanvases(() => finishPortrait(large, plan, person, options));
  const { width, height, data } = portrait.picture;
  return {
    width,
    height,
    pixels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    warnings: [],
    explanation: {
      look: portrait.look,
      setting: reading.set ?? scene?.setting ?? 'backdrop',
      time: scene?.time ?? 'day',
      weather: scene?.weather ?? 'clear',
      season: scene?.season ?? 'summer',
      subjects: portrait.worn.map((name) => ({ concept: name, words: name, count: 1, drawn: 1 })),
      relations: [],
      notes: reading.notes,
    },
  };
}

function stagePlace(brief: Brief, task: PortraitRequest): { scene: Scene; world: World } | undefined {
  const first = worlds[0];
  let missing = false;
  if (first === undefined) return undefined;
  const { scene, world } = stage({
    brief,
    width: task.width,
    height: task.height,
    seed: task.seed,
    steps: task.steps ?? 28,
    guidance: task.guidance ?? 3,
    palette: task.palette,
    findDrawable,
    findWorld(setting) {
      const found = worlds.find((candidate) => candidate.setting === setting);
      missing = found === undefined;
      return found ?? first;
    },
  });
  return missing ? undefined : { scene, world };
}

function paintPlace(scene: Scene, world: World, { checkpoint }: PlaceRequest): PortraitPlace {
  const painting = paintScene(scene, world, false, checkpoint);
  const { light, key, ambient, contrast, luminary } = scene.atmosphere;
  return {
    pixels: pixelsOf(painting.canvas),
    light: { ...light, key, ambient, contrast, rim: luminary ? 0.75 : world.indoor ? 0.3 : 0.5 },
  };
}
