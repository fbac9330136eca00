import type { LookName } from '../../language/brief.js';
import { pictureWords } from '../../language/vocabulary/about-the-picture.js';
import { colourWords } from '../../language/vocabulary/colours.js';
import { phrases } from '../../language/vocabulary/meaning.js';
import { lookWords } from '../../language/vocabulary/mood-and-style.js';
import type { PortraitLookName } from '../looks/look.js';

/** A look that can be asked for. */
export type WishedLook = PortraitLookName;

/** Which of a portrait's looks draws each look of a scene: the words of both are one vocabulary. */
const drawnAs: Readonly<Record<LookName, WishedLook>> = {
  'flat-vector': 'flat-vector',
  watercolour: 'watercolour',
  gouache: 'oil',
  photographic: 'studio',
  cinematic: 'studio',
  'paper-cut': 'flat-vector',
  neon: 'neon',
  'pixel-art': 'pixel-art',
  voxel: 'pixel-art',
  'low-poly': 'low-poly',
  engraving: 'ink',
  'pen-hatching': 'ink',
  stipple: 'ink',
  woodcut: 'ink',
  halftone: 'comic',
  editorial: 'cartoon-3d',
  painterly: 'oil',
  sketch: 'pencil',
  masterly: 'oil',
  anime: 'anime',
  comic: 'comic',
  'line-art': 'ink',
  blueprint: 'ink',
  chalk: 'pencil',
  pencil: 'pencil',
  charcoal: 'pencil',
  'stained-glass': 'low-poly',
  mosaic: 'low-poly',
  oil: 'oil',
  impressionist: 'oil',
  embroidery: 'oil',
  chiaroscuro: 'oil',
  'ukiyo-e': 'ink',
  synthwave: 'neon',
  cyberpunk: 'neon',
  'film-noir': 'vintage',
  'art-deco': 'flat-vector',
  'art-nouveau': 'flat-vector',
  'cartoon-3d': 'cartoon-3d',
  sticker: 'flat-vector',
  logo: 'flat-vector',
  isometric: 'flat-vector',
  infographic: 'flat-vector',
  claymation: 'cartoon-3d',
  origami: 'low-poly',
  'ink-wash': 'ink',
  swirling: 'oil',
  cubist: 'low-poly',
  crayon: 'pencil',
  'cross-stitch': 'pixel-art',
  study: 'pencil',
  graffiti: 'pop-art',
  advertisement: 'vintage',
  'fashion-sketch': 'ink',
};

/** Where people mean something narrower with a portrait than with a scene. */
const narrower: Readonly<Partial<Record<WishedLook, string>>> = {
  anime:
    'anime, anime style, anime art, anime character, anime girl, anime boy, anime key visual, manga, manga style, ghibli, studio ghibli, ghibli style, miyazaki, hayao miyazaki, makoto shinkai, shinkai, chibi, kawaii, waifu, naruto, sailor moon, cel shading, cel shaded',
  'cartoon-3d':
    '3d, pixar, pixar style, disney, disney style, 3d character, 3d avatar, 3d cartoon, cartoon 3d, lego, lego style, funko pop, memoji, bitmoji, the sims, sims style, action figure, barbie style, plastic doll',
  comic:
    'comic, comic book, comic book style, cartoon, cartoon style, cartoon character, caricature, marvel, dc comics, superhero comic, graphic novel',
  vintage:
    'vintage, vintage photo, vintage portrait, vintage photograph, retro, retro photo, old photo, old photograph, antique photo, sepia, sepia photo, daguerreotype, tintype, polaroid, analog photo, film photo, disposable camera photo, disposable camera, film noir, noir, victorian photo, mugshot, black and white photo, black and white photography, black and white photograph, black and white portrait, black and white, monochrome, monochrome photo, monochrome photography, greyscale, grayscale, in black and white, 1890s, 1900s, 1910s, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s',
  pencil:
    'pencil, pencil drawing, pencil sketch, pencil portrait, sketch, sketched, sketchy, drawing, hand drawn, charcoal drawing, charcoal sketch, graphite, graphite drawing, crayon drawing, chalk drawing, pastel drawing, colored pencil, coloured pencil, study drawing',
  'pop-art':
    'pop art, pop art style, andy warhol, warhol, warhol style, roy lichtenstein, lichtenstein, screen print, screenprint, silkscreen, silkscreen print, risograph, risograph print, riso print',
  'flat-vector':
    'flat vector, vector illustration, flat design, illustration, digital illustration, editorial illustration, spot illustration, minimalist, minimalist illustration, sticker, sticker design',
  'pixel-art': 'pixel art, 8 bit, 16 bit, minecraft, minecraft style, pixel, pixelated, game boy',
  'low-poly': 'low poly, polygon, polygons, polygonal, low poly 3d',
  ink: 'pen and ink, ink drawing, line art, engraving, woodcut, black and white drawing, black and white illustration, black and white ink, manga panel, black and white manga, stencil, banksy, tattoo style, tattoo design',
  oil: 'oil painting, oil portrait, painting, painted, old master, old masters, renaissance portrait, royal portrait painting, game of thrones style',
  studio:
    'photo, studio photo, photorealistic, headshot, professional headshot, corporate headshot, business headshot, linkedin, linkedin headshot, linkedin photo, linkedin profile picture, passport photo, passport picture, id photo, realistic, studio portrait, studio photo, studio shot, magazine cover, fashion photo',
};

