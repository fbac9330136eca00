import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { joints, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, box, face, panel, patch } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';
import { white } from './shared.js';

/** Country that goes by behind a window: sky, two rows of hills, at night a few lights. */
function passing(pen: SetPen, x: Range, up: Range, away: number): void {
  const { view } = pen;
  const tall = up[1] - up[0];
  const sky = view.night ? ([34, 42, 78] as const) : lighten(view.air.skyMiddle, 0.1);
  panel(pen, x, up, away, sky, 'glow');
  const far: Rgb = view.night ? [28, 36, 62] : mix([128, 164, 150], sky, 0.35);
  const near: Rgb = view.night ? [20, 28, 46] : [116, 158, 98];
  for (const [colour, level, swing, from] of [
    [far, 0.42, 0.12, 0.6],
    [near, 0.24, 0.09, 2.1],
  ] as const) {
    const steps = 12;
    const crest = Array.from({ length: steps + 1 }, (_, index) => {
      const at = x[0] + ((x[1] - x[0]) * index) / steps;
      return [at, up[0] + tall * (level + swing * Math.sin(at * 1.1 + from)), away] as const;
    });
    face(
      pen,
      [[x[0], up[0], away], ...crest, [x[1], up[0], away]],
      view.snowy ? mix(colour, white, 0.7) : colour,
      'glow',
    );
  }
  if (!view.night) return;
  const own = pen.random.fork('lights');
  for (let light = 0; light < 7; light++) {
    const at = own.between(x[0], x[1] - 0.06);
    const high = up[0] + tall * own.between(0.1, 0.3);
    panel(pen, [at, at + 0.06], [high, high + 0.05], away, [255, 214, 130], 'glow');
  }
}

/** A seat for two, seen from the side: its back, its cushion, its foot. */
function seat(pen: SetPen, x: number, away: number, towards: -1 | 1, colour: Rgb): void {
  const deep: Range = [away, away + 0.9];
  const back: Range = towards > 0 ? [x, x + 0.16] : [x - 0.16, x];
  const cushion: Range = towards > 0 ? [x, x + 0.62] : [x - 0.62, x];
  const foot: Range = towards > 0 ? [x + 0.14, x + 0.44] : [x - 0.44, x - 0.14];
  box(pen, { x: foot, up: [0, 0.34], away: deep, colour: [86, 88, 96], sheltered: true });
  box(pen, { x: cushion, up: [0.32, 0.5], away: deep, colour, sheltered: true });
  box(pen, { x: back, up: [0.32, 1.34], away: deep, colour, top: lighten(colour, 0.06), sheltered: true });
  box(pen, { x: back, up: [1.2, 1.36], away: deep, colour: white, sheltered: true });
}

const CLOTHS = [
  [66, 92, 132],
  [150, 72, 70],
  [82, 120, 104],
] as const;

/** The inside of a train, a tram or a bus, seen across: windows to the country, seats that face each other, a rack. */
export const carriage = place({
  setting: 'carriage',
  indoor: true,
  horizon: 0.43,
  lens: { near: 2.6, range: 60 },
  // as far as the wall
  ground: { far: 0.58 },
  land(pen) {
    const long = 4.6;
    const room = hall(pen, {
      half: 5,
      tall: 2.5,
      long,
      wall: [222, 218, 206],
      floor: [120, 122, 128],
      ceiling: [236, 234, 228],
    });
    joints(pen, [98, 100, 108], 1.1, { to: long });
    const cloth = pen.random.pick(CLOTHS);
    const wide = 2.1;
    const half = Math.ceil(room.half / (wide + 0.3));
    panel(pen, [-room.half, room.half], [0, 0.8], long - 0.01, mix(cloth, white, 0.45), 'tone');
    for (let index = -half; index < half; index++) {
      const x = index * (wide + 0.3) + 0.15;
      panel(pen, [x - 0.08, x + wide + 0.08], [0.92, 2.12], long - 0.02, [150, 152, 156]);
      passing(pen, [x, x + wide], [1, 2.04], long - 0.03);
      panel(pen, [x, x + wide], [1.74, 1.78], long - 0.04, [150, 152, 156]);
      // the light that falls in
      if (!pen.view.night)
        patch(pen, [x - 0.2, x + wide * 0.7], [long - 1.4, long - 0.4], [255, 246, 220], 'glow', 0.005, 0.14);
      if (['chair', 'passenger-seat', 'carriage-bench'].every((own) => pen.view.brings(own))) {
        seat(pen, x + 0.05, long - 1, 1, cloth);
        seat(pen, x + wide - 0.05, long - 1, -1, cloth);
      }
    }
    // the rack for bags, and a rail to hold on to
    box(pen, {
      x: [-room.half, room.half],
      up: [2.24, 2.3],
      away: [long - 0.7, long],
      colour: [176, 178, 182],
      sheltered: true,
    });
    beam(pen, [-room.half, 2.22, long - 0.7], [room.half, 2.22, long - 0.7], 0.03, [206, 208, 212]);
    for (let x = -Math.floor(room.half); x < room.half; x += 1.7)
      patch(pen, [x, x + 1.2], [long - 2.4, long - 1.9], [255, 252, 238], 'glow', 2.49);
  },
});

/** The cabin of an airliner, seen across: round windows, seat backs before them, lockers above. */
export const airplaneCabin = place({
  setting: 'airplane-cabin',
  indoor: true,
  horizon: 0.43,
  lens: { near: 2.4, range: 60 },
  ground: { far: 0.63 },
  land(pen) {
    const long = 3.9;
    const room = hall(pen, {
      half: 5,
      tall: 2.5,
      long,
      wall: [232, 230, 226],
      floor: [86, 92, 110],
      ceiling: [240, 240, 238],
    });
    const cloth = pen.random.pick(CLOTHS);
    const { view } = pen;
    const sky: Rgb = view.night ? [26, 32, 66] : lighten(view.air.skyMiddle, 0.04);
    for (let x = -Math.floor(room.half / 0.9) * 0.9; x < room.half; x += 0.9) {
      arch(pen, [x - 0.03, x + 0.43], [0.97, 1.63], long - 0.01, [204, 204, 202], 'tone');
      arch(pen, [x + 0.02, x + 0.38], [1.02, 1.58], long - 0.02, sky, 'glow');
      if (!view.night) arch(pen, [x + 0.02, x + 0.38], [1.02, 1.16], long - 0.03, [250, 250, 252], 'glow');
      if (pen.view.brings('chair') && pen.view.brings('passenger-seat')) seat(pen, x - 0.3, long - 0.95, 1, cloth);
    }
    box(pen, {
      x: [-room.half, room.half],
      up: [1.86, 2.34],
      away: [long - 0.9, long],
      colour: [238, 238, 236],
      sheltered: true,
    });
    for (let x = -Math.floor(room.half); x < room.half; x += 1.3) {
      panel(pen, [x, x + 0.03], [1.88, 2.32], long - 0.91, [196, 198, 202]);
      panel(pen, [x + 0.6, x + 0.76], [1.92, 1.97], long - 0.91, [170, 174, 182]);
    }
    patch(pen, [-room.half, room.half], [long - 1.5, long - 1.2], [255, 250, 236], 'glow', 2.49);
  },
});
