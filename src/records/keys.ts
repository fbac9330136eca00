import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { NO_LIMITS, type KeyLimits, type KeyRecord, type Records, type Scope } from './records.js';

/** Who is calling. */
export interface Caller {
  readonly keyId: string;
  readonly scopes: readonly Scope[];
  readonly limits: KeyLimits;
}

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: Date;
  readonly limits?: KeyLimits;
}

/** API keys: made here, stored as hashes, recognised here. */
export interface Keys {
  /** The key is returned this once and can never be read back. */
  create(key: NewKey): Promise<{ readonly record: KeyRecord; readonly key: string }>;
  /** The caller to whom the key belongs, if it is known, not revoked and not expired. */
  recognise(key: string): Promise<Caller | undefined>;
  list(): Promise<readonly KeyRecord[]>;
  revoke(id: string): Promise<boolean>;
  /** Changes what it may do; false when there is no such key. */
  limit(id: string, limits: KeyLimits): Promise<boolean>;
  /** Whether any key would be recognised now. */
  any(): Promise<boolean>;
}

export interface KeysOptions {
  readonly records: Records;
  /** Keys from the configuration, in clear. They may generate and read. */
  readonly staticKeys?: readonly string[];
  readonly now?: () => Date;
  /** Milliseconds that only ever grow, whatever is done to the clock. */
  readonly elapsed?: () => number;
}

const KEY_PATTERN = /^ek_([0-9a-f]{12})_([0-9a-zA-Z]{43})$/;
/** A key that another process revokes is refused after at most this long. */
const CACHE_MILLISECONDS = 2_000;
const MOST_CACHED = 1_000;
const STATIC_SCOPES: readonly Scope[] = ['generate', 'read'];

export function createKeys({
  records,
  staticKeys = [],
  now = () => new Date(),
  elapsed = () => performance.now(),
}: KeysOptions): Keys {
  const configured = staticKeys.map((key) => ({ digest: digest(key), id: `static-${hash(key).slice(0, 8)}` }));
  const cache = new Map<string, { record: KeyRecord | undefined; until: number }>();

  async function find(id: string): Promise<KeyRecord | undefined> {
    const time = elapsed();
    const cached = cache.get(id);
    if (cached && cached.until > time) return cached.record;
    const record = await records.findKey(id);
    if (cache.size >= MOST_CACHED) cache.clear();
    cache.set(id, { record, until: time + CACHE_MILLISECONDS });
    return record;
  }

  let latest = '';
  /** A clock that is set back does not make an expired key young again. */
  function isActive(record: KeyRecord): boolean {
    const time = now().toISOString();
    if (time > latest) latest = time;
    return record.revokedAt === null && (record.expiresAt === null || record.expiresAt > latest);
  }

  return {
    async create({ name, scopes, expiresAt, limits = NO_LIMITS }) {
      const id = randomBytes(6).toString('hex');
      const secret = randomSecret();
      const record: KeyRecord = {
        id,
        name,
        hash: hash(secret),
        scopes: [...scopes],
        createdAt: now().toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        revokedAt: null,
        limits,
      };
      await records.addKey(record);
      return { record, key: `ek_${id}_${secret}` };
    },
    async recognise(key) {
      const received = digest(key);
      // Every configured key is compared, so that the time taken tells nothing about which one was close.
      let match: Caller | undefined;
      for (const { digest: expected, id } of configured) {
        if (timingSafeEqual(received, expected)) match = { keyId: id, scopes: STATIC_SCOPES, limits: NO_LIMITS };
      }
      if (match) return match;
      const [, id, secret] = KEY_PATTERN.exec(key) ?? [];
      if (id === undefined || secret === undefined) return undefined;
      const record = await find(id);
      const expected = Buffer.from(record?.hash ?? hash(''), 'hex');
      const same = timingSafeEqual(digest(secret), expected);
      return record && same && isActive(record)
        ? { keyId: id, scopes: record.scopes, limits: record.limits }
        : undefined;
    },
    list: () => records.listKeys(),
    async revoke(id) {
      cache.delete(id);
      return records.revokeKey(id, now().toISOString());
    },
    async limit(id, limits) {
      cache.delete(id);
      return records.limitKey(id, limits);
    },
    async any() {
      return configured.length > 0 || (await records.listKeys()).some(isActive);
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const hash = (text: string): string => digest(text).toString('hex');

/** 43 letters and digits: 256 bits, and a double click selects the whole key. */
function randomSecret(): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let secret = '';
  while (secret.length < 43) {
    for (const byte of randomBytes(64)) {
      // Bytes beyond the largest multiple of 62 would make some letters likelier than others.
      if (byte < 248 && secret.length < 43) secret += alphabet[byte % 62];
    }
  }
  return secret;
}
