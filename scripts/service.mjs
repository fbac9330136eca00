// The service in a process of its own, with what Node must be told before it starts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';

// One thread collects for each that draws: with helpers of its own, one picture would take half of another's processor.
// And a heap may grow by so much before it is searched: left alone, V8 begins anew as soon as it has ended, once a
// picture, because the vocabularies are most of the heap and a picture's pixels count as growth.
// What is new may take eight megabytes of each heap instead of thirty-two: pictures are drawn no slower.
export const NODE_FLAGS = ['--single-threaded-gc', '--heap-growing-percent=80', '--max-semi-space-size=4'];
// Files are read and written on the same threads that encode pictures; with Node's four, they wait for each other.
// Two allocation arenas instead of one a thread: pixels come and go on all of them, and glibc keeps what each once had.
// What has a megabyte, as the pixels of most things, is memory of its own and goes back to the system when it is freed,
// and so do the ends of the arenas; the canvas has an allocator of its own, which is told the same.
export const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MIMALLOC_PURGE_DELAY: '0',
};

/** Runs `easel serve`, and ends as it ends. */
export function runService(args) {
  const service = spawn(process.execPath, [...NODE_FLAGS, join(root, 'dist/src/main.js'), 'serve', ...args], {
    stdio: 'inherit',
    env: { ...ENVIRONMENT, ...process.env },
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
}
