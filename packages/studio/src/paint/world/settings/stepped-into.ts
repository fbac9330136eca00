import { stepBack, stepInto } from '../../../scene/perspective.js';
import type { Painting } from '../../painting.js';
import type { Box } from '../elements/window.js';
import type { View } from '../view.js';

/** So much of what hangs or stands there by itself must be in the picture: else it is left out. */
const [WHOLE, MOSTLY] = [0.96, 0.7];

interface Near extends Pick<Painting, 'layer'> {
  /** The room from there: what hangs or stands in it by itself is in the picture and behind nothing. */
  readonly view: View;
  /** The wall and the floor themselves: they go on to the edges of the picture, however far off the room is. */
  ground: Painting['layer'];
  /** Where a part of the room is in the picture. */
  seen(box: Box): Box;
  /** The share of a part of the room that is in the picture. */
  shown(box: Box): number;
  /** Moved along its wall into the picture. */
  framed(box: Box): Box;
}

/** The room as large as what stands in it says: who looks at a stool from near sees a part of the room, not all of it. */
export function steppedInto(view: View, painting: Painting): Near {
  const nearer = view.close ? 1 : (view.scene.stepped ?? stepInto(view.scene));
  const by = nearer > 1 || view.close || view.scene.setting !== 'room' ? nearer : stepBack(view.scene);
  const x = view.width * (view.air.light.side >= 0 ? 0.56 : 0.44);
  const seen = (box: Box): Box => ({
    x: x + (box.x - x) * by,
    y: view.horizon + (box.y - view.horizon) * by,
    width: box.width * by,
    height: box.height * by,
  });
  const shown = (box: Box): number => {
    const { x: left, y: top, width, height } = seen(box);
    const wide = Math.min(view.width, left + width) - Math.max(0, left);
    const high = Math.min(view.height, top + height) - Math.max(0, top);
    return (Math.max(0, wide) * Math.max(0, high)) / Math.max(1, width * height);
  };
  const asked =
    (test: View['isBare'], least: number): View['isBare'] =>
    (left, top, right, bottom) => {
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      const at = seen(box);
      return (by === 1 || shown(box) > least) && test(at.x, at.y, at.x + at.width, at.y + at.height);
    };
  const layer: Painting['layer'] = (where, paint) => {
    painting.layer(where, (context) => {
      if (by === 1) return paint(context);
      context.save();
      context.translate(x, view.horizon);
      context.scale(by, by);
      context.translate(-x, -view.horizon);
      paint(context);
      context.restore();
    });
  };
  return {
    layer,
    ground: by < 1 ? (where, paint) => painting.layer(where, paint) : layer,
    view: {
      ...view,
      isBare: asked(view.isBare, WHOLE),
      isOpen: asked(view.isOpen, MOSTLY),
      isWithin: asked(view.isWithin, 0),
    },
    seen,
    shown,
    framed(box) {
      const { x: left, width } = seen(box);
      const out = Math.max(0, -left) - Math.max(0, left + width - view.width);
      return by === 1 || width > view.width ? box : { ...box, x: box.x + out / by };
    },
  };
}
