import { version } from '../version.js';
import { CommandError } from './command-error.js';
import type { AddCommand } from './command.js';

interface McpOptions {
  url?: string;
  key?: string;
}

const USUAL_URL = 'http://127.0.0.1:8080';

/** `easel mcp`: the tools for language models over standard input and output, with a running service or its own. */
export const addMcp: AddCommand = (program) => {
  program
    .command('mcp')
    .description('serve the tools for language models (Model Context Protocol) on standard input and output')
    .option('--url <address>', 'use the service that runs there instead of one of its own (EASEL_URL)')
    .option('--key <key>', `a key of that service (EASEL_KEY); without --url, of ${USUAL_URL}`)
    .action(serveTools);
};

async function serveTools(options: McpOptions): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const tools = await import('../mcp/tools.js');
  const url = options.url ?? (process.env['EASEL_URL'] || (options.key === undefined ? undefined : USUAL_URL));
  const { call, close, warmUp } = url === undefined ? await ownService() : await runningService(url, options.key);
  const server = tools.createMcpServer({ version, call, localFiles: true });
  let closing: Promise<void> | undefined;
  const stop = (): void => {
    closing ??= server.close().then(close);
    void closing.then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.stdin.once('end', stop);
  await server.connect(new StdioServerTransport());
  void warmUp();
}

async function ownService() {
  const [{ loadConfig }, { createApp }, { createLog }, { callByInjection }, { localKey }] = await Promise.all([
    import('../config/load.js'),
    import('../app/app.js'),
    import('../telemetry/log.js'),
    import('../mcp/inject.js'),
    import('../records/first-key.js'),
  ]);
  const config = loadConfig();
  // Standard output belongs to the protocol; the log goes to standard error, and only when something is wrong.
  const app = await createApp({ config, log: createLog(config.log.level === 'info' ? 'warn' : config.log.level) });
  const key = config.apiKeys[0] ?? (await localKey(app.keys, app.dataFolder));
  const host = `127.0.0.1:${config.server.port}`;
  const call = callByInjection(app.server, { authorization: `Bearer ${key}`, host });
  return { call, close: () => app.close(), warmUp: () => app.warmUp() };
}

/** Asked once before it is relied on: who starts this reads the reason, not a model that fails later. */
async function runningService(url: string, given: string | undefined) {
  const { callByHttp } = await import('../mcp/remote.js');
  const key = given ?? process.env['EASEL_KEY'] ?? '';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CommandError(`--url must be an http or https address; received "${url.slice(0, 80)}"`);
  if (key === '') throw new CommandError(`${url} needs a key: --key ek_…, or EASEL_KEY`);
  const call = callByHttp(url, key);
  const { status } = await call('GET', '/v1/models').catch(() => {
    throw new CommandError(`nothing answers at ${url}; is Easel running there?`);
  });
  if (status === 401) throw new CommandError(`${url} does not know this key; easel keys create makes one`);
  if (status !== 200) throw new CommandError(`${url} answered with status ${status}: is it Easel?`);
  return { call, close: () => Promise.resolve(), warmUp: () => Promise.resolve() };
}
