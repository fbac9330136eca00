import { lookRows } from './looks.js';
import type { Meaning } from './meaning.js';
import { phrases, vocabulary } from './meaning.js';

/**
 * Words about the picture, not things in it: what it is made with, who made it, where it was shown, how good it is. Each
 * becomes a look, a light, a camera, a palette, or nothing; a phrase that ends in one of the nouns is about the picture
 * as a whole ("food magazine photo", "anime key visual").
 */
const media: readonly (readonly [list: string, meaning: Meaning])[] = [
  ...lookRows,
  [
    'photo, photograph, photography, photos, photographs, snapshot, polaroid, selfie, dslr, slr, mirrorless, stock photo, raw photo, instagram photo, photo realism, photorealism, photoshoot, photo shoot, headshot photo, product shot, product photo, product photography, food photography, street photography, wildlife photography, travel photography, fashion photography, macro photography, portrait photography, press photo, analog photo, film photo, disposable camera photo, still photo, daguerreotype',
    { look: 'photographic' },
  ],
  [
    'black and white photo, black and white photography, black and white photograph, monochrome photo, monochrome photography',
    { look: 'photographic', features: ['monochrome'] },
  ],
  [
    'movie poster, film poster, film still, movie still, movie scene, cinematic shot, cinematic still, film scene, movie frame, screencap, screenshot, screengrab, still frame, movie, film, cinema, footage, video',
    { look: 'cinematic' },
  ],
  [
    'digital painting, matte painting, gouache painting, concept art, fantasy art, game art, digital art, digital illustration, artwork, art, fresco, mural art, tempera, storybook illustration, picture book illustration, childrens book illustration, childrens book, childrens book style, children book illustration, children book, children book style, kids book, storybook, fairy tale book, book illustration, fantasy illustration, illustration, detailed illustration, editorial illustration, spot illustration, fan art, fanart, speed painting',
    { look: 'gouache' },
  ],
  [
    'watercolor painting, watercolour painting, watercolor illustration, watercolour illustration, watercolor, watercolour, ink and watercolor, ink and watercolour, loose watercolor, watercolor sketch, aquarelle, wash painting',
    { look: 'watercolour' },
  ],
  [
    'vector illustration, flat vector illustration, flat illustration, flat vector, vector art, vector graphic, vector graphics, flat design, flat style, clip art, clipart, icon set, badge, corporate illustration, corporate style, corporate memphis, kawaii, chibi, graphic, graphic design, minimalist poster, minimal poster, travel poster, retro poster, vintage poster, bauhaus, bauhaus style, bauhaus poster, de stijl, constructivism, suprematism, vexel, svg, memphis design, memphis style, swiss design, tarot card, playing card design, t shirt design, tattoo design, book cover art, propaganda poster, motivational poster',
    { look: 'flat-vector' },
  ],
  [
    'pop art, pop art style, halftone, screen print, screenprint, silkscreen print, risograph, risograph print, riso print, newsprint, lithograph, gig poster, concert poster',
    { look: 'halftone' },
  ],
  // printed well: no dots are seen
  [
    'advertisement, advert, pin up, book cover, retro book cover, magazine cover, album cover, record cover, pulp cover, poster design, poster art, vintage poster art',
    { look: 'gouache' },
  ],
  [
    'low poly, lowpoly, low polygon, low poly art, low poly render, low poly 3d render, polygonal art, 3d low poly',
    { look: 'low-poly' },
  ],
  [
    'voxel, voxels, voxel art, voxel style, minecraft, minecraft style, in minecraft, style of minecraft, in the style of minecraft, minecraft screenshot, minecraft world, blocky, blocky style',
    { look: 'voxel' },
  ],
  [
    'pixel art, pixelart, 8 bit, 8bit, 16 bit, 16bit, 32 bit, pixel art style, pixelated style, retro game, retro video game, video game screenshot, game sprite, sprite sheet, platform game level, game level, 8 bit style, 16 bit style',
    { look: 'pixel-art' },
  ],
  [
    'paper cut art, paper cut, papercut, paper cut style, paper art, layered paper, cut paper, paper collage, paper craft, papercraft, kirigami, quilling, collage, diorama style, felt art, felt craft, quilt, applique',
    { look: 'paper-cut' },
  ],
  [
    'pen and ink, ink drawing, ink sketch, ballpoint drawing, crosshatching, hatching, anatomical drawing, cross section drawing, cutaway drawing',
    { look: 'pen-hatching' },
  ],
  [
    'engraving, etching, copperplate engraving, steel engraving, vintage engraving, scientific illustration, wood engraving',
    { look: 'engraving' },
  ],
  // a plate out of a herbal: the plant by itself, on paper
  [
    'botanical illustration, botanical drawing, botanical print, botanical plate, botanical art, botanical painting, botanical study, vintage botanical illustration, vintage botanical print, antique botanical print',
    { look: 'watercolour', setting: 'studio' },
  ],
  ['linocut, linocut print, lino print, woodcut, woodcut print, block print', { look: 'woodcut' }],
  ['pointillism, pointillist painting, stippling, dotwork, stipple drawing', { look: 'stipple' }],
  ['neon style, neon art, tron style', { look: 'neon' }],
  ['cyberpunk style, blade runner style', { look: 'cyberpunk' }],
  [
    'redshift render, vray render, arnold render, unreal engine, unreal engine 5, ue5, unity engine, lumion, ray tracing, ray traced, raytracing, path tracing, subsurface scattering, zbrush, houdini, maya render, keyshot, product render',
    { look: 'editorial' },
  ],
];

