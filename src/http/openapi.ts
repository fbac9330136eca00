import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi';
import { errorResponseSchema } from '../contract/responses.js';

/** How every failure looks, for the routes' descriptions. */
export const errorResponses = <Status extends number>(...statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorResponseSchema])) as Record<
    Status,
    typeof errorResponseSchema
  >;

/** The page loads nothing from elsewhere, and nothing is forced to https, which a service at home does not speak. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

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
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    },
    ...fastifyZodOpenApiTransformers,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '',
    uiConfig: { url: '/openapi.json', validatorUrl: null, deepLinking: true },
    theme: { title: 'Easel' },
    staticCSP: PAGE_POLICY,
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
