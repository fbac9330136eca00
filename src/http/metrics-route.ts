import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Keys } from '../records/keys.js';
import type { Metrics } from '../telemetry/metrics.js';
import { requireKey } from './authentication.js';

/** For a Prometheus that has a key; it must be one for administration, since it sees what everybody does. */
export function addMetricsRoute(app: FastifyInstance, { metrics, keys }: { metrics: Metrics; keys: Keys }): void {
  app.get('/metrics', { schema: { hide: true }, onRequest: requireKey(keys, 'admin') }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A port of its own, for a network that only the operators see: no key, nothing else. */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
