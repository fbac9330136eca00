import { behind } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

/** What is on the far side of the body lies in its shade. */
export const step = (tones: Tones, far: boolean): Tones => (far ? behind(tones) : tones);
