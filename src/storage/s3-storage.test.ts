import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { bucketClient, createBucket } from '../../test/support/servers/s3.js';
import { sharedServers, skipWithout } from '../../test/support/servers/shared.js';
import { describeStorage } from './conformance.js';
import { createS3Storage, type S3StorageOptions } from './s3-storage.js';
import { StorageFailure } from './storage.js';

const { s3 } = sharedServers();
let count = 0;

/** Options for an empty bucket of its own. */
async function freshBucket(): Promise<S3StorageOptions> {
  assert.ok(s3);
  const bucketUrl = await createBucket(s3, `storage-${process.pid}-${(count += 1)}`);
  return { ...s3, bucketUrl, prefix: 'pictures/', lifetimeSeconds: 60 };
}

const BYTES = Buffer.from('not really a picture');

describe('S3', { skip: skipWithout('s3') }, () => {
  describeStorage('S3', { create: async (options) => createS3Storage({ ...(await freshBucket()), ...options }) });

  test("an address of S3's own: works without a key, for this file only, and not for a photo", async () => {
    const bucket = await freshBucket();
    const storage = createS3Storage({ ...bucket, publicBucketUrl: bucket.bucketUrl });
    const file = await storage.put(BYTES, 'png');
    const address = (await storage.addressOf(file)) ?? '';
    const answer = await fetch(address);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(BYTES));
    assert.equal((await fetch(address.replace(file.name, `${'0'.repeat(32)}.png`))).status, 403);
    assert.equal((await fetch(address.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9999'))).status, 403);
    assert.ok((await fetch(address.split('?')[0] ?? '')).status >= 400, 'the bucket itself is private');
    assert.equal(await storage.addressOf(await storage.put(BYTES, 'photo')), undefined);
    const hidden = createS3Storage(bucket);
    assert.equal(await hidden.addressOf(file), undefined, 'callers do not reach this bucket');
  });

  test('an address ends with its file', async () => {
    const bucket = await freshBucket();
    let now = Date.now() / 1000;
    const storage = createS3Storage({ ...bucket, publicBucketUrl: bucket.bucketUrl, now: () => now });
    const file = await storage.put(BYTES, 'png');
    now += 59;
    const address = new URL((await storage.addressOf(file)) ?? '');
    assert.equal(Number(address.searchParams.get('X-Amz-Expires')), 1);
  });

  test('a wrong secret is refused at once, and a missing bucket is said so', async () => {
    const bucket = await freshBucket();
    const stranger = createS3Storage({ ...bucket, secretAccessKey: 'somebody-elses-secret' });
    await assert.rejects(stranger.put(BYTES, 'png'), failedWith(/403/));
    await assert.rejects(stranger.check());
    const nowhere = createS3Storage({ ...bucket, bucketUrl: `${bucket.bucketUrl}-nowhere` });
    await assert.rejects(nowhere.put(BYTES, 'png'), /404/);
    await assert.rejects(nowhere.check());
  });

  test('sweeping leaves what is not ours alone', async () => {
    const bucket = await freshBucket();
    assert.ok(s3);
    const client = bucketClient(s3, bucket.bucketUrl);
    for (const key of ['pictures/readme.txt', 'pictures/1/deep/er', 'other/1/x.png', '1/x.png']) {
      await client.putObject(key, 'theirs');
    }
    const storage = createS3Storage({ ...bucket, lifetimeSeconds: 1, now: () => 1_000_000 });
    await storage.put(BYTES, 'png');
    assert.equal(await createS3Storage(bucket).sweep(), 1);
    assert.equal((await client.listObjects('/', ''))?.length, 4);
  });
});

test('a store that stumbles is asked again; one that is gone is an error', async () => {
  let answers = [503, 500, 200];
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answers.shift() ?? 503).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`;
  const storage = createS3Storage({
    bucketUrl,
    region: 'x',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    prefix: '',
    lifetimeSeconds: 60,
  });
  const file = await storage.put(BYTES, 'png');
  assert.match(file.name, /\.png$/);
  answers = [];
  await assert.rejects(storage.put(BYTES, 'png'), failedWith(/503/));
  await new Promise((resolve) => server.close(resolve));
  await assert.rejects(storage.put(BYTES, 'png'), StorageFailure);
  await assert.rejects(storage.remove(file), StorageFailure);
  await assert.rejects(async () => {
    const opened = await storage.open(file);
    return opened && buffer(opened.read());
  });
});

function failedWith(cause: RegExp) {
  return (error: unknown): boolean => error instanceof StorageFailure && cause.test(String(error.cause));
}
