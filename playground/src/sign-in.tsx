import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface SignInProps {
  readonly refusal: string;
  readonly onKey: (key: string) => void;
}

export function SignIn({ refusal, onKey }: SignInProps): JSX.Element {
  const [text, setText] = useState('');
  return (
    <main class="sign-in">
      <form
        class="card"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onKey(text.trim());
        }}
      >
        <h2>Bring your key</h2>
        <p>
          The line that <code>npm start</code> prints opens this page signed in. Otherwise paste an API key; it stays in
          this browser.
        </p>
        {refusal !== '' && (
          <p class="complaint" role="alert">
            {refusal}
          </p>
        )}
        <label class="field">
          <span>API key</span>
          <input
            type="password"
            autocomplete="off"
            spellcheck={false}
            placeholder="ek_…"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          Open the studio
        </button>
        <p class="hint">
          A new one: <code>npm run easel -- keys create</code>
        </p>
      </form>
    </main>
  );
}
