import { createEasel, EaselError, type Model } from '@easel/client';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Composer } from './composer.tsx';
import { draw } from './draw.ts';
import { Header } from './header.tsx';
import { forget, forgetAll, keep, loadHistory, type Entry } from './history.ts';
import { Recent } from './recent.tsx';
import { findKey, recall, remember } from './remember.ts';
import { FIRST_SETTINGS, randomSeed, type Settings } from './settings.ts';
import { SignIn } from './sign-in.tsx';
import { Stage, type Tile } from './stage.tsx';

function firstSettings(): Settings {
  try {
    return { ...FIRST_SETTINGS, ...(JSON.parse(recall('settings') ?? '{}') as Partial<Settings>), seed: null };
  } catch {
    return FIRST_SETTINGS;
  }
}

export function App(): JSX.Element {
  const [key, setKey] = useState(findKey);
  const [models, setModels] = useState<readonly Model[] | null>(null);
  const [refusal, setRefusal] = useState('');
  const [settings, setSettings] = useState(firstSettings);
  const [face, setFace] = useState<string | undefined>(undefined);
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const [chosen, setChosen] = useState(0);
  const [history, setHistory] = useState<readonly Entry[]>([]);
  const running = useRef<AbortController | null>(null);
  const busy = tiles.some(({ state }) => state === 'waiting' || state === 'drawing');

  const easel = useMemo(() => createEasel({ apiKey: key, baseUrl: location.origin }), [key]);
  const model = models?.find(({ id }) => id === settings.model);
  const change = useCallback((changes: Partial<Settings>) => setSettings((before) => ({ ...before, ...changes })), []);

  useEffect(() => {
    void loadHistory().then(setHistory);
  }, []);

  useEffect(() => {
    remember('settings', JSON.stringify({ ...settings, prompt: '' }));
  }, [settings]);

  useEffect(() => {
    setModels(null);
    if (key === '') return;
    const load = async (): Promise<void> => {
      try {
        setModels(await easel.models());
        setRefusal('');
      } catch (error) {
        const wrong = EaselError.isInstance(error) && error.kind === 'authentication';
        setRefusal(wrong ? 'This key is not known here, or it was revoked.' : (error as Error).message);
      }
    };
    void load();
  }, [key, easel]);

  const signIn = (value: string): void => {
    remember('key', value === '' ? null : value);
    setRefusal('');
    setKey(value);
  };

  /** One picture, or several side by side, each with a seed of its own. */
  const generate = async (wanted: Settings, count: number): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setChosen(0);
    // On a phone the picture lies below what it is made from.
    if (innerWidth <= 900)
      setTimeout(() => document.querySelector('.stage')?.scrollIntoView({ behavior: 'smooth' }), 50);
    setTiles(Array.from({ length: count }, (_, id) => ({ id, state: 'waiting', progress: 0 }) as const));
    const update = (id: number, tile: Tile): void => {
      if (running.current === controller) setTiles((before) => before.map((one) => (one.id === id ? tile : one)));
    };
    await Promise.all(
      Array.from({ length: count }, async (_, id) => {
        const seed = count > 1 && id > 0 ? randomSeed() : wanted.seed;
        let shown: string | undefined;
        try {
          const entry = await draw(
            { ...wanted, seed },
            {
              easel,
              model,
              face,
              signal: controller.signal,
              onProgress: (progress, waiting, preview = shown) => {
                shown = preview;
                update(id, { id, state: waiting ? 'waiting' : 'drawing', progress, preview });
              },
            },
          );
          update(id, { id, state: 'done', entry });
          setHistory((before) => {
            void keep(entry, before);
            return [entry, ...before].slice(0, 80);
          });
        } catch (error) {
          update(id, controller.signal.aborted ? { id, state: 'canceled' } : { id, state: 'failed', error });
        }
      }),
    );
  };

  if (key === '' || refusal !== '') {
    return (
      <div class="page">
        <Header onSignOut={undefined} />
        <SignIn refusal={refusal} onKey={signIn} />
      </div>
    );
  }
  return (
    <div class="page">
      <Header onSignOut={() => signIn('')} />
      <main class="room">
        <Composer
          settings={settings}
          change={change}
          models={models ?? []}
          face={face}
          onFace={setFace}
          busy={busy}
          onDraw={(count) => void generate(settings, count)}
          onCancel={() => running.current?.abort(new Error('canceled'))}
        />
        <Stage
          tiles={tiles}
          chosen={chosen}
          onChoose={setChosen}
          settings={settings}
          model={model}
          apiKey={key}
          face={face}
          busy={busy}
          onPrompt={(prompt, more) => change({ prompt, ...more })}
          onAgain={(entry, count) => {
            const again = { ...entry.settings, seed: null };
            setSettings((before) => ({ ...again, seed: before.seed === null ? null : before.seed }));
            void generate(again, count);
          }}
          onSignIn={() => signIn('')}
        />
        <Recent
          history={history}
          onOpen={(entry) => {
            running.current?.abort();
            running.current = null;
            setTiles([{ id: 0, state: 'done', entry }]);
            setChosen(0);
            setSettings({ ...entry.settings, seed: entry.seed });
          }}
          onForget={(id) => {
            void forget(id);
            setHistory((before) => before.filter((entry) => entry.id !== id));
          }}
          onForgetAll={() => {
            void forgetAll();
            setHistory([]);
          }}
        />
      </main>
    </div>
  );
}
