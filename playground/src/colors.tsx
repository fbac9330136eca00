import type { JSX } from 'preact';
import { Icon } from './icons.tsx';

interface ColorsProps {
  readonly colors: readonly string[];
  readonly most: number;
  readonly onChange: (colors: readonly string[]) => void;
}

const NEXT = ['#e4572e', '#29335c', '#f3a712', '#669bbc', '#a8c686', '#5b3758', '#f0cea0', '#0b6e4f'];

/** Colours that the picture leans to. */
export function Colors({ colors, most, onChange }: ColorsProps): JSX.Element {
  return (
    <fieldset class="colors">
      <legend>
        Colours <em>the picture leans to them</em>
      </legend>
      <div class="row wrap">
        {colors.map((color, index) => (
          <span key={index} class="swatch">
            <input
              type="color"
              aria-label={`Colour ${index + 1}`}
              value={color}
              onInput={(event) => onChange(colors.with(index, event.currentTarget.value))}
            />
            <button
              type="button"
              aria-label={`Remove colour ${index + 1}`}
              onClick={() => onChange(colors.filter((_, other) => other !== index))}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        {colors.length < most && (
          <button
            type="button"
            class="add"
            aria-label="Add a colour"
            onClick={() => onChange([...colors, NEXT[colors.length % NEXT.length] ?? '#888888'])}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
