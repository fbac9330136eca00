/** What a thing can be made of, and the words for it. How each looks is in `paint/materials`. */
export const materials = {
  wood: 'wood, wooden, timber, oak, mahogany, bamboo, wicker, driftwood, plywood, walnut wood, pine wood',
  stone: 'stone, rock, rocky, granite, cobblestone, sandstone, slate',
  concrete: 'concrete, cement',
  marble: 'marble, alabaster',
  brick: 'brick',
  metal:
    'metal, metallic, steel, stainless steel, iron, chrome, aluminium, aluminum, tin, titanium, nickel, metal plated',
  gold: 'gold, golden, gilded, gilt, brass, bronze',
  silver: 'silver, silvery, platinum, pewter',
  copper: 'copper',
  rust: 'rusty, rusted',
  glass: 'glass, crystal, see through, transparent, translucent',
  ice: 'ice, icy, frozen, made of ice',
  porcelain: 'porcelain, ceramic, china, enamel',
  clay: 'clay, terracotta, earthenware, mud',
  plastic: 'plastic, acrylic, vinyl, nylon, polyester',
  lego: 'lego, made of lego, lego brick',
  rubber: 'rubber, rubbery, latex, silicone',
  leather: 'leather, suede, leathery',
  fabric: 'fabric, cloth, cotton, linen, denim, canvas, felt, textile, velvet, silk, satin, woven, burlap',
  wool: 'wool, woolen, woollen, knitted, crocheted, yarn, knit',
  fur: 'fluffy, furry, fur, shaggy, fuzzy, feathered, feathery',
  paper: 'paper, origami, papier mache, newspaper, parchment',
  cardboard: 'cardboard, carton',
  wax: 'wax',
  leaves: 'made of leaves, grass, moss, leafy',
  petals: 'made of petals, made of rose petals',
  chocolate: 'chocolate',
  candy: 'candy, sugar, jelly, gummy',
  water: 'made of water',
  fire: 'made of fire, flaming',
  neon: 'made of neon',
  diamond: 'diamond, gemstone, jewelled, jeweled',
} as const satisfies Record<string, string>;

export type Material = keyof typeof materials;
export const materialNames = Object.keys(materials) as readonly Material[];
