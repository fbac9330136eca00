import { EaselError } from '@easel/client';
import type { JSX } from 'preact';

const HELP: ReadonlyMap<string, string> = new Map([
  ['content_policy', 'This is never drawn, whatever the settings. Try another prompt.'],
  ['rate_limit', 'You were quick. Wait a moment and draw again.'],
  ['unavailable', 'The service has more to do than it can, or its engine is down. Try again shortly.'],
  ['connection', 'Is Easel still running? Look at the terminal in which it was started.'],
  ['quota', 'This key has drawn all that it may today.'],
  ['engine', 'The engine failed. Try again, or another model.'],
  ['server', 'That is a fault of Easel. The request id below finds it in the log.'],
]);

interface TroubleProps {
  readonly error: unknown;
  readonly onSignIn: () => void;
}

/** A failure in words that help. */
export function Trouble({ error, onSignIn }: TroubleProps): JSX.Element {
  if (!EaselError.isInstance(error)) {
    return (
      <div class="trouble" role="alert">
        <h2>That did not work</h2>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
  return (
    <div class="trouble" role="alert">
      <h2>That did not work</h2>
      {error.details.length < 2 ? (
        <p>{error.message}</p>
      ) : (
        <ul>
          {error.details.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {HELP.has(error.kind) && <p class="hint">{HELP.get(error.kind)}</p>}
      {error.kind === 'authentication' && (
        <button type="button" class="second" onClick={onSignIn}>
          Use another key
        </button>
      )}
      <p class="facts">
        {error.status > 0 ? `${error.status} ` : ''}
        {error.code}
        {error.requestId !== null && <> · {error.requestId}</>}
      </p>
    </div>
  );
}
