import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createA1111Engine, type A1111Settings } from '../../src/engines/a1111/engine.js';
import {
  conformanceFace,
  conformanceTask,
  describeEngineConformance,
  type BackendFault,
  type ConformanceSubject,
} from '../../src/engines/conformance.js';
import { until } from '../support/until.js';
import { pictureFor, startBackend } from './faulty-backend.js';
import { createReplay } from './replay.js';

const signal = new AbortController().signal;

interface ServerOptions {
  readonly fault?: BackendFault | undefined;
  readonly stepMilliseconds?: number;
  /** Started with --nowebui, which leaves the questions about single tasks out. */
  readonly withoutWebUi?: boolean;
  /** sd-server has the calls that draw, and neither progress nor interrupt. */
  readonly sdServer?: boolean;
}

/** A server with the interface of AUTOMATIC1111's web UI: one picture at a time, global progress and interrupt. */
async function startWebUi({ fault, stepMilliseconds = 1, withoutWebUi, sdServer }: ServerOptions = {}) {
  const replay = createReplay(sdServer ? 'a1111-on-sd-server' : 'a1111');
  const interrupts: (string | undefined)[] = [];
  const finished = new Set<string>();
  const waiting: string[] = [];
  const state: { current: string | undefined; stop: boolean; share: number } = {
    current: undefined,
    stop: false,
    share: 0,
  };
  const backend = await startBackend({
    fault,
    faultPath: () => /txt2img/,
    async answer(request, spoil) {
      replay.check(request);
      switch (`${request.method} ${request.path}`) {
        case 'POST /sdapi/v1/txt2img':
        case 'POST /sdapi/v1/img2img': {
          const { force_task_id: taskId, ...asked } = request.json();
          waiting.push(String(taskId));
          while (state.current !== undefined || waiting[0] !== taskId) await sleep(1);
          state.current = waiting.shift();
          state.stop = false;
          const steps = Number(asked['steps']);
          for (let step = 0; step < steps && !state.stop; step += 1) {
            await sleep(stepMilliseconds);
            state.share = (step + 1) / steps;
          }
          finished.add(String(taskId));
          state.current = undefined;
          // sd-server reads 32 bits with a sign, and takes a negative seed for chance.
          const chance = (Number(asked['seed']) | 0) < 0 ? randomUUID() : '';
          const picture = spoil(await pictureFor([asked, chance], Number(asked['width']), Number(asked['height'])));
          return replay.answer(request.path.slice('/sdapi/v1/'.length), { picture: picture.toString('base64') });
        }
        case 'GET /sdapi/v1/progress':
          return replay.answer('progress', { share: state.share, jobs: state.current ? 1 : 0 });
        case 'POST /sdapi/v1/interrupt':
          interrupts.push(state.current);
          state.stop = true;
          return replay.answer('interrupt');
        case 'POST /internal/progress': {
          if (withoutWebUi) return undefined;
          const asked = request.json() as { id_task: string; live_preview: boolean; id_live_preview?: number };
          const taskId = asked.id_task;
          const completed = finished.has(taskId);
          const [active, queued] = [state.current === taskId, waiting.includes(taskId)];
          // A new one every tenth of the picture, told once to whoever says what was seen.
          const previewId = active ? Math.floor(state.share * 10) : -1;
          const news = active && asked.live_preview && previewId !== asked.id_live_preview;
          const shown = news ? (await pictureFor(['preview', previewId], 32, 32)).toString('base64') : undefined;
          const preview = shown === undefined ? null : `data:image/png;base64,${shown}`;
          return replay.answer('task', { active, queued, completed, share: state.share, preview, previewId });
        }
        case 'GET /sdapi/v1/samplers':
          return replay.answer('health');
        default:
          return undefined;
      }
    },
  });
  return { ...backend, interrupts, busyWith: () => state.current };
}

async function open(options: ServerOptions = {}, settings: Partial<A1111Settings> = {}) {
  const backend = await startWebUi(options);
  const engine = createA1111Engine({ url: backend.url, maximumBytes: 8 * 1024 * 1024, ...settings });
  return {
    backend,
    engine,
    heal: backend.heal,
    close: async () => {
      await engine.close();
      await backend.close();
    },
  };
}

const whole: ConformanceSubject = {
  name: 'a1111',
  faults: [
    'absent',
    'busy',
    'client-error',
    'server-error',
    'garbage',
    'wrong-shape',
    'not-a-picture',
    'truncated',
    'oversized',
    'disconnect',
    'hang',
    'frozen',
    'drip',
  ],
  open: ({ fault, limits }) => open({ fault }, limits ? { limits } : {}),
};

const onSdServer: ConformanceSubject = {
  name: 'a1111 on sd-server',
  faults: ['absent', 'server-error', 'hang', 'frozen'],
  task: { operation: 'text-to-image' },
  open: async ({ fault, limits }) => {
    const opened = await open({ fault, sdServer: true }, limits ? { limits } : {});
    // Its img2img is there, and not recorded.
    const capabilities = { ...opened.engine.capabilities, operations: ['text-to-image' as const], face: false };
    return { ...opened, engine: { ...opened.engine, capabilities } };
  },
};

// At once: whoever is silent is waited for.
describe('a1111 of both kinds', { concurrency: 2 }, () => [whole, onSdServer].forEach(describeEngineConformance));

