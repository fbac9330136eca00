import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/load.js';
import { ApiError } from '../contract/errors.js';
import { nearest } from '../contract/nearest.js';
import { EngineError } from '../engines/engine.js';
import { FaceError } from '../faces/faces.js';
import { DataFolderError } from '../storage/data-folder.js';
import { addAvatar } from './avatar.js';
import { CommandError } from './command-error.js';
import { addBackup } from './backup.js';
import { addCompletion } from './completion.js';
import { addDoctor } from './doctor.js';
import { addEngines } from './engines.js';
import { addGenerate } from './generate.js';
import { addKeys } from './keys.js';
import { addMcp } from './mcp.js';
import { addModels } from './models.js';
import { addServe } from './serve.js';
import { addUsage } from './usage.js';
import { addWebhooks } from './webhooks.js';
import { version } from '../version.js';

const COMMANDS = [
  addServe,
  addGenerate,
  addAvatar,
  addKeys,
  addUsage,
  addWebhooks,
  addModels,
  addEngines,
  addBackup,
  addDoctor,
  addMcp,
  addCompletion,
];

/** The `easel` program with all of its commands. */
export function createProgram(): Command {
  const program = new Command('easel')
    .description('Easel draws pictures from descriptions.')
    .version(version, '-V, --version')
    .enablePositionalOptions();
  for (const add of COMMANDS) add(program);
  const names = program.commands.map((command) => command.name());
  // `serve` is what `easel` does by itself, so a word that is no command would be an argument of it.
  program.hook('preSubcommand', (_program, command) => {
    const [word] = program.args;
    if (command.name() !== 'serve' || word === undefined || word === 'serve' || word.startsWith('-')) return;
    const meant = nearest(word, names);
    throw new CommandError(
      `there is no command "${word}"; ${meant === undefined ? 'easel --help lists them' : `did you mean ${meant}?`}`,
    );
  });
  quiet(program);
  return program;
}

/** Mistakes are thrown, not printed with pages of help. */
function quiet(command: Command): void {
  command.exitOverride().configureOutput({ outputError: () => undefined });
  for (const inner of command.commands) quiet(inner);
}

/** What a person reads when a command fails. */
export function failureLine(error: unknown): { readonly line: string; readonly exitCode: number } {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { line: '', exitCode: 0 };
    if (error.code === 'commander.help') return { line: '', exitCode: 1 };
    const text = error.message.replace(/^error: /, '').replace(/\s*\n\s*\((.*)\)/, ' ($1)');
    return { line: `easel: ${text}`, exitCode: 1 };
  }
  const expected =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof EngineError ||
    error instanceof FaceError ||
    error instanceof DataFolderError ||
    ApiError.isInstance(error);
  if (expected) return { line: `easel: ${error.message}`, exitCode: 1 };
  const message = error instanceof Error ? error.message : String(error);
  const stack = process.env['EASEL_LOG_LEVEL'] === 'debug' && error instanceof Error ? `\n${error.stack}` : '';
  return { line: `easel: ${message}${stack}`, exitCode: 1 };
}
