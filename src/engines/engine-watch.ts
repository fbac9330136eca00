import type { Engine, EngineHealth } from './engine.js';

/** What is known of an engine's health. */
export interface EngineReport extends EngineHealth {
  readonly id: string;
  readonly version: string;
}

/** Remembers which engines are down, and looks in the background whether they have come back. */
export interface EngineWatch {
  up(engine: Engine): boolean;
  succeeded(engine: Engine): void;
  /** It could not be reached: down at once. */
  unavailable(engine: Engine): void;
  /** A task went wrong: down after a few in a row. */
  failed(engine: Engine): void;
  /** Every engine, asked now, or a moment ago when the question comes often. */
  health(): Promise<readonly EngineReport[]>;
  close(): void;
}

export interface EngineWatchOptions {
  readonly engines: readonly Engine[];
  /** The wait between the first two checks after a fall; each further one is twice as long, to a minute. */
  readonly firstCheckMilliseconds?: number;
  readonly onChange?: (engine: Engine, up: boolean, detail: string) => void;
}

const MOST_MILLISECONDS = 60_000;
const FAILURES_UNTIL_DOWN = 3;
const REPORT_MILLISECONDS = 2_000;

interface State {
  failures: number;
  /** Runs while the engine is down. */
  timer: NodeJS.Timeout | undefined;
}

export function createEngineWatch({
  engines,
  firstCheckMilliseconds = 1_000,
  onChange = () => {},
}: EngineWatchOptions): EngineWatch {
  const states = new Map<Engine, State>(engines.map((engine) => [engine, { failures: 0, timer: undefined }]));
  let report: { readonly at: number; readonly answer: Promise<readonly EngineReport[]> } | undefined;
  let closed = false;

  function fall(engine: Engine, detail: string): void {
    const state = states.get(engine);
    if (!state || state.timer || closed) return;
    onChange(engine, false, detail);
    // At once: what kept it from this task may concern no other.
    checkAfter(engine, state, 0);
  }

  function checkAfter(engine: Engine, state: State, wait: number): void {
    state.timer = setTimeout(() => void check(engine, state, wait), wait).unref();
  }

  async function check(engine: Engine, state: State, waited: number): Promise<void> {
    const { ok, detail } = await ask(engine);
    if (closed || !state.timer) return;
    if (!ok)
      return checkAfter(engine, state, Math.min(Math.max(waited * 2, firstCheckMilliseconds), MOST_MILLISECONDS));
    state.timer = undefined;
    state.failures = 0;
    onChange(engine, true, detail);
  }

  return {
    up: (engine) => states.get(engine)?.timer === undefined,
    succeeded(engine) {
      const state = states.get(engine);
      if (!state) return;
      state.failures = 0;
      if (!state.timer) return;
      clearTimeout(state.timer);
      state.timer = undefined;
      onChange(engine, true, 'it drew again');
    },
    unavailable: (engine) => fall(engine, 'unavailable'),
    failed(engine) {
      const state = states.get(engine);
      if (!state) return;
      state.failures += 1;
      if (state.failures >= FAILURES_UNTIL_DOWN) fall(engine, `${state.failures} tasks in a row failed`);
    },
    health() {
      const now = performance.now();
      // Anybody may ask for the service's readiness; that must not become a flood towards the engines.
      if (!report || now - report.at > REPORT_MILLISECONDS) report = { at: now, answer: Promise.all(engines.map(ask)) };
      return report.answer;
    },
    close() {
      closed = true;
      for (const { timer } of states.values()) clearTimeout(timer);
    },
  };
}

async function ask(engine: Engine): Promise<EngineReport> {
  const { id, version } = engine;
  try {
    return { id, version, ...(await engine.health()) };
  } catch (error) {
    return { id, version, ok: false, detail: error instanceof Error ? error.message : 'health check failed' };
  }
}