describe('a1111', () => {
  test('a seed beyond 31 bits is folded into what every such server reads', async () => {
    const { engine, backend, close } = await open();
    const { warnings } = await engine.render(conformanceTask({ seed: 4_294_967_295 }), { signal });
    assert.equal(backend.received[0]?.json()['seed'], 2_147_483_647);
    assert.match(warnings.join(), /cannot take the seed 4294967295; it is given 2147483647 instead/);
    await close();
  });

  test('a picture that makes no step any more is given up', async () => {
    const { engine, close } = await open({ stepMilliseconds: 1_500 }, { limits: { progress: 700 } });
    const drawing = engine.render(conformanceTask({ steps: 5 }), { signal });
    await assert.rejects(drawing, { fault: 'deadline', publicMessage: 'no progress within 0.7 seconds' });
    await close();
  });

  test('asks in the words of the interface, and leaves nothing on the server', async () => {
    const { engine, backend, close } = await open(
      {},
      { checkpoint: { '*': 'sdxl' }, sampler: 'Euler', guidance: 'distilled' },
    );
    await engine.render(conformanceTask({ style: 'photo', width: 100 }), { signal });
    const { force_task_id: taskId, ...asked } = backend.received[0]?.json() ?? {};
    assert.match(String(taskId), /^task\(easel-/);
    assert.deepEqual(asked, {
      prompt: 'a red lighthouse by the sea, stock photograph, natural light, sharp focus, high detail',
      negative_prompt: 'illustration, watermark',
      width: 128,
      height: 64,
      seed: 7,
      steps: 2,
      cfg_scale: 1,
      distilled_cfg_scale: 3,
      batch_size: 1,
      n_iter: 1,
      sampler_name: 'Euler',
      override_settings: { sd_model_checkpoint: 'sdxl' },
      save_images: false,
      do_not_save_samples: true,
      do_not_save_grid: true,
      send_images: true,
    });
    await close();
  });

  test('an avatar starts from its photo', async () => {
    const { engine, backend, close } = await open();
    const face = await conformanceFace();
    await engine.render(conformanceTask({ operation: 'avatar', model: 'avatar', style: 'portrait', face }), { signal });
    assert.equal(backend.received[0]?.path, '/sdapi/v1/img2img');
    const asked = backend.received[0]?.json() ?? {};
    assert.equal(asked['denoising_strength'], 0.6);
    assert.ok((asked['init_images'] as string[])[0]?.startsWith('/9j/'));
    await close();
  });

  test('tells the progress while it draws', async () => {
    const { engine, close } = await open({ stepMilliseconds: 30 });
    const shares: number[] = [];
    await engine.render(conformanceTask({ steps: 50 }), { signal, onProgress: (share) => shares.push(share) });
    assert.ok(
      shares.some((share) => share > 0 && share < 1),
      shares.join(' '),
    );
    await close();
  });

  test("shows what there is so far of its own picture, each once, and nothing of somebody else's", async () => {
    const { engine, backend, close } = await open({ stepMilliseconds: 40 });
    const theirs = fetch(`${backend.url}/sdapi/v1/txt2img`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'theirs', steps: 30, width: 64, height: 64, force_task_id: 'task(theirs)' }),
    });
    await until(() => backend.busyWith(), 'one is drawn');
    const shown: [string | undefined, Buffer | undefined][] = [];
    await engine.render(conformanceTask({ steps: 50 }), {
      signal,
      onProgress: (_share, preview) => shown.push([backend.busyWith(), preview && Buffer.from(preview)]),
    });
    await theirs;
    const previews = shown.flatMap(([, preview]) => preview ?? []);
    assert.ok(previews.length >= 2, `${previews.length}`);
    assert.ok(previews.every((preview) => preview.subarray(1, 4).toString() === 'PNG'));
    assert.equal(new Set(previews.map((preview) => preview.toString('base64'))).size, previews.length);
    assert.ok(shown.every(([drawn]) => drawn !== 'task(theirs)'));
    await close();
  });

  for (const withoutWebUi of [false, true]) {
    test(`interrupts its own task (${withoutWebUi ? 'without' : 'with'} the web UI's questions)`, async () => {
      const { engine, backend, close } = await open({ stepMilliseconds: 5, withoutWebUi });
      const controller = new AbortController();
      const drawing = engine.render(conformanceTask({ steps: 5000 }), { signal: controller.signal });
      await until(() => backend.busyWith(), 'one is drawn');
      controller.abort(new Error('enough'));
      await assert.rejects(drawing, /enough/);
      await until(() => !backend.busyWith(), 'nothing is drawn on');
      assert.equal(backend.interrupts.length, 1);
      assert.match(String(backend.interrupts[0]), /easel/);
      await close();
    });
  }

  test("waits for its turn before it interrupts, so that somebody else's picture goes on", async () => {
    const { engine, backend, close } = await open({ stepMilliseconds: 5 });
    const theirs = fetch(`${backend.url}/sdapi/v1/txt2img`, {
      method: 'POST',
      body: JSON.stringify({ force_task_id: 'task(theirs)', steps: 60, width: 64, height: 64 }),
    });
    await until(() => backend.busyWith(), 'one is drawn');
    const controller = new AbortController();
    const ours = engine.render(conformanceTask({ steps: 5000 }), { signal: controller.signal });
    await until(() => backend.received.length >= 2, 'both are there');
    controller.abort(new Error('enough'));
    await assert.rejects(ours, /enough/);
    assert.equal((await theirs).status, 200);
    await until(() => backend.interrupts.length > 0, 'it is interrupted');
    assert.match(String(backend.interrupts[0]), /easel/);
    await close();
  });
});
