import type { Command } from 'commander';

/**
 * One command of the `easel` program. Each lives in a file of its own in this folder, exports a function of this
 * type and is listed in `main.ts`; it loads what is heavy inside its action, so that `easel --help` stays quick.
 */
export type AddCommand = (program: Command) => void;
