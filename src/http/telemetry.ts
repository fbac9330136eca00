import { context, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../telemetry/metrics.js';
import { startSpan, traceOfCaller } from '../telemetry/traces.js';
import type { AnswerEnd } from './answer-end.js';

interface Watched {
  readonly span: Span;
  readonly context: Context;
}

/** Counts every answer by its route, and makes every request a span in its caller's trace. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): AnswerEnd {
  const watched = new WeakMap<FastifyRequest, Watched>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = traceOfCaller(request.headers);
    const { method, route } = namesOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'easel.request_id': request.id };
    const span = startSpan(`${method} ${route}`, { parent, kind: SpanKind.SERVER, attributes });
    watched.set(request, { span, context: trace.setSpan(parent, span) });
    done();
  });
  // After the body was read: what its stream called did not run in this context.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(watched.get(request)?.context ?? context.active(), done);
  });
  return (request, reply, status) => {
    metrics.answered({ ...namesOf(request), status, seconds: reply.elapsedTime / 1000 });
    const span = watched.get(request)?.span;
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
}

/** Never an address: those of pictures carry their permission, and anybody can make up as many as they like. */
const namesOf = ({ method, routeOptions: { url } }: FastifyRequest) => ({ method, route: url ?? '(none)' });
