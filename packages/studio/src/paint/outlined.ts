import { Path2D } from '@napi-rs/canvas';
import type { Context } from './kit/shapes.js';

const [PAPER, INK] = ['#ffffff', '#101012'];
/** What is laid on more thinly than this is light, shadow or grain, and no form. */
const SOLID = 0.8;
/** Strokes narrower than so many pens are lines; wider ones are forms: limbs, tubes, ropes. */
const NARROW = 2.2;
/** Forms smaller than so many pens across are dots or nothing. */
const LEAST = 1.2;

const alphaOf = (style: unknown): number => {
  if (typeof style !== 'string') return 1;
  const told = /^rgba\([^)]*,\s*([\d.]+)\)$/.exec(style);
  return told ? Number(told[1]) : 1;
};

/** Whether a colour is so dark that what it fills stays filled: pupils, nostrils, mouths. */
const isDark = (style: unknown): boolean => {
  if (typeof style !== 'string') return false;
  const parts = /^rgba?\(\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)/.exec(style);
  return parts !== null && Math.max(Number(parts[1]), Number(parts[2]), Number(parts[3])) < 72;
};

/**
 * The same drawing in outlines, to be coloured in: every form is white with a line around it and hides what is behind it;
 * light, shadow and grain are left out. `pen` is the line's width in pixels; of what comes as a picture one is told.
 */
export function outlined(context: Context, pen: number, onPicture: () => void): Context {
  const kept: unknown[][] = [];
  const scale = (): number => {
    const { a, b, c, d } = context.getTransform();
    return Math.sqrt(Math.abs(a * d - b * c)) || 1;
  };
  /** Gradients that fade out: a glow, a shadow. */
  const faded = new WeakSet<object>();
  const noted = <Gradient extends { addColorStop(offset: number, colour: string): void }>(
    gradient: Gradient,
  ): Gradient => {
    const add = gradient.addColorStop.bind(gradient);
    gradient.addColorStop = (offset, colour) => {
      if (alphaOf(colour) < SOLID) faded.add(gradient);
      add(offset, colour);
    };
    return gradient;
  };
  let [filled, stroked]: unknown[] = [context.fillStyle, context.strokeStyle];
  const isForm = (style: unknown): boolean =>
    !(typeof style === 'object' && style !== null && faded.has(style)) &&
    context.globalCompositeOperation === 'source-over' &&
    context.globalAlpha * alphaOf(style) >= SOLID;
  const inPen = (path: Path2D | undefined): number => {
    if (!path) return Infinity;
    const [left, top, right, bottom] = path.getBounds();
    return (Math.max(right - left, bottom - top) * scale()) / pen;
  };
  const draw = (ink: string, width: number, stroke: () => void): void => {
    context.save();
    context.strokeStyle = ink;
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.setLineDash([]);
    stroke();
    context.restore();
  };
  const outline = (fill: () => void, stroke: () => void, dark: boolean): void => {
    context.save();
    context.fillStyle = dark ? INK : PAPER;
    fill();
    context.restore();
    draw(INK, pen / scale(), stroke);
  };
  const fillForm = (path?: Path2D | CanvasFillRule, rule?: CanvasFillRule): void => {
    const fillStyle = filled;
    const form = path instanceof Path2D ? path : undefined;
    const across = inPen(form);
    if (!isForm(fillStyle) || across < LEAST) return;
    const dark = isDark(fillStyle) && across < 14;
    if (form)
      outline(
        () => context.fill(form, rule ?? 'nonzero'),
        () => context.stroke(form),
        dark,
      );
    else
      outline(
        () => context.fill(),
        () => context.stroke(),
        dark,
      );
  };
  const own = {
    createLinearGradient: (...args: Parameters<Context['createLinearGradient']>) =>
      noted(context.createLinearGradient(...args)),
    createRadialGradient: (...args: Parameters<Context['createRadialGradient']>) =>
      noted(context.createRadialGradient(...args)),
    save: () => {
      kept.push([filled, stroked]);
      context.save();
    },
    restore: () => {
      [filled, stroked] = kept.pop() ?? [filled, stroked];
      context.restore();
    },
    fill: fillForm,
    stroke: (path?: Path2D) => {
      const { lineWidth } = context;
      const line = (): void => (path ? context.stroke(path) : context.stroke());
      if (!isForm(stroked)) return;
      const wide = (lineWidth * scale()) / pen;
      if (wide < 0.35) return;
      if (wide < NARROW) return draw(INK, Math.min(lineWidth, pen / scale()), line);
      draw(INK, lineWidth + pen / scale(), line);
      draw(PAPER, lineWidth - pen / scale(), line);
    },
    /** A picture has no forms to outline. */
    drawImage: (...args: Parameters<Context['drawImage']>) => {
      onPicture();
      context.drawImage(...args);
    },
    fillRect: (x: number, y: number, width: number, height: number) => {
      const path = new Path2D();
      path.rect(x, y, width, height);
      fillForm(path);
    },
  };
  return new Proxy(context, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name as keyof typeof own];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
    set(target, name, value) {
      if (name === 'fillStyle') filled = value;
      if (name === 'strokeStyle') stroked = value;
      return Reflect.set(target, name, value, target);
    },
  });
}

type CanvasFillRule = 'evenodd' | 'nonzero';
