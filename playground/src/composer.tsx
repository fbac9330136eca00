import type { Model, ModelId } from '@easel/client';
import type { JSX } from 'preact';
import { Colors } from './colors.tsx';
import { Face } from './face.tsx';
import { Icon } from './icons.tsx';
import { MAX_SEED, randomSeed, type Settings } from './settings.ts';
import { SizeChoice } from './size-choice.tsx';

interface ComposerProps {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  readonly models: readonly Model[];
  readonly face: string | undefined;
  readonly onFace: (photo: string | undefined) => void;
  readonly busy: boolean;
  readonly onDraw: (count: number) => void;
  readonly onCancel: () => void;
}

/** In the order in which they are offered; a model of the catalogue that is not here comes after them, by its title. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['flux/dev', 'Flux dev'],
  ['flux/pro', 'Flux pro'],
  ['flux/schnell', 'Flux schnell'],
  ['stock-image/standard', 'Stock'],
  ['stock-image/photo', 'Photo'],
  ['stock-image/vector', 'Vector'],
  ['stock-image/watercolor', 'Watercolour'],
  ['illustration/black-and-white', 'Ink'],
  ['avatar', 'Avatar'],
]);
const ORDER = [...SHORT.keys()];
const placeOf = (id: string): number => (SHORT.has(id) ? ORDER.indexOf(id) : ORDER.length);

/** Everything that the picture is made from. */
export function Composer(props: ComposerProps): JSX.Element {
  const { settings, change, models, face, onFace, busy, onDraw, onCancel } = props;
  const model = models.find(({ id }) => id === settings.model);
  const avatar = settings.model === 'avatar';
  const ready = settings.prompt.trim() !== '' && (!avatar || face !== undefined) && models.length > 0;
  const sorted = models.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  return (
    <form
      class="composer"
      aria-label="What to draw"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onDraw(1);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready && !busy) onDraw(1);
        if (event.key === 'Escape' && busy) onCancel();
      }}
    >
      <div class="scroll">
        <label class="field prompt">
          <span>Prompt</span>
          <textarea
            rows={4}
            maxLength={model?.limits.prompt_characters.max ?? 4000}
            placeholder={avatar ? 'as an astronaut, in watercolour' : 'a lighthouse on a cliff at sunset'}
            value={settings.prompt}
            onInput={(event) => change({ prompt: event.currentTarget.value })}
          />
        </label>
        <fieldset class="models">
          <legend>Model</legend>
          <div class="pills">
            {sorted.map(({ id, title }) => (
              <label key={id} class="pill">
                <input
                  type="radio"
                  name="model"
                  value={id}
                  checked={id === settings.model}
                  onChange={() => change({ model: id as ModelId, ...(id === 'avatar' ? { size: 'square_hd' } : {}) })}
                />
                <span>
                  {id === 'avatar' && <Icon name="photo" />}
                  {SHORT.get(id) ?? title}
                </span>
              </label>
            ))}
          </div>
          <p class="hint">{model?.description ?? ' '}</p>
        </fieldset>
        {avatar && (
          <Face
            face={face}
            onFace={(photo) => {
              onFace(photo);
              change({ faceIndex: 0 });
            }}
            index={settings.faceIndex}
            onIndex={(faceIndex) => change({ faceIndex })}
          />
        )}
        <SizeChoice settings={settings} change={change} limits={model?.limits} />
        {model?.limits.colors && (
          <Colors colors={settings.colors} most={model.limits.colors.max} onChange={(colors) => change({ colors })} />
        )}
        {model?.limits.num_inference_steps && (
          <Slider
            label="Steps"
            hint="finish"
            value={settings.steps ?? model.defaults.num_inference_steps ?? 28}
            min={model.limits.num_inference_steps.min}
            max={model.limits.num_inference_steps.max}
            onChange={(steps) => change({ steps })}
          />
        )}
        {model?.limits.guidance_scale && (
          <Slider
            label="Guidance"
            hint="1 improvises, 20 is literal"
            value={settings.guidance ?? model.defaults.guidance_scale ?? 3}
            min={model.limits.guidance_scale.min}
            max={model.limits.guidance_scale.max}
            step={0.5}
            onChange={(guidance) => change({ guidance })}
          />
        )}
        <Seed seed={settings.seed} change={change} />
        <details class="more">
          <summary>
            <Icon name="sliders" /> More
          </summary>
          <label class="field">
            <span>Leave out</span>
            <input
              type="text"
              placeholder="people, cars"
              value={settings.negative}
              onInput={(event) => change({ negative: event.currentTarget.value })}
            />
          </label>
          <label class="field">
            <span>File format</span>
            <select
              value={settings.format}
              onChange={(event) => change({ format: event.currentTarget.value as Settings['format'] })}
            >
              <option value="auto">the model’s own</option>
              {(settings.transparent ? ['png', 'webp'] : ['png', 'jpeg', 'webp', 'avif']).map((format) => (
                <option key={format} value={format}>
                  {format}
                </option>
              ))}
            </select>
          </label>
          <Switch
            label="Transparent background"
            on={settings.transparent}
            onChange={(transparent) => change({ transparent, format: 'auto' })}
          />
          <Switch label="Safety checker" on={settings.safety} onChange={(safety) => change({ safety })} />
        </details>
      </div>
      <div class="actions">
        {/* Two elements, never one that changes: a click on the one would end as a click on the other. */}
        {busy ? (
          <button key="cancel" type="button" class="primary quiet" onClick={onCancel}>
            Cancel <kbd>Esc</kbd>
          </button>
        ) : (
          <button key="draw" type="submit" class="primary" disabled={!ready}>
            Draw <kbd>Ctrl ⏎</kbd>
          </button>
        )}
        <button
          type="button"
          class="second"
          disabled={!ready || busy}
          title="Four variations"
          onClick={() => onDraw(4)}
        >
          <Icon name="grid" /> Four
        </button>
      </div>
    </form>
  );
}

interface SliderProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, hint, value, min, max, step = 1, onChange }: SliderProps): JSX.Element {
  return (
    <label class="field slider">
      <span>
        {label} <em>{hint}</em>
        <output>{value}</output>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }): JSX.Element {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

function Seed({ seed, change }: { seed: number | null; change: ComposerProps['change'] }): JSX.Element {
  return (
    <div class="field seed">
      <label for="seed">
        Seed <em>same seed, same picture</em>
      </label>
      <div class="row">
        <input
          id="seed"
          type="text"
          inputMode="numeric"
          placeholder="a new one each time"
          value={seed ?? ''}
          onInput={(event) => {
            const text = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 10);
            event.currentTarget.value = text;
            change({ seed: text === '' ? null : Math.min(MAX_SEED, Number(text)) });
          }}
        />
        <button
          type="button"
          class="round"
          title={seed === null ? 'Fix a seed' : 'Let it change'}
          aria-label={seed === null ? 'Fix a seed' : 'Let the seed change'}
          aria-pressed={seed !== null}
          onClick={() => change({ seed: seed === null ? randomSeed() : null })}
        >
          <Icon name={seed === null ? 'dice' : 'lock'} />
        </button>
      </div>
    </div>
  );
}
