import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import {
  REQUEST_STATES,
  REQUESTS_PATH,
  requestListSchema,
  requestStateSchema,
  requestStatusSchema,
  type RequestState,
} from '../../contract/request-status.js';
import { toResponse } from '../../contract/responses.js';
import type { Keys } from '../../records/keys.js';
import type { Asking, RequestService } from '../../requests/request-service.js';
import { callerOf, requireKey } from '../authentication.js';
import type { BaseUrl } from '../base-url.js';
import { ignoreBodies } from '../body/no-body.js';
import { goneSignal } from '../gone-signal.js';
import { errorResponses } from '../openapi.js';
import { readPageQuery, refuseQuery } from '../page-query.js';
import { toEventStream } from './event-stream.js';

export interface RequestRoutesOptions {
  readonly requests: RequestService;
  readonly keys: Keys;
  readonly baseUrl: BaseUrl;
}

interface ById {
  Params: { id: string };
}

const ONE = `${REQUESTS_PATH}/:id`;

/** Requests that outlive their connection: how they stand, what they became, and how to end them. */
export async function addRequestRoutes(
  app: FastifyInstance,
  { requests, keys, baseUrl }: RequestRoutesOptions,
): Promise<void> {
  const mayRead = requireKey(keys, 'read', 'generate');
  const mayChange = requireKey(keys, 'generate');
  const askingOf = (request: FastifyRequest): Asking => ({
    keyId: callerOf(request).keyId,
    baseUrl: baseUrl(request),
  });
  const described = { tags: ['requests'], security: [{ apiKey: [] }] };
  const params = z.object({ id: z.string() });

  app.get(
    REQUESTS_PATH,
    {
      onRequest: mayRead,
      schema: {
        operationId: 'list_requests',
        summary: 'List requests',
        description: "The key's own, newest first.",
        querystring: z.object({
          limit: z.int().optional(),
          cursor: z.string().optional(),
          status: requestStateSchema.optional(),
        }),
        response: { 200: requestListSchema, ...errorResponses(401, 403, 422) },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request) => {
      const found = await requests.list(askingOf(request), readListQuery(request.query as Record<string, unknown>));
      return { object: 'list', data: found.requests, next_cursor: found.nextCursor };
    },
  );

  app.get<ById>(
    ONE,
    {
      onRequest: mayRead,
      schema: {
        operationId: 'request_status',
        summary: 'Status of a request',
        description: 'How it stands, its place in the line, and how far it is.',
        params,
        response: { 200: requestStatusSchema, ...errorResponses(401, 403, 404) },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    (request) => requests.status(request.params.id, askingOf(request)),
  );

  app.get<ById>(
    `${ONE}/response`,
    {
      onRequest: mayRead,
      schema: {
        operationId: 'request_response',
        summary: 'Answer of a request',
        description:
          'Exactly what the waiting call would have been answered with, status included. ' +
          '202 and the status while the request is on its way; 410 when its pictures have expired.',
        params,
        response: {
          200: z.looseObject({}).meta({ description: "The answer of the request's operation." }),
          202: requestStatusSchema,
          ...errorResponses(401, 403, 404, 409, 410, 422, 500, 502, 503, 504),
        },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request, reply) => {
      const answer = await requests.response(request.params.id, askingOf(request));
      if ('status' in answer) return reply.code(202).send(answer.status);
      reply.header('x-engine', answer.result.engine);
      return toResponse(answer.result);
    },
  );

  app.get<ById>(
    `${ONE}/events`,
    {
      onRequest: mayRead,
      exposeHeadRoute: false,
      schema: {
        operationId: 'request_events',
        summary: 'Events of a request',
        description:
          'Status and progress as server-sent events; the last one is settled. ' +
          '`Last-Event-ID` resumes; 204 when there is nothing more to hear.',
        params,
        response: {
          200: { content: { 'text/event-stream': { schema: z.string() } }, description: 'The events, as they come.' },
          ...errorResponses(401, 403, 404),
        },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request, reply) => {
      const signal = goneSignal(reply);
      const lastEventId = request.headers['last-event-id'];
      const options = { signal, ...(typeof lastEventId === 'string' ? { lastEventId } : {}) };
      const events = await requests.events(request.params.id, askingOf(request), options);
      if (events === undefined) return reply.code(204).send();
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type('text/event-stream');
      return reply.send(toEventStream(events, signal));
    },
  );

  await app.register(async (scope) => {
    ignoreBodies(scope);
    for (const method of ['PUT', 'POST'] as const) {
      scope.route<ById>({
        method,
        url: `${ONE}/cancel`,
        onRequest: mayChange,
        schema: {
          operationId: `cancel_request${method === 'PUT' ? '' : '_by_post'}`,
          summary: 'Cancel a request',
          description: 'Ends it before it is settled; the engine stops.',
          params,
          response: { 202: requestStatusSchema, ...errorResponses(401, 403, 404, 409) },
          ...described,
        } satisfies FastifyZodOpenApiSchema,
        handler: async (request, reply) =>
          reply.code(202).send(await requests.cancel(request.params.id, askingOf(request))),
      });
    }
  });

  app.delete<ById>(
    ONE,
    {
      onRequest: mayChange,
      schema: {
        operationId: 'delete_request',
        summary: 'Forget a request',
        description: 'Removes the record and its pictures; one that is on its way is canceled first.',
        params,
        response: { 204: z.null().meta({ description: 'Gone.' }), ...errorResponses(401, 403, 404) },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request, reply) => {
      await requests.remove(request.params.id, askingOf(request));
      return reply.code(204).send();
    },
  );
}

function readListQuery(query: Record<string, unknown>) {
  const { status } = query;
  if (status !== undefined && !REQUEST_STATES.some((state) => state === status))
    throw refuseQuery('status', `must be one of ${REQUEST_STATES.join(', ')}`, status);
  return { ...readPageQuery(query), state: status as RequestState | undefined };
}
