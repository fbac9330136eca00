import type { Meaning } from './meaning.js';

/** Looks by the names that people give them: media, movements, makers. */
export const lookRows: readonly (readonly [list: string, meaning: Meaning])[] = [
  [
    'film noir, noir, film noir style, noir film, film noir still, noir photo',
    { look: 'film-noir', features: ['monochrome'], time: 'night' },
  ],
  [
    'anime, anime style, anime key visual, key visual, anime art, anime illustration, anime screenshot, anime film, ghibli, studio ghibli, ghibli style, cel shaded, cel shading, makoto shinkai, shinkai, miyazaki, hayao miyazaki',
    { look: 'anime' },
  ],
  [
    'comic, comic book, comic book style, comic style, comic book art, comic book illustration, comic panel, comic book panel, comic strip style, graphic novel, graphic novel style, cartoon, cartoon style, cartoon drawing, cartoon illustration, flat cartoon, manga, manga style, manga panel, moebius, jean giraud, herge, tintin style',
    { look: 'comic' },
  ],
  [
    '3d render, 3d rendering, render, rendering, cgi, 3d model, 3d art, 3d illustration, 3d, 3d cartoon, 3d cartoon style, 3d animation, blender render, octane render, cinema 4d, c4d, pixar, pixar style, disney, disney style, dreamworks, plasticine, plastic render, 3d character',
    { look: 'cartoon-3d' },
  ],
  [
    'line art, lineart, coloring page, colouring page, coloring book, colouring book, coloring book page, line art coloring page, line drawing, outline drawing, black outlines, clean black outlines, doodle, one line drawing, single line drawing, continuous line drawing, wireframe',
    { look: 'line-art' },
  ],
  [
    'blueprint, blueprint style, blueprint drawing, technical drawing, schematic, architectural drawing',
    { look: 'blueprint' },
  ],
  [
    'chalk drawing, chalk drawing on a blackboard, chalk on a blackboard, chalk drawing on a chalkboard, chalk on blackboard, drawn in chalk, chalkboard drawing, chalk art, chalkboard art, chalk sketch, chalk illustration',
    { look: 'chalk' },
  ],
  [
    'sketch, sketched, drawing, pencil drawing, pencil illustration, pencil sketch, pencil, graphite, graphite drawing, rough sketch, architectural sketch, study drawing, sketchbook page, storyboard, scribble, hand drawn',
    { look: 'pencil' },
  ],
  [
    'fashion sketch, fashion illustration, fashion drawing, fashion design sketch, fashion plate, croquis',
    { look: 'fashion-sketch' },
  ],
  [
    'leonardo sketch, leonardo drawing, da vinci sketch, da vinci drawing, codex leicester, renaissance sketch, renaissance study, renaissance notebook',
    { look: 'study' },
  ],
  [
    'graffiti art, graffiti style, graffiti mural, graffiti painting, street art, street art mural, street art style, spray paint art, spray painted mural, spray paint style, stencil graffiti, banksy, banksy style',
    { look: 'graffiti' },
  ],
  [
    '1950s advertisement, 1950s ad, 50s advertisement, 50s ad, vintage advertisement, vintage ad, retro advertisement, retro ad, 1940s advertisement, 1960s advertisement, vintage magazine ad, mid century advertisement, midcentury advertisement, vintage 1950s advertisement, vintage 1950s ad, 1950s magazine ad, 1950s magazine advertisement, 1950s poster',
    { look: 'advertisement' },
  ],
  ['charcoal, charcoal drawing, charcoal sketch', { look: 'charcoal' }],
  [
    'crayon drawing, crayon art, crayon style, crayon sketch, crayon illustration, in crayon, in crayons, with crayons, drawn with crayons, drawn in crayon, wax crayon drawing, wax crayons, colored pencil, coloured pencil, colored pencils, coloured pencils, colored pencil drawing, coloured pencil drawing, color pencil drawing, oil pastel, oil pastels, oil pastel drawing, pastel drawing, soft pastel',
    { look: 'crayon' },
  ],
  [
    'stained glass, stained glass window, stained glass style, stained glass art, leaded glass',
    { look: 'stained-glass' },
  ],
  ['mosaic, mosaic style, mosaic art, roman mosaic, tile mosaic, tesserae, faceted style', { look: 'mosaic' }],
  [
    'oil painting, oil paint, oils, oil on canvas, acrylic, acrylic painting, painting, oil, impasto, palette knife, palette knife painting, romantic painting, landscape painting, classical painting, still life painting, plein air painting, turner, turner style, william turner, thick brush strokes',
    { look: 'oil' },
  ],
  [
    'impressionist, impressionism, impressionistic, impressionist painting, monet, claude monet, renoir, cezanne, gauguin, post impressionist, expressionism, expressionist, fauvism',
    { look: 'impressionist' },
  ],
  ['embroidery, embroidered, embroidery art, needlepoint, tapestry', { look: 'embroidery' }],
  [
    'cross stitch, cross stitch pattern, cross stitched, cross stitch style, cross stitch art, counted cross stitch',
    { look: 'cross-stitch' },
  ],
  [
    'chiaroscuro, dutch still life, vanitas still life, vanitas, tenebrism, rembrandt, caravaggio, vermeer, old master, old masters, dutch master, dutch masters, dutch golden age, baroque painting, rembrandt lighting, old master painting',
    { look: 'chiaroscuro' },
  ],
  [
    'ukiyo e, ukiyo e print, ukiyo e style, hokusai, hiroshige, utamaro, woodblock, woodblock print, woodblock print style, japanese woodblock print, japanese woodblock print style, japanese print',
    { look: 'ukiyo-e' },
  ],
  ['synthwave, vaporwave, retrowave, outrun, 80s retro, synthwave style, vaporwave style', { look: 'synthwave' }],
  ['art deco, art deco style, art deco poster', { look: 'art-deco' }],
  ['art nouveau, art nouveau style, art nouveau poster, mucha, alphonse mucha', { look: 'art-nouveau' }],
  [
    'sticker, sticker design, die cut sticker, sticker art, decal, emoji style, vinyl sticker, enamel pin, patch design',
    { look: 'sticker' },
  ],
  [
    'logo, logo design, logotype, emblem design, company logo, vintage badge, badge logo, brand logo, mascot logo, coat of arms, heraldry, stamp design, postage stamp',
    { look: 'logo' },
  ],
  ['icon, app icon, flat icon, simple icon', { look: 'logo', features: ['icon'] }],
  [
    'line icon, minimal line icon, outline icon, outlined icon, thin line icon',
    { look: 'logo', features: ['icon', 'line-icon'] },
  ],
  [
    'infographic, infographics, infographic illustration, infographic poster, diagram, diagrams, flow chart, flowchart, process diagram, cycle diagram, labelled diagram, labeled diagram, step by step diagram, explainer graphic, data visualization',
    { look: 'infographic' },
  ],
  [
    'claymation, clay render, claymation style, clay animation, stop motion, stop motion animation, plasticine, plasticine style, clay art, aardman, aardman style',
    { look: 'claymation' },
  ],
  ['origami, origami style, origami art, folded paper, folded paper art, paper folding', { look: 'origami' }],
  [
    'ink wash, ink and wash, chinese ink, japanese ink, india ink, ink and wash painting, chinese ink and wash, chinese ink and wash painting, japanese ink and wash painting, detailed ink wash, ink wash drawing, ink wash painting, ink wash style, sumi e, sumi e painting, sumi e style, sumie, chinese ink painting, japanese ink painting, brush painting, ink brush painting, chinese brush painting, shan shui, suibokuga, zen ink painting, chinese painting, traditional chinese painting, chinese style painting, chinese ink, chinese watercolor, chinese watercolour',
    { look: 'ink-wash' },
  ],
  [
    'van gogh, vincent van gogh, van gogh style, van gogh painting, style of van gogh, in the style of van gogh, starry night style, swirling brushstrokes, swirling brush strokes',
    { look: 'swirling' },
  ],
  [
    'isometric, isometric illustration, isometric view, isometric art, isometric diorama, isometric render',
    { look: 'isometric' },
  ],
];
