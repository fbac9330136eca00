import type { FastifyInstance } from 'fastify';

/** On every answer that does not say otherwise: it is data, for whoever asked, and neither a page nor a part of one. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

const TRANSPORT_SECURITY = 'max-age=31536000';

export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = Object.entries(SECURITY_HEADERS);
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // Only where it is true: a service at home speaks http, and would lock its own people out.
    if (request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
    done(null, payload);
  });
}
