import type { Log } from '../telemetry/log.js';
import type { AnswerEnd } from './answer-end.js';

/** One line per request, with the route instead of the address: addresses of pictures carry their permission. */
export function logAnswers(log: Log): AnswerEnd {
  return (request, reply, status) =>
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.routeOptions.url ?? null,
        status,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        keyId: request.caller?.keyId,
      },
      'request',
    );
}
