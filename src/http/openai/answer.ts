import type { OpenAiResponse } from '../../contract/openai.js';
import type { FinishedPicture, GenerationResult } from '../../contract/responses.js';
import type { Kind, Translated } from './translate.js';

const NO_TOKENS = {
  input_tokens: 0,
  output_tokens: 0,
  total_tokens: 0,
  input_tokens_details: { image_tokens: 0, text_tokens: 0 },
};

const now = (): number => Math.floor(Date.now() / 1000);

const common = ({ request, quality }: Translated) => ({
  background: request.transparent ? ('transparent' as const) : ('opaque' as const),
  output_format: request.outputFormat,
  quality,
  size: `${request.width}x${request.height}`,
});

/** The answer in the shape of OpenAI's `ImagesResponse`, with the seed and the flags beside it. */
export function toOpenAiResponse(result: GenerationResult, asked: Translated): OpenAiResponse {
  return {
    created: now(),
    data: result.pictures.map((picture) => ({
      ...(asked.base64 ? { b64_json: picture.fileData ?? '' } : { url: picture.url }),
      revised_prompt: result.request.prompt,
    })),
    ...common(asked),
    seed: result.seed,
    has_nsfw_concepts: result.pictures.map(({ flagged }) => flagged),
    usage: NO_TOKENS,
    ...(result.explanation === undefined ? {} : { explanation: result.explanation }),
  };
}

const EVENT_PREFIX: Readonly<Record<Kind, string>> = { generations: 'image_generation', edits: 'image_edit' };

export interface StreamEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function completedEvent(kind: Kind, picture: FinishedPicture, asked: Translated): StreamEvent {
  return {
    type: `${EVENT_PREFIX[kind]}.completed`,
    b64_json: picture.fileData ?? '',
    created_at: now(),
    ...common(asked),
    usage: NO_TOKENS,
  };
}

export function partialEvent(kind: Kind, base64: string, index: number, asked: Translated): StreamEvent {
  return {
    type: `${EVENT_PREFIX[kind]}.partial_image`,
    b64_json: base64,
    created_at: now(),
    partial_image_index: index,
    ...common(asked),
  };
}

/** As server-sent events are written. */
export const eventText = (event: StreamEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
