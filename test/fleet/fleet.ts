import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBucket } from '../support/servers/s3.js';
import { startEasel, type EaselProcess, type Role } from './easel-process.js';
import { startGpuServer, type GpuServer } from './gpu-server.js';

export interface FleetOptions {
  readonly queueUrl: string;
  readonly recordsUrl: string;
  readonly s3: {
    readonly endpoint: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly apis: number;
  readonly workers: number;
  /** How many pictures a worker draws at once. */
  readonly threads?: number;
  readonly keys: number;
  /** How long the GPU takes for a picture. */
  readonly milliseconds: number;
}

export interface Fleet {
  readonly gpu: GpuServer;
  readonly keys: readonly string[];
  readonly processes: EaselProcess[];
  /** Those that live. */
  of(role: Role): EaselProcess[];
  /** One more; `changes` are over the fleet's settings. */
  add(role: Role, changes?: Readonly<Record<string, string>>): Promise<EaselProcess>;
  close(): Promise<void>;
}

let buckets = 0;

/** A fleet of real processes on real servers, in front of one GPU that is ours. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { s3, queueUrl, recordsUrl, apis, workers, threads = 2, milliseconds } = options;
  const folder = await mkdtemp(join(tmpdir(), 'easel-fleet-'));
  const gpu = await startGpuServer(milliseconds);
  const keys = Array.from({ length: options.keys }, () => `key-${randomBytes(12).toString('hex')}`);
  const bucketUrl = await createBucket(s3, `fleet-${process.pid}-${(buckets += 1)}`);
  const env = {
    EASEL_API_KEYS: keys.join(','),
    EASEL_QUEUE_URL: queueUrl,
    EASEL_QUEUE_CAPACITY: '5000',
    EASEL_RECORDS_URL: recordsUrl,
    EASEL_STORAGE_S3_BUCKET_URL: bucketUrl,
    AWS_REGION: s3.region,
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
    EASEL_ENGINES_URL: gpu.url,
    EASEL_ENGINES_DIALECT: 'vllm-omni',
    EASEL_RENDER_THREADS: String(threads),
    // Of the way and not of the picture: no failover to Studio, and no per-minute limits in between.
    EASEL_SERVER_SHUTDOWN_SECONDS: '10',
  };
  const processes: EaselProcess[] = [];
  let count = 0;
  const fleet: Fleet = {
    gpu,
    keys,
    processes,
    of: (role) => processes.filter((one) => one.role === role && one.alive()),
    async add(role, changes = {}) {
      const data = join(folder, String((count += 1)));
      const started = await startEasel(role, { ...env, EASEL_DATA: data, ...changes });
      processes.push(started);
      return started;
    },
    async close() {
      await Promise.all(processes.map((one) => one.kill()));
      await gpu.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    // The first one migrates; the others find everything in place, as in a rolling start.
    await fleet.add('api');
    const roles: Role[] = [
      ...Array.from({ length: apis - 1 }, () => 'api' as const),
      ...Array.from({ length: workers }, () => 'worker' as const),
    ];
    await Promise.all(roles.map((role) => fleet.add(role)));
  } catch (error) {
    await fleet.close();
    throw error;
  }
  return fleet;
}
