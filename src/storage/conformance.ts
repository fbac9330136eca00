import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { extensionOf, type Storage } from './storage.js';

/** What every driver of the storage must do. `now` is in Unix seconds and may be moved. */
export interface StorageUnderTest {
  create(options: { lifetimeSeconds: number; now: () => number }): Promise<Storage>;
}

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index & 255));

export function describeStorage(name: string, driver: StorageUnderTest): void {
  describe(`storage: ${name}`, () => {
    test('gives back what was put, whole and in part', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      const file = await storage.put(BYTES, 'png');
      assert.equal(file.expires, 1_000_060);
      assert.equal(extensionOf(file.name), 'png');
      const whole = await storage.open(file);
      assert.equal(whole?.size, BYTES.length);
      assert.ok((await buffer(whole.read())).equals(BYTES));
      const part = await storage.open(file);
      assert.ok(part);
      assert.ok((await buffer(part.read({ start: 10, end: 19 }))).equals(BYTES.subarray(10, 20)));
      await (await storage.open(file))?.discard();
      await storage.close();
    });

    test('names are never used twice and cannot be guessed from each other', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      const files = await Promise.all(Array.from({ length: 50 }, () => storage.put(BYTES, 'jpg')));
      assert.equal(new Set(files.map((file) => file.name)).size, 50);
      await storage.close();
    });

    test('what was never put is not there', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      await storage.put(BYTES, 'png');
      const expires = 1_000_060;
      const names = [
        `${'0'.repeat(32)}.png`,
        '../picture-secret',
        '',
        '.',
        '..',
        `${'0'.repeat(32)}.svg`,
        '/etc/passwd',
      ];
      for (const absent of names) assert.equal(await storage.open({ name: absent, expires }), undefined, absent);
      await storage.close();
    });

    test('sweeping deletes what has expired and nothing else', async () => {
      let now = 1_000_000;
      const storage = await driver.create({ lifetimeSeconds: 7_200, now: () => now });
      const old = await storage.put(BYTES, 'png');
      now += 6_000;
      const young = await storage.put(BYTES, 'png');
      now += 5_000;
      assert.ok((await storage.sweep()) >= 1);
      assert.equal(await storage.open(old), undefined);
      const kept = await storage.open(young);
      assert.equal(kept?.size, BYTES.length);
      await kept.discard();
      assert.equal(await storage.sweep(), 0);
      await storage.close();
    });

    test('a file that is removed is gone, and removing it again is no error', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      const [gone, kept] = [await storage.put(BYTES, 'photo'), await storage.put(BYTES, 'png')];
      await storage.remove(gone);
      await storage.remove(gone);
      await storage.remove({ name: '../picture-secret', expires: 1_000_060 });
      assert.equal(await storage.open(gone), undefined);
      await (await storage.open(kept))?.discard();
      assert.ok(await storage.open(kept));
      await storage.close();
    });

    test('many files, an empty one and a large one at once', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      const large = Buffer.alloc(6 * 1024 * 1024, 7);
      const files = await Promise.all([
        storage.put(Buffer.alloc(0), 'png'),
        storage.put(large, 'webp'),
        ...Array.from({ length: 20 }, () => storage.put(BYTES, 'avif')),
      ]);
      const sizes = await Promise.all(
        files.map(async (file) => {
          const opened = await storage.open(file);
          assert.ok(opened);
          return (await buffer(opened.read())).length;
        }),
      );
      assert.deepEqual(sizes, [0, large.length, ...Array.from({ length: 20 }, () => BYTES.length)]);
      await storage.close();
    });

    test('a reserved place is filled or leaves nothing', async () => {
      let now = 1_000_000;
      const storage = await driver.create({ lifetimeSeconds: 3_600, now: () => now });
      const large = Buffer.alloc(300_000, 7);
      // Twice: the first finds no folder yet. The last is filled in another hour than it was reserved in.
      for (const [bytes, later] of [
        [BYTES, 0],
        [BYTES, 0],
        [large, 1],
        [BYTES, 3_600],
      ] as const) {
        const place = storage.reserve('jpg');
        now += later;
        const file = await place.fill(bytes);
        assert.equal(file.expires, now + 3_600);
        const opened = await storage.open(file);
        assert.ok(opened);
        assert.ok((await buffer(opened.read())).equals(bytes));
      }
      await storage.reserve('jpg').drop();
      await storage.close();
    });

    test('a file that vanishes while it is read is an error of the stream', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      const file = await storage.put(BYTES, 'png');
      const opened = await storage.open(file);
      assert.ok(opened);
      await storage.remove(file);
      const read = await buffer(opened.read()).catch((error: unknown) => error);
      assert.ok(read instanceof Error || (read as Buffer).equals(BYTES), 'all of it or an error, never half');
      await storage.close();
    });

    test('says whether it can store', async () => {
      const storage = await driver.create({ lifetimeSeconds: 60, now: () => 1_000_000 });
      await storage.check();
      await storage.close();
    });
  });
}
