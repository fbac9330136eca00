import type { JSX } from 'preact';
import type { Settings } from './settings.ts';

const EXAMPLES: readonly (readonly [prompt: string, changes: Partial<Settings>])[] = [
  ['a lighthouse on a cliff at sunset', { model: 'flux/dev', size: 'landscape_4_3' }],
  ['a fox in a snowy forest at night under the aurora', { model: 'flux/pro', size: 'landscape_4_3' }],
  ['a castle by the sea, woodcut', { model: 'illustration/black-and-white', size: 'landscape_4_3' }],
  ['a sailing boat on a lake in the mountains', { model: 'stock-image/watercolor', size: 'landscape_4_3' }],
  ['a red bicycle in front of a cafe in Paris', { model: 'stock-image/vector', size: 'landscape_4_3' }],
  ['two cats on a sofa by the window', { model: 'stock-image/photo', size: 'landscape_4_3' }],
];

const PORTRAITS = [
  'as an astronaut on the moon',
  'oil painting, in a forest in autumn',
  'as a queen, in watercolour',
  'as a detective on a rainy street, vintage photo',
  'as a pirate, comic',
  'pop art in pink and yellow',
];

interface ExamplesProps {
  readonly avatar: boolean;
  readonly onPrompt: (prompt: string, changes: Partial<Settings>) => void;
}

const pictures = import.meta.glob<string>('./examples/*.webp', { eager: true, import: 'default' });

/** What the easel shows before the first picture. */
export function Examples({ avatar, onPrompt }: ExamplesProps): JSX.Element {
  if (avatar) {
    return (
      <div class="examples">
        <h2>Whom shall we paint?</h2>
        <p>Drop a photo, then say how: a role, a look, a place.</p>
        <ul class="words">
          {PORTRAITS.map((prompt) => (
            <li key={prompt}>
              <button type="button" onClick={() => onPrompt(prompt, {})}>
                <span>{prompt}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div class="examples">
      <h2>What shall we paint?</h2>
      <p>Describe it, or begin with one of these.</p>
      <ul>
        {EXAMPLES.map(([prompt, changes], index) => (
          <li key={prompt}>
            <button type="button" onClick={() => onPrompt(prompt, changes)}>
              <img src={pictures[`./examples/${index + 1}.webp`] ?? ''} alt="" width="240" height="180" />
              <span>{prompt}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
