import type { CatalogueRow } from '../../contract/catalogue.js';
import { ApiError, errorBody } from '../../contract/errors.js';
import { toResponse } from '../../contract/responses.js';
import type { Delivery } from '../../records/delivery-store.js';
import type { StoredRequest } from '../../records/request-store.js';
import { resultOf } from '../answer.js';

/** What the receiver is sent: the answer that the synchronous call would have had, without the pictures' bytes. */
export function messageOf(delivery: Delivery, settled: StoredRequest, catalogue: readonly CatalogueRow[]): string {
  return JSON.stringify({
    type: delivery.type,
    timestamp: settled.finishedAt,
    data: { request_id: settled.id, status: settled.state, response: responseOf(settled, catalogue) },
  });
}

function responseOf(settled: StoredRequest, catalogue: readonly CatalogueRow[]): unknown {
  try {
    return toResponse(resultOf(settled, catalogue));
  } catch (error) {
    if (ApiError.isInstance(error)) return errorBody(error, settled.id);
    throw error;
  }
}
