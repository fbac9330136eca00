import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { BackendFault } from '../../src/engines/conformance.js';
import { pictureFor, startBackend, type Backend } from './faulty-backend.js';
import { createReplay } from './replay.js';

interface Job {
  readonly id: string;
  readonly clientId: string;
  readonly workflow: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
}

export interface ComfyBackend extends Backend {
  /** Names of uploaded files → their bytes. */
  readonly files: Map<string, Buffer>;
  readonly interrupted: string[];
  readonly deleted: string[];
  readonly queue: () => number;
  /** Prompts that the history still holds. */
  readonly remembered: () => string[];
}

export interface ComfyBackendOptions {
  readonly fault?: BackendFault | undefined;
  /** How long one step of a sampler takes. */
  readonly stepMilliseconds?: number;
  /** A node of this class raises an exception. */
  readonly failingClass?: string;
  /** Refuses websockets, as some proxies do. */
  readonly withoutWebsocket?: boolean;
}

/** A server that speaks ComfyUI's protocol: one worker, a queue, websocket events, history, files. */
export async function startComfyBackend(options: ComfyBackendOptions = {}): Promise<ComfyBackend> {
  const { fault, stepMilliseconds = 1 } = options;
  const replay = createReplay('comfyui');
  const files = new Map<string, Buffer>();
  const sockets = new Map<string, WebSocket>();
  const history: Record<string, unknown> = {};
  const interrupted: string[] = [];
  const deleted: string[] = [];
  const pending: Job[] = [];
  let running: Job | undefined;
  let stop = false;

  const tell = (job: Job, type: string, data: Record<string, unknown> = {}) =>
    sockets.get(job.clientId)?.send(JSON.stringify({ type, data: { prompt_id: job.id, ...data } }));

  async function work(): Promise<void> {
    for (running = pending.shift(); running; running = pending.shift()) {
      const job = running;
      const outcome = await execute(job);
      history[job.id] = { prompt: [1, job.id, job.workflow, {}, []], ...outcome };
      running = undefined;
      tell(job, 'executing', { node: null });
    }
  }

  async function execute(job: Job) {
    stop = false;
    tell(job, 'execution_start');
    tell(job, 'execution_cached', { nodes: [] });
    // a preview: what it is, its format, the file
    sockets.get(job.clientId)?.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 255, 216, 255]));
    sockets.get(job.clientId)?.send(Buffer.from([0, 0, 0, 9, 1, 2, 3, 4, 5, 6]));
    const values = Object.values(job.workflow).map((node) => node.inputs);
    const find = (name: string) => values.find((inputs) => typeof inputs[name] === 'number')?.[name];
    const steps = Number(find('steps') ?? 1);
    // What a preview node in the middle of a workflow leaves behind, whatever becomes of the rest.
    const outputs: Record<string, unknown> = {};
    const broken = () => ({ outputs, status: { status_str: 'error', completed: false, messages: [] } });
    for (const [node, { class_type, inputs }] of Object.entries(job.workflow)) {
      tell(job, 'executing', { node });
      if (class_type === options.failingClass) {
        tell(job, 'execution_error', { node_id: node, exception_message: 'CUDA out of memory' });
        return broken();
      }
      if (class_type === 'LoadImage') {
        const preview = `ComfyUI_temp_${job.id}_00001_.png`;
        files.set(preview, files.get(String(inputs['image']).replace(' [temp]', '')) ?? Buffer.alloc(0));
        outputs[node] = { images: [{ filename: preview, subfolder: '', type: 'temp' }] };
      }
      if (!/Sampler/.test(class_type) || class_type === 'KSamplerSelect') continue;
      for (let step = 1; step <= steps; step += 1) {
        await sleep(stepMilliseconds);
        if (stop) {
          tell(job, 'execution_interrupted', { node_id: node });
          return broken();
        }
        tell(job, 'progress', { node, value: step, max: steps });
      }
    }
    const name = `${job.id}.png`;
    const face = values.map((inputs) => String(inputs['image'])).find((image) => image.endsWith('[temp]'));
    const seen = [job.workflow, face && files.get(face.replace(' [temp]', ''))?.toString('base64')];
    // Names of uploads differ each time; the picture does not.
    const stable = JSON.stringify(seen).replaceAll(/easel-[\w-]+\.jpg/g, 'face');
    files.set(name, await pictureFor(stable, Number(find('width')), Number(find('height'))));
    return {
      outputs: { ...outputs, picture: { images: [{ filename: name, subfolder: '', type: 'temp' }] } },
      status: { status_str: 'success', completed: true, messages: [] },
    };
  }

  const backend = await startBackend({
    fault,
    faultPath: (kind) => (kind === 'disconnect' || kind === 'wrong-shape' ? /history/ : /prompt/),
    async answer(request, spoil) {
      replay.check(request);
      switch (`${request.method} ${request.path.replace(/^\/history\/.+/, '/history/*')}`) {
        case 'GET /system_stats':
          return replay.answer('health');
        case 'POST /upload/image': {
          const form = await new Response(new Uint8Array(request.body), {
            headers: { 'content-type': request.headers['content-type'] ?? '' },
          }).formData();
          const file = form.get('image') as File;
          files.set(file.name, Buffer.from(await file.arrayBuffer()));
          return replay.answer('upload', { name: file.name, subfolder: '', type: form.get('type') ?? 'input' });
        }
        case 'POST /prompt': {
          const { prompt, client_id } = request.json() as { prompt: Job['workflow']; client_id: string };
          const job = { id: randomUUID(), clientId: client_id, workflow: prompt };
          pending.push(job);
          if (!running) setImmediate(() => void work());
          return replay.answer('submit', { id: job.id });
        }
        case 'GET /queue':
          return replay.answer('queue', {
            running: running ? [[0, running.id, running.workflow, {}, []]] : [],
            pending: pending.map((job, index) => [index, job.id, job.workflow, {}, []]),
          });
        case 'POST /queue': {
          const ids = request.json()['delete'] as string[];
          for (const id of ids) {
            const at = pending.findIndex((job) => job.id === id);
            if (at >= 0) deleted.push(...pending.splice(at, 1).map((job) => job.id));
          }
          return replay.answer('delete from queue');
        }
        case 'POST /interrupt': {
          const id = request.json()['prompt_id'];
          if (running && id === running.id) {
            interrupted.push(running.id);
            stop = true;
          }
          return replay.answer('interrupt');
        }
        case 'GET /history/*': {
          const id = request.path.slice('/history/'.length);
          return replay.answer('history', { history: id in history ? { [id]: history[id] } : {} });
        }
        case 'POST /history':
          for (const id of request.json()['delete'] as string[]) delete history[id];
          return replay.answer('delete from history');
        case 'GET /view': {
          const file = files.get(request.query.get('filename') ?? '');
          return file && replay.answer('view', { file: spoil(file) });
        }
        default:
          return undefined;
      }
    },
  });

  const webSockets = new WebSocketServer({ noServer: true });
  backend.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (options.withoutWebsocket) return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    return webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const clientId = new URL(request.url ?? '', 'http://backend').searchParams.get('clientId') ?? '';
      sockets.set(clientId, webSocket);
      webSocket.send(JSON.stringify({ type: 'status', data: { status: { exec_info: {} }, sid: clientId } }));
      webSocket.on('close', () => sockets.delete(clientId));
    });
  });
  return {
    ...backend,
    files,
    interrupted,
    deleted,
    queue: () => pending.length + (running ? 1 : 0),
    remembered: () => Object.keys(history),
  };
}
