import { css } from '../../paint/kit/colour.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import { box, glow, paintSet, wash } from './stage-hand.js';

/** The deck of a sailing ship: mast, rigging and sail before the open sea, a rail, planks. */
export const shipDeck = (request: PlaceRequest): PortraitPlace =>
  paintSet(
    request,
    'ship-deck',
    { side: -0.7, height: 0.55, key: [255, 246, 226], ambient: [214, 230, 242], contrast: 0.5, rim: 0.45 },
    (stage) => {
      const { context, wide, random } = stage;
      wash(stage, [126, 178, 216], [228, 232, 224], 0, 0.56);
      glow(stage, [255, 246, 220], wide * 0.2, 0.2, 0.6, 0.5);
      for (let cloud = 0; cloud < 9; cloud += 1) {
        context.fillStyle = css([255, 255, 252], random.between(0.18, 0.4));
        context.beginPath();
        context.ellipse(random.between(0, wide), random.between(0.1, 0.44), random.between(0.08, 0.22), 0.024, 0, 0, 7);
        context.fill();
      }
      wash(stage, [62, 118, 146], [32, 78, 104], 0.54, 0.82);
      for (let wave = 0; wave < 60; wave += 1) {
        const y = 0.55 + 0.26 * random.between(0, 1) ** 1.6;
        context.fillStyle = css([206, 230, 236], random.between(0.12, 0.4));
        context.fillRect(random.between(0, wide), y, random.between(0.02, 0.09), 0.003 + (y - 0.54) * 0.012);
      }
      // the sail, full of wind
      context.beginPath();
      context.moveTo(wide * 0.74, -0.02);
      context.lineTo(wide * 1.02, -0.02);
      context.lineTo(wide * 1.02, 0.5);
      context.quadraticCurveTo(wide * 0.86, 0.58, wide * 0.66, 0.5);
      context.quadraticCurveTo(wide * 0.76, 0.24, wide * 0.74, -0.02);
      const sail = context.createLinearGradient(wide * 0.66, 0, wide, 0);
      sail.addColorStop(0, css([246, 236, 212]));
      sail.addColorStop(1, css([206, 190, 160]));
      context.fillStyle = sail;
      context.fill();
      context.lineWidth = 0.004;
      context.strokeStyle = css([170, 150, 120], 0.7);
      for (const y of [0.14, 0.3]) {
        context.beginPath();
        context.moveTo(wide * 0.72, y);
        context.quadraticCurveTo(wide * 0.88, y + 0.06, wide * 1.02, y);
        context.stroke();
      }
      const wood = context.createLinearGradient(wide * 0.1, 0, wide * 0.1 + 0.06, 0);
      wood.addColorStop(0, css([74, 48, 32]));
      wood.addColorStop(0.4, css([146, 104, 68]));
      wood.addColorStop(1, css([66, 42, 28]));
      context.fillStyle = wood;
      context.fillRect(wide * 0.1, 0, 0.06, 0.9);
      box(context, [92, 62, 42], 0, 0.1, wide * 0.36, 0.026);
      // the shrouds, with their ratlines
      context.strokeStyle = css([58, 42, 32], 0.9);
      context.lineWidth = 0.006;
      for (let rope = 0; rope < 4; rope += 1) {
        context.beginPath();
        context.moveTo(wide * 0.14, 0);
        context.lineTo(wide * (0.24 + rope * 0.045), 0.8);
        context.stroke();
      }
      context.lineWidth = 0.004;
      for (let step = 1; step < 13; step += 1) {
        const y = step * 0.062;
        context.beginPath();
        context.moveTo(wide * (0.14 + 0.1 * (y / 0.8)), y);
        context.lineTo(wide * (0.14 + 0.235 * (y / 0.8)), y);
        context.stroke();
      }
      // rail and planks
      box(context, [120, 82, 52], 0, 0.74, wide, 0.03);
      for (let post = 0.02; post < wide; post += 0.09) box(context, [104, 70, 44], post, 0.77, 0.024, 0.1);
      box(context, [92, 60, 38], 0, 0.86, wide, 0.14);
      for (let plank = 0; plank < 5; plank += 1) box(context, [66, 42, 28], 0, 0.88 + plank * 0.026, wide, 0.003);
    },
  );
