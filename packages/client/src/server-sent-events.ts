export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Reads a `text/event-stream`, as its specification says, with bounded memory for one event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let fields = { event: 'message', data: [] as string[], id: undefined as string | undefined };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += value ? decoder.decode(value, { stream: true }) : decoder.decode();
      if (buffer.length > 64_000_000) throw new Error('an event without end');
      // A carriage return at the very end may be half of a line break that is still to come.
      const whole = done ? buffer.length : buffer.endsWith('\r') ? buffer.length - 1 : buffer.length;
      const lines = buffer.slice(0, whole).split(/\r\n|\r|\n/);
      buffer = (lines.pop() ?? '') + buffer.slice(whole);
      for (const line of lines) {
        if (line === '') {
          if (fields.data.length > 0) yield { event: fields.event, data: fields.data.join('\n'), id: fields.id };
          fields = { event: 'message', data: [], id: fields.id };
          continue;
        }
        const colon = line.indexOf(':');
        const name = colon < 0 ? line : line.slice(0, colon);
        const text = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (name === 'event') fields.event = text;
        else if (name === 'data') fields.data.push(text);
        else if (name === 'id') fields.id = text;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
