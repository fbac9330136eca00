import { lookRows } from './looks.js';
import { vocabulary } from './meaning.js';
import type { Meaning, Vocabulary } from './meaning.js';

export const moodWords = vocabulary([
  [
    'calm, peaceful, serene, tranquil, quiet, still, relaxing, relaxed, restful, silent, silence, gentle, soothing, meditative, zen, peace, serenity, tranquility, stillness',
    { mood: 'calm' },
  ],
  [
    'happy, joyful, cheerful, joy, happiness, fun, funny, playful, merry, festive, celebration, celebrating, party, lively, vibrant, whimsical, delight, birthday, carnival, festival, laughing, laughter, bright',
    { mood: 'joyful' },
  ],
  [
    'dramatic, epic, intense, powerful, fierce, majestic, heroic, grand, awe, mighty, apocalyptic, battle, war, action, raging, furious, spectacular',
    { mood: 'dramatic' },
  ],
  [
    'mysterious, mystery, eerie, spooky, haunted, creepy, dark, gloomy, ghostly, magical, mystical, enchanted, dreamy, dreamlike, ominous, ominously, foreboding, brooding, sinister, occult, secret, fairytale, fairy tale, ethereal, otherworldly, horror, macabre, nightmarish, hellish, cursed, lovecraftian, gothic atmosphere, gothic mood, gothic scene',
    { mood: 'mysterious' },
  ],
  [
    'romantic, romance, love, loving, tender, wedding, valentine, valentines, honeymoon, kissing, in love, hugging',
    { mood: 'romantic' },
  ],
  [
    'sad, lonely, melancholy, melancholic, nostalgic, nostalgia, sorrow, loneliness, abandoned, somber, sombre, gloom, grief, forgotten, desolate, forlorn, crying, solitude, solitary, wistful, heartbroken',
    { mood: 'melancholy' },
  ],
  ['cosy, cozy, warm, snug, homely, homey, comfy, comfortable, inviting, hygge', { mood: 'cosy' }],
]);

/** Said of the picture as a whole. */
const ofThePicture = (rows: readonly (readonly [string, Meaning])[]): Vocabulary =>
  vocabulary(rows.map(([list, meaning]) => [list, { ...meaning, aboutPicture: true }]));

export const cameraWords = ofThePicture([
  [
    'close up, closeup, close up of, macro, macro shot, detail shot, extreme close up, zoomed in, close up shot, close view',
    { camera: 'close-up' },
  ],
  ['portrait, portrait of, headshot, head shot, profile of, self portrait, half body', { camera: 'portrait' }],
  [
    'wide shot, wide angle, wide view, panorama, panoramic, panoramic view, establishing shot, vista, landscape view, wide landscape, sweeping view, from afar, from a distance, long shot, full view',
    { camera: 'wide' },
  ],
  ['medium shot, mid shot, full body, full body shot, waist up', { camera: 'medium' }],
  [
    'from above, birds eye view, bird eye view, aerial, aerial view, top down, top view, overhead, overhead view, flat lay, drone shot, drone view, seen from above',
    { camera: 'from-above' },
  ],
  [
    'wide angle lens from below, wide angle from below, wide angle shot from below, low angle, from its base, from the base, from its foot, from the bottom up, from ground level, looking up at, from below, worms eye view, worm eye view, looking up, seen from below, low angle shot',
    { camera: 'low-angle' },
  ],
]);

export const lookWords = ofThePicture([
  [
    'flat vector, vector, vector art, vector illustration, flat design, flat illustration, flat style, flat, minimalist illustration, minimal vector, flat vector illustration, corporate illustration, clip art, bauhaus',
    { look: 'flat-vector' },
  ],
  [
    'watercolor, watercolour, watercolor painting, watercolour painting, aquarelle, aquarell, watercolors, watercolours, wet on wet, acuarela, acquerello',
    { look: 'watercolour' },
  ],
  [
    'gouache, gouache painting, painterly, childrens book, picture book, childrens book illustration, storybook, storybook style, illustration, tempera, fresco, digital painting, concept art, digital art, matte painting',
    { look: 'gouache' },
  ],
  [
    'photo, photograph, photography, photographic, photorealistic, photo realistic, realistic, realism, dslr, 35mm, bokeh, raw photo, polaroid, film grain, hyperrealistic, stock photo, depth of field, photorealism, 85mm, kodak',
    { look: 'photographic' },
  ],
  [
    'cinematic, film still, movie still, movie scene, cinematic lighting, cinematic shot, anamorphic, cinema, movie poster style, blockbuster',
    { look: 'cinematic' },
  ],
  [
    'paper cut, papercut, paper cutout, paper cut out, cut paper, layered paper, paper art, paper craft, papercraft, collage, kirigami',
    { look: 'paper-cut' },
  ],
  [
    'swirling lines, swirling patterns, swirling brushstrokes, swirling brush strokes, swirling strokes, swirling colors, swirling colours, swirls of color, swirls of colour, swirling sky',
    { look: 'swirling' },
  ],
  ['neon, neon glow, glowing neon, neon style', { look: 'neon' }],
  [
    'pixel art, pixelart, pixel, 8 bit, 8bit, 16 bit, 16bit, pixelated, retro game, pixels, video game style, sprite',
    { look: 'pixel-art' },
  ],
  ['low poly, lowpoly, low polygon, polygonal, geometric style, faceted, low poly 3d render', { look: 'low-poly' }],
  [
    'engraving, engraved, etching, copperplate, steel engraving, banknote style, gustave dore, etched, intaglio',
    { look: 'engraving' },
  ],
  [
    'pen and ink, ink drawing, pen drawing, pen hatching, pen hatching drawing, marker drawing, hatching, cross hatching, crosshatching, ballpoint, ink sketch, ink, line work',
    { look: 'pen-hatching' },
  ],
  ['stipple, stippling, stippled, pointillism, pointillist, dotwork, dot work, pointillistic', { look: 'stipple' }],
  ['woodcut, wood cut, linocut, lino cut, linoprint, block print, wood engraving, lino print', { look: 'woodcut' }],
  [
    'halftone, half tone, pop art, screen print, screenprint, risograph, riso print, ben day dots, newsprint, retro comic, roy lichtenstein, silkscreen',
    { look: 'halftone' },
  ],
  [
    'black and white photo, black and white photograph, monochrome photo',
    { look: 'photographic', features: ['monochrome'] },
  ],
  [
    'monochrome, greyscale, grayscale, black and white illustration, black and white drawing, in black and white',
    { features: ['monochrome'] },
  ],
  ['cyberpunk, neon lights, blade runner', { look: 'cyberpunk', time: 'night', features: ['neon'] }],
  ['cyberpunk city, neon city', { look: 'cyberpunk', setting: 'city', time: 'night', features: ['neon', 'skyline'] }],
  ['neon sign', { things: [{ concept: 'sign', attributes: ['neon'] }] }],
  ...lookRows,
]);
