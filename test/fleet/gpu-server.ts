import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureFor } from '../engines/faulty-backend.js';

/** A server that speaks the OpenAI Images API, as GPUs are reached; it notes what it was asked to draw. */
export interface GpuServer {
  readonly url: string;
  /** The prompts, in the order in which drawing began. */
  readonly started: string[];
  /** How often each prompt was drawn to the end. */
  readonly finished: Map<string, number>;
  /** How long a picture takes, give or take a half: pictures of one length would begin in bursts. */
  milliseconds: number;
  close(): Promise<void>;
}

export async function startGpuServer(milliseconds: number): Promise<GpuServer> {
  // The same bytes for everybody: what is under test is not the drawing.
  const picture = (await pictureFor('the fleet', 64, 64)).toString('base64');
  const pending = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { prompt } = JSON.parse(Buffer.concat(chunks).toString()) as { prompt: string };
      gpu.started.push(prompt);
      const timer = setTimeout(() => finish(prompt, response), gpu.milliseconds * (0.5 + Math.random()));
      pending.add(timer);
      response.on('close', () => {
        clearTimeout(timer);
        pending.delete(timer);
      });
    });
  });

  function finish(prompt: string, response: ServerResponse): void {
    gpu.finished.set(prompt, (gpu.finished.get(prompt) ?? 0) + 1);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ created: 1, data: [{ b64_json: picture }] }));
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const gpu: GpuServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    started: [],
    finished: new Map(),
    milliseconds,
    close() {
      for (const timer of pending) clearTimeout(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return gpu;
}
