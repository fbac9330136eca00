import type { Engine } from '../engines/engine.js';
import type { SafetyChecker } from '../safety/safety.js';
import type { Log } from '../telemetry/log.js';

export interface WarmUpOptions {
  readonly engine: Engine;
  readonly safety: SafetyChecker;
  /** How many pictures are drawn at once. */
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Draws and checks small pictures that nobody sees, so that the first caller does not wait for models to load. */
export async function warmUp({ engine, safety, threads, signal, log }: WarmUpOptions): Promise<void> {
  const startedAt = performance.now();
  const task = { operation: 'text-to-image', model: 'flux/dev', style: 'painterly', palette: [] } as const;
  const draw = async (seed: number): Promise<void> => {
    const prompt = 'a quiet samovar beside a lighthouse';
    const { picture } = await engine.render({ ...task, prompt, width: 128, height: 128, seed }, { signal });
    if (seed === 0 && picture.kind === 'raw') await safety.checkPicture(picture, { signal });
  };
  try {
    await Promise.all([
      safety.checkPrompt('a quiet sea', { signal }),
      ...Array.from({ length: threads }, (_, seed) => draw(seed)),
    ]);
    log.info({ milliseconds: Math.round(performance.now() - startedAt) }, 'warm');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'warming up failed');
  }
}
