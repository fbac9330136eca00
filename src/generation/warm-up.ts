import type { Engine } from '../engines/engine.js';
import type { SafetyChecker } from '../safety/safety.js';
import type { Log } from '../telemetry/log.js';

export interface WarmUpOptions {
  readonly engine: Engine;
  readonly safety: SafetyChecker;
  readonly signal: AbortSignal;
  /** Aborts when somebody asks for a picture. */
  readonly asked: AbortSignal;
  readonly log: Log;
}

/**
 * Draws and checks a small picture that nobody sees, so that the first caller does not wait for models to load. One is
 * enough: more threads would take the processor from that caller, and rest again soon. Who comes before it is done has
 * the thread that it is drawn on: to load another one takes longer than the picture itself.
 */
export async function warmUp({ engine, safety, signal, asked, log }: WarmUpOptions): Promise<void> {
  const startedAt = performance.now();
  const task = { operation: 'text-to-image', model: 'flux/dev', style: 'painterly', palette: [] } as const;
  const draw = async (): Promise<void> => {
    const prompt = 'a quiet samovar beside a lighthouse';
    const unasked = { signal: AbortSignal.any([signal, asked]) };
    const { picture } = await engine.render({ ...task, prompt, width: 128, height: 128, seed: 0 }, unasked);
    if (picture.kind === 'raw') await safety.checkPicture(picture, unasked);
  };
  try {
    await Promise.all([safety.checkPrompt('a quiet sea', { signal }), draw()]);
    log.info({ milliseconds: Math.round(performance.now() - startedAt) }, 'warm');
  } catch (error) {
    if (!signal.aborted && !asked.aborted) log.warn({ err: error }, 'warming up failed');
  }
}
