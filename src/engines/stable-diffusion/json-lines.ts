/** Splits a byte stream into lines and parses each; calls `onOverflow` once when a line grows past the limit. */
export function createJsonLineReader(
  onMessage: (message: unknown) => void,
  onOverflow: () => void,
  maximumBytes: number,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  let overflowed = false;
  return (chunk) => {
    if (overflowed) return;
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, at));
      const line = Buffer.concat(parts).toString();
      parts = [];
      size = 0;
      from = at + 1;
      const message = parse(line);
      if (message !== undefined) onMessage(message);
    }
    if (from === chunk.length) return;
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > maximumBytes) {
      overflowed = true;
      parts = [];
      onOverflow();
    }
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A native library that writes where it should not must not break the protocol.
    return undefined;
  }
}
