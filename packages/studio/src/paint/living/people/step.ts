import { mix } from '../../kit/colour.js';
import { behind } from '../form/tones.js';
import type { Tones } from '../form/tones.js';

/** How much of the shade on the far side of the body cloth and skin take: both arms are of one colour. */
const [ON_CLOTH, ON_SKIN] = [0.7, 0.4];

const shaded = (tones: Tones, share: number): Tones => {
  const { lit, base, shade, deep } = behind(tones);
  return {
    lit: mix(tones.lit, lit, share),
    base: mix(tones.base, base, share),
    shade: mix(tones.shade, shade, share),
    deep,
  };
};

/** What is on the far side of the body lies in its shade. */
export const step = (tones: Tones, far: boolean): Tones => (far ? shaded(tones, ON_CLOTH) : tones);

/** The same for skin. */
export const skinStep = (tones: Tones, far: boolean): Tones => (far ? shaded(tones, ON_SKIN) : tones);
