import { context, SpanKind, trace, type Context, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_TABLE } from '../contract/errors.js';
import type { Metrics } from '../telemetry/metrics.js';
import { startSpan, traceOfCaller } from '../telemetry/traces.js';

interface Watched {
  readonly span: Span;
  readonly context: Context;
  ended: boolean;
}

/** Counts every answer by its route, and makes every request a span in its caller's trace. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  const watched = new WeakMap<FastifyRequest, Watched>();
  app.addHook('onRequest', async (request, reply) => {
    const parent = traceOfCaller(request.headers);
    const { method, route } = namesOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'easel.request_id': request.id };
    const span = startSpan(`${method} ${route}`, { parent, kind: SpanKind.SERVER, attributes });
    watched.set(request, { span, context: trace.setSpan(parent, span), ended: false });
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end(request, ERROR_TABLE.client_gone.status, reply.elapsedTime);
    });
  });
  // After the body was read: what its stream called did not run in this context.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(watched.get(request)?.context ?? context.active(), done);
  });
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode, reply.elapsedTime));

  function end(request: FastifyRequest, status: number, milliseconds: number): void {
    const found = watched.get(request);
    if (found === undefined || found.ended) return;
    found.ended = true;
    metrics.answered({ ...namesOf(request), status, seconds: milliseconds / 1000 });
    found.span.setAttribute('http.response.status_code', status);
    if (status >= 500) found.span.setStatus({ code: 2 });
    found.span.end();
  }
}

/** Never an address: those of pictures carry their permission, and anybody can make up as many as they like. */
const namesOf = ({ method, routeOptions: { url } }: FastifyRequest) => ({ method, route: url ?? '(none)' });
