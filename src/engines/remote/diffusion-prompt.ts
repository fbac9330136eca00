import type { HouseStyle, RenderTask } from '../engine.js';

/** A task in the words of a diffusion model, which knows nothing of house styles and palettes. */
export interface DiffusionPrompt {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly warnings: readonly string[];
}

const STYLE_WORDS: Record<HouseStyle, { readonly add: string; readonly avoid: string }> = {
  ink: { add: 'black and white ink illustration, pen and ink line art, high contrast', avoid: 'colour, photograph' },
  stock: { add: 'clean stock illustration, professional composition', avoid: 'watermark, signature' },
  photo: { add: 'stock photograph, natural light, sharp focus, high detail', avoid: 'illustration, watermark' },
  vector: { add: 'flat vector illustration, clean shapes, solid colours', avoid: 'photograph, watermark' },
  watercolor: { add: 'watercolour painting on paper, soft washes', avoid: 'photograph, watermark' },
  painterly: { add: '', avoid: '' },
  sketch: { add: '', avoid: '' },
  masterly: { add: '', avoid: '' },
  portrait: { add: 'portrait of the person', avoid: 'deformed face, extra people' },
};

// What a server reads as an order (load this file, use these arguments) must not come from a caller's prompt:
// `<sd_cpp_extra_args>{…}</sd_cpp_extra_args>` of sd-server, in pairs of any name;
const PAIRED_TAG = /<([a-z_][\w.-]*)>[^<>]*<\/\1\s*>/gi;
const HALF_PAIR = /<\/?[a-z_][\w.-]*\s*\/?>/gi;
// `<lora:name:1>`, `<hypernet:…>`, `<lyco:…>`. AUTOMATIC1111 reads `<(\w+):([^>]+)>` with any letter of Unicode in
// its \w and anything, a `<` as well, in its arguments; stable-diffusion.cpp's `<lora:([^:>]+):([^>]+)>` is narrower;
const NETWORK_TAG = /<\s*[\p{L}\p{M}\p{N}_]+\s*:[^>]*>/gu;
// the beginning of one, which words that are added later could complete;
const OPEN_TAG = /<(?=\s*[\p{L}\p{M}\p{N}_]+\s*:)/gu;
// and `embedding:name`, by which ComfyUI and others load a file.
const EMBEDDING = /embedding:[^\s,()]*/gi;
const ORDERS = [PAIRED_TAG, NETWORK_TAG, HALF_PAIR, OPEN_TAG, EMBEDDING];

/** Removes what a diffusion server would obey instead of draw. */
export function stripControlTags(prompt: string): { readonly text: string; readonly removed: number } {
  let text = prompt;
  let removed = 0;
  const drop = () => {
    removed += 1;
    return ' ';
  };
  // Again until nothing is found, or `<lo<lora:a:1>ra:b:1>` could leave a tag behind. Every round shortens the text.
  for (let before = ''; before !== text;) {
    before = text;
    for (const order of ORDERS) text = text.replace(order, drop);
  }
  return { text: removed > 0 ? text.replace(/\s+/g, ' ').trim() : prompt, removed };
}

/** The prompt with the house style and the palette in words. */
export function diffusionPrompt(task: RenderTask): DiffusionPrompt {
  const { text, removed } = stripControlTags(task.prompt);
  const negative = stripControlTags(task.negativePrompt ?? '');
  const style = STYLE_WORDS[task.style];
  const palette = task.palette.length > 0 ? `colour palette of ${task.palette.join(', ')}` : '';
  const tags = removed + negative.removed;
  const warnings = [];
  if (tags > 0) warnings.push(`${tags} control ${tags === 1 ? 'tag was' : 'tags were'} removed from the prompt`);
  if (palette) warnings.push('colors reach this engine only as words in the prompt');
  return {
    // Of a prompt that was nothing but tags, nothing is left; servers refuse an empty one.
    prompt: [text || 'a picture', style.add, palette].filter(Boolean).join(', '),
    negativePrompt: [negative.text, style.avoid].filter(Boolean).join(', '),
    warnings,
  };
}

/** What the caller must know of an engine that always paints the whole picture. */
export function backgroundNote(task: RenderTask): readonly string[] {
  return task.transparent ? ['background transparent is not honoured: the engine paints the whole picture'] : [];
}
