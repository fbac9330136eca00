import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ApiError } from '../contract/errors.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405, or OPTIONS, on every path that exists with other methods. Call before the routes and run after them. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const routes = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return () => {
    for (const [url, methods] of routes) {
      if (url.includes('*')) continue;
      const allow = [...new Set([...methods, 'OPTIONS'])].sort().join(', ');
      app.route({
        url,
        method: METHODS.filter((method) => !methods.has(method)),
        exposeHeadRoute: false,
        schema: { hide: true },
        // Before the body is read: a wrong method is wrong whatever the body.
        onRequest: async (request, reply) => {
          if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
          const message = `${request.method} is not possible here; use ${allow}.`;
          throw new ApiError('method_not_allowed', message, { headers: { allow } });
        },
        handler: (_request, reply) => reply.send(),
      });
    }
  };
}
