import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddCommand } from './command.js';

interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

const ENOUGH_DISK_BYTES = 1_000_000_000;

/** `easel doctor`: looks at everything that a working service needs, and says what it found. */
export const addDoctor: AddCommand = (program) => {
  program
    .command('doctor')
    .description('check this machine and print what works')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await examine();
      if (json) console.log(JSON.stringify(findings, null, 2));
      else for (const { ok, name, detail } of findings) console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${detail}`);
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
    });
};

async function examine(): Promise<Finding[]> {
  const { loadConfig } = await import('../config/load.js');
  const config = loadConfig();
  return [
    await check('node', checkNode),
    { name: 'configuration', ok: true, detail: 'every setting is known and valid' },
    await check('data folder', async () => {
      await mkdir(config.data, { recursive: true, mode: 0o700 });
      await access(config.data, constants.R_OK | constants.W_OK);
      return config.data;
    }),
    await check('disk space', () => checkDisk(config.data)),
    await check('encoder', async () => {
      const { default: sharp } = await import('sharp');
      const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      return `sharp works (libvips ${sharp.versions.vips}, ${pixel.length} bytes)`;
    }),
    await check('canvas', async () => {
      const { createCanvas } = await import('@napi-rs/canvas');
      const context = createCanvas(1, 1).getContext('2d');
      context.fillRect(0, 0, 1, 1);
      return 'Skia draws';
    }),
    await check('diffusion', checkDiffusion),
    ...(await examineApp()),
    await check('port', () => checkPort(config.server.host, config.server.port)),
  ];
}

/** Whatever a check throws is its finding. */
async function check(name: string, work: () => Promise<string> | string): Promise<Finding> {
  try {
    return { name, ok: true, detail: await work() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

async function examineApp(): Promise<Finding[]> {
  const { loadConfig } = await import('../config/load.js');
  const { createApp } = await import('../app/app.js');
  const { createLog } = await import('../telemetry/log.js');
  const findings: Finding[] = [];
  const opened = await check('service', async () => {
    const app = await createApp({ config: loadConfig(), log: createLog('silent') });
    try {
      const keys = await app.keys.list();
      const active = (await app.keys.any()) ? '' : '; none is active, the first start makes one';
      findings.push({ name: 'keys', ok: true, detail: `${keys.length} in the database${active}` });
      const engines = await app.registry.health();
      for (const { id, version, ok, detail } of engines) {
        findings.push({ name: `engine ${id}`, ok, detail: `${version}: ${detail}` });
      }
      if (engines.length === 0) findings.push({ name: 'engines', ok: false, detail: 'none is configured' });
    } finally {
      await app.close();
    }
    return 'database, storage and routes open';
  });
  return [opened, ...findings];
}

interface NodeJudge {
  readonly judgeNode: (version: string) => { readonly verdict: 'too-old' | 'untried' | 'tried'; readonly line: string };
}

/** The start script judges Node before anything is compiled, so the judgement lives with it. */
async function checkNode(): Promise<string> {
  const script = new URL('../../../scripts/node-version.mjs', import.meta.url).href;
  const { judgeNode } = (await import(script)) as NodeJudge;
  const { verdict, line } = judgeNode(process.versions.node);
  if (verdict === 'too-old') throw new Error(line);
  return line;
}

/** It is optional: an engine that is configured and needs it says so under its own name. */
async function checkDiffusion(): Promise<string> {
  const { createDiffusionInstallation } = await import('../engines/stable-diffusion/installation.js');
  const installation = createDiffusionInstallation();
  if (installation.installed()) return `stable-diffusion.cpp ${installation.version} is installed`;
  return 'stable-diffusion.cpp is not installed; if you want it: easel engines install stable-diffusion';
}

async function checkDisk(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
  if (bavail * bsize < ENOUGH_DISK_BYTES) throw new Error(`${free}; at least 1 GB is wise`);
  return free;
}

async function checkPort(host: string, port: number): Promise<string> {
  const place = `${host}:${port}`;
  const failure = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (failure === undefined) return `${place} is free`;
  if (failure === 'EADDRINUSE' && (await isEasel(host, port))) return `Easel is running on ${place}`;
  throw new Error(`${place} cannot be used (${failure}); choose another with PORT`);
}

async function isEasel(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health`, {
      signal: AbortSignal.timeout(2_000),
    });
    return ((await answer.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}
