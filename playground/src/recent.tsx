import type { JSX } from 'preact';
import type { Entry } from './history.ts';
import { Icon } from './icons.tsx';
import { useFile } from './picture.tsx';

interface RecentProps {
  readonly history: readonly Entry[];
  readonly onOpen: (entry: Entry) => void;
  readonly onForget: (id: string) => void;
  readonly onForgetAll: () => void;
}

/** What was drawn in this browser, newest first. */
export function Recent({ history, onOpen, onForget, onForgetAll }: RecentProps): JSX.Element | null {
  if (history.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent-title">
      <header>
        <h2 id="recent-title">Recent</h2>
        <p class="hint">kept in this browser</p>
        <button type="button" class="link" onClick={onForgetAll}>
          Forget all
        </button>
      </header>
      <ul>
        {history.map((entry) => (
          <Thumbnail key={entry.id} entry={entry} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({
  entry,
  onOpen,
  onForget,
}: { entry: Entry } & Pick<RecentProps, 'onOpen' | 'onForget'>): JSX.Element {
  const address = useFile(entry.file);
  return (
    <li>
      <button type="button" class="thumb" title={entry.settings.prompt} onClick={() => onOpen(entry)}>
        {address !== '' && <img src={address} alt={entry.settings.prompt} loading="lazy" />}
      </button>
      <button
        type="button"
        class="forget"
        aria-label={`Forget: ${entry.settings.prompt.slice(0, 60)}`}
        onClick={() => onForget(entry.id)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