/** Painters, movements, studios and films, by the look that comes nearest. */
const manners: readonly (readonly [list: string, meaning: Meaning])[] = [
  [
    'constable, chagall, frida kahlo, surrealism, surrealist, magritte, bob ross, thomas kinkade, hudson river school, romanticism, folk art, naive art, outsider art',
    { look: 'painterly' },
  ],
  [
    'renaissance, renaissance painting, renaissance style, renaissance art, baroque, rococo, da vinci, leonardo da vinci, michelangelo, raphael, botticelli, titian, rubens, velazquez, goya, bosch, hieronymus bosch, bruegel, neoclassical, academic art, pre raphaelite, john singer sargent',
    { look: 'masterly' },
  ],
  [
    'cubism, cubist, cubist style, cubist painting, picasso, pablo picasso, braque, futurism, futurist painting, abstract cubism, cubistic, analytical cubism',
    { look: 'cubist' },
  ],
  ['matisse, henri matisse, matisse cutout', { look: 'paper-cut' }],
  ['klimt, gustav klimt', { look: 'mosaic' }],
  ['munch, edvard munch', { look: 'swirling' }],
  ['rothko, kandinsky, abstract expressionism', { look: 'oil', implies: 'abstract' }],
  ['salvador dali, dali, dali style, in the style of dali', { look: 'oil', implies: 'desert' }],
  ['lichtenstein, roy lichtenstein, warhol, andy warhol', { look: 'halftone' }],
  ['gustave dore, dore, durer, albrecht durer', { look: 'engraving' }],
  ['mondrian, piet mondrian, malevich, saul bass', { look: 'flat-vector' }],
  ['seurat, georges seurat, signac', { look: 'impressionist' }],
  ['tron', { look: 'neon' }],
  [
    'wes anderson, wes anderson style, kubrick, christopher nolan, denis villeneuve, ridley scott, roger deakins',
    { look: 'cinematic' },
  ],
  [
    'greg rutkowski, artgerm, norman rockwell, beeple, zdzislaw beksinski, hr giger, giger, loish, ross tran, wlop, ilya kuvshinov, simon stalenhag, james gurney, frank frazetta, boris vallejo, craig mullins, john howe, alan lee, beatrix potter, maurice sendak, quentin blake, eric carle, dr seuss, ansel adams, annie leibovitz, steve mccurry, peter lik, tim burton, hr giger style, junji ito, yoji shinkawa, akira toriyama, katsuhiro otomo',
    {},
  ],
];

