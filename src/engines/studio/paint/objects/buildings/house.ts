import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintBoards, paintDoor, paintStones, paintWindow } from '../parts/facade.js';
import { paintFoliage } from '../parts/foliage.js';
import { paintChimney, paintGabledRoof, paintGabledWalls, paintSmoke, planGabled } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import { has, isWorn, leafGreen, mainColour, ownColour, tone } from '../parts/tone.js';

/** A family home with a gable, shutters and a garden door. */
export const house: Drawable = {
  concept: 'house',
  words: ['home', 'cottage', 'villa', 'residence', 'bungalow', 'farmhouse', 'mansion', 'townhouse'],
  kind: 'building',
  habitat: 'ground',
  height: 7,
  aspect: 1.36,
  overhang: 0.35,
  top: { y: -0.86, left: -0.2, right: 0.3 },
  paint(context, brush) {
    const pen = createPen(context, brush);
    const worn = isWorn(brush);
    const wall = mainColour(brush, ['#f0e3c8', '#e9d3b0', '#f3ece0', '#dfe3dc', '#e8c9b0', '#cfdbe0', '#eadfc0']);
    const roof = ownColour(brush, ['#b4553f', '#8f4a3e', '#5d6472', '#6b4a42', '#a5624a'], 'roof');
    const door = ownColour(brush, ['#3f6b62', '#a5463a', '#2f4f6f', '#b8862f', '#6a4a35'], 'door');
    const shutter = ownColour(brush, ['#4f7466', '#54708a', '#8a4a3e', '#6c7f5a'], 'shutter');
    const trim = hex('#f7f2e6');
    const withShutters = pen.form.chance(0.6);
    const eaves = pen.form.between(0.47, 0.52);
    const plan = planGabled(pen, {
      left: -0.56,
      corner: 0.1,
      right: 0.58,
      eaves,
      apex: 0.885,
      riseLeft: 0.03,
      riseRight: 0.045,
      overhang: 0.07,
    });
    const chimneyX = pen.form.between(0.16, 0.26);
    if (!worn) paintSmoke(pen, chimneyX - 0.01, -1.0, 0.06, 0.3);
    paintGabledWalls(pen, plan, wall);
    if (has(brush, 'wooden') || pen.form.fork('boards').chance(0.45)) {
      pen.inside(plan.front, () => paintBoards(pen, -0.6, -0.9, 0.1, 0, 20, wall, plan.frontSteps));
      pen.inside(plan.side, () => paintBoards(pen, 0.1, -0.55, 0.6, 0, 12, wall, plan.sideSteps));
    } else {
      pen.inside(plan.front, () => paintStones(pen, -0.55, -0.85, 0.08, -0.06, 0.026, wall, plan.frontSteps, 0.12));
      pen.inside(plan.side, () => paintStones(pen, 0.12, -0.5, 0.58, -0.06, 0.026, wall, plan.sideSteps, 0.1));
    }
    // the plinth
    const stone = hex('#9c948a');
    pen.shape(
      [plan.onFront(0, 0), plan.onFront(1, 0), plan.onFront(1, 0.09), plan.onFront(0, 0.09)],
      tone(stone, plan.frontSteps - 0.2),
    );
    pen.shape(
      [plan.onSide(0, 0), plan.onSide(1, 0), plan.onSide(1, 0.09), plan.onSide(0, 0.09)],
      tone(stone, plan.sideSteps - 0.4),
    );

    const style = { frame: trim, columns: 2, rows: 2, ...(withShutters ? { shutters: shutter } : {}) };
    const broken = worn;
    pen.wall(-0.56, -0.03, 1, 0.045, () => {
      paintWindow(pen, 0.1, -0.37, 0.115, 0.16, { ...style, steps: plan.frontSteps, broken });
      paintDoor(pen, 0.4, -0.335, 0.13, 0.32, door, trim, plan.frontSteps);
      pen.box(0.37, -0.018, 0.19, 0.018, tone(stone, 1));
      pen.shape(
        [
          [0.36, -0.375],
          [0.57, -0.375],
          [0.55, -0.42],
          [0.38, -0.42],
        ],
        tone(roof, plan.frontSteps - 0.2),
      );
      pen.box(0.36, -0.378, 0.21, 0.014, tone(trim, plan.frontSteps - 0.4));
      paintWindow(pen, 0.27, -0.66, 0.1, 0.12, {
        frame: trim,
        arch: 'round',
        rows: 1,
        steps: plan.frontSteps,
        broken: worn,
      });
    });
    pen.wall(0.1, 0, 0.78, -0.03, () => {
      for (const x of [0.13, 0.39]) {
        paintWindow(pen, x, -0.36, 0.105, 0.15, {
          ...style,
          steps: plan.sideSteps,
          broken: broken && x > 0.2,
          lamp: x < 0.3 || pen.form.fork('lamp').chance(0.6),
        });
      }
    });
    paintGabledRoof(pen, plan, roof, trim);
    paintChimney(pen, chimneyX, -0.76, -0.985, 0.06, hex('#a5715e'));
    if (worn) {
      pen.inside(plan.roof, () =>
        pen.smooth(
          [
            [0.3, -0.62],
            [0.38, -0.66],
            [0.44, -0.6],
            [0.4, -0.54],
            [0.32, -0.55],
          ],
          hex('#33303a'),
        ),
      );
    }
    // garden bushes at the foot
    const garden = pen.form.fork('garden');
    const green = tone(leafGreen, garden.between(-0.6, 0.4));
    const bush = (x: number, size: number): void =>
      paintFoliage(
        pen,
        [
          { x: x - size * 0.7, y: -size * 0.62, radius: size * 0.64 },
          { x: x + size * 0.65, y: -size * 0.6, radius: size * 0.62 },
          { x, y: -size * 0.95, radius: size * 0.75 },
        ],
        green,
        garden,
      );
    bush(-0.53, 0.075);
    bush(0.36, 0.055);
    bush(0.56, 0.07);
  },
};
