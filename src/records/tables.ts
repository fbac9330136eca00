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
}

export interface RequestsTable {
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
}

export interface RecordsDatabase {
  api_keys: KeysTable;
  requests: RequestsTable;
}
