import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is open and asks for nothing must not hold up the shutdown. */
export function closePromptly(app: FastifyInstance): void {
  // Browsers open connections in advance, and Node takes one that never sent anything for a busy one.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Nor may a connection stay open after its last answer.
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
