// `npm start`: everything from a fresh clone to a listening service.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

prepare();
// One thread collects for each that draws: with helpers of its own, one picture would take half of another's processor.
const program = ['--single-threaded-gc', join(root, 'dist/src/main.js'), 'serve'];
const service = spawn(process.execPath, [...program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Files are read and written on the same threads that encode pictures; with Node's four, they wait for each other.
  // Two allocation arenas instead of one a thread: pixels come and go on all of them, and glibc keeps what each once had.
  env: { UV_THREADPOOL_SIZE: '16', MALLOC_ARENA_MAX: '2', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal));
service.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// npm passes SIGTERM to the shell between it and this process, and the shell passes it to nobody.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  service.kill('SIGTERM');
}, 500);
