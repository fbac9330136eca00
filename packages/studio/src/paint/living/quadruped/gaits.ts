/** How far each bone swings from where it stands, and whether the foot carries weight. */
export interface LegSwing {
  readonly swing: readonly [number, number, number, number];
  readonly planted: boolean;
}

export interface Gait {
  readonly nearFore: LegSwing;
  readonly farFore: LegSwing;
  readonly nearHind: LegSwing;
  readonly farHind: LegSwing;
  /** Degrees that the trunk rises towards the front. */
  readonly rise: number;
  /** Added to the angle of the neck and the pitch of the head. */
  readonly neck: number;
  readonly head: number;
  /** Added to the tail's angle. */
  readonly tail: number;
}

const planted = (...swing: [number, number, number, number]): LegSwing => ({ swing, planted: true });
const lifted = (...swing: [number, number, number, number]): LegSwing => ({ swing, planted: false });

const running: Gait = {
  nearFore: lifted(34, 62, 52, 36),
  farFore: lifted(50, 78, 68, 54),
  nearHind: lifted(-44, -38, -56, -44),
  farHind: lifted(-26, -30, -44, -60),
  rise: -1,
  neck: 16,
  head: -8,
  tail: -48,
};

export const gaits = {
  standing: {
    nearFore: planted(-2, -2, -1, 0),
    farFore: planted(5, 8, 7, 4),
    nearHind: planted(-6, -6, -6, -4),
    farHind: planted(6, 8, 10, 6),
    rise: 0,
    neck: 0,
    head: 0,
    tail: 0,
  },
  walking: {
    nearFore: lifted(16, 34, -22, -46),
    farFore: planted(-9, -17, -19, -26),
    nearHind: planted(9, 17, 19, 8),
    farHind: planted(-15, -17, -22, -26),
    rise: 0,
    neck: 5,
    head: 3,
    tail: -8,
  },
  /** On columns of legs: a foreleg that is bent up would end in a stump, so all four are on the ground. */
  plodding: {
    nearFore: planted(24, 24, 16, 4),
    farFore: planted(-15, -24, -22, -10),
    nearHind: planted(18, 24, 20, 4),
    farHind: planted(-18, -22, -22, -12),
    rise: 0,
    neck: 3,
    head: 2,
    tail: -6,
  },
  running,
  jumping: {
    nearFore: lifted(30, 62, -60, -90),
    farFore: lifted(38, 76, -40, -80),
    nearHind: lifted(-66, -62, -78, -60),
    farHind: lifted(-52, -48, -66, -52),
    rise: 16,
    neck: 8,
    head: -4,
    tail: -40,
  },
  /** Up on the hind legs, the forelegs in the air. */
  rearing: {
    nearFore: lifted(18, 54, -46, -70),
    farFore: lifted(34, 72, -22, -50),
    nearHind: planted(22, 44, 20, 10),
    farHind: planted(36, 56, 36, 22),
    rise: 46,
    neck: 14,
    head: 18,
    tail: 18,
  },
  grazing: {
    nearFore: planted(-6, -8, -7, -4),
    farFore: planted(12, 15, 12, 6),
    nearHind: planted(-6, -6, -6, -4),
    farHind: planted(6, 8, 10, 6),
    rise: 0,
    neck: 86,
    head: 24,
    tail: 0,
  },
  /** The nose on the ground: short necks reach it by letting the forequarters down. */
  sniffing: {
    nearFore: planted(-14, -20, -16, -8),
    farFore: planted(6, 4, 2, 2),
    nearHind: planted(-10, -10, -10, -6),
    farHind: planted(4, 6, 8, 6),
    rise: -8,
    neck: 100,
    head: 40,
    tail: -34,
  },
  /** One paw out, at what is before it. */
  pawing: {
    nearFore: lifted(52, 78, 66, 40),
    farFore: planted(5, 8, 7, 4),
    nearHind: planted(-6, -6, -6, -4),
    farHind: planted(6, 8, 10, 6),
    rise: 2,
    neck: 12,
    head: 8,
    tail: -10,
  },
  /** The forequarters down in the hole. */
  digging: {
    nearFore: lifted(30, 40, 8, -20),
    farFore: planted(-4, -10, -14, -16),
    nearHind: planted(-4, -4, -4, -2),
    farHind: planted(8, 10, 12, 8),
    rise: -15,
    neck: 54,
    head: 16,
    tail: 22,
  },
  /** On its back: as in a run, and the tail hangs where it points up into the air then. */
  'paws-up': { ...running, tail: 70 },
  howling: {
    nearFore: planted(-2, -2, -1, 0),
    farFore: planted(5, 8, 7, 4),
    nearHind: planted(-6, -6, -6, -4),
    farHind: planted(6, 8, 10, 6),
    rise: 3,
    neck: -20,
    head: -62,
    tail: 6,
  },
} satisfies Record<string, Gait>;
