import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { until } from '../../test/support/until.js';
import { conformanceTask } from './conformance.js';
import { EngineError, type Engine, type EngineFault, type RenderOptions } from './engine.js';
import { createEngineRegistry, type EngineRegistryOptions, type RegistryEvent } from './registry.js';

interface ScriptedEngine extends Engine {
  /** What happens next; empty draws. */
  readonly script: (EngineFault | Error)[];
  healthy: boolean;
  /** Takes tasks and never ends them. */
  hanging: boolean;
  tasks: number;
  checks: number;
}

function scripted(id: string, operations: Engine['capabilities']['operations'] = ['text-to-image', 'avatar']) {
  const engine: ScriptedEngine = {
    id,
    version: '1',
    capabilities: {
      operations,
      seed: true,
      steps: true,
      guidance: true,
      palette: true,
      face: true,
      deterministic: true,
      trained: false,
      concurrency: 1,
    },
    script: [],
    healthy: true,
    hanging: false,
    tasks: 0,
    checks: 0,
    render(_task, { onProgress, signal: given }: RenderOptions) {
      engine.tasks += 1;
      if (engine.hanging)
        return new Promise((_resolve, reject) => {
          given.addEventListener('abort', () => reject(given.reason as Error), { once: true });
        });
      onProgress?.(id === 'first' ? 0.8 : 0.2);
      const next = engine.script.shift();
      if (next instanceof Error) return Promise.reject(next);
      if (next) return Promise.reject(new EngineError(next, id, `${id} says ${next}`));
      const picture = { kind: 'raw', width: 1, height: 1, data: new Uint8Array(4) } as const;
      return Promise.resolve({ picture, warnings: [] });
    },
    health() {
      engine.checks += 1;
      return Promise.resolve({ ok: engine.healthy, detail: engine.healthy ? 'well' : 'ill' });
    },
    close: () => Promise.resolve(),
  };
  return engine;
}

function open(options: Partial<EngineRegistryOptions> = {}) {
  const first = scripted('first');
  const second = scripted('second');
  const events: RegistryEvent[] = [];
  const drawn: string[] = [];
  const registry = createEngineRegistry({
    engines: [first, second],
    firstCheckMilliseconds: 5,
    onEvent(event) {
      if (event.kind === 'drawn') drawn.push(event.engine);
      else events.push(event);
    },
    ...options,
  });
  const told = (kind: RegistryEvent['kind'], engine: string) =>
    until(() => events.some((event) => event.kind === kind && event.engine === engine), `${engine} is ${kind}`);
  return { first, second, registry, events, drawn, told };
}

const task = conformanceTask();
const signal = new AbortController().signal;