/** Where the look is given and nothing else: before a noun, or alone between commas. */
const finish: readonly (readonly [list: string, meaning: Meaning])[] = [
  [
    'fisheye, fisheye lens, fisheye view, fisheye shot, fish eye, fish eye lens, fish eye view',
    { look: 'photographic', features: ['fisheye'] },
  ],
  [
    'photorealistic, photo realistic, hyperrealistic, hyper realistic, hyperrealism, ultra realistic, ultrarealistic, realistic, lifelike, true to life, photographic, bokeh, depth of field, shallow depth of field, bokeh background, film grain, grain, grainy, 35mm, 50mm, 85mm, 24mm, 100mm, 135mm, 200mm, 70mm, 16mm, 8mm, f1.4, f 1 4, f1, f2, f4, f8, iso, kodak, kodak portra, portra, fujifilm, fuji, fujicolor, ektachrome, kodachrome, velvia, ilford, leica, canon, canon eos, nikon, hasselblad, sony alpha, sony a7, gopro, lens, lens flare, telephoto, telephoto lens, wide angle lens, macro lens, prime lens, tilt shift, tilt shift lens, motion blur, long exposure, double exposure, shutter speed, out of focus, blurred background, blurry background, blurred, soft focus, lomography, lomo, national geographic, natgeo, shutterstock, unsplash, getty images, adobe stock, instagram, pinterest, flickr, 500px, vogue, vogue magazine, food magazine, fashion magazine, architectural digest, stock image, focal length, aperture, exposure, composition shot, cinematic photography',
    { look: 'photographic' },
  ],
  [
    'cinematic, cinematic lighting, cinematic composition, anamorphic, imax, blockbuster, technicolor, letterbox, cinematic look, cinematic light, color graded, color grading, colour grading, arri alexa, panavision',
    { look: 'cinematic' },
  ],
  [
    'painterly, brushwork, loose brushwork, brush strokes, brushstrokes, visible brush strokes, acrylics, gouache',
    { look: 'painterly' },
  ],
  ['sfumato', { look: 'masterly', mood: 'dramatic' }],
  ['monochrome, greyscale, grayscale, in black and white, monochromatic', { features: ['monochrome'] }],
  ['macro, macro shot, extreme macro, macro detail', { camera: 'close-up' }],
  ['macro photo, macro photograph, macro photography', { camera: 'close-up', look: 'photographic' }],
  [
    'aerial photo, aerial drone photo, drone photo, aerial photography, drone footage, drone photography, satellite photo',
    { camera: 'from-above', look: 'photographic' },
  ],
  ['knolling, flat lay, flatlay, top down view, top down, top view', { camera: 'from-above' }],
  [
    'god rays, crepuscular rays, volumetric light, volumetric lighting, light shafts, shafts of light, sunbeams, light rays, rays of light, volumetric rays',
    { features: ['sunbeams'] },
  ],
  [
    'golden light, warm golden light, warm yellow light, soft yellow light, warm sunset light, golden hour light, golden hour lighting, magic hour',
    { time: 'dusk', features: ['sun'] },
  ],
  ['blue hour light, twilight sky', { time: 'dusk', features: ['blue-hour'] }],
  [
    'candle light, candlelight, candlelit, lit by candles, lit by candlelight',
    { features: ['candlelight'], mood: 'cosy', implies: 'room' },
  ],
  [
    'dramatic lighting, dramatic light, moody lighting, moody light, hard light, harsh light, rim light, rim lighting, rim lit, back light, backlit, backlight, back lighting, high contrast, strong contrast, split lighting, spot light',
    { mood: 'dramatic' },
  ],
  [
    'warm light, warm lighting, warm glow, soft warm light, cosy light, cozy light, cozy lighting, cosy lighting, warm colors, warm colours, warm tones, warm color palette, warm palette, warm nostalgic mood, warm street light',
    { mood: 'cosy' },
  ],
  [
    'soft light, soft lighting, natural light, natural lighting, diffused light, diffuse light, ambient light, ambient lighting, soft shadows, soft colors, soft colours, muted colors, muted colours, muted tones, muted palette, soft window light, soft natural light, soft daylight, soft morning light',
    { mood: 'calm' },
  ],
  [
    'dimly lit, dimly illuminated, poorly lit, dim light, dim lighting, moody, dark moody, dark and moody, moody atmosphere, dark atmosphere, dark mood, brooding, dark fantasy, dark scene, dark background, low key, low key lighting, tenebrous, grimdark, gothic horror',
    { mood: 'mysterious', features: ['darkness'] },
  ],
  [
    'bright saturated colors, bright colors, bright colours, vivid colors, vivid colours, vibrant colors, vibrant colours, saturated colors, saturated colours, rich colors, rich colours, bold colors, bold colours, candy colors, colorful style',
    { mood: 'joyful' },
  ],
  [
    'pastel palette, pastel colors, pastel colours, pastel tones, pastel color palette, soft pastel colors, soft pastels',
    { features: ['pastel'] },
  ],
  ['silhouette, silhouettes, silhouetted, in silhouette, silhouetted against', { features: ['silhouette'] }],
  ['bokeh, bokeh background, bokeh lights, blurred lights, out of focus lights', { features: ['bokeh'] }],
  [
    'vintage style, retro style, 70s style, 80s style, 80s retro, 1950s style, 1980s style, retro 70s, retro 80s, 80s, 70s, 60s, 90s, 1950s, 1960s, 1970s, 1980s, 1990s, 1920s, 1930s, 1940s, retro futurism, retrofuturism, retro futuristic',
    {},
  ],
  [
    'studio lighting, studio light, studio photo, studio photography, studio portrait, studio shot, studio backdrop',
    { setting: 'studio' },
  ],
  ['studio photo, studio photography, studio portrait, studio shot', { look: 'photographic' }],
];

