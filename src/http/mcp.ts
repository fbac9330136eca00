import type { FastifyInstance } from 'fastify';
import type { Limits } from '../contract/limits.js';
import { callByInjection } from '../mcp/inject.js';
import type { Keys } from '../records/keys.js';
import { requireKey } from './authentication.js';

export interface McpRouteOptions {
  readonly keys: Keys;
  readonly limits: Limits;
  readonly version: string;
}

/**
 * The Model Context Protocol at `/mcp`, over streamable HTTP. Nothing is remembered between requests: whoever holds a
 * key may ask any process of a fleet. The tools call the service with the caller's own key.
 */
export function addMcpRoute(app: FastifyInstance, { keys, limits, version }: McpRouteOptions): void {
  app.post(
    '/mcp',
    { schema: { hide: true }, bodyLimit: limits.avatarBodyBytes, onRequest: requireKey(keys, 'generate') },
    async (request, reply) => {
      // loaded for the first who asks: few do, and every start would wait for it
      const [{ createMcpServer }, { StreamableHTTPServerTransport }] = await Promise.all([
        import('../mcp/tools.js'),
        import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      ]);
      const headers = { authorization: request.headers.authorization ?? '', host: request.host };
      const server = createMcpServer({ version, call: callByInjection(app, headers), localFiles: false });
      const transport = new StreamableHTTPServerTransport();
      reply.hijack();
      reply.raw.setHeader('x-request-id', request.id);
      reply.raw.once('close', () => void server.close());
      await server.connect(transport);
      await transport.handleRequest(request.raw, reply.raw, request.body);
    },
  );
}
