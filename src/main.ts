#!/usr/bin/env node
import { Command } from 'commander';
import { addBackup } from './commands/backup.js';
import { addDoctor } from './commands/doctor.js';
import { addEngines } from './commands/engines.js';
import { addGenerate } from './commands/generate.js';
import { addKeys } from './commands/keys.js';
import { addModels } from './commands/models.js';
import { addServe } from './commands/serve.js';
import { addUsage } from './commands/usage.js';
import { addWebhooks } from './commands/webhooks.js';
import { ConfigError } from './config/load.js';

const program = new Command('easel').description('Easel draws pictures from descriptions.').showHelpAfterError();
const COMMANDS = [addServe, addGenerate, addKeys, addUsage, addWebhooks, addModels, addEngines, addBackup, addDoctor];
for (const add of COMMANDS) add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof ConfigError) console.error(`easel: ${error.message}`);
  else console.error('easel:', error);
  process.exitCode = 1;
}
