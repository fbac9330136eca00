import type { Point } from '../../kit/shapes.js';
import type { RoomPlan } from './formed-room-plans.js';

/** A room in the picture. */
export interface Shell {
  readonly plan: RoomPlan;
  /** A place on the floor. */
  readonly floor: (across: number, near: number) => Point;
  /** A place on the wall: how far along it, and how high up. */
  readonly wall: (along: number, share: number) => Point;
}

/** Where the middle of the wall between two of its corners is. */
function alongWall({ floor, walled }: RoomPlan, along: number): Point {
  const back = floor.slice(0, walled);
  const at = Math.min(back.length - 1.0001, Math.max(0, along * (back.length - 1)));
  const [from, to] = [back[Math.floor(at)] as Point, back[Math.floor(at) + 1] as Point];
  const part = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** How high the eye is, where the floor ends at the far wall, how high that wall goes; how much larger what is nearest is; half the width. */
const [EYE, FAR, TOP, NEARER, HALF] = [0.36, 0.62, 0.07, 2.25, 0.4];
/** What ends in a point is seen with it. */
const TIP = 0.13;
const times = (near: number): number => 1 / (1 - near * (1 - 1 / NEARER));

/** How far down our eyes are in a picture of this height. */
export const eyeLevel = (height: number): number => height * EYE;

/** How far down the floor is there, as a share of the picture. */
export const floorLevel = (near: number): number => EYE + (FAR - EYE) * times(near);
/** Where the far wall ends below, as a share of the picture. */
export const FAR_FLOOR = FAR;

/** A room that we are in: its walls run out of the picture at both sides. */
export function insideShell(plan: RoomPlan, width: number, height: number): Shell {
  const high = plan.low ?? 1;
  const tip = plan.rises(1)[0] < 1;
  const tall = tip ? FAR - EYE + TIP + 0.1 : (FAR - TOP) * high;
  const place = (across: number, near: number, up: number): Point => {
    const scale = times(near);
    return [width / 2 + across * width * HALF * scale, height * (EYE + (FAR - EYE - up * tall) * scale)];
  };
  return {
    plan,
    floor: (across, near) => place(across, near, 0),
    wall: (along, share) => {
      const [across, near] = alongWall(plan, along);
      const [wide, up] = plan.rises(share);
      return place(across * wide, 0.5 + (near - 0.5) * wide, up);
    },
  };
}

/** Where a floor under the sky begins and ends, how high the wall behind it is, and how much narrower it is far away. */
const [BEGINS, ENDS, WALL, NARROW] = [0.56, 0.95, 0.5, 0.76];
/** The half of its width, as a share of the picture's, and of its height at most. */
const [WIDE, OF_HEIGHT] = [0.47, 0.62];

/** How far down a floor under the sky is there. */
export const terraceLevel = (near: number): number => BEGINS + (ENDS - BEGINS) * near;

/** A floor with a low wall around it, seen whole. */
export function terraceShell(plan: RoomPlan, width: number, height: number): Shell {
  const half = Math.min(width * WIDE, height * OF_HEIGHT);
  const scale = (near: number): number => NARROW + (1 - NARROW) * near;
  const floor = (across: number, near: number): Point => [
    width / 2 + across * half * scale(near),
    height * terraceLevel(near),
  ];
  return {
    plan,
    floor,
    wall: (along, share) => {
      const [across, near] = alongWall(plan, along);
      const [x, y] = floor(across, near);
      return [x, y - (share * 0.2 * height * WALL * scale(near)) / NARROW];
    },
  };
}
