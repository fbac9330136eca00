import type { Model } from '@easel/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LANGUAGES, snippet, type Language } from './code.ts';
import { Icon } from './icons.tsx';
import { useMoment } from './moment.ts';
import { bodyOf, type Settings } from './settings.ts';

interface CodePanelProps {
  readonly settings: Settings;
  readonly model: Model | undefined;
  readonly apiKey: string;
  readonly face: string | undefined;
}

/** The picture as a request to paste elsewhere. The key is hidden on the screen and whole in the copy. */
export function CodePanel({ settings, model, apiKey, face }: CodePanelProps): JSX.Element | null {
  const [language, setLanguage] = useState<Language>('curl');
  const [copied, sayCopied] = useMoment();
  const [bare, setBare] = useState<string | null>(null);
  if (model === undefined) return null;
  const text = (key: string): string =>
    snippet(language, {
      origin: location.origin,
      key,
      model: settings.model,
      path: settings.model === 'avatar' ? '/v1/image-to-image/avatar' : `/v1/text-to-image/${settings.model}`,
      body: bodyOf(settings, model, face),
    });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text(apiKey));
      sayCopied();
    } catch {
      // Pages that came over plain http from another machine have no clipboard: the text is shown to be taken.
      setBare(text(apiKey));
    }
  };
  return (
    <details class="code">
      <summary>
        <Icon name="code" /> The request as code
      </summary>
      <div class="tabs" role="tablist" aria-label="Language">
        {LANGUAGES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === language}
            aria-controls="snippet"
            tabIndex={name === language ? 0 : -1}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
              if (step === undefined) return;
              const next = LANGUAGES[(LANGUAGES.indexOf(language) + step + LANGUAGES.length) % LANGUAGES.length];
              if (next) setLanguage(next);
              const tabs = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]');
              tabs?.[LANGUAGES.indexOf(next ?? language)]?.focus();
            }}
            onClick={() => setLanguage(name)}
          >
            {name}
          </button>
        ))}
        <button type="button" class="second copy" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre id="snippet" role="tabpanel" tabIndex={0} aria-label={`${language} request`}>
        {bare ?? text(`${apiKey.slice(0, 6)}…`)}
      </pre>
    </details>
  );
}
