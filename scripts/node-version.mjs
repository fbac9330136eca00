// Which Nodes Easel runs on, read from package.json. Plain enough for a very old Node to get as far as being told so.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The versions that the tests run on, oldest first: `npm test` in CI starts every one of them. */
export const triedNodes = manifest.easel.triedNodes;

/** What there is to say of a Node: `too-old` (Easel cannot run), `untried`, or `tried`, and the line that says so. */
export function judgeNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = manifest.engines.node.replace('>=', '').split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    return { verdict: 'too-old', line: `Node ${version} is too old: Easel needs ${leastMajor}.${leastMinor} or newer` };
  }
  const majors = triedNodes.map((tried) => Number(tried.split('.')[0]));
  if (majors.includes(major)) return { verdict: 'tried', line: `Node ${version}` };
  return { verdict: 'untried', line: `Node ${version} is untried: Easel is tested on Node ${majors.join(', ')}` };
}

/** Ends a script on a Node that is too old, in one line instead of a stack trace; an untried one gets a line and goes on. */
export function requireNode() {
  const { verdict, line } = judgeNode(process.versions.node);
  if (verdict === 'tried') return;
  console.error(`easel: ${line}`);
  if (verdict === 'too-old') process.exit(1);
}
