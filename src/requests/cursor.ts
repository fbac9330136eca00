import { ApiError } from '../contract/errors.js';

/** Where the next page of a list begins. Callers pass it on as it is. */
export interface Cursor {
  readonly createdAt: string;
  readonly id: string;
}

export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

export function readCursor(text: string): Cursor {
  const [, createdAt, id] = /^([0-9TZ:.-]{20,30}) (\w{1,64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined)
    throw new ApiError('invalid_header', 'cursor must be the next_cursor of an earlier page.', { param: 'cursor' });
  return { createdAt, id };
}
