import type { FastifyInstance } from 'fastify';
import type { CallService } from './tools.js';

/** Requests to the service in the same process: through all of its checks, without a socket. */
export function callByInjection(app: FastifyInstance, headers: Readonly<Record<string, string>>): CallService {
  return async (method, path, call = {}) => {
    const { body } = call;
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headers, ...call.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
