import type { Explanation } from '@easel/client';
import type { JSX } from 'preact';

/** A colour is better seen than spelled. */
function Meaning({ text }: { readonly text: string }): JSX.Element {
  const [, before = text, colour, after = ''] = /^(.*?) ?\((#[0-9a-f]{6})\)(.*)$/i.exec(text) ?? [];
  return (
    <>
      {before}
      {colour !== undefined && <i class="dot" title={colour} style={{ background: colour }} />}
      {after}
    </>
  );
}

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
            <b>{words}</b> {as !== words && <Meaning text={as} />}
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