describe('the engine registry', () => {
  test('routes by catalogue model, then by `*`, then to whoever can', () => {
    const { registry, first, second } = open({ routes: { 'flux/dev': ['second', 'first'], '*': ['first'] } });
    assert.deepEqual(registry.route('flux/dev'), [second, first]);
    assert.deepEqual(registry.route('stock-image/photo'), [first]);
    assert.deepEqual(open().registry.route('avatar').length, 2);
    const textOnly = scripted('text', ['text-to-image']);
    assert.deepEqual(createEngineRegistry({ engines: [textOnly] }).route('avatar'), []);
    const choosy = { ...textOnly, capabilities: { ...textOnly.capabilities, models: ['flux/pro'] } };
    const registryOfOne = createEngineRegistry({ engines: [choosy] });
    assert.deepEqual([registryOfOne.route('flux/pro'), registryOfOne.route('flux/dev')], [[choosy], []]);
  });

  test('an unknown engine in a route is refused', () => {
    assert.throws(() => open({ routes: { avatar: ['third'] } }), /avatar names the unknown engine "third"/);
  });

  for (const fault of ['unavailable', 'failed', 'deadline'] as const) {
    test(`after "${fault}" the next engine draws, and the caller can see it`, async () => {
      const { registry, first, second } = open();
      first.script.push(fault);
      const { engine, result } = await registry.render(task, { signal });
      assert.equal(engine, second);
      assert.deepEqual(result.warnings, [`first could not draw: first says ${fault}`]);
      await registry.close();
    });
  }

  test('a refused task is not offered on', async () => {
    const { registry, first, second } = open();
    first.script.push('rejected');
    await assert.rejects(registry.render(task, { signal }), { fault: 'rejected' });
    assert.equal(second.tasks, 0);
  });

  test('progress does not fall when another engine begins anew', async () => {
    const { registry, first } = open();
    first.script.push('failed');
    const shares: number[] = [];
    await registry.render(task, { signal, onProgress: (share) => shares.push(share) });
    assert.deepEqual(shares, [0.8, 0.8]);
  });

  test('when nobody can, the most telling error comes out', async () => {
    const { registry, first, second } = open();
    first.script.push('unavailable');
    second.script.push(new TypeError('a bug'));
    await assert.rejects(registry.render(task, { signal }), { fault: 'failed', engine: 'second' });
    const nobody = createEngineRegistry({ engines: [] });
    await assert.rejects(nobody.render(task, { signal }), { fault: 'unavailable' });
    await registry.close();
  });

  test('after an abort nobody else is asked', async () => {
    const { registry, first, second } = open();
    const controller = new AbortController();
    const reason = new Error('gone');
    first.render = () => {
      controller.abort(reason);
      return Promise.reject(new EngineError('failed', 'first', 'stopped'));
    };
    await assert.rejects(registry.render(task, { signal: controller.signal }), reason);
    assert.equal(second.tasks, 0);
  });

  test('an engine that is down is left alone until its health check succeeds', async () => {
    const { registry, first, second, events, drawn, told } = open();
    first.healthy = false;
    first.script.push('unavailable');
    await registry.render(task, { signal });
    await registry.render(task, { signal });
    assert.equal(first.tasks, 1);
    assert.equal(second.tasks, 2);
    await until(() => first.checks >= 2, 'its health was asked twice');
    first.healthy = true;
    await told('up', 'first');
    assert.equal((await registry.render(task, { signal })).engine, first);
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['fault', 'down', 'up'],
    );
    assert.deepEqual(drawn, ['second', 'second', 'first']);
    await registry.close();
  });

  test('three failures in a row take an engine out of the way, one does not', async () => {
    const { registry, first } = open();
    first.healthy = false;
    first.script.push('failed');
    await registry.render(task, { signal });
    assert.equal((await registry.render(task, { signal })).engine, first);
    first.script.push('failed', 'failed', 'failed');
    for (let count = 0; count < 3; count += 1) await registry.render(task, { signal });
    const before = first.tasks;
    await registry.render(task, { signal });
    assert.equal(first.tasks, before);
    await registry.close();
  });

  test('when all are down they are tried nevertheless', async () => {
    const { registry, first, second } = open();
    first.healthy = second.healthy = false;
    first.script.push('unavailable');
    second.script.push('unavailable');
    await assert.rejects(registry.render(task, { signal }), { fault: 'unavailable' });
    assert.equal((await registry.render(task, { signal })).engine, first);
    await registry.close();
  });

  test('frequent questions about health reach the engines once', async () => {
    const { registry, first } = open();
    const [report] = await Promise.all([registry.health(), registry.health(), registry.health()]);
    assert.deepEqual(report[0], { id: 'first', version: '1', ok: true, detail: 'well' });
    assert.equal(first.checks, 1);
  });

  const within = (milliseconds: number) => ({ signal, deadline: performance.now() + milliseconds });

  test('an engine that hangs gets a share of the time, and the next one draws in the rest', async () => {
    const { registry, first, second, events } = open();
    first.hanging = true;
    const { engine, result } = await registry.render(task, within(1_800));
    assert.equal(engine, second);
    assert.match(result.warnings.join(), /^first could not draw: no picture within 0\.\d seconds, its share$/);
    assert.deepEqual(
      events.map((event) => event.kind === 'fault' && event.error.fault),
      ['deadline'],
    );
    await registry.close();
  });

  test('one that is late and does not answer for its health is down at once', async () => {
    const { registry, first, second, events, told } = open();
    first.hanging = true;
    first.healthy = false;
    await registry.render(task, within(1_000));
    await told('down', 'first');
    assert.equal((await registry.render(task, within(60_000))).engine, second);
    assert.equal(first.tasks, 1);
    assert.deepEqual(events.at(-1), { kind: 'down', engine: 'first', detail: 'ill' });
    await registry.close();
  });

  test("the request's own deadline is a fault of the engine that had it, a caller who leaves is none", async () => {
    const { registry, first, events } = open({ routes: { '*': ['first'] } });
    first.hanging = true;
    for (const deadline of [performance.now() + 60, performance.now() + 60_000]) {
      const controller = new AbortController();
      const reason = new Error('over');
      setTimeout(() => controller.abort(reason), 60);
      await assert.rejects(registry.render(task, { signal: controller.signal, deadline }), reason);
    }
    assert.deepEqual(
      events.map((event) => event.kind === 'fault' && event.error.publicMessage),
      ["no picture before the request's deadline"],
    );
    await registry.close();
  });

  test('one that failed and answers for its health gets a single task until it has drawn', async () => {
    const { registry, first, second, told, events } = open();
    first.script.push('failed', 'failed', 'failed');
    for (let count = 0; count < 3; count += 1) await registry.render(task, { signal });
    await told('up', 'first');
    events.length = 0;
    first.hanging = true;
    const trial = registry.render(task, within(1_500));
    const meanwhile = await Promise.all([registry.render(task, { signal }), registry.render(task, { signal })]);
    assert.deepEqual(
      meanwhile.map(({ engine }) => engine),
      [second, second],
    );
    assert.equal((await trial).engine, second);
    assert.equal(first.tasks, 4);
    await told('down', 'first'); // one failure is enough now
    first.hanging = false;
    await told('up', 'first');
    assert.equal((await registry.render(task, { signal })).engine, first);
    await registry.close();
  });
});
