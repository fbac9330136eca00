import type { Scene } from '../../scene/scene.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Painting } from '../painting.js';
import { paintBinding } from './binding.js';
import { bubbleIn, paintBubble } from './bubble.js';
import { settable } from './fonts.js';
import { sprayText } from './graffiti.js';
import { hiddenBy, placesFor } from './headline.js';
import { paintOnGround } from './on-ground.js';
import type { Face } from './fonts.js';
import { fitText, setText } from './text-block.js';
import type { Box } from './text-block.js';

export { letteredThings, letteringDrawable } from './lettered-things.js';

/** The mean colour and the unrest of what lies under the box. */
function groundUnder(painting: Painting, box: Box): { lightness: number; unrest: number } {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.max(1, Math.min(painting.width - left, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(painting.height - top, Math.ceil(box.height)));
  const { data } = painting.context.getImageData(left, top, width, height);
  let sum = 0;
  let squares = 0;
  let count = 0;
  // every thirteenth pixel tells enough
  for (let index = 0; index < data.length; index += 52) {
    // where nothing is painted the look lays pale paper
    const clear = 1 - (data[index + 3] as number) / 255;
    const light =
      (0.3 * (data[index] as number) + 0.59 * (data[index + 1] as number) + 0.11 * (data[index + 2] as number)) / 255 +
      clear;
    sum += light;
    squares += light * light;
    count++;
  }
  const lightness = sum / count;
  return { lightness, unrest: Math.sqrt(Math.max(0, squares / count - lightness * lightness)) };
}

/** Headlines: text that nothing in the picture carries, set over its upper or lower edge. */
export function paintLettering(scene: Scene, painting: Painting): void {
  const headlines = scene.brief.lettering.filter(({ on }) => on === 'headline').map(({ text }) => settable(text));
  const texts = headlines.filter((text) => text !== '').slice(0, 3);
  const [first] = texts;
  // a shop has its name above its door
  const shop = scene.setting === 'storefront';
  const ground = scene.brief.told?.includes('ground-writing') === true && !scene.brief.told.includes('mural') && !shop;
  // what stands on a pavement before a sprayed wall says nothing of where the words are
  if (first !== undefined && ground && !(scene.setting === 'wall' && isSprayed(scene)))
    return paintOnGround(scene, painting, first);
  if (isSprayed(scene)) return paintGraffiti(scene, painting, texts);
  const face: Face = scene.random.fork('lettering').pick(['serif', 'grotesque', 'slab'] as const);
  const bubble = first === undefined ? undefined : bubbleIn(scene, first);
  if (bubble && first !== undefined) {
    paintBubble(painting, first, bubble);
    texts.shift();
  }
  if (scene.brief.told?.includes('cover')) paintBinding(painting);
  if (texts.length === 0) return;
  const places = placesFor(scene, texts.length);
  for (const [index, text] of texts.entries()) paintHeadline(painting, text, face, places[index] as Box);
}

/** Graffiti is sprayed on what is there. */
export function isSprayed({ brief }: Scene): boolean {
  return /\bgraffiti|spray ?-?paint/i.test(brief.prompt);
}

/** On a wall that fills the picture: large, in its middle. */
function paintGraffiti(scene: Scene, painting: Painting, texts: readonly string[]): void {
  const { width, height } = painting;
  const choice = scene.random.fork('graffiti').whole(0, 3);
  for (const [index, text] of texts.entries()) {
    const at = (left: number, top: number, wide: number, high: number): Box => ({
      left: width * left,
      top: height * top,
      width: width * wide,
      height: height * high,
    });
    const middle = at(0.08, 0.26 + index * 0.3, 0.84, 0.3);
    // over somebody, or beside them where they reach up to it
    const others = [at(0.08, 0.03, 0.84, 0.3), at(0.04, 0.2, 0.46, 0.4), at(0.5, 0.2, 0.46, 0.4)];
    const hides = (place: Box): number => hiddenBy(scene, place);
    const least = others.reduce((best, place) => (hides(place) < hides(best) - 0.01 ? place : best), middle);
    const box = texts.length === 1 ? least : middle;
    painting.layer({ region: 'lettering', depth: 0 }, (context) => sprayText(context, text, box, choice + index), {
      left: 0,
      top: 0,
      right: width,
      bottom: height,
    });
  }
}

function paintHeadline(painting: Painting, text: string, face: Face, box: Box): void {
  const { lightness, unrest } = groundUnder(painting, box);
  const dark = lightness > 0.6;
  const colour: Rgb = dark ? [38, 32, 48] : [255, 248, 232];
  const scrim: Rgb = dark ? [255, 250, 238] : [22, 18, 34];
  painting.layer(
    { region: 'lettering', depth: 0 },
    (context) => {
      const block = fitText(context, text, face, box, box.height * 0.5);
      // a veil behind the letters, the denser the busier the ground
      const strength = Math.min(0.46, 0.2 + unrest * 1.2 + (Math.abs(lightness - 0.6) < 0.15 ? 0.12 : 0));
      const middle = box.top + box.height / 2;
      const reach = (block.lines.length * block.lineHeight) / 2 + block.size * 0.9;
      const veil = context.createLinearGradient(0, middle - reach, 0, middle + reach);
      veil.addColorStop(0, css(scrim, 0));
      veil.addColorStop(0.3, css(scrim, strength));
      veil.addColorStop(0.7, css(scrim, strength));
      veil.addColorStop(1, css(scrim, 0));
      context.fillStyle = veil;
      context.fillRect(0, middle - reach, painting.width, reach * 2);
      context.fillStyle = css(colour);
      setText(context, block, face, box);
    },
    { left: 0, top: 0, right: painting.width, bottom: painting.height },
  );
}
