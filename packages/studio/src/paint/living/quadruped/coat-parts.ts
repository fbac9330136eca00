import type { Path2D } from '@napi-rs/canvas';
import type { Described } from '../../drawable.js';
import { css, lighten, lightnessOf } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { inside } from '../form/modelling.js';
import type { CoatSpec } from './anatomy.js';
import { layered, piebald, rings, spots, stripes } from './markings.js';

/** A coat as it was described: black ears, a white tip of the tail, white paws. */
export function withParts(spec: CoatSpec, parts: readonly Described[] | undefined): CoatSpec {
  if (!parts || parts.length === 0) return spec;
  const said = (part: string): Described | undefined =>
    parts.find(({ what, colour }) => what === part && colour !== undefined);
  const marks = (part: string): readonly Rgb[] =>
    parts.flatMap(({ what, colour }) => (what === part && colour ? [colour] : []));
  const tipped = (part: Described): boolean => part.attributes?.includes('tipped') ?? false;
  const [ears, tail, paws, eyes] = [said('ears'), said('tail'), said('paws') ?? said('hooves'), said('eyes')];
  const pied = marks('pied');
  return {
    ...(pied.length > 1 ? inPatches(spec, pied) : spec),
    ...(ears?.colour && { ears: { colour: ears.colour, tipped: tipped(ears) } }),
    ...(eyes?.colour && { iris: eyes.colour }),
    ...(tail?.colour && (tipped(tail) ? { tailTip: tail.colour } : { tail: tail.colour })),
    ...stripesOf(marks('striped')),
    ...(marks('spotted')[0] && { markings: spots(marks('spotted')[0] as Rgb, 34, 4.2, 0.95) }),
    ...(paws?.colour && { foot: paws.colour, socks: { colour: paws.colour, height: 9 } }),
  };
}

/** From here on a colour is white. */
const WHITE = 0.8;

/** A coat of two or three colours: what is white is the ground, the others lie on it, on ears and tail as well. */
export function inPatches(spec: CoatSpec, colours: readonly Rgb[]): CoatSpec {
  const base = colours.find((colour) => lightnessOf(colour) > WHITE) ?? colours[0]!;
  const others = colours.filter((colour) => colour !== base);
  const { socks: _socks, tailTip: _tip, ...plain } = spec;
  return {
    ...plain,
    base,
    pale: lighten(base, 0.06),
    belly: true,
    ears: { colour: others[0] as Rgb, tipped: false },
    tail: others.at(-1) as Rgb,
    markings: piebald(others),
  };
}

const blackOnWhite: readonly Rgb[] = [
  [246, 242, 236],
  [44, 42, 48],
];

/** A coat that is black and white, where nature leaves that open. */
export function asTold(attributes: ReadonlySet<string>, spec: CoatSpec): CoatSpec {
  return attributes.has('black-and-white') ? inPatches(spec, blackOnWhite) : spec;
}

/** Stripes in a colour of their own, face and mane with them; where two are said, the second is the coat's. */
function stripesOf([first, second]: readonly Rgb[]): Partial<CoatSpec> {
  if (!first) return {};
  return {
    ...(second && { base: second, pale: second }),
    dark: first,
    mane: first,
    tailTip: first,
    markings: layered(stripes(first, 14, 2.4, 1, 0.95, true), rings(first, 1.9, 0.92)),
  };
}

/** A coat whose stripes or spots are said to be missing. */
export function withoutMarks(spec: CoatSpec, attributes: ReadonlySet<string>): CoatSpec {
  if (!attributes.has('without-striped') && !attributes.has('without-spotted')) return spec;
  const { markings: _markings, ...plain } = spec;
  return plain;
}

/** The tip of an ear in a colour of its own. */
export function tipOf(context: Context, ear: Path2D, colour: Rgb): void {
  const [left, top, right, bottom] = ear.getBounds();
  inside(context, ear, () => {
    context.fillStyle = css(colour);
    context.fillRect(left, top, right - left, (bottom - top) * 0.46);
  });
}
