import { indoorSettings } from '../catalogue/settings.js';
import { createBoard } from '../paint/objects/house/board.js';
import type { Edge } from './edges.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** Where everything floats anyway. */
const weightless = new Set(['underwater', 'space', 'sky', 'abstract']);
/** What hangs on a wall or from a ceiling, or is held up by the air. */
const hangs =
  /^(?:clock|painting|framed-picture|mirror|tv|television|sign|lettered-.*|flag|umbrella|kite|lamp|ceiling-.*|chandelier|lantern|board|window|ufo|cloud)$/;
const solid = new Set(['object', 'food', 'furniture', 'plant', 'animal', 'person']);

/** What is above another thing and cannot fly stands on a board: on brackets indoors, on ropes outside. */
export function support(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (weightless.has(scene.setting)) return items;
  const guests = new Set(edges.filter(({ kind }) => kind === 'above').map(({ guest }) => guest));
  if (guests.size === 0) return items;
  const boards: Item[] = [];
  const stood = items.map((item): Item => {
    const rests = item.subject !== undefined && guests.has(item.subject) && item.standsOn === 'nothing' && falls(item);
    return rests ? { ...item, standsOn: 'item' } : item;
  });
  for (const guest of guests) {
    const standing = stood.filter((item, index) => item.subject === guest && item !== items[index]);
    const board = boardBelow(scene, standing);
    if (board) boards.push(board);
  }
  return [...stood, ...boards].toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}

function falls({ drawable, attributes }: Item): boolean {
  const airy = drawable.habitat !== 'ground' && drawable.habitat !== 'tabletop';
  const moving = attributes.some((word) => /^(?:flying|jumping|floating|hovering|falling|hanging)$/.test(word));
  return solid.has(drawable.kind) && !airy && !moving && !hangs.test(drawable.concept);
}

function boardBelow(scene: Scene, items: readonly Item[]): Item | undefined {
  const [first] = items;
  if (!first) return undefined;
  const boxes = items.map(itemBox);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const foot = Math.max(...boxes.map((box) => box.bottom));
  const inside = scene.setting === 'studio' || indoorSettings.has(scene.setting);
  const thick = scene.height * 0.018;
  const width = Math.min(scene.width * 0.98, (right - left) * 1.12 + scene.width * 0.04);
  const size = inside ? thick * 2.6 : foot + thick;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...rest } = first;
  const { subject: _subject, cut: _cut, veil: _veil, ...plain } = rest;
  return {
    ...plain,
    drawable: createBoard(width / size, thick / size, inside ? 'brackets' : 'ropes'),
    x: (left + right) / 2,
    y: inside ? foot + size : foot + thick,
    size,
    depth: Math.max(...items.map(({ depth }) => depth)) + 0.0004,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: first.seed.fork('board'),
    standsOn: 'nothing',
  };
}
