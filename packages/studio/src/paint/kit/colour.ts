/** Colours as sRGB triples, 0 to 255. Mixing and shading happen in OKLab, where steps look even. */
export type Rgb = readonly [red: number, green: number, blue: number];
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function toByte(linear: number): number {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(share * 255)));
}

export function hex(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** A CSS colour for the canvas. */
export function css([red, green, blue]: Rgb, alpha = 1): string {
  return alpha >= 1 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${Math.max(0, alpha).toFixed(4)})`;
}

export function toOklab([red, green, blue]: Rgb): Lab {
  const r = toLinear[red] as number;
  const g = toLinear[green] as number;
  const b = toLinear[blue] as number;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const from = toOklab(first);
  const to = toOklab(second);
  return fromOklab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Lighter by an amount of OKLab lightness (0.1 is a clear step); negative darkens. Hue stays. */
export function lighten(colour: Rgb, amount: number): Rgb {
  const [lightness, a, b] = toOklab(colour);
  const lighter = Math.min(1, Math.max(0, lightness + amount));
  // towards black and white a colour must lose chroma or it turns garish
  const keep = lighter > 0.92 ? Math.max(0, (1 - lighter) / 0.08) : Math.min(1, lighter / 0.12);
  return fromOklab([lighter, a * keep, b * keep]);
}

/** `factor` 0 is grey, 1 unchanged, above 1 more vivid. */
export function saturate(colour: Rgb, factor: number): Rgb {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([lightness, a * factor, b * factor]);
}

/** Turns the hue by degrees. */
export function turnHue(colour: Rgb, degrees: number): Rgb {
  const [lightness, a, b] = toOklab(colour);
  const angle = (degrees * Math.PI) / 180;
  return fromOklab([lightness, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
}

/** OKLab lightness, 0 black to 1 white. */
export function lightnessOf(colour: Rgb): number {
  return toOklab(colour)[0];
}

/** Channel-wise product: the colour as seen under a coloured light. */
export function underLight(colour: Rgb, light: Rgb): Rgb {
  return [
    Math.round((colour[0] * light[0]) / 255),
    Math.round((colour[1] * light[1]) / 255),
    Math.round((colour[2] * light[2]) / 255),
  ];
}
