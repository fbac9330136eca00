import { Argument } from 'commander';
import type { AddCommand } from './command.js';

/** `easel engines list|install`: who can draw here, and the engine that is installed on demand. */
export const addEngines: AddCommand = (program) => {
  const engines = program.command('engines').description('list the engines, and install what is not part of Easel');

  engines
    .command('list')
    .description('show the configured engines, their health and what they draw')
    .option('--json', 'as JSON')
    .action(list);

  engines
    .command('install')
    .description('install the native packages of an engine (stable-diffusion: 630 MB)')
    .addArgument(new Argument('<engine>').choices(['stable-diffusion']))
    .action(async () => {
      const { createDiffusionInstallation } = await import('../engines/stable-diffusion/installation.js');
      const installation = createDiffusionInstallation();
      if (installation.installed()) {
        console.log('stable-diffusion is already installed');
        return;
      }
      try {
        await installation.install((line) => console.error(line));
        console.log(
          `stable-diffusion ${installation.version} is ready; give it a model with: easel models pull <name>`,
        );
      } catch (error) {
        console.error(`easel: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    });
};

async function list({ json }: { json?: boolean }): Promise<void> {
  const [{ loadConfig }, { createApp }, { createLog }, { CATALOGUE }] = await Promise.all([
    import('../config/load.js'),
    import('../app/app.js'),
    import('../telemetry/log.js'),
    import('../contract/catalogue.js'),
  ]);
  const app = await createApp({ config: loadConfig(), log: createLog('silent') });
  try {
    const engines = (await app.registry.health()).map((report) => ({
      ...report,
      models: CATALOGUE.map(({ model }) => model).filter((model) =>
        app.registry.route(model).some(({ id }) => id === report.id),
      ),
    }));
    if (json) console.log(JSON.stringify(engines, null, 2));
    for (const { ok, id, version, detail, models } of json ? [] : engines)
      console.log(
        `${ok ? '✓' : '✗'} ${`${id}/${version}`.padEnd(28)} ${detail}; draws ${models.join(', ') || 'nothing'}`,
      );
  } finally {
    await app.close();
  }
}
