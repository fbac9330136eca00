import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css, hex, lighten, lightnessOf, mix, saturate } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Brief } from '../language/brief.js';
import { settable } from '../paint/lettering/fonts.js';
import { fitText, setText } from '../paint/lettering/text-block.js';
import { smooth, unitOf } from '../raster/plane.js';
import { markCount, paintMark } from './emblem-mark.js';
import type { Finish, Look } from './look.js';
import { croppedSides, cutOut, fitInto, fitRound, inOneInk, opaque } from './press/cut-out.js';
import { stepLight } from './press/flatten.js';
import { isDrawnAnew } from './press/line-places.js';
import { placeIcon } from './place-icon.js';

/** A whole view is cut round. Tells whether it was one. */
function punch({ painting, pixels }: Finish): boolean {
  const { width, height } = painting;
  const radius = Math.min(width, height) * 0.46;
  for (let byte = 3; byte < pixels.length; byte += 4 * 97) if ((pixels[byte] as number) < 250) return false;
  for (let y = 0, byte = 3; y < height; y++)
    for (let x = 0; x < width; x++, byte += 4) if (Math.hypot(x - width / 2, y - height / 2) > radius) pixels[byte] = 0;
  return true;
}

/** The colour that most of the solid paint has. */
function mainColour(picture: Canvas): Rgb {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let byte = 0; byte < data.length; byte += 92) {
    if ((data[byte + 3] as number) < 128) continue;
    red += data[byte] as number;
    green += data[byte + 1] as number;
    blue += data[byte + 2] as number;
    count++;
  }
  return count === 0 ? [120, 90, 70] : [Math.round(red / count), Math.round(green / count), Math.round(blue / count)];
}

const pastels = ['#cfe3f2', '#f6dcd8', '#dcedd4', '#fbeac6', '#e4dcf2'].map(hex);

/** Die-cut: the thing alone, a thick white border around it, a soft shadow on a plain ground. */
export const sticker: Look = {
  name: 'sticker',
  ink: false,
  sharp: true,
  mapped: false,
  alone: 'or-whole',
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    stepLight(pixels, width, height, 8);
    punch(finish);
    const { solid, box } = cutOut(finish);
    const ground = scene.random.fork('sticker').pick(pastels);
    // it is moved to the middle and enlarged; so is its border
    const grow = Math.min((width * 0.8) / (box.right - box.left + 1), (height * 0.8) / (box.bottom - box.top + 1), 2.2);
    const edge = smooth(solid, width, height, (20 * unit) / grow);
    const cut = createCanvas(width, height);
    const context = cut.getContext('2d');
    const image = context.createImageData(width, height);
    for (let pixel = 0, byte = 0; pixel < solid.length; pixel++, byte += 4) {
      const border = Math.max(0, Math.min(1, ((edge[pixel] as number) - 0.06) * 24));
      if (border === 0) continue;
      const own = (solid[pixel] as number) * ((pixels[byte + 3] as number) / 255);
      for (let channel = 0; channel < 3; channel++)
        image.data[byte + channel] = 255 * (1 - own) + (pixels[byte + channel] as number) * own;
      image.data[byte + 3] = border * 255;
    }
    context.putImageData(image, 0, 0);
    const sheet = createCanvas(width, height);
    const into = sheet.getContext('2d');
    into.fillStyle = css(ground);
    into.fillRect(0, 0, width, height);
    into.shadowColor = 'rgba(40,34,60,0.42)';
    into.shadowBlur = 22 * unit;
    into.shadowOffsetY = 9 * unit;
    const room = (32 * unit) / grow;
    const around = {
      left: Math.max(0, Math.floor(box.left - room)),
      top: Math.max(0, Math.floor(box.top - room)),
      right: Math.min(width - 1, Math.ceil(box.right + room)),
      bottom: Math.min(height - 1, Math.ceil(box.bottom + room)),
    };
    fitInto(into, cut, around, width / 2, height / 2, width * 0.88, height * 0.88);
    return opaque(into);
  },
};

const inks = ['#1f5c7a', '#2f6b4f', '#b5452f', '#5a3f86', '#23304f'].map(hex);

/** What a line icon is drawn in when no colour was said. */
const [SLATE, PAPER] = [hex('#2b2f3a'), hex('#ffffff')];

const isLineIcon = ({ features }: Brief): boolean => features.includes('line-icon');

