import { Worker } from 'node:worker_threads';
import { median } from './report.js';

const MILLISECONDS = 400;
const ROUNDS = 3;

/** Nothing but arithmetic: no memory, no system calls, nothing that two of them could share but the processor. */
const LOOP = `
  const { parentPort, workerData } = require('node:worker_threads');
  const until = performance.now() + workerData;
  let turns = 0;
  let value = 1;
  while (performance.now() < until) {
    for (let index = 0; index < 20000; index += 1) value = (Math.imul(value, 1664525) + 1013904223) | 0;
    turns += 1;
  }
  parentPort.postMessage(turns + (value & 0));
`;

async function turns(): Promise<number> {
  const worker = new Worker(LOOP, { eval: true, workerData: MILLISECONDS });
  return new Promise((resolve, reject) => void worker.once('message', resolve).once('error', reject));
}

/** What the machine itself gives two at once beside one: 2 where nobody else uses it, less on a shared one. */
export async function gainOfTwoLoops(): Promise<number> {
  const gains: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await turns();
    const [one, other] = await Promise.all([turns(), turns()]);
    gains.push((one + other) / alone);
  }
  return median(gains);
}
