import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './icons.tsx';
import { readPhoto } from './photo.ts';

interface FaceProps {
  readonly face: string | undefined;
  readonly onFace: (photo: string | undefined) => void;
  /** Which face of a group. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

const MOST_FACES = 24;

/** The photo of a face: dropped, pasted or picked. */
export function Face({ face, onFace, index, onIndex }: FaceProps): JSX.Element {
  const [over, setOver] = useState(false);
  const [complaint, setComplaint] = useState('');
  const take = async (file: Blob | null | undefined): Promise<void> => {
    if (!file) return;
    try {
      onFace(await readPhoto(file));
      setComplaint('');
    } catch (error) {
      setComplaint((error as Error).message);
    }
  };
  return (
    <div class="field">
      <span>Face</span>
      <label
        class={`drop${over ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
        onPaste={(event) => void take(event.clipboardData?.files[0])}
      >
        <input
          type="file"
          accept="image/*"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {face === undefined ? (
          <span class="drop-hint">
            <Icon name="photo" />
            <b>Drop a photo of a face</b>
            <em>or choose one; it is forgotten after the request</em>
          </span>
        ) : (
          <img src={face} alt="The face to draw" />
        )}
      </label>
      {face !== undefined && (
        <button type="button" class="link" onClick={() => onFace(undefined)}>
          Take another
        </button>
      )}
      {face !== undefined && (
        <label class="field">
          <span>
            Which face <em>of a group; 1 is the largest and most central</em>
          </span>
          <input
            type="number"
            min={1}
            max={MOST_FACES}
            value={index + 1}
            onInput={(event) =>
              onIndex(Math.min(MOST_FACES, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)) - 1)
            }
          />
        </label>
      )}
      {complaint !== '' && (
        <p class="complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}
