import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

/**
 * Traces through OpenTelemetry's API: whoever starts Easel with an SDK (`node --import`) sees one trace from the request
 * through the queue to the engine; without one all of this does nothing.
 */

const tracer = () => trace.getTracer('easel');

/** The trace that a caller is in, from its headers. */
export function traceOfCaller(headers: Readonly<Record<string, unknown>>): Context {
  return propagation.extract(context.active(), headers);
}

/** The trace as text, to be kept with a request that is carried out later or elsewhere. */
export function writeTrace(): string | undefined {
  return traceHeaders()['traceparent'];
}

/** What tells a server of ours which trace it works for. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Where to go on: below the queue's own span where it has one in the same trace, else where the text says. */
export function readTrace(text: string | undefined): Context {
  const here = context.active();
  if (text === undefined) return here;
  const carried = propagation.extract(here, { traceparent: text });
  const [ours, theirs] = [trace.getSpanContext(here), trace.getSpanContext(carried)];
  return ours && theirs && ours.traceId === theirs.traceId ? here : carried;
}

export interface TraceOptions {
  readonly parent?: Context;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Work as a span of the trace; what it throws is noted there. */
export async function traced<Result>(
  name: string,
  { parent = context.active(), kind = SpanKind.INTERNAL, attributes = {} }: TraceOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work, undefined, span);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** A span that is ended by hand: of something that is no promise. */
export function startSpan(name: string, { parent = context.active(), kind, attributes = {} }: TraceOptions): Span {
  return tracer().startSpan(name, { kind: kind ?? SpanKind.INTERNAL, attributes }, parent);
}

/** Prompts and addresses may be in a message: only its name is told. */
export function fail(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : name;
  span.setStatus({ code: SpanStatusCode.ERROR, message: code });
}
