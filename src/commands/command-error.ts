/** A mistake of the person at the terminal: one line tells, no stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
