import type { Plane } from '@easel/raster';

/** Larger places are clothes, in square units. */
const LARGEST = 0.14;
/** From here on a place is hair, and skin. */
const [HAIRY, SKINNED] = [0.5, 0.42];

/**
 * A small place that is neither skin nor hair, amid them, is no cloth: a shade under the chin, a chain, a light in the
 * hair. It becomes what most of its border is.
 */
export function fillSmallIslands(hair: Plane, skin: Plane, matte: Plane, width: number, unit: number): void {
  const isOther = (pixel: number): boolean => matte[pixel]! >= 0.5 && hair[pixel]! <= HAIRY && skin[pixel]! <= SKINNED;
  const seen = new Uint8Array(hair.length);
  const island = new Int32Array(hair.length);
  const most = LARGEST * unit * unit;
  for (let start = 0; start < hair.length; start += 1) {
    if (seen[start] === 1 || !isOther(start)) continue;
    let [count, hairs, skins, air] = [1, 0, 0, 0];
    island[0] = start;
    seen[start] = 1;
    for (let index = 0; index < count; index += 1) {
      const pixel = island[index]!;
      const x = pixel % width;
      for (let side = 0; side < 4; side += 1) {
        const next = side === 0 ? pixel - 1 : side === 1 ? pixel + 1 : side === 2 ? pixel - width : pixel + width;
        const beyond = next < 0 || next >= hair.length || (side === 0 && x === 0) || (side === 1 && x === width - 1);
        if (beyond || matte[next]! < 0.5) air += 1;
        else if (isOther(next)) {
          if (seen[next] === 1) continue;
          seen[next] = 1;
          island[count++] = next;
        } else if (hair[next]! > HAIRY) hairs += 1;
        else skins += 1;
      }
    }
    // At the outline it may be what is seen of a sleeve.
    if (count > most || air > (hairs + skins) * 0.4) continue;
    const plane = hairs > skins ? hair : skin;
    for (let index = 0; index < count; index += 1) plane[island[index]!] = 0.9;
  }
}
