// `npm run audit`: asks the registry whether any package that Easel installs has a known weakness. A registry that
// cannot say (many mirrors have no such list) is said so and is no failure; a serious weakness is one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const PATIENCE_MILLISECONDS = 60_000;
const SERIOUS = ['high', 'critical'];
const folders = ['.', 'engines/stable-diffusion'];

/** What the registry says of one lockfile: counts by severity, or why it does not say. */
function ask(folder) {
  const { stdout, error, signal } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--package-lock-only'], {
    cwd: join(root, folder),
    encoding: 'utf8',
    timeout: PATIENCE_MILLISECONDS,
    shell: process.platform === 'win32',
  });
  if (error || signal) return { unknown: signal ? 'it did not answer in time' : 'npm could not be run' };
  try {
    const { metadata, vulnerabilities = {}, message, error: failure } = JSON.parse(stdout);
    if (!metadata)
      return {
        unknown: `it has no list of weaknesses (${/^[\w ]+/.exec(failure?.code ?? message ?? '')?.[0].trim() || 'no reason given'})`,
      };
    return { counts: metadata.vulnerabilities, names: Object.values(vulnerabilities) };
  } catch {
    return { unknown: 'its answer could not be read' };
  }
}

let failed = false;
for (const folder of folders) {
  const { unknown, counts, names } = ask(folder);
  const name = folder === '.' ? 'easel' : folder;
  if (unknown) {
    // The registry's name may be private: it is not repeated.
    console.log(`audit: ${name}: NOT CHECKED, the registry could not be asked: ${unknown}`);
    continue;
  }
  const serious = names.filter(({ severity }) => SERIOUS.includes(severity));
  console.log(`audit: ${name}: ${counts.total} known weaknesses, ${serious.length} of them serious`);
  for (const { name: found, severity, range } of names) console.log(`  ${severity}: ${found} ${range}`);
  if (serious.length > 0) failed = true;
}
process.exit(failed ? 1 : 0);
