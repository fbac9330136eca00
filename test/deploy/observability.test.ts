import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { createMetrics } from '../../src/telemetry/metrics.js';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/observability/${name}`, import.meta.url)), 'utf8');

/** Everything that a service tells, histograms with the names of their parts, and the labels of each. */
async function known(): Promise<Map<string, string>> {
  const metrics = createMetrics();
  const names = new Map<string, string>();
  for (const [, name = '', kind] of (await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    names.set(name, name);
    if (kind === 'histogram') for (const part of ['_bucket', '_count', '_sum']) names.set(name + part, name);
  }
  return names;
}

const METRIC = /\b(?:easel|process|nodejs)_[a-z0-9_]+\b/g;

async function checkExpressions(expressions: readonly string[]): Promise<void> {
  const names = await known();
  for (const expression of expressions) {
    const used = expression.match(METRIC) ?? [];
    assert.ok(used.length > 0, expression);
    for (const name of used) assert.ok(names.has(name), `${name} is not told by any process`);
    assert.equal(expression.split('(').length, expression.split(')').length, `brackets of ${expression}`);
  }
}

test('the dashboard asks only for what there is', async () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; id: number; targets: { expr: string }[] }[];
  };
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  await checkExpressions(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
});

test('the alerts ask only for what there is, and say what to do', async () => {
  const { groups } = parse(read('alerts.yaml')) as {
    groups: {
      rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
    }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  await checkExpressions(rules.map(({ expr }) => expr));
  for (const { labels, annotations } of rules) {
    assert.match(labels.severity, /^(page|ticket)$/);
    assert.ok(annotations.summary);
  }
});

test('everything that Easel counts itself is on the dashboard', async () => {
  const dashboard = read('grafana-dashboard.json');
  const own = new Set([...(await known()).values()].filter((name) => name.startsWith('easel_')));
  for (const name of own) assert.ok(dashboard.includes(name), name);
});
