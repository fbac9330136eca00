import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postureIn } from '../../../language/vocabulary/posture.js';
import { withPosture } from './posture.js';
import type { FigurePose } from './poses.js';

const upright: FigurePose = { turn: 0.5, lean: 0, nearArm: [0, 0], farArm: [0, 0], nearLeg: [0, 0], farLeg: [0, 0] };
const posed = (prompt: string): FigurePose => withPosture(upright, new Set(postureIn(prompt)));

const along = (angle: number): number => Math.sin((angle * Math.PI) / 180);
/** How far before the hip a foot is, in thighs. */
const foot = ([thigh, shin]: FigurePose['nearLeg']): number => along(thigh) + along(shin);

test('who has bent knees stands over their feet and sits on nothing', () => {
  const { nearLeg, farLeg } = posed('both knees bent, indicating readiness, the torso tilted forward');
  assert.ok(Math.min(foot(nearLeg), foot(farLeg)) < 0 && Math.max(foot(nearLeg), foot(farLeg)) > 0);
});

test('the shoulders of who squats are over the feet', () => {
  const { lean, nearLeg, farLeg } = posed('a dancer squats, squatting low');
  for (const leg of [nearLeg, farLeg]) {
    assert.ok(leg[0] > 60, 'a squat, and no bow');
    assert.ok(Math.abs(foot(leg) - 1.1 * along(lean)) < 0.35);
  }
});
