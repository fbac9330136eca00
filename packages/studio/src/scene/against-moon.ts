import type { Brief } from '../language/brief.js';
import { boxAround } from './scene.js';
import type { Atmosphere, Item } from './scene.js';

interface Sky {
  readonly items: readonly Item[];
  readonly atmosphere: Atmosphere;
}

/** So much wider than the dark thing before it the disc is, where the picture has room for it. */
const AROUND = 0.62;

/** "the silhouette of an elephant on the full moon": it stands on the horizon, and the disc is right behind it. */
export function againstMoon(
  { features, setting }: Brief,
  { items, atmosphere }: Sky,
  { width, height, horizon }: { readonly width: number; readonly height: number; readonly horizon: number },
): Sky {
  const { luminary } = atmosphere;
  const dark = features.includes('silhouette') && features.includes('huge-moon');
  const main = items.find(({ subject }) => subject === 0);
  const others = items.filter(({ subject }) => subject !== undefined && subject !== 0);
  // a cliff has an edge of its own, and the moon is over the sea
  if (!dark || setting === 'cliff' || !luminary || !main || others.length > 0) return { items, atmosphere };
  const own = items.filter(({ subject }) => subject === 0);
  const lifted =
    main.standsOn === 'ground' ? Math.min(0, horizon + height * 0.03 - Math.max(...own.map(({ y }) => y))) : 0;
  const moved = items.map((item) => (item.subject === 0 ? { ...item, y: item.y + lifted } : item));
  const { left, right, top, bottom } = boxAround(moved.filter(({ subject }) => subject === 0));
  const wish = Math.hypot(right - left, bottom - top) * AROUND;
  const radius = Math.min(Math.max(luminary.radius, wish), Math.min(width, height) * 0.42);
  const y = Math.max(radius * 0.8, (top + bottom) / 2 - radius * 0.12);
  return { items: moved, atmosphere: { ...atmosphere, luminary: { ...luminary, x: (left + right) / 2, y, radius } } };
}
