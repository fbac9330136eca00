/** The tables as Kysely sees them. Times are ISO 8601 text, which sorts by time in every database. */
export interface KeysTable {
  id: string;
  name: string;
  hash: string;
  /** Separated by spaces. */
  scopes: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  /** Limits of the key; null where the service's own hold. */
  requests_per_minute: number | null;
  concurrent_requests: number | null;
  images_per_day: number | null;
  weight: number | null;
}

/** Generations. Those that were refused have a trace and nothing more: no id, no state. */
export interface RequestsTable {
  /** `X-Request-Id`, which callers may use twice. */
  request_id: string;
  key_id: string;
  model: string;
  created_at: string;
  status: number;
  error_code: string | null;
  engine: string | null;
  prompt: string;
  /** Some databases hand large numbers out as text. */
  seed: number | string | null;
  width: number;
  height: number;
  queue_seconds: number | null;
  inference_seconds: number | null;
  total_seconds: number;
  /** JSON, as are the next two. */
  warnings: string;
  safety: string;
  explanation: string;
  /** The service's own, which nobody can guess. */
  id: string | null;
  state: string | null;
  /** 1 until the request settles, then null; the indices of what is on its way hold nothing else. */
  unsettled: number | null;
  started_at: string | null;
  finished_at: string | null;
  images: number | null;
  /** JSON for the worker. */
  input: string | null;
  /** JSON of the stored file. */
  photo: string | null;
  cancel_at: string | null;
  webhook_url: string | null;
  /** Start tag of fair queueing, and what the request adds to its key's next one. */
  turn: number | string | null;
  step: number | null;
  /** JSON. */
  outcome: string | null;
  /** How many workers took it up without putting it back. */
  starts: number | null;
}

export interface IdempotencyKeysTable {
  key_id: string;
  path: string;
  idempotency_key: string;
  body_hash: string;
  /** Id of the request that holds it. */
  request: string;
  expires_at: string;
}

export interface UsageTable {
  key_id: string;
  day: string;
  model: string;
  requests: number | string;
  images: number | string;
  pixels: number | string;
  seconds: number;
  failures: number | string;
}

export interface DeliveriesTable {
  id: string;
  request: string;
  key_id: string;
  url: string;
  type: string;
  state: string;
  created_at: string;
  attempts: number;
  last_attempt_at: string | null;
  last_status: number | null;
  last_error: string | null;
  next_attempt_at: string | null;
}

export interface WebhookSecretsTable {
  key_id: string;
  secret: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface RecordsDatabase {
  api_keys: KeysTable;
  requests: RequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  usage: UsageTable;
  webhook_deliveries: DeliveriesTable;
  webhook_secrets: WebhookSecretsTable;
  secrets: SecretsTable;
}
