import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { after, test } from 'node:test';
import { ConfigError, loadConfig } from './load.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-config-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function fileWith(text: string, extension = 'yaml'): string {
  const path = join(folder, `${(count += 1)}.${extension}`);
  writeFileSync(path, text);
  return path;
}

const problemsWith = (env: Record<string, string>): string => {
  try {
    loadConfig({ env });
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message;
  }
  return '';
};

test('nothing set: everything has a default', () => {
  const config = loadConfig({ env: {} });
  assert.deepEqual([config.server.host, config.server.port], ['127.0.0.1', 8080]);
  assert.equal(config.limits.maxSide, 2048);
  assert.ok(config.render.threads >= 1);
  assert.ok(isAbsolute(config.data));
});

test('the environment wins over the file, the command line over both', () => {
  const file = fileWith('server:\n  port: 1001\n  host: ::1\nrender:\n  threads: 3\nsafety:\n  required: true\n');
  const env = { EASEL_CONFIG: file, PORT: '1002', EASEL_RENDER_THREADS: '4' };
  const config = loadConfig({ env, overrides: { PORT: '1003', HOST: undefined } });
  assert.equal(config.server.port, 1003);
  assert.equal(config.server.host, '::1');
  assert.equal(config.render.threads, 4);
  assert.equal(config.safety.required, true);
});

test('JSON files, lists and booleans', () => {
  const file = fileWith('{"engines": {"routes": {"flux/dev": ["studio"]}}}', 'json');
  const config = loadConfig({
    env: {
      EASEL_CONFIG: file,
      EASEL_API_KEYS: ' one-key-of-sixteen+ , another-key-16-long ,',
      EASEL_SERVER_TRUST_PROXY: '1',
    },
  });
  assert.deepEqual(config.engines.routes, { 'flux/dev': ['studio'] });
  assert.deepEqual(config.apiKeys, ['one-key-of-sixteen+', 'another-key-16-long']);
  assert.equal(config.server.trustProxy, true);
});

test('an empty variable is as good as none', () => {
  assert.equal(loadConfig({ env: { PORT: '', HOST: '', EASEL_CONFIG: '' } }).server.port, 8080);
});

test('what is unknown or wrong is named', () => {
  assert.match(problemsWith({ EASEL_PORTT: '1' }), /EASEL_PORTT is not a setting/);
  assert.doesNotThrow(() => loadConfig({ env: { EASEL_KEY: 'ek_x', EASEL_URL: 'http://127.0.0.1:8080' } }));
  assert.match(problemsWith({ EASEL_RENDER: '1' }), /did you mean EASEL_RENDER_THREADS\?/);
  assert.match(problemsWith({ PORT: '80a' }), /PORT \(server\.port\): .*received "80a"/);
  assert.match(problemsWith({ PORT: '-1' }), /PORT \(server\.port\): .*received -1/);
  assert.match(problemsWith({ EASEL_SAFETY_REQUIRED: 'maybe' }), /EASEL_SAFETY_REQUIRED \(safety\.required\)/);
  assert.match(problemsWith({ EASEL_LOG_LEVEL: 'loud' }), /EASEL_LOG_LEVEL/);
  for (const address of [
    'draw.example',
    'ftp://draw.example',
    'https://draw.example/?a=b',
    'https://user@draw.example',
  ]) {
    assert.match(problemsWith({ EASEL_SERVER_PUBLIC_URL: address }), /EASEL_SERVER_PUBLIC_URL/);
  }
  assert.match(problemsWith({ EASEL_LIMITS_MIN_SIDE: '500', EASEL_LIMITS_MAX_SIDE: '400' }), /must not exceed/);
});

test('files that cannot be used', () => {
  assert.match(problemsWith({ EASEL_CONFIG: join(folder, 'nowhere.yaml') }), /nowhere\.yaml cannot be read/);
  assert.match(problemsWith({ EASEL_CONFIG: fileWith('a: [') }), /cannot be read/);
  assert.match(problemsWith({ EASEL_CONFIG: fileWith('- a list') }), /mapping/);
  assert.match(problemsWith({ EASEL_CONFIG: fileWith('server: 7') }), /server/);
  assert.match(problemsWith({ EASEL_CONFIG: fileWith('engines:\n  routes:\n    flux/max: [studio]') }), /flux\/max/);
  assert.match(problemsWith({ EASEL_CONFIG: fileWith('a: &a [x]\nb: *a') }), /cannot be read/);
});

test('the configuration cannot be changed afterwards', () => {
  const config = loadConfig({ env: {} }) as { limits: { maxSide: number } };
  assert.throws(() => {
    config.limits.maxSide = 1;
  }, TypeError);
});

test('what makes a fleet is complete or refused, and addresses with passwords are never repeated', () => {
  const postgres = 'postgres://easel:hush@db.example/easel';
  assert.match(problemsWith({ EASEL_ROLE: 'boss' }), /EASEL_ROLE \(role\)/);
  assert.match(problemsWith({ EASEL_ROLE: 'worker' }), /EASEL_QUEUE_URL[^]*EASEL_RECORDS_URL/);
  assert.match(
    problemsWith({ EASEL_QUEUE_URL: 'redis://queue.example' }),
    /EASEL_RECORDS_URL \(records\.url\) is missing/,
  );
  const wrong = problemsWith({ EASEL_RECORDS_URL: 'mysql://easel:hush@db.example', EASEL_QUEUE_URL: 'amqp://hush@x' });
  assert.match(wrong, /EASEL_RECORDS_URL \(records\.url\): must be an address that starts with one of postgres:/);
  assert.ok(!wrong.includes('hush'));
  assert.match(
    problemsWith({ EASEL_STORAGE_S3_BUCKET_URL: 'https://s3.example/b' }),
    /AWS_ACCESS_KEY_ID[^]*AWS_SECRET/,
  );
  const bucket = {
    EASEL_STORAGE_S3_BUCKET_URL: 'https://s3.example/b',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    EASEL_STORAGE_S3_PUBLIC_BUCKET_URL: 'https://pictures.example',
  };
  assert.match(
    problemsWith({ ...bucket, EASEL_STORAGE_LIFETIME_SECONDS: '700000' }),
    /at most 604800.*received 700000/,
  );
  assert.match(problemsWith({ ...bucket, EASEL_STORAGE_S3_PREFIX: 'no-slash' }), /end with a slash/);
  const fleet = { ...bucket, EASEL_ROLE: 'worker', EASEL_QUEUE_URL: postgres, EASEL_RECORDS_URL: postgres };
  assert.equal(problemsWith(fleet), '');
  assert.equal(loadConfig({ env: fleet }).storage.s3.prefix, 'easel/');
});
