import { relations } from '../../catalogue/relations.js';
import { vocabulary } from './meaning.js';
import type { Meaning } from './meaning.js';

/** The phrases of the table of relations. */
export const relationWords = vocabulary(
  [...relations].flatMap(([relation, { phrases }]) =>
    phrases.flatMap(([words, action]): [string, Meaning][] => {
      const meaning = { relation, ...(action !== undefined && { action }) };
      return [
        [words, meaning],
        [words.split(', ').flatMap(pastOf).join(', '), meaning],
      ];
    }),
  ),
);

/** "chased", "leaned against": what was done is drawn as being done. */
export function pastOf(phrase: string): string[] {
  const space = phrase.indexOf(' ');
  const verb = space < 0 ? phrase : phrase.slice(0, space);
  // there are thousands of phrases, and most are refused here
  if (!verb.endsWith('ing') || !/^\w{5,}$/.test(verb)) return [];
  const stem = verb.slice(0, -3);
  if (space < 0) return [`${stem}ed`];
  const single = stem.replace(/([bdgmnprt])\1$/, '$1');
  return [`${stem}ed`, `${stem}s`, `${single}s`, `${stem}es`].map((form) => form + phrase.slice(space));
}

/** "sitting on the right", "to its left": where, whatever one does there. */
function sideWords(side: string): string {
  const where = ['on the', 'to the', 'at the', 'on its', 'to its', 'on his', 'to his', 'on her', 'to her', 'on their'];
  const plain = where.flatMap((words) => [`${words} ${side}`, `${words} ${side} side`]);
  const posed = ['sitting', 'standing', 'seated', 'lying', 'placed', 'sits', 'stands', 'visible', 'seen', 'located'];
  return [
    ...plain,
    ...posed.flatMap((pose) => [`${pose} on the ${side}`, `${pose} to the ${side}`]),
    `at ${side}`,
    `${side} side`,
    `on the ${side} hand side`,
  ].join(', ');
}

export const placeWords = vocabulary([
  [sideWords('left'), { place: 'left' }],
  [sideWords('right'), { place: 'right' }],
  [
    'in the middle, in the center, in the centre, centered, centred, at the center, at the centre, middle',
    { place: 'centre' },
  ],
  ['in the foreground, foreground, up front', { place: 'foreground' }],
  [
    'in the background, background, in the distance, far away, distant, on the horizon, faraway, far off, far shore, opposite shore, far bank, opposite bank',
    { place: 'background' },
  ],
  [
    'in the top left corner, in the upper left corner, top left corner, upper left corner, at the top left',
    { place: 'top-left' },
  ],
  [
    'in the top right corner, in the upper right corner, top right corner, upper right corner, at the top right',
    { place: 'top-right' },
  ],
  [
    'in the bottom left corner, in the lower left corner, in the left corner, bottom left corner, lower left corner, left hand corner, left corner, at the bottom left',
    { place: 'bottom-left' },
  ],
  [
    'in the bottom right corner, in the lower right corner, in the right corner, bottom right corner, lower right corner, right hand corner, right corner, at the bottom right',
    { place: 'bottom-right' },
  ],
  ['at the top, on top, top', { place: 'top' }],
  ['at the bottom, bottom', { place: 'bottom' }],
]);

