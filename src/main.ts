#!/usr/bin/env node
import { createProgram, failureLine } from './commands/program.js';

const program = createProgram();
try {
  await program.parseAsync();
} catch (error) {
  const { line, exitCode } = failureLine(error);
  if (line !== '') console.error(line);
  process.exitCode = exitCode;
}
