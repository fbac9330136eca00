import type { Model } from '@easel/client';
import type { JSX } from 'preact';
import { CodePanel } from './code-panel.tsx';
import { Examples } from './examples.tsx';
import type { Entry } from './history.ts';
import { Icon } from './icons.tsx';
import { Picture } from './picture.tsx';
import { sizeOf, type Settings } from './settings.ts';
import { Trouble } from './trouble.tsx';
import { Understanding } from './understanding.tsx';

/** One place on the easel. */
export type Tile =
  | {
      readonly id: number;
      readonly state: 'waiting' | 'drawing';
      readonly progress: number;
      /** What there is so far, small. */
      readonly preview?: string | undefined;
    }
  | { readonly id: number; readonly state: 'done'; readonly entry: Entry }
  | { readonly id: number; readonly state: 'failed'; readonly error: unknown }
  | { readonly id: number; readonly state: 'canceled' };

interface StageProps {
  readonly tiles: readonly Tile[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly settings: Settings;
  readonly model: Model | undefined;
  readonly apiKey: string;
  readonly face: string | undefined;
  readonly busy: boolean;
  readonly onPrompt: (prompt: string, more: Partial<Settings>) => void;
  readonly onAgain: (entry: Entry, count: number) => void;
  readonly onSignIn: () => void;
}

export function Stage(props: StageProps): JSX.Element {
  const { tiles, chosen, onChoose, settings, model, apiKey, face, busy, onPrompt, onAgain, onSignIn } = props;
  const current = tiles[chosen];
  const entry = current?.state === 'done' ? current.entry : undefined;
  const failure = tiles.find((tile) => tile.state === 'failed');
  const shownSettings = entry?.settings ?? settings;
  return (
    <section class="stage" aria-label="Picture">
      {tiles.length === 0 && <Examples avatar={settings.model === 'avatar'} onPrompt={onPrompt} />}
      {tiles.some(({ state }) => state !== 'failed') && (
        <div class={tiles.length > 1 ? 'wall four' : 'wall'} aria-busy={busy}>
          {tiles.map((tile, index) => (
            <TileView
              key={tile.id}
              tile={tile}
              size={tile.state === 'done' ? tile.entry : sizeOf(settings)}
              chosen={tiles.length > 1 && index === chosen}
              onChoose={tiles.length > 1 ? () => onChoose(index) : undefined}
            />
          ))}
        </div>
      )}
      <p class="sr-only" role="status">
        {busy ? 'Drawing' : entry ? `The picture is ready. Seed ${entry.seed}.` : ''}
      </p>
      {failure && failure.state === 'failed' && <Trouble error={failure.error} onSignIn={onSignIn} />}
      {entry && (
        <div class="beneath">
          <div class="toolbar">
            <DownloadLink entry={entry} />
            <button type="button" class="second" disabled={busy} onClick={() => onAgain(entry, 1)}>
              <Icon name="dice" /> New seed
            </button>
            <button type="button" class="second" disabled={busy} onClick={() => onAgain(entry, 4)}>
              <Icon name="grid" /> Four variations
            </button>
            <p class="facts">
              {entry.width} × {entry.height} · seed {entry.seed} · {entry.seconds.toFixed(1)} s
            </p>
          </div>
          {entry.flagged && <p class="complaint">The safety checker flagged this picture, so it was blacked out.</p>}
          {entry.explanation && <Understanding explanation={entry.explanation} />}
        </div>
      )}
      {tiles.length > 0 && <CodePanel settings={shownSettings} model={model} apiKey={apiKey} face={face} />}
    </section>
  );
}

interface TileViewProps {
  readonly tile: Tile;
  readonly size: { readonly width: number; readonly height: number };
  readonly chosen: boolean;
  readonly onChoose: (() => void) | undefined;
}

function TileView({ tile, size, chosen, onChoose }: TileViewProps): JSX.Element {
  const frame = { aspectRatio: `${size.width} / ${size.height}`, '--ratio': String(size.width / size.height) };
  if (tile.state === 'done') {
    return <Picture entry={tile.entry} frame={frame} chosen={chosen} onChoose={onChoose} />;
  }
  const percent = tile.state === 'waiting' || tile.state === 'drawing' ? Math.round(tile.progress * 100) : 0;
  return (
    <div class={`frame ${tile.state}`} style={frame}>
      {tile.state === 'canceled' && <p>Canceled</p>}
      {tile.state === 'failed' && <p>No picture</p>}
      {(tile.state === 'waiting' || tile.state === 'drawing') && tile.preview !== undefined && (
        <img class="so-far" src={tile.preview} alt="" />
      )}
      {(tile.state === 'waiting' || tile.state === 'drawing') && (
        <div class="working">
          <progress value={percent} max={100} aria-label="Progress" />
          <p>{tile.state === 'waiting' ? 'Waiting for its turn' : `Drawing ${percent} %`}</p>
        </div>
      )}
    </div>
  );
}

function DownloadLink({ entry }: { readonly entry: Entry }): JSX.Element {
  return (
    <button
      type="button"
      class="second strong"
      onClick={() => {
        const address = URL.createObjectURL(entry.file);
        const link = document.createElement('a');
        link.href = address;
        link.download = entry.fileName;
        link.click();
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
      }}
    >
      <Icon name="download" /> Download
    </button>
  );
}
