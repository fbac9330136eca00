import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import mark from './easel.svg';
import { Icon } from './icons.tsx';
import { remember } from './remember.ts';

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

interface HeaderProps {
  readonly onSignOut: (() => void) | undefined;
  readonly title?: string;
  readonly link?: { readonly href: string; readonly text: string };
}

const TO_THE_API = { href: '/docs', text: 'API' };

export function Header({ onSignOut, title, link = TO_THE_API }: HeaderProps): JSX.Element {
  const [dark, setDark] = useState(isDark);
  return (
    <header class="head">
      <h1 class="brand">
        <img src={mark} alt="" width="28" height="28" /> Easel {title && <em>{title}</em>}
      </h1>
      <nav aria-label="Service">
        <a class="plain" href={link.href}>
          {link.text}
        </a>
        <button
          type="button"
          class="round"
          title={dark ? 'Light' : 'Dark'}
          aria-label={dark ? 'Switch to light' : 'Switch to dark'}
          onClick={() => {
            const theme = dark ? 'light' : 'dark';
            document.documentElement.dataset['theme'] = theme;
            remember('theme', theme);
            setDark(!dark);
          }}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        {onSignOut && (
          <button type="button" class="round" title="Forget the key" aria-label="Forget the key" onClick={onSignOut}>
            <Icon name="key" />
          </button>
        )}
      </nav>
    </header>
  );
}
