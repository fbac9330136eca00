import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The server neither answered to the end nor closed. */
export class RawHang extends Error {}

/** Sends bytes as they are, for requests that no HTTP client would write, and reads until the server closes. */
export function sendRaw(
  port: number,
  text: string | readonly string[],
  options: { end?: boolean } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(60_000, () => {
      reject(new RawHang(`no end after: ${received.slice(0, 200)}`));
      socket.destroy();
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += String(chunk);
    });
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(parse(received))));
    socket.on('close', () => resolve(parse(received)));
    socket.on('connect', () => {
      for (const part of [text].flat()) socket.write(part);
      if (options.end) socket.end();
    });
  });
}

function parse(text: string): RawAnswer {
  // What is said on the way ("100 Continue") is not the answer.
  const [head = '', ...rest] = text.replace(/^(?:HTTP\/1\.1 1\d\d [^]*?\r\n\r\n)+/, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}
