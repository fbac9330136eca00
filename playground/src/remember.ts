/** Small things that the browser remembers; a browser that forbids it just forgets. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`easel.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`easel.${name}`);
    else localStorage.setItem(`easel.${name}`, value);
  } catch {
    // Private windows may refuse.
  }
}

/** The key from the address's fragment, which no server ever sees, else the remembered one. */
export function findKey(): string {
  const fragment = new URLSearchParams(location.hash.slice(1)).get('key');
  if (fragment !== null && fragment !== '') {
    remember('key', fragment);
    // Neither bookmarks nor the history of the browser should keep it.
    history.replaceState(null, '', location.pathname + location.search);
    return fragment;
  }
  return recall('key') ?? '';
}
