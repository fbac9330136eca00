import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { catalogueWithin, type CatalogueRow } from '../contract/catalogue.js';
import type { Limits } from '../contract/limits.js';
import { createRequestReaders, type RequestReader } from '../contract/read-request.js';
import { responseSchemaFor, toResponse } from '../contract/responses.js';
import type { Generation } from '../generation/generation.js';
import type { Keys } from '../records/keys.js';
import { callerOf, requireKey } from './authentication.js';
import type { BaseUrl } from './base-url.js';
import { goneSignal } from './gone-signal.js';
import { ignoredFieldsHeader } from './ignored-fields.js';
import { errorResponses } from './openapi.js';

export interface OperationsOptions {
  readonly limits: Limits;
  readonly generation: Generation;
  readonly keys: Keys;
  readonly baseUrl: BaseUrl;
}

/** One route per row of the catalogue, all served by the same handler. */
export function addOperations(app: FastifyInstance, options: OperationsOptions): void {
  const readerFor = createRequestReaders(options.limits);
  for (const row of catalogueWithin(options.limits)) addOperation(app, row, readerFor(row), options);
}

function addOperation(
  app: FastifyInstance,
  row: CatalogueRow,
  reader: RequestReader,
  options: OperationsOptions,
): void {
  const { limits, generation, keys, baseUrl } = options;
  const schema = {
    operationId: row.model.replaceAll(/[^a-z]+/g, '_'),
    summary: row.title,
    description: row.description,
    tags: [row.family],
    security: [{ apiKey: [] }],
    body: reader.schema,
    response: {
      200: responseSchemaFor(row),
      ...errorResponses(400, 401, 403, 413, 415, 422, 500, 502, 503, 504),
    },
  } satisfies FastifyZodOpenApiSchema;
  app.post(
    row.path,
    {
      schema,
      bodyLimit: row.shape === 'avatar' ? limits.avatarBodyBytes : limits.bodyBytes,
      onRequest: requireKey(keys, 'generate'),
      config: {
        bodyFields: new Set(Object.keys(reader.schema.shape)),
        ...(row.shape === 'avatar' ? { photoField: 'face_image_url' } : {}),
      },
    },
    async (request, reply) => {
      const { request: wanted, ignored } = reader.read(request.body, request.sentPhoto);
      if (ignored.length > 0) reply.header('x-ignored-fields', ignoredFieldsHeader(ignored));
      const result = await generation.generate(wanted, {
        requestId: request.id,
        keyId: callerOf(request).keyId,
        baseUrl: baseUrl(request),
        signal: goneSignal(reply),
      });
      reply.header('x-engine', result.engine);
      return toResponse(result);
    },
  );
}
