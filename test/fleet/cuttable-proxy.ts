import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between two parts that can fail: it passes bytes on, or cuts, or swallows them. */
export interface CuttableProxy {
  readonly port: number;
  /** Every connection breaks and none is let through. */
  cut(): void;
  /** Connections stay, and nothing passes any more. */
  stall(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function startProxy(target: number): Promise<CuttableProxy> {
  let mode: 'open' | 'cut' | 'stalled' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (mode === 'cut') return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => {
        if (mode === 'open') other.write(chunk);
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      mode = 'cut';
      drop();
    },
    stall() {
      mode = 'stalled';
    },
    heal() {
      // What was swallowed is gone: connections that lost bytes are of no use to anybody.
      if (mode === 'stalled') drop();
      mode = 'open';
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
