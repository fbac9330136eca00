import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import { waterColours } from './sea.js';
import type { View } from '../view.js';

export interface Mirror {
  readonly top: number;
  readonly bottom: number;
  /** 0 glass … 1 ruffled. */
  readonly ruffled: number;
  readonly strength: number;
}

/** What stands above the waterline, upside down in the water, broken into strips by the ripples. */
export function paintReflection(context: Context, view: View, painting: Painting, mirror: Mirror): void {
  const { width, unit } = view;
  const { top, bottom, ruffled } = mirror;
  const random = view.random.fork('reflection');
  const scale = 2;
  const tall = Math.min(top, (bottom - top) * 1.5);
  const copy = createCanvas(Math.ceil(width / scale), Math.max(2, Math.ceil(tall / scale)));
  const small = copy.getContext('2d');
  small.drawImage(painting.canvas, 0, top - tall, width, tall, 0, 0, copy.width, copy.height);
  const colours = waterColours(view);
  const body = context.createLinearGradient(0, top, 0, bottom);
  body.addColorStop(0, css(mix(colours.far, colours.middle, 0.3)));
  body.addColorStop(1, css(colours.near));
  context.fillStyle = body;
  context.fillRect(0, top, width, bottom - top);
  context.save();
  context.beginPath();
  context.rect(0, top, width, bottom - top);
  context.clip();
  context.globalAlpha = mirror.strength * colours.mirrors;
  const squeeze = tall / ((bottom - top) * 1.0);
  let y = top;
  const phase = random.between(0, 6);
  while (y < bottom) {
    const t = (y - top) / (bottom - top);
    const strip = Math.max(2, Math.round(unit * (0.003 + 0.008 * t)));
    const from = (tall - (y - top) * squeeze) / scale;
    const share = (strip * squeeze) / scale;
    const sway =
      Math.sin(y * 0.09 + phase) * unit * ruffled * 0.012 * (0.15 + t) + random.around(unit * ruffled * 0.004 * t);
    context.save();
    context.translate(sway, y + strip);
    context.scale(1, -1);
    context.drawImage(
      copy,
      0,
      Math.max(0, from - share),
      copy.width,
      Math.max(0.5, share),
      -unit * 0.02,
      0,
      width + unit * 0.04,
      strip + 0.6,
    );
    context.restore();
    y += strip;
  }
  context.restore();
  const veil = context.createLinearGradient(0, top, 0, bottom);
  veil.addColorStop(0, css(colours.middle, 0.02));
  veil.addColorStop(0.6, css(mix(colours.middle, colours.near, 0.5), 0.3));
  veil.addColorStop(1, css(colours.near, 0.62));
  context.fillStyle = veil;
  context.fillRect(0, top, width, bottom - top);
}
