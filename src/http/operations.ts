import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { catalogueWithin, type CatalogueRow } from '../contract/catalogue.js';
import type { Limits } from '../contract/limits.js';
import { createRequestReaders, type RequestReader } from '../contract/read-request.js';
import { acceptedSchema } from '../contract/request-status.js';
import { responseSchemaFor } from '../contract/responses.js';
import type { Keys } from '../records/keys.js';
import type { RequestService } from '../requests/request-service.js';
import { MAX_PHOTO_BYTES } from '../download/download.js';
import { requireKey } from './authentication.js';
import type { BaseUrl } from './base-url.js';
import { acceptForms, readForm } from './body/form-body.js';
import { ignoredFieldsHeader } from './ignored-fields.js';
import { errorResponses } from './openapi.js';
import { limitRate, type RateLimitOptions } from './rate-limit.js';
import { sendAccepted, sendAnswer } from './requests/answers.js';
import { contextOf } from './requests/context.js';

export interface OperationsOptions {
  readonly limits: Limits;
  readonly requests: RequestService;
  readonly keys: Keys;
  readonly baseUrl: BaseUrl;
  readonly rate: RateLimitOptions;
}

/** One route per row of the catalogue, all served by the same handler. */
export async function addOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const readerFor = createRequestReaders(options.limits);
  const rows = catalogueWithin(options.limits);
  const takesForms = ({ shape }: CatalogueRow): boolean => shape === 'avatar';
  for (const row of rows.filter((other) => !takesForms(other))) addOperation(app, row, readerFor(row), options);
  await app.register(async (scope) => {
    await acceptForms(scope, PHOTO_FORM);
    for (const row of rows.filter(takesForms)) addOperation(scope, row, readerFor(row), options);
  });
}

/** The photo may be uploaded: the only file of a form, whatever its name. */
const PHOTO_FORM = { fileBytes: MAX_PHOTO_BYTES, photoField: 'face_image_url', isPhoto: () => true, onePhoto: true };

function addOperation(
  app: FastifyInstance,
  row: CatalogueRow,
  reader: RequestReader,
  options: OperationsOptions,
): void {
  const { limits, requests, keys, baseUrl } = options;
  const bodyBytes = row.shape === 'avatar' ? limits.avatarBodyBytes : limits.bodyBytes;
  const schema = {
    operationId: row.model.replaceAll(/[^a-z]+/g, '_'),
    summary: row.title,
    description: row.description,
    tags: [row.family],
    security: [{ apiKey: [] }],
    body: reader.formSchema
      ? {
          content: {
            'application/json': { schema: reader.schema },
            'multipart/form-data': { schema: reader.formSchema },
          },
        }
      : reader.schema,
    response: {
      200: responseSchemaFor(row),
      202: acceptedSchema,
      ...errorResponses(400, 401, 402, 403, 409, 413, 415, 422, 429, 500, 502, 503, 504),
    },
  } satisfies FastifyZodOpenApiSchema;
  app.post(
    row.path,
    {
      schema,
      bodyLimit: bodyBytes,
      onRequest: [requireKey(keys, 'generate'), limitRate(options.rate)],
      config: {
        bodyFields: new Set(Object.keys(reader.schema.shape)),
        ...(row.shape === 'avatar' ? { photoField: 'face_image_url' } : {}),
      },
    },
    async (request, reply) => {
      const body = isForm(request) ? await readForm(request, { ...PHOTO_FORM, bodyBytes }) : request.body;
      const { request: wanted, ignored } = reader.read(body, request.sentPhoto);
      if (ignored.length > 0) reply.header('x-ignored-fields', ignoredFieldsHeader(ignored));
      const { respondAsync, ...context } = contextOf(wanted, request, reply, baseUrl);
      return respondAsync
        ? sendAccepted(reply, await requests.submit(wanted, context))
        : sendAnswer(reply, await requests.answer(wanted, context));
    },
  );
}

/** Only a scope that takes forms knows of them. */
function isForm(request: FastifyRequest): boolean {
  return typeof request.isMultipart === 'function' && request.isMultipart();
}
