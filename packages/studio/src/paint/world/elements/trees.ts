import { css } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import type { Tree } from './tree-forms/tree.js';
import { conifer } from './tree-forms/conifer.js';
import { broadleaf, poplar } from './tree-forms/broadleaf.js';
import { palm } from './tree-forms/palm.js';
import { bareTree } from './tree-forms/bare.js';
import { isBeforeWhatStands } from './standing-room.js';

/** Half of a tree's width, as a share of its height. */
const WIDE: Readonly<Partial<Record<Tree['kind'], number>>> = { conifer: 0.2, poplar: 0.14, palm: 0.3 };
const CROWN = 0.3;

/** A tree of scenery, lit from the scene's light. */
export function paintTree(context: Context, view: View, tree: Tree, random: Random): void {
  if (isBeforeWhatStands(view.scene, { ...tree, half: tree.height * (WIDE[tree.kind] ?? CROWN) })) return;
  const wintry = tree.kind === 'broadleaf' || tree.kind === 'birch' || tree.kind === 'poplar';
  const leafless = (view.scene.season === 'winter' && wintry) || (tree.kind !== 'palm' && view.asked('bare-trees'));
  if (tree.height > view.unit * 0.1) castShadow(context, view, tree);
  if (tree.kind === 'palm') palm(context, view, tree, random);
  else if (tree.kind === 'bare' || leafless) bareTree(context, view, tree, random);
  else if (tree.kind === 'conifer') conifer(context, view, tree, random);
  else if (tree.kind === 'poplar') poplar(context, view, tree, random);
  else broadleaf(context, view, tree, random);
}

/** The pool of shade at the foot, drawn out away from the light. */
function castShadow(context: Context, view: View, { x, foot, height, depth, kind }: Tree): void {
  const { light, shadow, contrast } = view.air;
  const half = height * (kind === 'conifer' ? 0.2 : kind === 'palm' ? 0.16 : 0.26);
  const away = -Math.sign(light.side || 1) * half * (0.4 + (1 - light.height) * 0.9) * contrast;
  context.save();
  context.translate(x + away, foot);
  context.scale(1, 0.16);
  const pool = context.createRadialGradient(0, 0, half * 0.1, 0, 0, half * 1.5);
  const strength = (0.2 + contrast * 0.26) * (1 - depth * 0.8);
  pool.addColorStop(0, css(shadow, strength));
  pool.addColorStop(0.55, css(shadow, strength * 0.6));
  pool.addColorStop(1, css(shadow, 0));
  context.fillStyle = pool;
  context.fillRect(-half * 1.5, -half * 1.5, half * 3, half * 3);
  context.restore();
}
