import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { catalogueWithin } from '../../contract/catalogue.js';
import type { Limits } from '../../contract/limits.js';
import { createOpenAiSchemas, openAiResponseSchema } from '../../contract/openai.js';
import { createRequestReaders } from '../../contract/read-request.js';
import type { GenerationResult } from '../../contract/responses.js';
import type { RequestService } from '../../requests/request-service.js';
import type { Keys } from '../../records/keys.js';
import { callerOf, requireKey } from '../authentication.js';
import type { BaseUrl } from '../base-url.js';
import { goneSignal } from '../gone-signal.js';
import { ignoredFieldsHeader } from '../ignored-fields.js';
import { errorResponses } from '../openapi.js';
import { limitRate, type RateLimitOptions } from '../rate-limit.js';
import { completedEvent, eventText, toOpenAiResponse } from './answer.js';
import { acceptMultipart, readForm } from './multipart-body.js';
import { inTheirWords, translate, type Kind, type Translated } from './translate.js';

export interface OpenAiRoutesOptions {
  readonly limits: Limits;
  readonly aliases: ReadonlyMap<string, string>;
  readonly requests: RequestService;
  readonly rate: RateLimitOptions;
  readonly keys: Keys;
  readonly baseUrl: BaseUrl;
}

/** The Images API of OpenAI, so that its clients work: another shape of the same use case. */
export async function addOpenAiRoutes(app: FastifyInstance, options: OpenAiRoutesOptions): Promise<void> {
  const { limits, keys } = options;
  const schemas = createOpenAiSchemas(limits);
  const readerFor = createRequestReaders(limits);
  const translation = { ...options, schemas, readerFor, catalogue: catalogueWithin(limits) };
  const described = {
    tags: ['openai'],
    security: [{ apiKey: [] }],
    response: { 200: openAiResponseSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 422, 500, 502, 503, 504) },
  };

  app.post(
    '/v1/images/generations',
    {
      schema: {
        operationId: 'openai_generations',
        summary: "A picture, in the shape of OpenAI's Images API",
        description: 'Takes what the clients of OpenAI send. Fields of the model itself, such as seed, may be added.',
        body: schemas.generations,
        ...described,
      } satisfies FastifyZodOpenApiSchema,
      bodyLimit: limits.bodyBytes,
      onRequest: [requireKey(keys, 'generate'), limitRate(options.rate)],
    },
    (request, reply) =>
      answer('generations', translate('generations', request.body, translation), request, reply, options),
  );

  await app.register(async (scope) => {
    const form = { fileBytes: Math.floor(limits.avatarBodyBytes * 0.75), bodyBytes: limits.avatarBodyBytes * 2 };
    await acceptMultipart(scope, form);
    scope.post(
      '/v1/images/edits',
      {
        schema: {
          operationId: 'openai_edits',
          summary: "A portrait from a photo, in the shape of OpenAI's Images API",
          description: 'The photo of a face becomes a portrait, drawn by the model avatar.',
          body: { content: { 'multipart/form-data': { schema: schemas.edits } } },
          ...described,
        } satisfies FastifyZodOpenApiSchema,
        bodyLimit: limits.avatarBodyBytes,
        config: { photoField: 'image' },
        onRequest: [requireKey(keys, 'generate'), limitRate(options.rate)],
      },
      async (request, reply) => {
        const body = request.isMultipart() ? await readForm(request, form) : request.body;
        return answer('edits', translate('edits', body, translation, request.sentPhoto), request, reply, options);
      },
    );
  });
}

async function answer(
  kind: Kind,
  asked: Translated,
  request: FastifyRequest,
  reply: FastifyReply,
  { requests, baseUrl }: OpenAiRoutesOptions,
): Promise<unknown> {
  if (asked.ignored.length > 0) reply.header('x-ignored-fields', ignoredFieldsHeader(asked.ignored));
  let result: GenerationResult;
  try {
    result = await requests.generate(asked.request, {
      requestId: request.id,
      keyId: callerOf(request).keyId,
      baseUrl: baseUrl(request),
      signal: goneSignal(reply),
    });
  } catch (error) {
    throw inTheirWords(error);
  }
  reply.header('x-engine', result.engine);
  if (!asked.stream) return toOpenAiResponse(result, asked);
  reply.header('cache-control', 'no-store').type('text/event-stream');
  const events = result.pictures.map((picture) => eventText(completedEvent(kind, picture, asked)));
  return reply.serializer((body: string) => body).send(Readable.from(events));
}
