import { InvalidArgumentError } from 'commander';
import type { AddCommand } from './command.js';

interface ListenOptions {
  port: number;
  host: string;
  secret?: string;
  answer: number;
}

const LARGEST_MESSAGE_BYTES = 4 * 1024 * 1024;

/** `easel webhooks listen`: a receiver to try webhooks with. It prints what comes and checks the signature. */
export const addWebhooks: AddCommand = (program) => {
  program
    .command('webhooks')
    .description('try webhooks')
    .command('listen')
    .description('receive webhooks, check their signatures and print them')
    .option('--port <number>', 'port to listen on; 0 takes a free one', readNumber(0, 65_535), 9_090)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--secret <whsec_…>', 'secret of the key, from GET /v1/webhooks/secret')
    .option('--answer <status>', 'status to answer with, to try retries', readNumber(200, 599), 204)
    .action(listen);
};

async function listen({ port, host, secret, answer }: ListenOptions): Promise<void> {
  const { createServer } = await import('node:http');
  const { problemWith } = await import('../requests/webhooks/signature.js');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > LARGEST_MESSAGE_BYTES) request.destroy();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const problem = secret === undefined ? 'no --secret was given' : problemWith(secret, request.headers, body);
      const verdict = problem === undefined ? 'signature holds' : `NOT VERIFIED: ${problem}`;
      console.log(`${new Date().toISOString()}  ${String(request.headers['webhook-id'])}  ${verdict}`);
      console.log(indented(body));
      const refused = secret !== undefined && problem !== undefined;
      response.writeHead(refused ? 401 : answer).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Listening on http://${host}:${bound}. Ask for a picture with ?webhook_url=http://${host}:${bound}/`);
  console.log(
    `The service sends to private addresses only when it may: EASEL_WEBHOOKS_ALLOW_HOSTS=${host} npm start\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function readNumber(min: number, max: number) {
  return (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return number;
  };
}
