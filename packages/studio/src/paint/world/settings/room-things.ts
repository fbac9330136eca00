import type { Setting } from '../../../language/brief.js';

/** A thing by which one knows a room, and its height as a share of the picture's. */
export interface RoomThing {
  readonly concept: string;
  readonly high: number;
  readonly hangs?: true;
  /** It is a part of its wall, and of no other one. */
  readonly flush?: true;
  /** How far into the room its near end is, as a share of the way to the middle of the floor: the drawing stands there. */
  readonly deep?: number;
}

const thing = (concept: string, high: number): RoomThing => ({ concept, high });
const hung = (concept: string, high: number): RoomThing => ({ concept, high, hangs: true });
const [plant, books] = [thing('potted-plant', 0.2), thing('bookshelf', 0.34)];
const door: RoomThing = { ...thing('door', 0.36), flush: true };

/** Two of them for each room that a form is said of. */
export const roomThings: ReadonlyMap<Setting, readonly [left: RoomThing, right: RoomThing]> = new Map<
  Setting,
  readonly [RoomThing, RoomThing]
>([
  ['room', [thing('sofa', 0.2), plant]],
  // seen from its foot: along a wall it would run through it
  ['bedroom', [{ ...thing('headboard', 0.29), deep: 0.5 }, hung('painting', 0.1)]],
  ['bathroom', [thing('bathtub', 0.16), thing('sink', 0.2)]],
  ['kitchen', [thing('stove', 0.22), thing('refrigerator', 0.34)]],
  ['office', [thing('file-cabinet', 0.22), thing('office-chair', 0.2)]],
  ['library', [books, books]],
  ['lobby', [plant, door]],
  ['corridor', [hung('painting', 0.12), door]],
  ['classroom', [hung('blackboard', 0.15), thing('desk', 0.2)]],
  ['museum', [hung('painting', 0.14), hung('painting', 0.14)]],
  ['dining-room', [thing('chair', 0.24), thing('chair', 0.24)]],
  ['restaurant', [thing('chair', 0.2), thing('chair', 0.2)]],
  ['basement', [thing('barrel', 0.2), thing('barrel', 0.2)]],
  ['throne-room', [hung('painting', 0.14), door]],
]);
