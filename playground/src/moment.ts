import { useRef, useState } from 'preact/hooks';

const MILLISECONDS = 1500;

/** Something that is said for a moment, and for a whole one again when it is said anew. */
export function useMoment(): readonly [said: boolean, say: () => void] {
  const [said, setSaid] = useState(false);
  const end = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const say = (): void => {
    clearTimeout(end.current);
    setSaid(true);
    end.current = setTimeout(() => setSaid(false), MILLISECONDS);
  };
  return [said, say];
}