/** Praise, resolutions, sites, jargon: nothing to draw. */
const nothing =
  'earpieces, ear cups, ear pads, cutouts, cutout, tufting, inlay, neckline, doodles, illustrations, depictions, representations, etchings, carvings, motifs, backdrop, canvas, foreground detail, signs of, show signs of, sign of, water cycle, life cycle, platform game, arrows, shadow, shadows, long shadows, soft shadow, cast shadow, light, lights, lighting effects, streaks of light, hue, hues, masterpiece, best quality, high quality, highest quality, top quality, ultra quality, amazing quality, quality, good quality, absurdres, highres, hires, high res, hi res, lowres, 4k, 8k, 16k, 2k, hd, uhd, full hd, ultra hd, 4k uhd, 8k uhd, 4k wallpaper, 8k wallpaper, hd wallpaper, 1080p, 2160p, desktop wallpaper, phone wallpaper, high resolution, high definition, resolution, highly detailed, ultra detailed, ultra-detailed, hyper detailed, hyperdetailed, insanely detailed, extremely detailed, super detailed, richly detailed, finely detailed, intricately detailed, very detailed, detailed, detail, details, fine details, fine detail, intricate details, intricate detail, intricate, intricately, elaborate, meticulous, exquisite, exquisite details, delicate details, sharp, sharp focus, sharp details, crisp, crisp details, focus, in focus, deep focus, hdr, hdri, dynamic range, high dynamic range, trending on artstation, trending, artstation, artstation hq, artstation trending, deviantart, deviant art, behance, dribbble, cgsociety, pixiv, pixiv fanbox, zerochan, reddit, tumblr, civitai, midjourney, midjourney style, stable diffusion, dall e, flux, sdxl, featured on artstation, featured on behance, featured, award winning, award winning photography, award winning photo, award winning art, award, prize winning, winner, contest winner, professional, professional photography, professional photo, professional lighting, pro photo, aesthetic, aesthetically pleasing, beautiful, gorgeous, stunning, amazing, nice, pretty, lovely, awesome, perfect, breathtaking, incredible, fantastic, great, excellent, wonderful, best, extraordinary, impressive, iconic, popular, composition, beautiful composition, dynamic composition, centered composition, symmetrical composition, rule of thirds, golden ratio, negative space, symmetrical, symmetry, perspective, dynamic pose, dynamic angle, pose, elegant pose, posing, lighting, global illumination, ambient occlusion, screen space reflections, reflections effect, caustics, bloom, post processing, post production, photoshop, lightroom, vsco, filter, instagram filter, vignette, chromatic aberration, glitch, noise, texture, textures, highly textured, skin texture, realistic textures, smooth, smooth shading, cel shading, cel shaded, shading, no shading, shaded, clean lines, clean line, clean, clean outlines, clean black outlines, black outlines, thick outline, thick outlines, thick white outline, white outline, bold outlines, bold lines, outline, outlines, rounded shapes, simple shapes, ornamental border, ornate border, decorative border, die cut, watermark, no watermark, signature, no text, text free, copy space, single color, two tone, duotone, gradient, gradients, color, vivid, vivid color, ornamental, decorative, aspect ratio, ratio, ar, seed, cfg, steps, sampler, lora, embedding, negative prompt, style raw, stylize, chaos, niji, version, render quality, ultra, hyper, super, mega, extremely, insanely, epic composition, epic scale, vast scale, sense of scale, grand scale, scale, storytelling, narrative, mood board, moodboard, concept, conceptual, concept design, sustainability concept, character design, character sheet, character concept, environment design, environment concept, splash art, promotional art, official art, cover art, key art, box art, card art, banner art, portfolio, editorial, editorial style, fashion editorial, high fashion, haute couture style, luxury, luxurious, premium, high end, glossy magazine, magazine, magazine style, brochure, leaflet, header image, hero image, thumbnail, banner image, web design, website design, landing page, ui, ux, user interface, interface design, style, styles, in style, modern style, art style, illustration style, artistic, artistic style, stylized, stylised, minimal style, simple, simplistic, plain style, picture, image, scene, view, shot, angle, visual, visuals, graphics, depiction, rendition, portrayal, artistic rendition, impression, artists impression, representation, interpretation, look, feel, vibe, vibes, tone, theme, themed, motif, inspired, inspiration, atmosphere, atmospheric, ambience, ambiance, mood, overall mood, overall scene, overall composition, overall effect, overall atmosphere, viewer, viewers, the viewer, onlooker, observer, eye catching, eye-catching, captivating, striking, mesmerizing, enchanting look, visually, visually striking, visually appealing, juxtaposition, contrast, contrasts, backdrop of color, palette, color scheme, sense, touch of, hint of, hints of, a hint of, a touch of';

export const pictureWords = vocabulary([
  ...[...media, ...manners, ...finish].map(([list, meaning]): [string, Meaning] => [
    list,
    { ...meaning, aboutPicture: true },
  ]),
  [nothing, { aboutPicture: true }],
]);

/** After these the rest of the phrase names whoever made it, or where it was shown. */
export const creditWords: ReadonlySet<string> = new Set(
  phrases(
    'in the style of, in style of, in the styles of, styled after, inspired by, as drawn by, painted by, drawn by, illustrated by, photographed by, directed by, designed by, created by, art by, artwork by, illustration by, painting by, photo by, photography by, work by, trending on, featured on, featured in, popular on, published in, as seen in, as seen on, shot on, shot with, taken with, taken on, captured on, captured with, rendered in, rendered with, rendered by, rendered using, made in blender, made with, drawn in, from the movie, from the film, from the game, from the series, still from, scene from, reminiscent of the works of, in the manner of, a la, after the style of',
  ),
);
