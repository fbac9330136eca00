import type { Model, SizeName } from '@easel/client';
import type { JSX } from 'preact';
import type { Settings } from './settings.ts';

const CHOICES: readonly (readonly [SizeName, string, number, number])[] = [
  ['square', '1:1 small', 12, 12],
  ['square_hd', '1:1', 18, 18],
  ['portrait_4_3', '3:4', 15, 20],
  ['portrait_16_9', '9:16', 12, 21],
  ['landscape_4_3', '4:3', 20, 15],
  ['landscape_16_9', '16:9', 23, 13],
];

interface SizeChoiceProps {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  readonly limits: Model['limits'] | undefined;
}

export function SizeChoice({ settings, change, limits }: SizeChoiceProps): JSX.Element {
  const side = (name: 'width' | 'height'): JSX.Element => (
    <label class="side">
      <span>{name}</span>
      <input
        type="number"
        min={limits?.side.min ?? 64}
        max={limits?.side.max ?? 2048}
        value={settings.custom[name]}
        onInput={(event) =>
          change({ custom: { ...settings.custom, [name]: Math.round(Number(event.currentTarget.value)) } })
        }
      />
    </label>
  );
  return (
    <fieldset class="sizes">
      <legend>Size</legend>
      <div class="shapes">
        {CHOICES.filter(([name]) => limits === undefined || name in limits.size_presets).map(
          ([name, title, width, height]) => (
            <label key={name} class="shape">
              <input
                type="radio"
                name="size"
                value={name}
                checked={settings.size === name}
                onChange={() => change({ size: name })}
              />
              <span>
                <svg width="24" height="24" aria-hidden="true">
                  <rect x={(24 - width) / 2} y={(24 - height) / 2} width={width} height={height} rx="2" />
                </svg>
                {title}
              </span>
            </label>
          ),
        )}
        <label class="shape">
          <input
            type="radio"
            name="size"
            value="custom"
            checked={settings.size === 'custom'}
            onChange={() => change({ size: 'custom' })}
          />
          <span>
            <svg width="24" height="24" aria-hidden="true">
              <rect x="3" y="5" width="18" height="14" rx="2" class="dashed" />
            </svg>
            own
          </span>
        </label>
      </div>
      {settings.size === 'custom' && (
        <div class="row">
          {side('width')} <span aria-hidden="true">×</span> {side('height')}
        </div>
      )}
    </fieldset>
  );
}
