import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { GenerationResult } from '../contract/responses.js';
import { admit } from './admit.js';
import { checkFace } from './check.js';
import { explanationOf } from './explanation.js';
import { draw } from './draw.js';
import { prepare } from './prepare.js';
import { recordRequest } from './record.js';
import { startRun, type GenerationContext, type GenerationPorts, type Run } from './run.js';

/** The use case: from a checked request to stored pictures. */
export interface Generation {
  generate(request: GenerationRequest, context: GenerationContext): Promise<GenerationResult>;
}

export function createGeneration(ports: GenerationPorts): Generation {
  return {
    async generate(request, context) {
      const { run, stop } = startRun(request, context, ports);
      try {
        const result = await walkTheLine(run);
        recordRequest(run, 200);
        return result;
      } catch (error) {
        recordRequest(run, ApiError.isInstance(error) ? error.status : 500, error);
        throw error;
      } finally {
        stop();
      }
    },
  };
}

async function walkTheLine(run: Run): Promise<GenerationResult> {
  const { request, context, ports, progress, signal } = run;
  ports.queue.requireRoom(request.imageCount);
  const prompt = await admit(request, ports, signal);
  if (prompt.verdict !== 'allow') progress.safety.push({ subject: 'prompt', ...prompt });
  const { seed, tasks, face } = await prepare(request, ports, { signal, caller: context.keyId });
  progress.seed = seed;
  let flagged = request.safetyChecker && prompt.verdict === 'flag';
  if (request.safetyChecker && face && !flagged) {
    const verdict = await checkFace(face, ports.safety, signal);
    progress.safety.push({ subject: 'photo', ...verdict });
    flagged = verdict.flagged;
  }
  const queuedAt = performance.now();
  const jobs = tasks.map((task) => (jobSignal: AbortSignal) => {
    progress.firstStart ??= performance.now();
    return draw({ ...run, signal: jobSignal }, task, flagged);
  });
  const pictures = await ports.queue.run(jobs, { signal });
  const explanation = request.explain ? explanationOf(progress.explanation) : undefined;
  const firstStart = progress.firstStart ?? queuedAt;
  progress.queueSeconds = seconds(queuedAt, firstStart);
  progress.inferenceSeconds = seconds(firstStart, progress.lastRender ?? firstStart);
  return {
    request,
    seed,
    pictures,
    engine: progress.engine ?? 'none',
    ...(explanation === undefined ? {} : { explanation }),
    timings: {
      queue: progress.queueSeconds,
      inference: progress.inferenceSeconds,
      total: seconds(progress.startedAt, performance.now()),
    },
  };
}

function seconds(from: number, to: number): number {
  return Math.round((to - from) * 10) / 10_000;
}
