import { createCanvas } from '@napi-rs/canvas';
import type { Scene } from '../../scene/scene.js';
import { css, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Painting } from '../painting.js';
import { fitText, setText } from './text-block.js';

/** How far from the horizon to the lower edge the words begin and end; and how wide they are up there. */
const [FAR, NEAR, NARROW] = [0.34, 0.94, 0.62];
/** Words in sand and snow are furrows: darker than what is around them. */
const SOFT: ReadonlySet<Scene['setting']> = new Set(['beach', 'snow', 'desert', 'field', 'park', 'garden']);

/** Words on a street, in the sand or on a floor lie there, and grow narrower towards the horizon. */
export function paintOnGround(scene: Scene, painting: Painting, text: string): void {
  const { width, height, horizon } = scene;
  const ground = scene.surfaces.find(({ habitat }) => habitat === 'ground');
  const [top, bottom] = [
    Math.max(horizon + (height - horizon) * FAR, Math.min(height * 0.8, (ground?.far ?? 0) + height * 0.03)),
    horizon + (height - horizon) * NEAR,
  ];
  const [wide, tall] = [Math.round(width * 0.9), Math.max(4, Math.round((bottom - top) * 1.5))];
  const sheet = createCanvas(wide, tall);
  const inner = sheet.getContext('2d');
  const box = { left: wide * 0.03, top: tall * 0.04, width: wide * 0.94, height: tall * 0.92 };
  const block = fitText(inner, text, 'grotesque', box, tall * 0.9);
  const soft = SOFT.has(scene.setting);
  const { atmosphere } = scene;
  const paint: Rgb = soft ? mix(atmosphere.shadow, [70, 52, 40], 0.4) : mix([250, 248, 240], atmosphere.ambient, 0.2);
  inner.fillStyle = css(paint, soft ? 0.62 : 0.92);
  setText(inner, block, 'grotesque', box);
  const rows = Math.max(1, Math.round(bottom - top));
  painting.layer(
    { region: 'lettering', depth: 0.3 },
    (context) => {
      for (let row = 0; row < rows; row++) {
        const share = row / rows;
        // what is farther away is seen flatter
        const from = tall * share ** 0.72;
        const to = tall * ((row + 1) / rows) ** 0.72;
        const across = wide * (NARROW + (1 - NARROW) * share);
        context.drawImage(sheet, 0, from, wide, Math.max(0.5, to - from), (width - across) / 2, top + row, across, 1.2);
      }
    },
    { left: 0, top: Math.floor(top) - 1, right: width, bottom: Math.ceil(bottom) + 2 },
  );
}