/** An emblem in a ring, the name below it: two or three flat colours on a light ground. */
export const logo: Look = {
  name: 'logo',
  fine: true,
  ink: false,
  mapped: false,
  alone: 'or-whole',
  letters: true,
  inOutlines: isLineIcon,
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const side = Math.min(width, height);
    const lined = isLineIcon(scene.brief);
    if (!lined) stepLight(pixels, width, height, 5);
    // nothing was said of what it shows: no view of an empty room
    const bare = scene.brief.subjects.length === 0 && scene.setting === 'studio';
    if (bare) for (let byte = 3; byte < pixels.length; byte += 4) pixels[byte] = 0;
    // the lines of a whole view are scraps where they are traced: its place is drawn in lines of its own
    if (lined && scene.brief.subjects.length === 0 && isDrawnAnew(scene.setting)) return placeIcon(scene, SLATE, PAPER);
    const view = !bare && punch(finish);
    const { picture, solid, box } = cutOut(finish);
    const [hint, second] = scene.hints;
    const own = mainColour(picture);
    const chance = scene.random.fork('emblem');
    const main =
      hint ?? (bare ? chance.pick(inks) : saturate(lightnessOf(own) > 0.62 ? lighten(own, -0.28) : own, 1.1));
    const paper = lined ? PAPER : second && lightnessOf(second) > 0.75 ? second : mix([250, 246, 236], main, 0.04);
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    context.fillStyle = css(paper);
    context.fillRect(0, 0, width, height);
    const text = settable(scene.brief.lettering.map((lettering) => lettering.text).join(' '));
    const features = new Set(scene.brief.features);
    // of things that are whole none is cut off, though one stands at the lower edge
    const isHead = scene.brief.camera === 'portrait' || scene.brief.camera === 'close-up';
    const cropped = view || !isHead ? undefined : croppedSides(box, width, height);
    if (features.has('icon') && text === '' && solid.includes(1)) {
      if (cropped && !lined) {
        context.beginPath();
        context.arc(width / 2, height / 2, side * 0.4, 0, Math.PI * 2);
        context.fillStyle = css(mix(paper, main, 0.16));
        context.fill();
        fitRound(context, picture, box, cropped, { x: width / 2, y: height / 2, radius: side * 0.4 });
        return opaque(context);
      }
      if (lined) inOneInk(picture, hint ?? scene.items.find(({ colour }) => colour)?.colour ?? SLATE);
      fitInto(context, picture, box, width / 2, height / 2, side * 0.66, side * 0.66);
      return opaque(context);
    }
    const [x, y] = [width / 2, height / 2 - (text === '' ? 0 : side * 0.07)];
    const radius = side * (text === '' ? 0.42 : 0.34);
    for (const [share, colour] of [
      [1, main],
      [0.94, paper],
      [0.9, main],
      [0.87, mix(paper, main, 0.16)],
    ] as const) {
      context.beginPath();
      context.arc(x, y, radius * share, 0, Math.PI * 2);
      context.fillStyle = css(colour);
      context.fill();
    }
    if (cropped && solid.includes(1)) fitRound(context, picture, box, cropped, { x, y, radius: radius * 0.87 });
    else if (solid.includes(1))
      fitInto(context, picture, box, x, y, radius * (view ? 1.74 : 1.5), radius * (view ? 1.74 : 1.36));
    else if (text !== '') {
      // nothing to show but a name: its initials
      const initials = text
        .split(' ')
        .map(([letter = '']) => letter.toUpperCase())
        .slice(0, 3)
        .join('');
      const place = { left: x - radius * 0.6, top: y - radius * 0.5, width: radius * 1.2, height: radius };
      context.fillStyle = css(main);
      setText(context, fitText(context, initials, 'serif', place, radius * 0.9), 'serif', place);
    } else paintMark(context, chance.whole(0, markCount - 1), x, y, radius * 0.66, main, paper);
    if (text !== '') {
      const banner = { left: width / 2 - side * 0.42, top: y + radius * 0.92, width: side * 0.84, height: side * 0.17 };
      context.fillStyle = css(main);
      context.beginPath();
      context.moveTo(banner.left - side * 0.04, banner.top);
      context.lineTo(banner.left + banner.width + side * 0.04, banner.top);
      context.lineTo(banner.left + banner.width, banner.top + banner.height / 2);
      context.lineTo(banner.left + banner.width + side * 0.04, banner.top + banner.height);
      context.lineTo(banner.left - side * 0.04, banner.top + banner.height);
      context.lineTo(banner.left, banner.top + banner.height / 2);
      context.closePath();
      context.fill();
      const inner = {
        left: banner.left + side * 0.03,
        top: banner.top + banner.height * 0.12,
        width: banner.width - side * 0.06,
        height: banner.height * 0.76,
      };
      context.fillStyle = css(paper);
      setText(context, fitText(context, text, 'slab', inner, inner.height * 0.85), 'slab', inner);
    }
    return opaque(context);
  },
};
