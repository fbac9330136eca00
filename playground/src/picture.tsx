import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from './history.ts';
import { Icon } from './icons.tsx';

/** The address of a file while somebody looks at it. */
export function useFile(file: Blob): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

interface PictureProps {
  readonly entry: Entry;
  readonly frame: Readonly<Record<string, string>>;
  readonly chosen: boolean;
  /** Where there are several: takes this one. Otherwise a click shows it large. */
  readonly onChoose: (() => void) | undefined;
}

export function Picture({ entry, frame, chosen, onChoose }: PictureProps): JSX.Element {
  const address = useFile(entry.file);
  const dialog = useRef<HTMLDialogElement>(null);
  const show = (): void => dialog.current?.showModal();
  const description = `${entry.settings.prompt} (seed ${entry.seed})`;
  return (
    <>
      <button
        type="button"
        class={`frame done${chosen ? ' chosen' : ''}${entry.settings.transparent ? ' clear' : ''}`}
        style={frame}
        aria-pressed={onChoose ? chosen : undefined}
        title={onChoose && !chosen ? 'Take this one' : 'Look closer'}
        onClick={() => (onChoose && !chosen ? onChoose() : show())}
      >
        {address !== '' && <img src={address} alt={description} width={entry.width} height={entry.height} />}
      </button>
      <dialog ref={dialog} class="closer" aria-label="The picture, large" onClick={() => dialog.current?.close()}>
        {address !== '' && <img src={address} alt={description} />}
        <button type="button" class="round" aria-label="Close">
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}
