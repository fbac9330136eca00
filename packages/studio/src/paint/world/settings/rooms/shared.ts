import type { Rgb } from '../../../kit/colour.js';

export const steel: Rgb = [150, 156, 164];
