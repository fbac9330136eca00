import { loadSentenceEmbeddings, similarity } from '@easel/embeddings';
import type { PromptVerdict } from '../safety.js';
import type { Category } from './rules/terms.js';

export const OPINION_NAME = 'minilm-opinion/1';

/** What each category means, said in several ways, and what is near it and meant well. */
const EXAMPLES: readonly (readonly [Category | 'harmless', readonly string[]])[] = [
  [
    'sexual',
    [
      'a woman with no clothes on, showing her whole body',
      'two people in bed having intercourse',
      'a man undressed with everything exposed',
      'a couple without clothes touching each other in bed',
    ],
  ],
  [
    'violence',
    [
      'a man killing someone with a knife, blood everywhere',
      'the bodies of murdered people lying in blood',
      'a person being hacked to pieces with an axe',
      'a victim bleeding from terrible wounds',
    ],
  ],
  [
    'self_harm',
    [
      'a person hurting themselves with a razor',
      'someone swallowing pills in order to die',
      'how to end your own life',
    ],
  ],
  [
    'hate',
    [
      'immigrants are vermin and must be destroyed',
      'jews are an inferior race',
      'exterminate all people of one religion',
    ],
  ],
  [
    'harmless',
    [
      'a bedroom with a made bed and pillows',
      'a woman in a summer dress on a beach',
      'a chef with a knife cutting vegetables',
      'a lumberjack with an axe in a forest',
      'a doctor bandaging a wound',
      'a burning candle on a table',
      'dead leaves in autumn',
      'clothes hanging on a line',
      'pills and medicine bottles in a pharmacy',
      'a bath with bubbles and a rubber duck',
      'a couple kissing at their wedding',
      'immigrants arriving by ship with suitcases',
      'a race between runners',
      'a knight fighting a dragon',
      'a memorial for the dead with flowers',
      'a photo shoot of a car',
      'a family at the beach in swimwear',
    ],
  ],
];

/** Nearer to what is meant badly than this … */
const NEAR = 0.58;
/** … and by this much nearer than to anything that is meant well. */
const LEAD = 0.08;

/** Flags what the rules let pass although it means what they forbid. Asked only where words could mean either. */
export async function secondOpinion(prompt: string): Promise<PromptVerdict | undefined> {
  const [meaning, examples] = await Promise.all([embedOne(prompt), loadExamples()]);
  const nearest = new Map<Category | 'harmless', number>();
  for (const { category, vector } of examples) {
    nearest.set(category, Math.max(nearest.get(category) ?? -1, similarity(meaning, vector)));
  }
  const harmless = nearest.get('harmless') ?? -1;
  nearest.delete('harmless');
  const [category, score] = [...nearest].reduce((best, each) => (each[1] > best[1] ? each : best));
  if (score < NEAR || score < harmless + LEAD) return undefined;
  return { verdict: 'flag', category, score, threshold: NEAR, model: OPINION_NAME };
}

async function embedOne(text: string): Promise<Float32Array> {
  const [vector] = await (await loadSentenceEmbeddings()).embed([text]);
  if (!vector) throw new Error('the sentence model gave no vector');
  return vector;
}

interface Example {
  readonly category: Category | 'harmless';
  readonly vector: Float32Array;
}

let examplesOnce: Promise<Example[]> | undefined;

/** Embedded once; a failed load is tried again with the next prompt. */
async function loadExamples(): Promise<Example[]> {
  examplesOnce ??= embedExamples();
  try {
    return await examplesOnce;
  } catch (error) {
    examplesOnce = undefined;
    throw error;
  }
}

async function embedExamples(): Promise<Example[]> {
  const { embed } = await loadSentenceEmbeddings();
  const texts = EXAMPLES.flatMap(([category, sentences]) => sentences.map((text) => ({ category, text })));
  const vectors = await embed(texts.map(({ text }) => text));
  return texts.map(({ category }, index) => ({ category, vector: vectors[index] as Float32Array }));
}
