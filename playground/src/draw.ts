import type { Easel, FluxResponse, Model, StockResponse } from '@easel/client';
import type { Entry } from './history.ts';
import { bodyOf, type Settings } from './settings.ts';

export interface DrawOptions {
  readonly easel: Easel;
  readonly model: Model | undefined;
  readonly face: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number, waiting: boolean, preview: string | undefined) => void;
}

/** One picture, from the settings to what history keeps. */
export async function draw(settings: Settings, options: DrawOptions): Promise<Entry> {
  const { easel, model, face, signal, onProgress } = options;
  const startedAt = performance.now();
  const answer = (await easel.generate(
    settings.model,
    // The file rides in the answer: the page needs no other address, wherever pictures are stored.
    { ...bodyOf(settings, model, face), explain: true, sync_mode: true },
    {
      signal,
      onProgress: ({ progress, status }, preview) => onProgress(progress ?? 0, status === 'IN_QUEUE', preview),
    },
  )) as FluxResponse | StockResponse;
  const result = 'data' in answer ? answer.data : answer;
  const image = result.images[0];
  if (image?.file_data === undefined) throw new Error('The service answered without a picture.');
  const bytes = Uint8Array.from(atob(image.file_data), (character) => character.charCodeAt(0));
  const type = image.content_type ?? 'image/png';
  return {
    id: `${Date.now()}-${Math.random()}`,
    createdAt: Date.now(),
    settings: { ...settings, seed: result.seed },
    seed: result.seed,
    width: image.width,
    height: image.height,
    file: new Blob([bytes], { type }),
    fileName: `${nameOf(settings.prompt)}-${result.seed}.${type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'png'}`,
    flagged: result.has_nsfw_concepts[0] ?? false,
    seconds: (performance.now() - startedAt) / 1000,
    explanation: result.explanation,
  };
}

function nameOf(prompt: string): string {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, 6).join('-').slice(0, 60) || 'picture';
}
