import { WebSocket, type RawData } from 'ws';
import { z } from 'zod';

/** What the server tells about the prompts of one client while it works on them. */
export interface ComfyEvents {
  readonly state: 'working' | 'done' | 'failed' | 'interrupted' | 'gone';
  /** Resolves when the state changes next. */
  changed(): Promise<void>;
  close(): void;
}

export interface ComfyListeners {
  /** How far the running node is, or how its picture looks by now. */
  readonly onShare: (share: number, preview?: Uint8Array) => void;
  /** The prompt has begun, or made a step. */
  readonly onActivity: () => void;
}

const ACTIVITY = new Set(['execution_start', 'executing', 'executed', 'progress', 'progress_state']);

const eventSchema = z.object({
  type: z.string(),
  data: z.looseObject({
    node: z.string().nullish(),
    value: z.number().optional(),
    max: z.number().optional(),
  }),
});

const PREVIEW_IMAGE = 1;
const HANDSHAKE_MILLISECONDS = 5_000;
const MAXIMUM_FRAME = 32 * 1024 * 1024;

/**
 * Listens to `/ws`. A server behind a proxy without websockets is no failure: the state becomes `gone`, progress is
 * missing, and the history tells when a picture is there.
 */
export function listen(
  base: URL,
  clientId: string,
  headers: Readonly<Record<string, string>>,
  { onShare, onActivity }: ComfyListeners,
): Promise<ComfyEvents> {
  const url = new URL(`ws?clientId=${clientId}`, base);
  url.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url, {
    headers,
    handshakeTimeout: HANDSHAKE_MILLISECONDS,
    maxPayload: MAXIMUM_FRAME,
    perMessageDeflate: false,
    followRedirects: false,
  });
  let state: ComfyEvents['state'] = 'working';
  let share = 0;
  let waiting: (() => void)[] = [];
  const become = (next: ComfyEvents['state']) => {
    if (state !== 'working') return;
    state = next;
    for (const wake of waiting) wake();
    waiting = [];
  };

  socket.on('message', (frame, isBinary) => {
    if (isBinary) {
      const preview = readPreview(frame);
      if (preview) onShare(share, preview);
      return;
    }
    const event = readEvent(frame);
    if (!event) return;
    const { type, data } = event;
    if (ACTIVITY.has(type)) onActivity();
    if (type === 'progress' && data.value !== undefined && data.max) onShare((share = data.value / data.max));
    else if (type === 'execution_success' || (type === 'executing' && data.node === null)) become('done');
    else if (type === 'execution_error') become('failed');
    else if (type === 'execution_interrupted') become('interrupted');
  });
  socket.on('error', () => become('gone'));
  socket.on('close', () => become('gone'));

  const events: ComfyEvents = {
    get state() {
      return state;
    },
    changed: () => (state === 'working' ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    close: () => socket.terminate(),
  };
  return new Promise((resolve) => {
    socket.once('open', () => resolve(events));
    socket.once('error', () => resolve(events));
  });
}

/** Four bytes say that it is a preview, four of what format; then comes the file. */
function readPreview(frame: RawData): Uint8Array | undefined {
  const bytes = Array.isArray(frame) ? Buffer.concat(frame) : Buffer.from(frame as Buffer);
  return bytes.length > 8 && bytes.readUInt32BE(0) === PREVIEW_IMAGE ? bytes.subarray(8) : undefined;
}

function readEvent(frame: RawData) {
  try {
    const text = Array.isArray(frame) ? Buffer.concat(frame).toString() : Buffer.from(frame as Buffer).toString();
    return eventSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
