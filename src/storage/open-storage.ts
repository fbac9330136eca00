import type { Config } from '../config/schema.js';
import type { DataFolder } from './data-folder.js';
import { createDiskStorage } from './disk-storage.js';
import { createS3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** The storage that the configuration names: a bucket, or the data folder. */
export function openStorage({ s3, lifetimeSeconds }: Config['storage'], dataFolder: DataFolder): Storage {
  const { bucketUrl, accessKeyId = '', secretAccessKey = '', publicBucketUrl, region, prefix } = s3;
  if (bucketUrl === undefined) return createDiskStorage({ folder: dataFolder.pictures, lifetimeSeconds });
  return createS3Storage({
    bucketUrl,
    publicBucketUrl,
    region,
    accessKeyId,
    secretAccessKey,
    prefix,
    lifetimeSeconds,
  });
}
