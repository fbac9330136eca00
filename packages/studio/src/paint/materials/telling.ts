import type { Material } from '../../catalogue/materials.js';
import { finishes } from './finishes.js';

/** Materials that one knows by their colour alone: cloth, leather or plastic have any. */
const telling: ReadonlySet<Material> = new Set<Material>([
  ...(['wood', 'stone', 'marble', 'metal', 'gold', 'silver', 'copper', 'glass', 'ice'] as const),
  ...(['paper', 'cardboard', 'leaves', 'petals', 'chocolate', 'fire', 'diamond'] as const),
]);

/** The colour of what is worn or a part where only its material was said: a crown of ice, a chimney of stone. */
export function colourOfMaterial(material: Material | undefined): string | undefined {
  return material && telling.has(material) ? finishes[material].colours[0] : undefined;
}
