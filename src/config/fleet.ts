import type { Config } from './schema.js';

const LONGEST_S3_ADDRESS_SECONDS = 7 * 86_400;

/** Settings that each may be set, but not like this together. */
export function problemsOfTheFleet(config: Pick<Config, 'role' | 'queue' | 'records' | 'storage'>): string[] {
  const { role, queue, records, storage } = config;
  const { s3, lifetimeSeconds } = storage;
  const problems: string[] = [];
  const require = (present: unknown, name: string, reason: string): void => {
    if (present === undefined) problems.push(`${name} is missing: ${reason}`);
  };
  if (role !== 'all') {
    require(queue.url, 'EASEL_QUEUE_URL (queue.url)', `a process of the role ${role} meets the others there`);
  }
  if (role !== 'all' || queue.url !== undefined) {
    require(records.url, 'EASEL_RECORDS_URL (records.url)', 'processes that share a queue share their records');
  }
  if (s3.bucketUrl !== undefined) {
    require(s3.accessKeyId, 'AWS_ACCESS_KEY_ID (storage.s3.accessKeyId)', 'S3 wants to know who asks');
    require(s3.secretAccessKey, 'AWS_SECRET_ACCESS_KEY (storage.s3.secretAccessKey)', 'what is asked of S3 is signed');
  }
  if (s3.publicBucketUrl !== undefined) {
    require(s3.bucketUrl, 'EASEL_STORAGE_S3_BUCKET_URL (storage.s3.bucketUrl)', 'publicBucketUrl is the same bucket');
    if (lifetimeSeconds > LONGEST_S3_ADDRESS_SECONDS) {
      problems.push(
        `storage.lifetimeSeconds must be at most ${LONGEST_S3_ADDRESS_SECONDS} with storage.s3.publicBucketUrl: ` +
          `S3 signs no address for longer; received ${lifetimeSeconds}`,
      );
    }
  }
  return problems;
}
