import assert from 'node:assert/strict';
import { test } from 'node:test';

const script = new URL('../../../scripts/node-version.mjs', import.meta.url).href;
const { judgeNode, triedNodes } = (await import(script)) as {
  judgeNode: (version: string) => { verdict: string; line: string };
  triedNodes: readonly string[];
};

test('a Node that is too old or untried is told so in one line', () => {
  for (const [version, verdict] of [
    ['18.20.8', 'too-old'],
    ['20.18.3', 'too-old'],
    ['20.19.0', 'tried'],
    ['21.7.3', 'untried'],
    ['22.0.0', 'tried'],
    ['99.0.0', 'untried'],
    ...triedNodes.map((tried) => [tried, 'tried'] as const),
  ] as const) {
    const judged = judgeNode(version);
    assert.equal(judged.verdict, verdict, version);
    assert.match(judged.line, new RegExp(`^Node ${version.replaceAll('.', '\\.')}[^\n]*$`));
  }
});
