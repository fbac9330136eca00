import type { Explanation } from '@easel/client';
import type { JSX } from 'preact';

/** What was understood of the prompt, and what was not. */
export function Understanding({ explanation }: { readonly explanation: Explanation }): JSX.Element | null {
  const { understood, guessed, ignored } = explanation;
  if (understood.length + guessed.length + ignored.length === 0) return null;
  return (
    <div class="understanding">
      <h2>How it was read</h2>
      <ul>
        {understood.map(({ words, as }, index) => (
          <li key={`u${index}`}>
            <b>{words}</b> {as !== words && as}
          </li>
        ))}
        {guessed.map(({ words, as }, index) => (
          <li key={`g${index}`} class="guess">
            <b>{words}</b> guessed: {as}
          </li>
        ))}
        {ignored.map((words, index) => (
          <li key={`i${index}`} class="lost">
            <b>{words}</b> not drawn
          </li>
        ))}
      </ul>
    </div>
  );
}
