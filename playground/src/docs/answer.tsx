import type { JSX } from 'preact';

/** What came back, as far as it has come. */
export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** A picture that was the answer itself. */
  readonly picture?: string;
}

const LONGEST_VALUE = 160;
const LONGEST_TEXT = 200_000;
const MOST_PICTURES = 12;

export async function readAnswer(
  response: Response,
  startedAt: number,
  show: (answer: Answered) => void,
): Promise<void> {
  const { status } = response;
  const headers = [...response.headers].toSorted(([a], [b]) => a.localeCompare(b));
  const tell = (more: Pick<Answered, 'text' | 'picture'>): void =>
    show({ status, headers, milliseconds: performance.now() - startedAt, ...more });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return tell({ text: '', picture: URL.createObjectURL(await response.blob()) });
  // Events are read while they come.
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text = (text + (value ?? '')).slice(0, 50_000_000);
    if (type.includes('event-stream')) tell({ text });
  }
  tell({ text });
}

/** Files in base64 are left out of what is shown: they are shown as what they are. */
const shorten = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_VALUE && !/^https?:/.test(value)
    ? `${value.slice(0, 60)}… (${value.length.toLocaleString('en-US')} characters)`
    : value;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), shorten, 2);
  } catch {
    return text.replaceAll(/"(?:[^"\\]|\\.){2000,}"/g, '"…"').slice(0, LONGEST_TEXT);
  }
}

/** Every picture that the answer holds or names, each once; files of the service come from where the page came from. */
function picturesOf({ text, picture }: Answered): string[] {
  const named = [...text.matchAll(/https?:[^"\s]+?(\/files\/[^"\s]+)/g)].map(([, path]) => path ?? '');
  const held = [...text.matchAll(/"(?:b64_json|file_data)":"([A-Za-z0-9+/=]{100,})"/g)].map(
    ([, data = '']) =>
      `data:image/${data.startsWith('iVBOR') ? 'png' : data.startsWith('UklG') ? 'webp' : 'jpeg'};base64,${data}`,
  );
  const found = named.length > 0 ? named : held;
  return [...new Set([...(picture === undefined ? [] : [picture]), ...found])].slice(0, MOST_PICTURES);
}

export function AnswerView({ answer }: { readonly answer: Answered }): JSX.Element {
  const { status, milliseconds, headers, text } = answer;
  const pictures = picturesOf(answer);
  return (
    <section class="answer" aria-label="The answer" aria-live="polite">
      <p class="answer-head">
        <span class={`status ${status < 400 ? 'good' : 'bad'}`}>{status}</span>
        <span class="facts">{Math.round(milliseconds)} ms</span>
      </p>
      {pictures.length > 0 && (
        <div class={`pictures ${pictures.length > 1 ? 'several' : ''}`}>
          {pictures.map((address) => (
            <img key={address} src={address} alt="What was drawn" />
          ))}
        </div>
      )}
      {text !== '' && (
        <pre tabIndex={0} aria-label="Body of the answer">
          {pretty(text)}
        </pre>
      )}
      <details class="small">
        <summary>Headers</summary>
        <pre tabIndex={0} aria-label="Headers of the answer">
          {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        </pre>
      </details>
    </section>
  );
}
