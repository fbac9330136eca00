import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import { css } from '../../paint/kit/colour.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where nothing could be stretched across. */
const endless: ReadonlySet<string> = new Set(['sky', 'space', 'underwater', 'abstract', 'flat-lay', 'wall', 'aerial']);
/** How large a lamp or a fan is that the picture is about, as a share of the frame. */
const [HIGH, WIDE] = [0.34, 0.72];

/** What hangs from the ceiling has its upper end at that of the picture, however it was placed. */
export function fromCeiling(scene: Scene, items: readonly Item[]): readonly Item[] {
  const alone = scene.brief.subjects.length === 1;
  const lamps = items.filter(hangs);
  const plain = scene.setting === 'studio';
  const open =
    !plain && scene.brief.setting !== undefined && !indoorSettings.has(scene.setting) && !endless.has(scene.setting);
  if (open && lamps.length > 0) return fromWire(scene, items, lamps);
  return items.map((item) => {
    if (!hangs(item)) return item;
    const { aspect } = item.drawable;
    const many = items.filter(({ subject }) => subject === item.subject).length;
    const large = Math.min(scene.height * HIGH, (scene.width * WIDE) / aspect);
    const size = alone && many === 1 ? large : item.size;
    const x = alone && many === 1 ? scene.width / 2 : item.x;
    return { ...item, x, size, y: size * 0.98, standsOn: 'nothing' };
  });
}

const hangs = ({ drawable, standsOn, worn, attributes }: Item): boolean =>
  is(drawable.concept, 'ceiling') && standsOn !== 'item' && !worn && !attributes.includes('held');

/** How high a wire is fixed at the sides of the picture, and how far it sags between them, as shares of the height. */
const [FIXED, SAG] = [0.04, 0.07];

/** In the open there is no ceiling: a wire is stretched across, and the lamps hang from that. */
function fromWire({ width, height }: Scene, items: readonly Item[], lamps: readonly Item[]): readonly Item[] {
  const wireAt = (x: number): number => height * (FIXED + SAG * 4 * (x / width) * (1 - x / width));
  const hung = items.map((item): Item =>
    lamps.includes(item) ? { ...item, y: wireAt(item.x) + item.size * 0.99, standsOn: 'nothing' } : item,
  );
  const size = height * (FIXED + SAG);
  const first = lamps[0] as Item;
  const { subject: _subject, colour: _colour, material: _material, parts: _parts, ...plain } = first;
  const wire: Item = {
    ...plain,
    drawable: createWire(width / size, FIXED / (FIXED + SAG)),
    x: width / 2,
    y: size,
    size,
    depth: Math.max(...lamps.map(({ depth }) => depth)) + 0.0004,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: first.seed.fork('wire'),
    standsOn: 'nothing',
  };
  return [...hung, wire].toSorted(farthestFirst);
}

/** From one upper corner of its box to the other, down to its foot in the middle. */
function createWire(aspect: number, fixed: number): Drawable {
  const top = fixed - 1;
  return {
    concept: 'wire',
    kind: 'object',
    habitat: 'air',
    height: 1,
    aspect,
    paint(context) {
      context.strokeStyle = css([38, 38, 42]);
      context.lineWidth = 0.07;
      context.beginPath();
      context.moveTo(-aspect / 2, top);
      context.quadraticCurveTo(0, -top, aspect / 2, top);
      context.stroke();
    },
  };
}
