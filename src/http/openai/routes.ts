import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { catalogueWithin } from '../../contract/catalogue.js';
import type { Limits } from '../../contract/limits.js';
import { createOpenAiSchemas, openAiResponseSchema } from '../../contract/openai.js';
import { createRequestReaders } from '../../contract/read-request.js';
import { REPLAYED, type RequestService } from '../../requests/request-service.js';
import type { Keys } from '../../records/keys.js';
import { requireKey } from '../authentication.js';
import type { BaseUrl } from '../base-url.js';
import { ignoredFieldsHeader } from '../ignored-fields.js';
import { errorResponses } from '../openapi.js';
import { limitRate, type RateLimitOptions } from '../rate-limit.js';
import { contextOf } from '../requests/context.js';
import { toOpenAiResponse } from './answer.js';
import { acceptForms, readForm } from '../body/form-body.js';
import { streamPictures } from './stream.js';
import { inTheirWords, translate, type Kind, type Translated } from './translate.js';

export interface OpenAiRoutesOptions {
  readonly limits: Limits;
  readonly aliases: ReadonlyMap<string, string>;
  readonly requests: RequestService;
  readonly rate: RateLimitOptions;
  readonly keys: Keys;
  readonly baseUrl: BaseUrl;
}

const STREAMING =
  'With stream, the answer is text/event-stream: partial_image events with previews, where the engine has them, ' +
  'then one completed event for each picture.';

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
        summary: 'Generate',
        description: `A picture, in the shape of OpenAI's Images API. Takes what the clients of OpenAI send. Fields of the model itself, such as seed, may be added. ${STREAMING}`,
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
    const form = {
      fileBytes: Math.floor(limits.avatarBodyBytes * 0.75),
      bodyBytes: limits.avatarBodyBytes * 2,
      photoField: 'image',
      isPhoto: (name: string) => name === 'image',
      onePhoto: false,
    };
    await acceptForms(scope, form);
    scope.post(
      '/v1/images/edits',
      {
        schema: {
          operationId: 'openai_edits',
          summary: 'Edit',
          description: `The photo of a face becomes a portrait, drawn by the model avatar. ${STREAMING}`,
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
  const { respondAsync: _never, ...context } = contextOf(asked.request, request, reply, baseUrl);
  try {
    if (asked.stream) {
      const events = await streamPictures(kind, asked, context, requests);
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type('text/event-stream');
      return events;
    }
    const { result, replayed } = await requests.answer(asked.request, context);
    if (replayed) reply.headers(REPLAYED);
    reply.header('x-engine', result.engine);
    return toOpenAiResponse(result, asked);
  } catch (error) {
    throw inTheirWords(error);
  }
}
