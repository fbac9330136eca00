import { isIP, type AddressInfo } from 'node:net';
import { version } from '../version.js';
import type { AddCommand } from './command.js';

interface ServeOptions {
  host?: string;
  port?: string;
  data?: string;
  config?: string;
  role?: string;
}

/** `easel serve`: the service, until it is told to stop. */
export const addServe: AddCommand = (program) => {
  program
    .command('serve', { isDefault: true })
    .description('run the service')
    .option('--host <address>', 'address to listen on (HOST)')
    .option('--port <number>', 'port to listen on; 0 takes a free one (PORT)')
    .option('--data <folder>', 'data folder (EASEL_DATA)')
    .option('--config <file>', 'configuration file, YAML or JSON (EASEL_CONFIG)')
    .option('--role <role>', 'all, api (answers callers) or worker (draws) (EASEL_ROLE)')
    .action(serve);
};

async function serve({ host, port, data, config: file, role }: ServeOptions): Promise<void> {
  const { loadConfig, ConfigError } = await import('../config/load.js');
  const config = loadConfig({
    overrides: { HOST: host, PORT: port, EASEL_DATA: data, EASEL_CONFIG: file, EASEL_ROLE: role },
  });
  const { createApp } = await import('../app/app.js');
  const { createLog } = await import('../telemetry/log.js');
  const { isSocketFault } = await import('../app/socket-fault.js');
  const { greetingKey } = await import('../records/first-key.js');
  const log = createLog(config.log.level);
  const app = await createApp({ config, log });

  let stopping: Promise<void> | undefined;
  const stop = (reason: string): Promise<void> => {
    log.info({ reason }, 'stopping');
    stopping ??= app.close();
    return stopping;
  };
  try {
    // A worker answers nobody but those who ask how it is.
    const local = config.role === 'worker' || isLoopback(config.server.host);
    if (!local && !(await app.keys.any())) {
      throw new ConfigError(
        `refusing to listen on ${config.server.host} without any API key: make one with "npm run easel -- keys create", or set EASEL_API_KEYS`,
      );
    }
    const key =
      config.role === 'all' && local && config.apiKeys.length === 0
        ? await greetingKey(app.keys, app.dataFolder)
        : undefined;
    await app.server.listen({ host: config.server.host, port: config.server.port });
    void app.warmUp();
    const address = addressOf(app.server.server.address());
    console.log(config.role === 'worker' ? workerGreeting(version, address) : greeting(version, address, key));
  } catch (error) {
    // Why it did not start is said in one line, by whoever called.
    stopping = app.close();
    await stopping;
    if (isListenError(error))
      throw new ConfigError(await listenMessage(error.code, config.server.host, config.server.port));
    throw error;
  }

  const exit = async (reason: string, code: number): Promise<void> => {
    if (stopping) process.exit(1); // asked twice: at once
    await stop(reason).catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void exit(signal, 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (reason: unknown) => {
      if (isSocketFault(reason)) return log.error({ err: reason }, `${event} of a connection; the service goes on`);
      log.fatal({ err: reason }, event);
      return void exit(event, 1);
    });
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function addressOf(bound: AddressInfo | string | null): string {
  if (bound === null || typeof bound === 'string') return bound ?? 'nowhere';
  const host = ['0.0.0.0', '::'].includes(bound.address) ? 'localhost' : bound.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

function workerGreeting(version: string, url: string): string {
  return `\nEasel ${version} draws as a worker; ${url}/ready says whether it can\n`;
}

function greeting(version: string, url: string, key: string | undefined): string {
  const curl = [
    `curl -s ${url}/v1/text-to-image/flux/dev`,
    `-H "Authorization: Bearer ${key ?? '<API_KEY>'}"`,
    '-H "Content-Type: application/json"',
    `-d '{"prompt": "a lighthouse on a cliff at sunset", "image_size": "landscape_4_3"}'`,
  ].join(' \\\n  ');
  const hint = key === undefined ? 'Put one of your API keys in; "npm run easel -- keys create" makes one.\n' : '';
  return `
Easel ${version} is listening on ${url}

Draw in the playground, already signed in:
${url}/${key === undefined ? '' : `#key=${key}`}

Or paste this, then open the "url" of the answer:
${curl}

${hint}Every operation: ${url}/docs
`;
}

/** Whoever has the port, as far as it says so. */
async function whoAnswers(host: string, port: number): Promise<string> {
  const place = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${place.includes(':') ? `[${place}]` : place}:${port}`;
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(2_000) });
    const body = (await answer.json().catch(() => ({}))) as { status?: unknown; version?: unknown };
    if (body.status === 'ok' && typeof body.version === 'string')
      return `Easel ${body.version}, which is already running: ${address}`;
    const name = answer.headers.get('server') ?? answer.headers.get('x-powered-by');
    return name === null ? 'another web server' : `a web server that calls itself ${name.slice(0, 60)}`;
  } catch {
    return 'a program that does not speak HTTP';
  }
}

function isListenError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
  );
}

async function listenMessage(code: string | undefined, host: string, port: number): Promise<string> {
  if (code === 'EADDRINUSE') {
    return `port ${port} on ${host} is in use by ${await whoAnswers(host, port)}; choose another with PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `port ${port} needs more rights; choose one above 1023 with PORT=8080 npm start`;
  return `cannot listen on ${host}:${port} (${code ?? 'unknown reason'})`;
}
