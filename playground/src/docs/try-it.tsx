import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useMoment } from '../moment.ts';
import { AnswerView, readAnswer, type Answered } from './answer.tsx';
import { exampleOf, type Operation, type Parameter } from './description.ts';
import type { Resolve } from './fields.tsx';
import { callOf, codeOf, LANGUAGES, PHOTO, send, type Call, type Filled, type Language } from './request.ts';

interface TryItProps {
  readonly operation: Operation;
  readonly resolve: Resolve;
  readonly apiKey: string;
}

const choicesOf = ({ schema }: Parameter): readonly string[] => (schema?.enum ?? []).map(String);

const exampleFor = ({ schema, in: place }: Parameter): string => {
  const [example] = schema?.examples ?? [];
  return typeof example === 'string' ? example : place === 'path' ? 'required' : '';
};

/** The example as the editor shows it, and the photo that was too long for it. */
function firstBody(operation: Operation, resolve: Resolve): { readonly text: string; readonly photo?: string } {
  const example = exampleOf(operation, resolve) as Record<string, unknown> | undefined;
  if (example === undefined) return { text: '' };
  const photo = example['face_image_url'];
  if (typeof photo !== 'string') return { text: JSON.stringify(example, null, 2) };
  return { text: JSON.stringify({ ...example, face_image_url: PHOTO }, null, 2), photo };
}

/** The operation, to be filled in, sent, and taken along as code. */
export function TryIt({ operation, resolve, apiKey }: TryItProps): JSX.Element {
  const first = useMemo(() => firstBody(operation, resolve), [operation, resolve]);
  const [filled, setFilled] = useState<Filled>({ values: {}, body: first.text, file: undefined });
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [complaint, setComplaint] = useState('');
  const [language, setLanguage] = useState<Language>('curl');
  const [copied, sayCopied] = useMoment();
  const [bare, setBare] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const { parameters = [], requestBody, security = [] } = operation;
  const multipart = requestBody !== undefined && !('application/json' in requestBody.content);
  const needsKey = security.length > 0;

  const call = (photo: string | undefined): Call | undefined => {
    try {
      return callOf(operation, filled, photo);
    } catch {
      return undefined;
    }
  };
  const shown = call(undefined);
  const code = (key: string): string =>
    shown ? codeOf(language, shown, location.origin, needsKey ? key : undefined) : 'The body is not JSON yet.';

  const go = async (): Promise<void> => {
    const wanted = call(first.photo);
    if (wanted === undefined) return setComplaint('The body is not JSON: look for a missing comma or quote.');
    const missing = parameters.find(({ in: place, name }) => place === 'path' && !filled.values[name]);
    if (missing) return setComplaint(`${missing.name} is part of the address: fill it in.`);
    const controller = new AbortController();
    running.current = controller;
    setComplaint('');
    setAnswer(null);
    setBusy(true);
    const startedAt = performance.now();
    try {
      const response = await send(wanted, filled.file, needsKey ? apiKey : '', controller.signal);
      await readAnswer(response, startedAt, setAnswer);
    } catch (error) {
      if (!controller.signal.aborted) setComplaint(`No answer: ${(error as Error).message}`);
    } finally {
      setBusy(false);
    }
  };

  const copy = async (): Promise<void> => {
    const text = code(apiKey === '' ? 'ek_…' : apiKey);
    try {
      await navigator.clipboard.writeText(text);
      sayCopied();
    } catch {
      // Pages that came over plain http from another machine have no clipboard: the text is shown to be taken.
      setBare(text);
    }
  };

  const input = (parameter: Parameter): JSX.Element => {
    const { name, description } = parameter;
    const set = (value: string): void =>
      setFilled((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    const choices = choicesOf(parameter);
    const value = filled.values[name] ?? '';
    return (
      <label key={name} class="field">
        <span>
          {name} <em>{description}</em>
        </span>
        {choices.length > 0 ? (
          <select value={value} onChange={(event) => set(event.currentTarget.value)}>
            <option value="">any</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            spellcheck={false}
            autocomplete="off"
            placeholder={exampleFor(parameter)}
            value={value}
            onInput={(event) => set(event.currentTarget.value)}
          />
        )}
      </label>
    );
  };
  // What a call can do without stays out of its way.
  const isAside = ({ in: place }: Parameter): boolean => place === 'header' || (place === 'query' && !!requestBody);
  const inAddress = parameters.filter((parameter) => !isAside(parameter));
  const aside = parameters.filter(isAside);

  return (
    <div class="try">
      <form
        class="try-form"
        aria-label="Try it"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {inAddress.map(input)}
        {requestBody && (
          <label class="field">
            <span>
              Body <em>{multipart ? 'fields of the form, as JSON' : 'JSON'}</em>
            </span>
            <textarea
              class="editor"
              spellcheck={false}
              rows={Math.min(16, filled.body.split('\n').length + 1)}
              value={filled.body}
              onInput={(event) => {
                const { value } = event.currentTarget;
                setFilled((before) => ({ ...before, body: value }));
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
            />
          </label>
        )}
        {multipart && (
          <label class="field">
            <span>
              image <em>a photo of a face</em>
            </span>
            <input
              type="file"
              accept="image/*"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                setFilled((before) => ({ ...before, file }));
              }}
            />
          </label>
        )}
        {aside.length > 0 && (
          <details class="small">
            <summary>Headers and options</summary>
            <div class="try-headers">{aside.map(input)}</div>
          </details>
        )}
        {complaint !== '' && (
          <p class="complaint" role="alert">
            {complaint}
          </p>
        )}
        {busy ? (
          <button type="button" class="primary quiet" onClick={() => running.current?.abort()}>
            Stop
          </button>
        ) : (
          <button type="submit" class="primary" disabled={needsKey && apiKey === ''}>
            {needsKey && apiKey === '' ? 'Bring your key first' : 'Send'} {requestBody && <kbd>Ctrl ⏎</kbd>}
          </button>
        )}
      </form>
      {answer && <AnswerView answer={answer} />}
      <section class="sample" aria-label="As code">
        <div class="tabs">
          {LANGUAGES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === language}
              onClick={() => {
                setBare(null);
                setLanguage(name);
              }}
            >
              {name}
            </button>
          ))}
          <button type="button" class="second copy" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        </div>
        <pre tabIndex={0} aria-label={`${language} request`}>
          {bare ?? code(apiKey === '' ? 'ek_…' : `${apiKey.slice(0, 6)}…`)}
        </pre>
      </section>
    </div>
  );
}
