import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Header } from '../header.tsx';
import { findKey, remember } from '../remember.ts';
import { groupsOf, matches, type Document, type Operation, type Schema } from './description.ts';
import { OperationView } from './operation.tsx';

const here = (): string => decodeURIComponent(location.hash.slice(1));

/** The API, to read and to try: made from the description that the service gives of itself. */
export function Docs(): JSX.Element {
  const [key, setKey] = useState(findKey);
  const [document, setDocument] = useState<Document | null>(null);
  const [trouble, setTrouble] = useState('');
  const [place, setPlace] = useState(here);
  const [words, setWords] = useState('');

  useEffect(() => {
    const load = async (): Promise<void> => setDocument((await (await fetch('/openapi.json')).json()) as Document);
    load().catch((error: unknown) => setTrouble(`The description could not be loaded: ${(error as Error).message}`));
    const move = (): void => setPlace(here());
    addEventListener('hashchange', move);
    return () => removeEventListener('hashchange', move);
  }, []);

  const groups = useMemo(() => (document ? groupsOf(document) : []), [document]);
  const resolve = useMemo(() => {
    const schemas = document?.components.schemas ?? {};
    return (schema: Schema): Schema => (schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema);
  }, [document]);
  const all = groups.flatMap(({ operations }) => operations);
  const shown = all.find(({ operationId }) => operationId === place) ?? all[0];

  const entry = (operation: Operation): JSX.Element => (
    <li key={operation.operationId}>
      <a href={`#${operation.operationId}`} aria-current={operation === shown ? 'page' : undefined}>
        <span>{operation.summary}</span>
        <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span>
      </a>
    </li>
  );

  return (
    <div class="page">
      <Header
        onSignOut={undefined}
        link={{ href: '/', text: 'Playground' }}
        title={document === null ? 'API' : `API ${document.info.version}`}
      />
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="docs">
        <nav class="index" aria-label="Operations">
          <label class="field">
            <span>API key</span>
            <input
              type="password"
              autocomplete="off"
              spellcheck={false}
              placeholder="ek_…"
              value={key}
              onInput={(event) => {
                const value = event.currentTarget.value.trim();
                setKey(value);
                remember('key', value === '' ? null : value);
              }}
            />
          </label>
          <label class="field">
            <span class="sr-only">Find an operation</span>
            <input
              type="text"
              placeholder="Find an operation"
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          </label>
          <div class="groups">
            {groups.map(({ name, description, operations }) => {
              const found = operations.filter((operation) => matches(operation, words));
              return (
                found.length > 0 && (
                  <section key={name}>
                    <h2 title={description}>{name}</h2>
                    <ul>{found.map(entry)}</ul>
                  </section>
                )
              );
            })}
          </div>
          <p class="hint">
            For programs: <a href="/openapi.json">openapi.json</a>
          </p>
        </nav>
        <main>{shown && <OperationView operation={shown} resolve={resolve} apiKey={key} />}</main>
      </div>
    </div>
  );
}
