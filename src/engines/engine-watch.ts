import type { Engine, EngineHealth } from './engine.js';

/** What is known of an engine's health. */
export interface EngineReport extends EngineHealth {
  readonly id: string;
  readonly version: string;
}

/** Remembers which engines are down, and looks in the background whether they have come back. */
export interface EngineWatch {
  /** May it be given a task? One that failed and came back gets a single task until it has drawn again. */
  up(engine: Engine): boolean;
  /** A task begins; exactly one of the following calls ends it. */
  attempt(engine: Engine): void;
  succeeded(engine: Engine): void;
  /** It could not be reached: down at once. */
  unavailable(engine: Engine): void;
  /** A task went wrong: down after a few in a row. */
  failed(engine: Engine): void;
  /** A task took too long: as if it had failed, and down at once when it does not answer for its health either. */
  late(engine: Engine): void;
  /** The caller gave up, which says nothing about the engine. */
  abandoned(engine: Engine): void;
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
  /** The last wait after failures: a server that answers for its health and breaks its tasks is left alone for longer each time. */
  waited: number;
  /** It fell because tasks failed, and only a picture proves that it draws again. */
  probation: boolean;
  /** Tasks that it has during its probation. */
  trials: number;
}

export function createEngineWatch({
  engines,
  firstCheckMilliseconds = 1_000,
  onChange = () => {},
}: EngineWatchOptions): EngineWatch {
  const states = new Map<Engine, State>(
    engines.map((engine) => [engine, { failures: 0, timer: undefined, waited: 0, probation: false, trials: 0 }]),
  );
  let report: { readonly at: number; readonly answer: Promise<readonly EngineReport[]> } | undefined;
  let closed = false;

  const longer = (waited: number) => Math.min(Math.max(waited * 2, firstCheckMilliseconds), MOST_MILLISECONDS);

  function fall(engine: Engine, state: State, detail: string, wait: number): void {
    if (state.timer || closed) return;
    onChange(engine, false, detail);
    checkAfter(engine, state, wait);
  }

  function checkAfter(engine: Engine, state: State, wait: number): void {
    state.timer = setTimeout(() => void check(engine, state, wait), wait).unref();
  }

  async function check(engine: Engine, state: State, waited: number): Promise<void> {
    const { ok, detail } = await ask(engine);
    if (closed || !state.timer) return;
    if (!ok) return checkAfter(engine, state, longer(waited));
    state.timer = undefined;
    onChange(engine, true, detail);
  }

  function countFailure(engine: Engine, state: State): void {
    state.failures += 1;
    if (!state.probation && state.failures < FAILURES_UNTIL_DOWN) return;
    state.probation = true;
    state.waited = longer(state.waited);
    fall(engine, state, `${state.failures} tasks in a row failed`, state.waited);
  }

  async function fallUnlessWell(engine: Engine, state: State): Promise<void> {
    const { ok, detail } = await ask(engine);
    if (!ok) fall(engine, state, detail, firstCheckMilliseconds);
  }

  /** Ends a task of the engine with what it says about it. */
  const settle = (verdict: (engine: Engine, state: State) => void) => (engine: Engine) => {
    const state = states.get(engine);
    if (!state) return;
    state.trials = Math.max(0, state.trials - 1);
    verdict(engine, state);
  };

  return {
    up(engine) {
      const state = states.get(engine);
      return state !== undefined && state.timer === undefined && !(state.probation && state.trials > 0);
    },
    attempt(engine) {
      const state = states.get(engine);
      if (state?.probation) state.trials += 1;
    },
    succeeded: settle((engine, state) => {
      Object.assign(state, { failures: 0, waited: 0, probation: false, trials: 0 });
      if (!state.timer) return;
      clearTimeout(state.timer);
      state.timer = undefined;
      onChange(engine, true, 'it drew again');
    }),
    // Asked at once: what kept it from this task may concern no other.
    unavailable: settle((engine, state) => fall(engine, state, 'unavailable', 0)),
    failed: settle(countFailure),
    late: settle((engine, state) => {
      countFailure(engine, state);
      void fallUnlessWell(engine, state);
    }),
    abandoned: settle(() => {}),
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
