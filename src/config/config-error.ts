/** Easel cannot start, or a command cannot work, for a reason that its operator can mend. Shown without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
