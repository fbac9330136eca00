import type { RenderTask } from '../engine.js';
import { backgroundNote, diffusionPrompt, type DiffusionPrompt } from '../remote/diffusion-prompt.js';
import { foldNote, foldSeed } from '../remote/seed-range.js';
import { sizeToRender, type Size } from '../remote/size-rule.js';
import type { Dialect, GuidanceKind } from './dialects.js';

/** A task in the words of a dialect, and what of it gets lost. */
export interface Asked {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly size: Size;
  /** Names are the dialect's own. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

export interface AskOptions {
  readonly dialect: Dialect;
  readonly model: string | undefined;
  readonly guidance: GuidanceKind | undefined;
}

export function askFor(task: RenderTask, { dialect, model, guidance }: AskOptions): Asked {
  const { prompt, negativePrompt, warnings } = wordsFor(task, dialect);
  const notes = [...warnings];
  const plain = (text: string) => (dialect.promptOrders ? text.replace(dialect.promptOrders, ' ') : text);
  const numbers: Record<string, number> = {};
  const set = (name: string, field: string | undefined, value: number | undefined) => {
    if (value === undefined) return;
    if (field) numbers[field] = value;
    else notes.push(`${name} is not honoured by ${dialect.about}`);
  };

  const seed = dialect.seeds ? foldSeed(task.seed, dialect.seeds) : task.seed;
  set('seed', dialect.seed, seed);
  notes.push(...foldNote(dialect.about, task.seed, seed));
  set('num_inference_steps', dialect.steps, task.steps);
  const kind = guidanceKind(dialect, model, guidance);
  if (kind === 'none') {
    if (task.guidance !== undefined) notes.push('guidance_scale has no meaning for this model');
  } else set('guidance_scale', dialect.guidance?.[kind], task.guidance);

  if (task.negativePrompt !== undefined && !dialect.negativePrompt && !dialect.negativeMark)
    notes.push(`negative_prompt is not honoured by ${dialect.about}`);
  if (!dialect.background) notes.push(...backgroundNote(task));

  // True guidance is a second pass with the negative prompt; without one it does not take place.
  const needsNegative = kind === 'true-cfg' && task.guidance !== undefined && !negativePrompt;
  return {
    prompt:
      dialect.negativeMark && negativePrompt
        ? `${plain(prompt)}${dialect.negativeMark}${plain(negativePrompt)}`
        : plain(prompt),
    negativePrompt: needsNegative ? ' ' : negativePrompt,
    size: sizeToRender(task, dialect.size),
    numbers,
    warnings: notes,
  };
}

function wordsFor(task: RenderTask, dialect: Dialect): DiffusionPrompt {
  if (dialect.ownStyles) return { prompt: task.prompt, negativePrompt: task.negativePrompt ?? '', warnings: [] };
  return diffusionPrompt(task);
}

function guidanceKind(dialect: Dialect, model: string | undefined, chosen: GuidanceKind | undefined): GuidanceKind {
  if (chosen) return chosen;
  if (model && dialect.trueCfgModels?.test(model)) return 'true-cfg';
  return (Object.keys(dialect.guidance ?? { cfg: '' })[0] ?? 'cfg') as GuidanceKind;
}
