import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Cells across the shorter side, and how much of its cell a thing fills. */
const ACROSS = 4;
const [FILLS, FILLS_IN_SET] = [0.76, 0.76];
/** How far what repeats is turned, in radians. */
const TURNED = 0.32;
const MOST = 24;

/** A pattern shows its things again and again, in rows that are shifted; a set shows each once, in a grid. */
export function onSheet(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { told } = scene.brief;
  const shown = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  if (shown.length === 0) return items;
  if (told?.includes('repeated')) return repeated(scene, shown);
  return told?.includes('specimens') ? inGrid(scene, shown.slice(0, MOST)) : items;
}

function repeated({ width, height, random }: Scene, items: readonly Item[]): readonly Item[] {
  const kinds = [...new Map(items.map((item) => [item.subject, item])).values()];
  const cell = Math.min(width, height) / ACROSS;
  const [columns, rows] = [Math.min(8, Math.round(width / cell)), Math.min(8, Math.round(height / cell))];
  const [wide, high] = [width / columns, height / rows];
  const found: Item[] = [];
  for (let row = 0; row < rows; row += 1) {
    // every other row has one less, between those of its neighbours
    const shifted = row % 2 === 1;
    for (let column = 0; column < columns - (shifted ? 1 : 0); column += 1) {
      const kind = kinds[(column + row * (kinds.length > 2 ? 2 : 1)) % kinds.length] as Item;
      const seed = random.fork(`sheet ${row} ${column}`);
      const turn = kind.drawable.kind === 'building' ? 0 : seed.around(TURNED);
      const x = wide * (column + (shifted ? 1 : 0.5));
      const y = high * (row + 0.5);
      found.push(inCell(kind, { x, y, size: Math.min(wide, high) * FILLS, turn, mirrored: seed.chance(0.5) }));
    }
  }
  return found;
}

function inGrid({ width, height }: Scene, items: readonly Item[]): readonly Item[] {
  const columns = Math.max(1, Math.min(items.length, Math.round(Math.sqrt((items.length * width) / height))));
  const rows = Math.ceil(items.length / columns);
  const [wide, high] = [(width * 0.94) / columns, (height * 0.94) / rows];
  return items.map((item, index) => {
    const row = Math.floor(index / columns);
    // the last row is in the middle
    const own = row === rows - 1 ? items.length - row * columns : columns;
    const x = width / 2 + ((index % columns) - (own - 1) / 2) * wide;
    const y = height / 2 + (row - (rows - 1) / 2) * high;
    return inCell(item, { x, y, size: Math.min(wide, high) * FILLS_IN_SET, turn: 0, mirrored: false });
  });
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly mirrored: boolean;
}

/** Its middle in the middle of the cell: it is turned about its foot. */
function inCell(item: Item, { x, y, size: most, turn, mirrored }: Cell): Item {
  const size = most / Math.max(1, item.drawable.aspect);
  const { cut: _cut, ...whole } = item;
  const placed: Item = {
    ...whole,
    x: x - (size / 2) * Math.sin(turn),
    y: y + (size / 2) * Math.cos(turn),
    size,
    turn,
    mirrored,
    depth: 0.2,
    standsOn: 'nothing',
  };
  return { ...placed, floor: itemBox(placed).bottom };
}
