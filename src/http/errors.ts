import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody } from '../contract/errors.js';
import { storageFailure } from '../storage/storage-failure.js';
import type { Log } from '../telemetry/log.js';
import { createRequestId, requestIdOf } from './request-id.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** Every failure leaves as one shape; what is not meant for callers stays in the log. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: unknown, request, reply) => sendError(error, request, reply, log));
  app.setNotFoundHandler((request, reply) => sendError(notFound(request), request, reply, log));
}

export function notFound(request: FastifyRequest): ApiError {
  const path = request.url.split('?', 1)[0] ?? '';
  if (/^\/v1\/(text|image)-to-image\//.test(path)) {
    return new ApiError('unknown_model', `There is no model at ${show(path)}; GET /v1/models lists them.`);
  }
  return new ApiError('not_found', `There is nothing at ${show(path)}; GET /openapi.json describes what there is.`);
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const failure = toApiError(error);
  if (failure.status >= 500) {
    const level = failure.code === 'internal_error' ? 'error' : 'warn';
    log[level]({ requestId: request.id, code: failure.code, err: failure.cause ?? failure }, failure.message);
  }
  // Whatever the answer would have been: a failure is not worth keeping, and has no version.
  for (const name of ['etag', 'accept-ranges', 'content-disposition', 'content-length']) reply.removeHeader(name);
  return reply
    .code(failure.status)
    .headers({ ...SECURITY_HEADERS, ...failure.headers })
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(JSON.stringify(errorBody(failure, request.id)));
}

function toApiError(error: unknown): ApiError {
  if (ApiError.isInstance(error)) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large', 'The body is larger than this operation allows.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type', 'The body must be JSON, with Content-Type: application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_request', 'The body is shorter or longer than its Content-Length.');
    case 'FST_ERR_BAD_URL':
      return new ApiError('malformed_request', 'The path is not a well-formed URL path.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('uri_too_long', 'The path is too long.');
    default:
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiError('malformed_request', 'The request could not be read.', { cause: error });
  }
  return (
    storageFailure(error) ?? new ApiError('internal_error', 'Something went wrong inside Easel.', { cause: error })
  );
}

function show(path: string): string {
  return path.length <= 80 ? path : `${path.slice(0, 79)}…`;
}

const CLIENT_ERRORS = new Map([
  ['HPE_HEADER_OVERFLOW', new ApiError('headers_too_large', 'The request headers are too large.')],
  ['ERR_HTTP_REQUEST_TIMEOUT', new ApiError('request_timeout', 'The request did not arrive in time.')],
]);

/** What Node refuses before there is a request: bytes that are no HTTP, headers without end, bodies that stop. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure =
    CLIENT_ERRORS.get(error.code ?? '') ??
    new ApiError('malformed_request', 'The bytes received are not a valid HTTP request.');
  endWith(failure, createRequestId(), socket);
}

/** A proxy is what a CONNECT looks for, and there is none. */
export function answerConnect(request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => undefined);
  const message = 'CONNECT is not possible here: Easel is no proxy.';
  endWith(
    new ApiError('method_not_allowed', message, { headers: { allow: 'GET, POST' } }),
    requestIdOf(request),
    socket,
  );
}

/** An answer where there is only a socket. */
function endWith(failure: ApiError, requestId: string, socket: Duplex): void {
  const body = JSON.stringify(errorBody(failure, requestId));
  const headers = { ...rawHeaders(body, requestId), ...failure.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`);
}

function rawHeaders(body: string, requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    ...SECURITY_HEADERS,
    connection: 'close',
  };
}

/** The only expectation that exists is 100-continue, which Node answers itself; any other comes here. */
export function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
  const failure = new ApiError('expectation_failed', 'The only Expect header that is understood is 100-continue.');
  const requestId = requestIdOf(request);
  const body = JSON.stringify(errorBody(failure, requestId));
  response.writeHead(failure.status, rawHeaders(body, requestId)).end(body);
}
