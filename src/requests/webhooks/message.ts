import { ApiError, errorBody } from '../../contract/errors.js';
import { toResponse } from '../../contract/responses.js';
import type { Delivery } from '../../records/delivery-store.js';
import type { StoredRequest } from '../../records/request-store.js';
import { resultOf, type AnswerPorts } from '../answer.js';

/** What the receiver is sent: the answer that the synchronous call would have had, without the pictures' bytes. */
export async function messageOf(delivery: Delivery, settled: StoredRequest, ports: AnswerPorts): Promise<string> {
  return JSON.stringify({
    type: delivery.type,
    timestamp: settled.finishedAt,
    data: { request_id: settled.id, status: settled.state, response: await responseOf(settled, ports) },
  });
}

async function responseOf(settled: StoredRequest, ports: AnswerPorts): Promise<unknown> {
  try {
    return toResponse(await resultOf(settled, ports));
  } catch (error) {
    if (ApiError.isInstance(error)) return errorBody(error, settled.id);
    throw error;
  }
}
