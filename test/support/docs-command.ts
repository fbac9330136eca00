/**
 * Stands for `npm`, `easel` and `git` while the examples of the docs are run. Commands of Easel are carried out by
 * this checkout. Of those that would listen for ever, install for minutes or need servers of somebody else, everything
 * is checked that can be: that settings are valid, and that names, scripts and tests exist.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = join(ROOT, 'dist/src/main.js');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function easel(args: readonly string[]): Promise<void> {
  const [command, action, name = ''] = args;
  if (command === 'serve') {
    const { loadConfig } = await import('../../src/config/load.js');
    const role = args[args.indexOf('--role') + 1];
    const config = loadConfig({ overrides: args.includes('--role') ? { EASEL_ROLE: role } : {} });
    console.log(`would listen on ${config.server.host}:${config.server.port} as ${config.role}`);
  } else if (command === 'engines' && action === 'install') {
    if (name !== 'stable-diffusion') fail(`there is no engine ${name} to install`);
    console.log(`would install ${name}`);
  } else if (command === 'models' && action === 'pull') {
    const { KNOWN_MODELS } = await import('../../src/engines/stable-diffusion/models/model-table.js');
    if (!name.startsWith('https:') && !KNOWN_MODELS.some((model) => model.name === name))
      fail(`there is no model ${name}`);
    console.log(`would pull ${name}`);
  } else if (command === 'webhooks' && action === 'listen') run([...args, '--port', '0'], /^Listening/m);
  else run(args);
}

/** Ends with the command, or when it has said what was waited for. */
function run(args: readonly string[], until?: RegExp): void {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['inherit', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(String(chunk));
    said += String(chunk);
    if (until?.test(said)) child.kill();
  });
  child.on('exit', (code, signal) => process.exit(signal !== null && until ? 0 : (code ?? 1)));
}

async function npm(args: readonly string[]): Promise<void> {
  const [command = '', ...rest] = args.filter((word) => word !== '--silent');
  const after = rest.slice(rest.indexOf('--') + 1);
  if (command === 'start') return easel(['serve', ...(rest.includes('--') ? after : [])]);
  if (command === 'run' && rest[0] === 'easel') return easel(after);
  if (command === 'install' || command === 'pack') return console.log(`would ${command} ${rest.join(' ')}`);
  const script = command === 'run' ? (rest[0] ?? '') : command;
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  if (!Object.hasOwn(scripts, script)) fail(`there is no script ${script}`);
  if (script === 'test' && rest.includes('--')) requireFile('dist', after[0] ?? '', '.test.js');
  if (script === 'bench' && rest.includes('--')) requireFile('bench', after[0] ?? '', '');
  console.log(`would run ${script}`);
}

function requireFile(folder: string, fragment: string, ending: string): void {
  const files = readdirSync(join(ROOT, folder), { recursive: true }).map(String);
  if (!files.some((file) => file.includes(fragment) && file.endsWith(ending))) fail(`nothing is called ${fragment}`);
}

const [, , program, ...args] = process.argv;
if (program === 'easel') await easel(args);
else if (program === 'npm') await npm(args);
else if (program === 'git' && args[0] === 'clone') mkdirSync(args[2] ?? fail('clone where?'), { recursive: true });
else fail(`the docs use ${program} ${args.join(' ')}, which nobody checks`);
