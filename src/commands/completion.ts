import { Argument, type Command } from 'commander';
import type { AddCommand } from './command.js';

/** `easel completion bash|zsh|fish`: a script for the shell, made from the commands as they are. */
export const addCompletion: AddCommand = (program) => {
  program
    .command('completion')
    .description('print a completion script; for bash: eval "$(easel completion bash)"')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action((shell: string) => console.log(shell === 'fish' ? fish(program) : bash(program, shell)));
};

const visible = (command: Command): readonly Command[] =>
  command.commands.filter((inner) => inner.name() !== 'help' && !inner.name().startsWith('_'));

/** Every command with the words that may follow it. */
function wordsOf(command: Command): string[] {
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  return [...visible(command).map((inner) => inner.name()), ...choices, ...options, '--help'];
}

function bash(program: Command, shell: string): string {
  const cases = visible(program).flatMap((command) => [
    ...visible(command).map(
      (inner) => `    "${command.name()} ${inner.name()}"*) words="${wordsOf(inner).join(' ')}" ;;`,
    ),
    `    "${command.name()}"*) words="${wordsOf(command).join(' ')}" ;;`,
  ]);
  return [
    ...(shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    '_easel() {',
    '  local words line="${COMP_WORDS[*]:1:COMP_CWORD-1}"',
    '  case "$line" in',
    ...cases,
    `    *) words="${[...wordsOf(program), '--version'].join(' ')}" ;;`,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _easel easel',
  ].join('\n');
}

function fish(program: Command): string {
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;
  const lines = visible(program).flatMap((command) => [
    `complete -c easel -n __fish_use_subcommand -f -a ${command.name()} -d ${quote(command.description())}`,
    ...visible(command).map(
      (inner) =>
        `complete -c easel -n '__fish_seen_subcommand_from ${command.name()}' -f -a ${inner.name()} -d ${quote(inner.description())}`,
    ),
    ...command.options.flatMap(({ long, description }) =>
      long
        ? [
            `complete -c easel -n '__fish_seen_subcommand_from ${command.name()}' -l ${long.slice(2)} -d ${quote(description)}`,
          ]
        : [],
    ),
  ]);
  return lines.join('\n');
}
