import type { JSX } from 'preact';
import { bodyOf, type Operation } from './description.ts';
import { Fields, typeOf, type Resolve } from './fields.tsx';
import { TryIt } from './try-it.tsx';

interface OperationViewProps {
  readonly operation: Operation;
  readonly resolve: Resolve;
  readonly apiKey: string;
}

/** Words of a description; `code` in backticks. */
const Words = ({ text }: { readonly text: string }): JSX.Element => (
  <p>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</p>
);

export function OperationView({ operation, resolve, apiKey }: OperationViewProps): JSX.Element {
  const { method, path, summary = '', description = '', parameters = [], responses, security = [] } = operation;
  const [, body] = bodyOf(operation) ?? [];
  const answers = Object.entries(responses).filter(([status]) => status < '400');
  const failures = Object.entries(responses).filter(([status]) => status >= '400');
  return (
    <article class="operation">
      <div class="reading">
        <h2>{summary}</h2>
        <p class="address">
          <span class={`method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
        </p>
        {description !== `${summary}.` && <Words text={description} />}
        <p class="hint">{security.length > 0 ? 'Needs a key.' : 'Needs no key.'}</p>
        <button
          type="button"
          class="second jump"
          onClick={() => document.querySelector('.try')?.scrollIntoView({ behavior: 'smooth' })}
        >
          Try it
        </button>
        {body?.schema && (
          <section>
            <h3>Body</h3>
            <Fields schema={body.schema} resolve={resolve} asks />
          </section>
        )}
        {parameters.length > 0 && (
          <section>
            <h3>Parameters</h3>
            <ul class="fields">
              {parameters.map(({ name, in: place, description: meaning, required, schema = {} }) => (
                <li key={name}>
                  <p class="field-head">
                    <code>{name}</code>
                    <span class="type">
                      {place}, {typeOf(schema, resolve)}
                    </span>
                    {required && <span class="must">required</span>}
                  </p>
                  <p class="meaning">{meaning}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {answers.map(([status, { description: meaning = '', content = {}, headers = {} }]) => (
          <section key={status}>
            <h3>
              Answer <span class="status good">{status}</span>
            </h3>
            <p class="meaning">{meaning}</p>
            {Object.values(content).map(
              ({ schema }, index) => schema && <Fields key={index} schema={schema} resolve={resolve} />,
            )}
            <details class="small">
              <summary>Headers</summary>
              <ul class="fields">
                {Object.entries(headers).map(([name, { description: said }]) => (
                  <li key={name}>
                    <p class="field-head">
                      <code>{name}</code>
                    </p>
                    <p class="meaning">{said}</p>
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
        {failures.length > 0 && (
          <section>
            <h3>Failures</h3>
            <ul class="failures">
              {failures.map(([status, { description: meaning }]) => (
                <li key={status}>
                  <span class="status bad">{status}</span> {meaning}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <TryIt key={operation.operationId} operation={operation} resolve={resolve} apiKey={apiKey} />
    </article>
  );
}