export const grammarWords = vocabulary([
  [
    'made of, made out of, made from, carved from, carved out of, built of, built from, constructed from, constructed of, crafted from, crafted of, crafted out of, fashioned from, fashioned out of, made up of, composed of, consisting of, formed from, knitted from, knitted out of, knit out of, woven out of, woven from, sculpted from, sculpted out of, built out of, constructed out of, assembled from, stacked from',
    { role: 'made' },
  ],
  [
    'focused on, intent on, concentrating on, contrast against, contrasting against, contrasts against, enticing, invites, inviting, beckoning, encouraging, allowing, attracting, contrast between, the contrast between, difference between, the difference between, relationship between, distinction between, juxtaposition of, in the pose of, foam art depiction of, latte art design of, foam art design of, foamy depiction of, latte art of, latte art depiction of, latte art representation of, foam art of, pose of, the pose of, looks like, that looks like, look like, looking like, shaped like, in the shape of, in the form of, serving as, serves as, acting as, acts as, used as, doubling as, doubles as, pretending to be, pretends to be, resembling, resembles, that resembles, resembled, looked like, reminiscent of, similar to, as if, mimicking, imitating, disguised as, evoking, evocative of, symbolizing, representing, instead of, rather than, about, named after, inspired by, stands as, standing as, stand as, attention of, the attention of, fixed on, coated in, coated with, drizzled with, drizzled in, smeared with, slathered in, slathered with, glazed with, glazed in, doused in, drenched in, possibly a, possibly an, potentially a, potentially an, perhaps a, perhaps an, likely a, likely an, most likely a, most likely an, probably a, probably an, presumably a, presumably an, maybe a, maybe an, vantage point of, the vantage point of, from the perspective of, window revealing, door revealing, opening revealing, hinting at, hints at, suggesting, suggests, suggest, ready to, about to, waiting to, prepared to, awaiting, in preparation for, preparations for, anticipation of, anticipation for, the anticipation of, almost like, much like, just like, akin to, indicating, indicative of, evidence of, telling tales of, hint at, signifying, as though, ready for, known for, made famous by, in search of, dreaming of, thinking of, thinking about',
    { role: 'like' },
  ],
  ['a, an', { role: 'one' }],
  ['the, this, that, these, those, his, her, its, their, my, our, your, every, each, another, other', { role: 'the' }],
  ['any', { role: 'some' }],
  ['and, or, plus, as well as, &', { role: 'and' }],
  ['of, with the likeness of, in the likeness of', { role: 'of' }],
  [
    'with, contrasted with, such as, having, has, cradles, hosts, hosting, featuring, containing, including, that has, w, features, contains, includes, showcasing, displaying, boasting, boasts, bears, occupied by, topped with, topped by, held up, holds up, holding up the weight of, heats, emblazoned with, marked with, supporting, supports, supported, filled with, adorned with, adorned by, decorated with, laden with, scattered with, lined with, dotted with, covered with, covered in, covered by, sprinkled with, surrounded by, flanked by, complete with, equipped with, full of, brimming with, overflowing with, loaded with, packed with, stuffed with, garnished with, crowned with, strewn with, overgrown with, complemented by, bordered by, framed by, teeming with, ringed by, encircled by, accompanied by',
    { role: 'with' },
  ],
  ['in, amid, amidst, through, across, throughout', { role: 'in' }],
  [
    'identifiable as, recognizable as, recognisable as, identified as, adorned in, decked out in, decked in, cloaked in, bedecked in, outfitted with, wearing, trying on, tries on, putting on, puts on, slipping on, modelling, modeling, donning, sporting, donned in, outfitted in, garbed in, attired in, dressed in, wears, clad in, in a pair of, dressed as, dressed like',
    { role: 'wearing' },
  ],
  [
    'absence of, the absence of, lack of, the lack of, no sign of, without, no, not, without any, no more, not a single, not any, free of, devoid of, minus, dont, never, zero, lacking, except, exclude, excluding, nor, missing its, missing his, missing her, missing their, missing a, missing an, missing the, missing one, missing some of its, missing all of its, lost its, lost his, lost her, that lost its, just lost its, has lost its, that has lost its',
    { role: 'without' },
  ],
  ['is, are, was, were, be, being, that is, that are, which is, who is, looks', { role: 'is' }],
  ['nobody, no one, no people, no humans, no person, no persons', { absent: ['people'] }],
  // nobody but who is told
  ['deserted, empty, uninhabited, unpeopled', { absent: ['others'] }],
  ['empty', { attribute: 'empty' }],
  [
    'thought bubble, thought bubbles, speech bubble, speech bubbles, cascades, cascading, outside of the, on the outside of, the outside of, ceramic tiles, ceramic tile, marble tiles, porcelain tiles, subway tiles, stream of water, streams of water, steady stream of water, vicinity, immediate vicinity, iron bars, metal bars, steel bars, dark iron bars, frozen in time, frozen in motion, frozen in place, overhead lighting, overhead light, overhead lights, wood grain, wood grains, natural grain, grain pattern, grain finish, natural grain finish, fine grain, deep grain, rich grain, jet streams, jet stream, sunlight streams, light streams, streams through, streams in, streams down, streams into, stream through, stream in, stand out, stands out, standing out, to stand out, on a leash, on a lead, on its leash, on leashes, catches the eye, catching the eye, catch the eye, draws the eye, drawing the eye, draw the eye, leading the eye, leads the eye, to the eye, tiles, tile, tiling, floor tiles, wall tiles, bathroom tiles, at eye level, eye level, the eye towards, bathed in, itself, themselves, himself, herself, oneself, myself, yourself, ourselves, whose, whom, what, why, how, if, because, though, although, however, meanwhile, yet, again, almost, nearly, slightly, directly, exactly, perfectly, neatly, gently, softly, clearly, simply, otherwise, rather, quite, around it, at the camera, on the camera, toward the camera, towards the camera, to the camera, for the camera, facing the camera, into the camera, looking at the camera, mirror image, mirror images, mirror like, pushing themselves, pushing himself, pushing herself, so does, so do, does, do, did, appears, appear, seems, seem, sets, setting in, begins, begin, hour, moment, day of, end, edge, side by side with, reflecting their, reflecting its, reflecting his, reflecting her, from, to, as, for, into, it, they, he, she, him, them, we, i, there, here, where, which, who, while, when, up, down, off, out, just, so, but, too, also, then, than, like, all, not more than, no more than, at least, at most, exactly, more than, less than, up to, not only, not just, some kind of, kind of, sort of, style, in the style of, in style of, styled, please, draw, paint, create, generate, make, show, showing, depicting, depiction, depicts, image, image of, picture, picture of, a picture of, an image of, photo of, a photo of, illustration of, painting of, a painting of, an illustration of, render, rendering, render of, artwork, artwork of, scene, scene of, scene with, view, view of, a view of, masterpiece, best quality, high quality, quality, highly detailed, detailed, ultra detailed, intricate, beautiful, gorgeous, stunning, amazing, nice, pretty, lovely, awesome, perfect, great looking, breathtaking, 4k, 8k, hd, uhd, high resolution, hi res, resolution, trending on artstation, artstation, award winning, professional, sharp, sharp focus, focus, in focus, hdr, background of, poster design, composition, lighting, light, soft light, soft lighting, volumetric lighting, natural light, light rays, lots, me, us, want, would, can, could, i want, give me, i would like, version, feeling, feeling of, the feeling of, sense of, a sense of, idea of, concept of, the concept of, made, lights, looking, seen, taken, shot, set, place, way, time, thing, things, something, someone, somewhere, each other, together, side by side, front, side, left, right, back, top of, kind, type, very much, through the, unreal engine, octane render, aesthetic, elegant, modern style, simple, minimal, minimalist, minimalistic, clean, clean lines, design, art, artistic, inspired by, by an artist, same, own, one another, being, first, second, last, during, his own, after, before the, until, since, most, more, less, much, such, both the, only, even, still life of, ratio, aspect ratio, ar, v, photo realistic style, vivid, rich, soft, warm light, ambient, subtle, delicate, full, full color, full colour, deep, dynamic, dynamic pose, pose, posing, character, character design, symmetrical, symmetry, centered composition, negative space, fine, saying, says, words, word, text, title, slogan, letters, lettering, bold, reads, bold letters, written, the words, caption, texture, textures, atmosphere, atmospheric, mood, moody lighting, shadow, shadows, soft shadows, glow of, effect, effects, s',
    { role: 'filler' },
  ],
]);
