import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi';
import { CATALOGUE, type CatalogueRow } from '../contract/catalogue.js';
import { errorResponseSchema } from '../contract/responses.js';
import { completeDescription } from './description/complete.js';
import { exampleFace } from './description/example-face.js';

/** How every failure looks, for the routes' descriptions. */
export const errorResponses = <Status extends number>(...statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorResponseSchema])) as Record<
    Status,
    typeof errorResponseSchema
  >;

/** Describes every route from the schemas that validate it. Registered before the routes. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifyZodOpenApiPlugin);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Easel',
        version,
        description:
          'Image generation. Send a JSON body with your API key; the answer holds the addresses of the pictures.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        contact: { name: 'Easel' },
      },
      servers: [{ url: '/', description: 'This service.' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'Your API key: `Authorization: Bearer ek_…`.' },
        },
      },
    },
    ...fastifyZodOpenApiTransformers,
    transformObject: (document) =>
      completeDescription(fastifyZodOpenApiTransformers.transformObject(document), {
        catalogue: CATALOGUE,
        exampleFor,
      }),
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    const text = JSON.stringify(app.swagger()).replaceAll(FACE, await exampleFace());
    return reply
      .type('application/json; charset=utf-8')
      .serializer((body: string) => body)
      .send(text);
  });
}

const FACE = 'the photo of a face';

/** A body that can be sent as it stands. */
function exampleFor({ shape }: CatalogueRow): unknown {
  const seed = { seed: 7 };
  if (shape === 'avatar') return { prompt: 'as an astronaut, in watercolour', face_image_url: FACE, ...seed };
  const common = { prompt: 'a lighthouse on a cliff at sunset', image_size: { width: 1024, height: 768 }, ...seed };
  if (shape === 'wrapped') return { ...common, colors: ['#e4572e', '#29335c'] };
  return { ...common, num_inference_steps: 28, guidance_scale: 3, explain: true };
}
