import { z } from 'zod';
import { ERROR_TABLE, type ErrorCode } from './errors.js';

export const REQUEST_STATES = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'CANCELED'] as const;

/** The life of a request. The last three are settled: nothing leads out of them. */
export type RequestState = (typeof REQUEST_STATES)[number];

export const requestStateSchema = z.enum(REQUEST_STATES);

const links = {
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
  events_url: z.string(),
};

const queuePosition = z
  .int()
  .nullable()
  .meta({ description: 'How many wait in front of it; null when it waits no more.' });
const time = z.string().meta({ format: 'date-time' });

/** What `Prefer: respond-async` is answered with. */
export const acceptedSchema = z
  .object({ request_id: z.string(), status: requestStateSchema, queue_position: queuePosition, ...links })
  .meta({ id: 'AcceptedRequest', description: 'The request was accepted and is carried out.' });

export const requestStatusSchema = z
  .object({
    request_id: z.string(),
    model: z.string(),
    status: requestStateSchema,
    queue_position: queuePosition,
    progress: z.number().min(0).max(1),
    created_at: time,
    started_at: time.nullable(),
    finished_at: time.nullable(),
    estimated_seconds: z.number().nullable().meta({
      description: 'Until it is settled, from what such requests took; null when it is, or nothing is known.',
    }),
    error: z
      .object({
        type: z.string(),
        code: z.enum(Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]]),
        message: z.string(),
        param: z.string().nullable(),
      })
      .nullable(),
    ...links,
  })
  .meta({ id: 'RequestStatus', description: 'How a request stands.' });

export type RequestStatus = z.output<typeof requestStatusSchema>;

export const requestListSchema = z
  .object({
    object: z.literal('list'),
    data: z.array(requestStatusSchema),
    next_cursor: z.string().nullable().meta({ description: 'For the next page; null on the last one.' }),
  })
  .meta({ id: 'RequestList', description: "The key's own requests, newest first." });

export const REQUESTS_PATH = '/v1/requests';

export function linksOf(baseUrl: string, id: string): Pick<RequestStatus, keyof typeof links> {
  const url = `${baseUrl}${REQUESTS_PATH}/${id}`;
  return { status_url: url, response_url: `${url}/response`, cancel_url: `${url}/cancel`, events_url: `${url}/events` };
}
