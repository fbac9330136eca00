import { ApiError } from '../contract/errors.js';
import { linksOf } from '../contract/request-status.js';
import type { Queue } from '../queue/queue.js';
import type { StoredRequest } from '../records/request-store.js';
import { cancelRequest } from './cancel.js';
import type { RequestContext } from './request-context.js';
import type { SettlePorts } from './settle.js';

export interface WaitPorts extends SettlePorts {
  readonly queue: Queue;
  readonly deadlineSeconds: number;
}

/**
 * Waits until the request is settled; `kept` where its record is still being written. When the deadline passes, the
 * request goes on and can be fetched later. When the caller goes, or the service stops, there is nobody left to draw for,
 * unless an idempotency key says that the caller will ask again.
 */
export async function waitForAnswer(
  stored: StoredRequest,
  context: RequestContext,
  ports: WaitPorts,
  kept?: Promise<void>,
): Promise<StoredRequest> {
  const { deadlineSeconds, settlements } = ports;
  const controller = new AbortController();
  const onGone = (): void => controller.abort(context.signal.reason);
  if (context.signal.aborted) onGone();
  context.signal.addEventListener('abort', onGone, { once: true });
  const timer = setTimeout(() => controller.abort(tooLate(stored, context, deadlineSeconds)), deadlineSeconds * 1000);
  let lost: { readonly error: unknown } | undefined;
  kept?.catch((error: unknown) => {
    lost = { error };
    controller.abort(error);
  });
  try {
    const settled = await settlements.wait(stored.id, controller.signal);
    if (settled === undefined) throw new ApiError('canceled', 'The request was deleted.');
    return settled;
  } catch (error) {
    if (lost) {
      // There is no record, so there is no such request.
      await ports.queue.cancel(stored.id);
      throw lost.error;
    }
    const reason = ApiError.isInstance(error) ? error : undefined;
    if (reason && reason.code !== 'deadline_exceeded' && context.idempotency === undefined) {
      await cancelRequest(stored, reason, ports);
    }
    throw error;
  } finally {
    clearTimeout(timer);
    context.signal.removeEventListener('abort', onGone);
  }
}

function tooLate({ id }: StoredRequest, { baseUrl }: RequestContext, seconds: number): ApiError {
  const { status_url, response_url } = linksOf(baseUrl, id);
  const message = `The picture was not ready within ${seconds} seconds. It may still come: GET ${response_url}`;
  return new ApiError('deadline_exceeded', message, { requestId: id, headers: { location: status_url } });
}
