/**
 * What every engine must do, run against each of them: `describeEngineConformance(subject)` in an engine's test file.
 * A subject opens its engine in front of a backend that works, or that misbehaves in a named way and can be healed.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import {
  EngineError,
  type Engine,
  type EngineFault,
  type FacePicture,
  type Picture,
  type RenderTask,
} from './engine.js';
import type { TimeLimits } from './remote/time-limits.js';

/** How a backend may misbehave, and what its engine must make of it. */
const FAULTS = {
  absent: 'unavailable', // nothing there
  busy: 'unavailable', // says that it takes no more work
  'client-error': 'rejected', // refuses the task
  'server-error': 'failed',
  garbage: 'failed', // answers what nobody can parse
  'wrong-shape': 'failed', // answers well-formed data without a picture
  'not-a-picture': 'failed', // delivers bytes that are no picture
  truncated: 'failed', // delivers half a picture
  oversized: 'failed', // never stops delivering
  disconnect: 'failed', // goes away while it draws
  hang: 'deadline', // never answers
  frozen: 'unavailable', // takes connections and answers nothing at all, not even for its health
  drip: 'deadline', // answers a byte at a time
} as const satisfies Record<string, EngineFault>;

export type BackendFault = keyof typeof FAULTS;

/** The faults that only time tells. */
const WAITED_FOR: ReadonlySet<BackendFault> = new Set(['hang', 'frozen', 'drip']);

export interface OpenedEngine {
  readonly engine: Engine;
  /** Makes the backend work again. */
  readonly heal: () => void | Promise<void>;
  /** Closes engine and backend. */
  readonly close: () => Promise<void>;
}

export interface ConformanceSubject {
  readonly name: string;
  /** The faults that this engine's backend can have. */
  readonly faults: readonly BackendFault[];
  open(options: { readonly fault?: BackendFault; readonly limits?: Partial<TimeLimits> }): Promise<OpenedEngine>;
  /** What of the standard task must differ for this engine. */
  readonly task?: Partial<RenderTask>;
}

/** Long enough for a healthy backend on a busy machine, short enough to wait for. */
const SHORT = 1500;

/** Who is frozen is found out by the silence, long before a picture is late. */
function limitsFor(fault: BackendFault): Partial<TimeLimits> {
  if (fault === 'frozen') return { picture: 600_000, silence: SHORT };
  return { picture: FAULTS[fault] === 'deadline' ? SHORT : 30_000 };
}

/** A small task that every engine can draw. */
export function conformanceTask(changes: Partial<RenderTask> = {}): RenderTask {
  return {
    operation: 'text-to-image',
    model: 'flux/dev',
    style: 'painterly',
    prompt: 'a red lighthouse by the sea',
    width: 64,
    height: 64,
    seed: 7,
    steps: 2,
    guidance: 3,
    palette: [],
    ...changes,
  };
}

/** A face photo that needs no photo: shapes with the right data around them. */
export async function conformanceFace(): Promise<FacePicture> {
  const width = 96;
  const height = 128;
  const head = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#88aacc"/><ellipse cx="48" cy="56" rx="24" ry="32" fill="#d9a282"/></svg>`,
  );
  const photo = await sharp(head).flatten().jpeg({ quality: 95 }).toBuffer();
  const data = await sharp(head).ensureAlpha().raw().toBuffer();
  return {
    photo,
    width,
    height,
    cutout: { kind: 'raw', width, height, data },
    box: { x: 24, y: 24, width: 48, height: 64 },
    landmarks: Array.from(
      { length: 68 },
      (_, index) => [24 + (index % 8) * 6, 24 + Math.floor(index / 8) * 7] as const,
    ),
  };
}