/** Too general to stand against another look that is named: "anime digital art". */
const general = new Set(
  phrases(
    'art, artwork, digital art, digital painting, digital illustration, concept art, fan art, fanart, fantasy art, illustration, painting, drawing, graphic, graphic design, poster, key visual, cartoon, cartoon style, film, movie, video, render, rendering, minimalist, retro, cel shading, cel shaded, black and white, monochrome, icon, logo, badge, sticker, oil, oils, advertisement',
  ),
);
/** A look only when nothing follows that they could be said of: a vintage car, a neon green hoodie, a flat cap. */
const adjectives = new Set(
  phrases(
    'charcoal, vintage, retro, neon, flat, pixel, minimalist, sketch, ink, pencil, oil, chalk, film, movie, pastel, 3d',
  ),
);
const pictureNouns = new Set(
  phrases(
    'photo, photograph, photography, picture, portrait, style, styled, look, image, headshot, art, avatar, selfie, shot, poster, vibe, vibes, aesthetic, effect, filter, glow, light, lights, lighting, city, night, street, signs, film, camera, drawing, painting, sketch, illustration, character, render, design, version, animation, cartoon, model',
  ),
);

const vocabulary: ReadonlyMap<string, WishedLook> = new Map([
  ...[...lookWords, ...pictureWords].flatMap(([phrase, { look }]) => (look ? [[phrase, drawnAs[look]] as const] : [])),
  ...Object.entries(narrower).flatMap(([look, list]) =>
    phrases(list).map((phrase) => [phrase, look as WishedLook] as const),
  ),
]);
const LONGEST = 5;

/** The words that ask for a look, by its name, for the docs: those that people use for portraits first. */
export function wordsOfLooks(): ReadonlyMap<WishedLook, readonly string[]> {
  const found = new Map<WishedLook, Set<string>>();
  const add = (look: WishedLook, phrase: string): unknown =>
    found.set(look, (found.get(look) ?? new Set()).add(phrase));
  for (const [look, list] of Object.entries(narrower))
    for (const phrase of phrases(list)) add(look as WishedLook, phrase);
  for (const [phrase, look] of vocabulary) add(look, phrase);
  return new Map([...found].map(([look, words]) => [look, [...words]]));
}

/** The look that the words ask for; words are in lower case, `,` for a break. */
export function lookOf(words: readonly string[]): WishedLook | undefined {
  const found: { readonly look: WishedLook; readonly phrase: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const look = vocabulary.get(phrase);
      if (look === undefined) continue;
      if (!adjectives.has(phrase) || standsAlone(words[at + length])) found.push({ look, phrase });
      at += length - 1;
      break;
    }
  }
  const particular = found.filter(({ phrase, look }) => look !== 'studio' && !general.has(phrase));
  return (particular[0] ?? found.find(({ look }) => look !== 'studio') ?? found[0])?.look;
}

function standsAlone(next: string | undefined): boolean {
  return (
    next === undefined ||
    next === ',' ||
    pictureNouns.has(next) ||
    (/^(of|with|in|and|on|at|by)$/.test(next) && !colourWords.has(next))
  );
}
