import type { AddCommand } from './command.js';

/** `easel mcp`: the tools for language models over standard input and output, without a service running. */
export const addMcp: AddCommand = (program) => {
  program
    .command('mcp')
    .description('serve the tools for language models (Model Context Protocol) on standard input and output')
    .action(serveTools);
};

async function serveTools(): Promise<void> {
  const [{ StdioServerTransport }, { loadConfig }, { createApp, version }, { createLog }, tools, injection, firstKey] =
    await Promise.all([
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('../config/load.js'),
      import('../app/app.js'),
      import('../telemetry/log.js'),
      import('../mcp/tools.js'),
      import('../mcp/inject.js'),
      import('../records/first-key.js'),
    ]);
  const config = loadConfig();
  // Standard output belongs to the protocol; the log goes to standard error, and only when something is wrong.
  const app = await createApp({ config, log: createLog(config.log.level === 'info' ? 'warn' : config.log.level) });
  const key = config.apiKeys[0] ?? (await firstKey.localKey(app.keys, app.dataFolder));
  const host = `127.0.0.1:${config.server.port}`;
  const call = injection.callByInjection(app.server, { authorization: `Bearer ${key}`, host });
  const server = tools.createMcpServer({ version, call, localFiles: true });
  let closing: Promise<void> | undefined;
  const stop = (): void => {
    closing ??= server.close().then(() => app.close());
    void closing.then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.stdin.once('end', stop);
  await server.connect(new StdioServerTransport());
  void app.warmUp();
}