async function pixelsOf(picture: Picture): Promise<{ width: number; height: number; data: Uint8Array }> {
  if (picture.kind === 'raw') {
    const { width, height, channels = 4, data } = picture;
    assert.equal(data.length, width * height * channels, 'raw pixels fill the picture');
    return {
      width,
      height,
      data: await sharp(data, { raw: { width, height, channels } }).ensureAlpha().raw().toBuffer(),
    };
  }
  const { data, info } = await sharp(picture.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** On a crowded machine a healthy backend may miss the short deadline of these tests now and then. */
const PATIENCE_MILLISECONDS = 180_000;

async function recovered(draw: () => Promise<unknown>, patience = Date.now() + PATIENCE_MILLISECONDS): Promise<void> {
  try {
    await draw();
  } catch (error) {
    if (Date.now() > patience || !(error instanceof EngineError) || !['deadline', 'unavailable'].includes(error.fault))
      throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await recovered(draw, patience);
  }
}

function never(): AbortSignal {
  return new AbortController().signal;
}

export function describeEngineConformance(subject: ConformanceSubject): void {
  const task = (changes: Partial<RenderTask> = {}) => conformanceTask({ ...subject.task, ...changes });
  const render = async (engine: Engine, changes: Partial<RenderTask> = {}) => {
    const { picture } = await engine.render(task(changes), { signal: never() });
    return pixelsOf(picture);
  };
  const using = async (
    options: Parameters<ConformanceSubject['open']>[0],
    work: (opened: OpenedEngine) => Promise<void>,
  ) => {
    const opened = await subject.open(options);
    try {
      await work(opened);
    } finally {
      await opened.close();
    }
  };

  describe(`${subject.name} conforms`, { concurrency: 1 }, () => {
    test('it says who it is and that it is well', () =>
      using({}, async ({ engine }) => {
        assert.match(engine.id, /^[a-z0-9][a-z0-9-]*$/);
        assert.match(engine.version, /^\S+$/, 'a version that fits a header');
        assert.ok(engine.capabilities.operations.length > 0);
        assert.ok(Number.isInteger(engine.capabilities.concurrency) && engine.capabilities.concurrency >= 1);
        const health = await engine.health();
        assert.equal(health.ok, true, health.detail);
      }));

    test('it draws pictures from which the wanted size can be cut', () =>
      using({}, async ({ engine }) => {
        for (const [width, height] of [
          [64, 64],
          [72, 65],
          [65, 130],
        ] as const) {
          const given = task({ width, height });
          const frozen = JSON.stringify(given);
          const { picture, warnings } = await engine.render(given, { signal: never() });
          const drawn = await pixelsOf(picture);
          assert.ok(drawn.width >= width && drawn.height >= height, `${drawn.width}x${drawn.height}`);
          assert.ok(Array.isArray(warnings));
          assert.equal(JSON.stringify(given), frozen, 'the task is left as it was');
        }
      }));

    test('the same task gives the same bytes, another seed others, where it claims so', (context) =>
      using({}, async ({ engine }) => {
        if (!engine.capabilities.deterministic) return context.skip('not claimed');
        const first = await render(engine);
        const again = await render(engine);
        assert.deepEqual(Buffer.from(again.data), Buffer.from(first.data));
        // 0 and what does not fit into 31 bits: some servers take these for chance.
        for (const seed of [0, 2_147_483_648, 4_294_967_295]) {
          const other = await render(engine, { seed });
          assert.notDeepEqual(Buffer.from(other.data), Buffer.from(first.data), String(seed));
          assert.deepEqual(Buffer.from((await render(engine, { seed })).data), Buffer.from(other.data), String(seed));
        }
      }));

    test('black-and-white comes out in greys', () =>
      using({}, async ({ engine }) => {
        const { data } = await render(engine, { style: 'ink', model: 'illustration/black-and-white' });
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) assert.fail(`a coloured pixel at ${at / 4}`);
        }
      }));

    test('a transparent background and a negative prompt are honoured, or warned about', () =>
      using({}, async ({ engine }) => {
        const given = task({ transparent: true, negativePrompt: 'people, <lora:x:1>' });
        const { picture, warnings } = await engine.render(given, { signal: never() });
        const { data } = await pixelsOf(picture);
        const clear = data.some((value, at) => at % 4 === 3 && value < 255);
        assert.ok(clear || /background/.test(warnings.join()), warnings.join());
      }));

    test('progress stays between 0 and 1 and never falls', () =>
      using({}, async ({ engine }) => {
        const seen: number[] = [];
        await engine.render(task(), { signal: never(), onProgress: (share) => seen.push(share) });
        const settled = seen.length;
        for (const [index, share] of seen.entries()) {
          assert.ok(share >= 0 && share <= 1, String(share));
          assert.ok(share >= (seen[index - 1] ?? 0), seen.join(' '));
        }
        await new Promise((resolve) => setImmediate(resolve));
        assert.equal(seen.length, settled, 'nothing is told after the end');
      }));

    test('the avatar takes a face, where it claims so', (context) =>
      using({}, async ({ engine }) => {
        if (!engine.capabilities.operations.includes('avatar')) return context.skip('not claimed');
        const face = await conformanceFace();
        const drawn = await render(engine, { operation: 'avatar', model: 'avatar', style: 'portrait', face });
        assert.ok(drawn.width >= 64 && drawn.height >= 64);
      }));

    test('a cancelled task rejects with the reason, before and while it is drawn, and the next one works', () =>
      using(subject.faults.includes('hang') ? { fault: 'hang' } : {}, async ({ engine, heal }) => {
        const reason = new Error('the caller went away');
        const before = AbortSignal.abort(reason);
        await assert.rejects(engine.render(task(), { signal: before }), reason);
        const controller = new AbortController();
        // Where nothing hangs, the picture is large enough to be still drawn when it is given up.
        const large = subject.faults.includes('hang') ? {} : { width: 1536, height: 1536 };
        const running = engine.render(task(large), { signal: controller.signal });
        const waiting = engine.render(task({ ...large, seed: 8 }), { signal: controller.signal });
        setTimeout(() => controller.abort(reason), 20);
        await Promise.all([assert.rejects(running, reason), assert.rejects(waiting, reason)]);
        await heal();
        await render(engine);
      }));

    test('tasks at once do not mix', () =>
      using({}, async ({ engine }) => {
        const seeds = [1, 2, 3, 4, 5, 6];
        const together = await Promise.all(seeds.map((seed) => render(engine, { seed })));
        if (!engine.capabilities.deterministic) return;
        const alone = await render(engine, { seed: 3 });
        assert.deepEqual(Buffer.from(together[2]?.data ?? []), Buffer.from(alone.data));
        assert.equal(new Set(together.map(({ data }) => Buffer.from(data).toString('base64'))).size, seeds.length);
      }));

    test('a closed engine is unavailable', async () => {
      const { engine, close } = await subject.open({});
      await engine.close();
      await assert.rejects(engine.render(task(), { signal: never() }), { name: 'EngineError', fault: 'unavailable' });
      assert.equal((await engine.health()).ok, false);
      await close();
    });

    const endsWell = (fault: BackendFault): void =>
      void test(`${fault}: ends as "${FAULTS[fault]}", and the next one works`, () =>
        using({ fault, limits: limitsFor(fault) }, async ({ engine, heal }) => {
          await assert.rejects(engine.render(task(), { signal: never() }), (error) => {
            assert.ok(error instanceof EngineError, String(error));
            assert.equal(error.fault, FAULTS[fault], error.message);
            assert.equal(error.engine, engine.id);
            assert.doesNotMatch(
              error.publicMessage,
              /[/\\](home|root|tmp|usr)[/\\]|\d+\.\d+\.\d+\.\d+/,
              'nothing private',
            );
            return true;
          });
          if (fault === 'absent') {
            const health = await engine.health();
            assert.equal(health.ok, false);
            assert.ok(health.detail.length > 0);
          }
          await heal();
          await recovered(() => render(engine));
          assert.equal((await engine.health()).ok, true);
        }));
    const waits = subject.faults.filter((fault) => WAITED_FOR.has(fault));
    for (const fault of subject.faults) if (!WAITED_FOR.has(fault)) endsWell(fault);
    // Those that end by silence wait for it together.
    if (waits.length > 0) describe('whoever is silent', { concurrency: waits.length }, () => waits.forEach(endsWell));
  });
}
