import { createCanvas } from '@napi-rs/canvas';

/**
 * The HTML standard has a canvas ignore `arc` and `ellipse` with a value that is no finite number. The native canvas
 * ends the whole process instead, and with it every other request, so the rule is put before it.
 */
const prototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as Record<
  'arc' | 'ellipse',
  (...values: (number | boolean | undefined)[]) => void
>;
for (const name of ['arc', 'ellipse'] as const) {
  const native = prototype[name];
  prototype[name] = function guarded(this: unknown, ...values) {
    for (const value of values) if (typeof value === 'number' && !Number.isFinite(value)) return;
    native.apply(this, values);
  };
}
