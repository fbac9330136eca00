export type RequestState = 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED' | 'CANCELED';

interface Links {
  request_id: string;
  status: RequestState;
  queue_position: number | null;
  status_url: string;
  response_url: string;
  cancel_url: string;
  events_url: string;
}

/** What a request that goes on without its connection is answered with. */
export type Submitted = Links;

export interface RequestStatus extends Links {
  model: string;
  /** 0 to 1. */
  progress: number;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  estimated_seconds: number | null;
  error: { type: string; code: string; message: string; param: string | null } | null;
}

export interface RequestPage {
  object: 'list';
  data: RequestStatus[];
  next_cursor: string | null;
}

export interface RequestEvent {
  readonly event: 'status' | 'progress';
  readonly id: string | undefined;
  /** As far as it is known. */
  readonly status: RequestStatus;
  /** What there is so far, as a small picture in a `data:` URL, where the engine shows it. */
  readonly preview?: string;
}
