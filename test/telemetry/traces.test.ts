import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { createOpenaiImagesEngine } from '../../src/engines/openai-images/engine.js';
import { startBackend, pictureFor } from '../engines/faulty-backend.js';
import { createDatabase } from '../support/servers/postgres.js';
import { sharedServers, skipWithout } from '../support/servers/shared.js';
import { startService } from '../support/service.js';
import { until } from '../support/until.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const FLUX = '/v1/text-to-image/flux/dev';

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

/** A server that draws, and remembers in which trace it was asked to. */
async function startGpu() {
  const traces: (string | undefined)[] = [];
  const backend = await startBackend({
    faultPath: () => /none/,
    async answer(request) {
      if (request.method === 'POST') traces.push(request.headers['traceparent'] as string | undefined);
      const picture = await pictureFor('a fox', 64, 64);
      return { json: { created: 1, data: [{ b64_json: picture.toString('base64') }] } };
    },
  });
  const engine = createOpenaiImagesEngine({ id: 'gpu', url: backend.url, dialect: 'vllm-omni' });
  return { backend, engine, traces };
}

const ask = { prompt: 'a fox', image_size: { width: 64, height: 64 } };
const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };

/** The spans of the trace from the engine's up to the caller's, when all have ended: some do after the answer. */
async function chain(...ending: readonly string[]): Promise<string[]> {
  const ended = () => new Set(exporter.getFinishedSpans().map(({ name }) => name));
  await until(() => ending.every((name) => ended().has(name)), `${ending.join(' and ')} have ended`);
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === TRACE);
  const byId = new Map(spans.map((span) => [span.spanContext().spanId, span]));
  const names: string[] = [];
  let at = spans.find(({ name }) => name === 'easel.render');
  let last: string | undefined;
  while (at) {
    names.push(at.name);
    last = at.parentSpanContext?.spanId;
    at = byId.get(last ?? '');
  }
  assert.equal(last, CALLER, `the caller began it: ${names.join(' < ')}`);
  for (const name of ['easel.check', 'easel.store'])
    assert.ok(
      spans.some((span) => span.name === name),
      name,
    );
  assert.doesNotMatch(JSON.stringify(spans.map(({ attributes }) => attributes)), /fox/, 'no words of a caller');
  exporter.reset();
  return names;
}

after(() => exporter.shutdown());

test('one trace from the caller through the queue of the process to the engine', async () => {
  const { backend, engine, traces } = await startGpu();
  const service = await startService({ engines: [engine] });
  try {
    assert.equal((await service.post(FLUX, ask, headers)).status, 200);
    assert.deepEqual(await chain('easel.request', `POST ${FLUX}`), ['easel.render', 'easel.request', `POST ${FLUX}`]);
    assert.equal(traces.length, 1);
    assert.ok(traces[0]?.startsWith(`00-${TRACE}-`), 'the engine knows it too');
  } finally {
    await service.close();
    await backend.close();
  }
});

test("one trace through the fleet's queue, BullMQ's own spans in it", { skip: skipWithout('postgres') }, async () => {
  const url = await createDatabase(sharedServers().postgres?.url ?? '');
  const data = await mkdtemp(join(tmpdir(), 'easel-traces-'));
  const env = { EASEL_DATA: data, EASEL_QUEUE_URL: url, EASEL_RECORDS_URL: url };
  const { backend, engine, traces } = await startGpu();
  const worker = await startService({ engines: [engine], env: { ...env, EASEL_ROLE: 'worker' } });
  const api = await startService({ engines: [engine], env: { ...env, EASEL_ROLE: 'api' } });
  try {
    assert.equal((await api.post(FLUX, ask, headers)).status, 200);
    const names = await chain('easel.request', 'process renders', `POST ${FLUX}`);
    assert.equal(names.at(0), 'easel.render');
    assert.equal(names.at(-1), `POST ${FLUX}`);
    assert.deepEqual(
      names.slice(1, -1),
      ['easel.request', 'process renders', 'add renders.renders'],
      'the queue is in between',
    );
    assert.ok(traces[0]?.startsWith(`00-${TRACE}-`));
  } finally {
    await api.close();
    await worker.close();
    await backend.close();
    await rm(data, { recursive: true, force: true });
  }
});
