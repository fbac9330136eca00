import type { Random } from '../../paint/kit/random.js';
import type { Page } from './page.js';

const TURN = Math.PI * 2;

export function circle(page: Page, x: number, y: number, radius: number, flat = 1): void {
  page.form(
    (share) => [x + Math.cos(share * TURN) * radius, y + Math.sin(share * TURN) * radius * flat],
    radius * TURN,
  );
}

/** A round mass with lobes: a cloud, a bush, the crown of a tree. */
export function puff(page: Page, x: number, y: number, half: number, flat: number, lobes: number, depth = 0.16): void {
  page.form((share) => {
    const lobe = 1 - depth + depth * Math.abs(Math.sin(share * Math.PI * lobes));
    return [x + Math.cos(share * TURN) * half * lobe, y + Math.sin(share * TURN) * half * flat * lobe];
  }, half * 9);
}

/** A cloud: lobes above, a straight foot. */
export function cloud(page: Page, x: number, y: number, half: number): void {
  page.form((share) => {
    if (share > 0.72) return [x + half * (1 - ((share - 0.72) / 0.28) * 2), y];
    const angle = Math.PI * (1 + share / 0.72);
    const lobe = 0.8 + 0.2 * Math.abs(Math.sin((share / 0.72) * Math.PI * 4));
    return [x + Math.cos(angle) * half * lobe * 1.06, y + Math.sin(angle) * half * 0.62 * lobe];
  }, half * 7);
}

/** Land from one edge of the page to the other, down to its foot. */
export function hill(page: Page, level: number, rise: number, waves: number, phase: number): void {
  const { width, height } = page;
  const at = (x: number): number =>
    level - rise * (0.5 + 0.5 * Math.sin((x / width) * Math.PI * waves + phase)) * (0.8 + 0.2 * Math.cos(x / width));
  page.form((share) => {
    if (share < 0.7) {
      const x = -4 + ((width + 8) * share) / 0.7;
      return [x, at(x)];
    }
    return share < 0.85 ? [width + 4, height + 4] : [-4, height + 4];
  }, width * 1.6);
}

export function tree(page: Page, x: number, foot: number, tall: number): void {
  const half = tall * 0.045;
  page.corners(
    [x - half * 1.3, foot],
    [x - half, foot - tall * 0.5],
    [x + half, foot - tall * 0.5],
    [x + half * 1.3, foot],
  );
  puff(page, x, foot - tall * 0.68, tall * 0.3, 1.08, 9);
}

export function pine(page: Page, x: number, foot: number, tall: number): void {
  const half = tall * 0.05;
  page.corners([x - half, foot], [x - half, foot - tall * 0.2], [x + half, foot - tall * 0.2], [x + half, foot]);
  for (const [low, high, wide] of [
    [0.14, 0.52, 0.3],
    [0.38, 0.76, 0.23],
    [0.62, 1, 0.16],
  ] as const)
    page.corners([x - tall * wide, foot - tall * low], [x, foot - tall * high], [x + tall * wide, foot - tall * low]);
}

export function palm(page: Page, x: number, foot: number, tall: number): void {
  const lean = tall * 0.12;
  page.corners(
    [x - tall * 0.03, foot],
    [x + lean - tall * 0.02, foot - tall * 0.8],
    [x + lean + tall * 0.02, foot - tall * 0.8],
    [x + tall * 0.03, foot],
  );
  for (const angle of [-2.9, -2.3, -1.57, -0.85, -0.25])
    leaf(page, x + lean, foot - tall * 0.8, tall * 0.36, angle, 0.16);
}

/** A pointed leaf that grows from a spot in a direction, with its rib. */
export function leaf(page: Page, x: number, y: number, long: number, angle: number, broad = 0.2): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number): readonly [number, number] => [
    x + cos * along - sin * aside,
    y + sin * along + cos * aside,
  ];
  page.form((share) => {
    const t = share < 0.5 ? share * 2 : 2 - share * 2;
    return at(t * long, Math.sin(t * Math.PI) * long * broad * (share < 0.5 ? 1 : -1));
  }, long * 2.2);
  page.line((share) => at(share * long * 0.86, 0), long);
}

export function mountain(page: Page, x: number, foot: number, tall: number, half: number): void {
  page.corners(
    [x - half, foot],
    [x - half * 0.4, foot - tall * 0.62],
    [x, foot - tall],
    [x + half * 0.46, foot - tall * 0.56],
    [x + half, foot],
  );
  const snow = 0.34;
  const [left, right] = [x - half * 0.24, x + half * 0.28];
  const low = foot - tall * (1 - snow);
  page.corners(
    [left, low],
    [x, foot - tall],
    [right, low - tall * 0.02],
    [x + half * 0.14, low - tall * 0.08],
    [x + half * 0.02, low + tall * 0.04],
    [x - half * 0.1, low - tall * 0.07],
  );
}

export function tuft(page: Page, x: number, y: number, size: number): void {
  for (const [lean, tall] of [
    [-0.5, 0.8],
    [0, 1.1],
    [0.5, 0.85],
  ] as const)
    page.line((share) => [x + lean * size * share * share + lean * size * 0.3, y - tall * size * share], size * 1.2);
}

export function seaweed(page: Page, x: number, foot: number, tall: number, random: Random): void {
  const phase = random.between(0, TURN);
  page.form((share) => {
    const up = share < 0.5 ? share * 2 : 2 - share * 2;
    const sway = Math.sin(up * 5 + phase) * tall * 0.07;
    const half = tall * 0.06 * (1 - up * 0.9);
    return [x + sway + (share < 0.5 ? -half : half), foot - up * tall];
  }, tall * 2.3);
}

/** A row of scallops: waves, one behind the other. */
export function waves(page: Page, y: number, size: number, shift: number): void {
  const { width } = page;
  page.line((share) => {
    const x = -size + share * (width + size * 2);
    return [x, y - Math.abs(Math.sin(((x + shift) / size) * Math.PI)) * size * 0.3];
  }, width * 1.3);
}

export function star(page: Page, x: number, y: number, size: number): void {
  page.corners(
    ...Array.from({ length: 10 }, (_, index) => {
      const radius = index % 2 ? size * 0.44 : size;
      const angle = (index / 10) * TURN - Math.PI / 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    }),
  );
}
