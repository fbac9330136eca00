import type { JSX } from 'preact';
import type { Schema } from './description.ts';

export type Resolve = (schema: Schema) => Schema;

const DEEPEST = 5;
const named = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

/** `null` is the same as leaving a field out, everywhere: it need not be said at each. */
const choicesOf = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');

export function typeOf(schema: Schema, resolve: Resolve): string {
  const texts = choicesOf(schema).map((choice): string => {
    const { enum: values, const: value, items, type, format, minimum, maximum } = resolve(choice);
    if (value !== undefined) return JSON.stringify(value);
    if (values) return values.length > 12 ? named(choice) || 'text' : values.map(String).join(' | ');
    if (items) return `list of ${typeOf(items, resolve)}`;
    const name = [type ?? 'object'].flat().filter((one) => one !== 'null');
    const range = minimum === undefined || maximum === undefined ? '' : ` ${minimum}…${maximum}`;
    return `${name.join(' or ')}${format === 'binary' ? ' (file)' : ''}${range}`;
  });
  return texts.join(' or ');
}

/** Without what the type says already. */
function meaningOf(field: Schema, resolve: Resolve): string {
  const text = field.description ?? resolve(choicesOf(field)[0] ?? {}).description ?? '';
  return text.replace(/ Must be (true or false|one of [\w, -]+)\./, '');
}

function innerOf(schema: Schema, resolve: Resolve): Schema | undefined {
  for (const choice of choicesOf(schema)) {
    const shape = resolve(choice);
    const inner = shape.items ? resolve(shape.items) : shape;
    if (inner.properties) return inner;
  }
  return undefined;
}

interface FieldsProps {
  readonly schema: Schema;
  readonly resolve: Resolve;
  readonly depth?: number;
  /** Whether it says which fields must be sent. */
  readonly asks?: boolean;
}

/** The fields of an object, and inside them theirs. */
export function Fields({ schema, resolve, depth = 0, asks = false }: FieldsProps): JSX.Element | null {
  const { properties = {}, required = [] } = innerOf(schema, resolve) ?? {};
  const entries = Object.entries(properties);
  if (entries.length === 0 || depth > DEEPEST) return null;
  // What must be sent is read first.
  const sorted = asks
    ? entries.toSorted(([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)))
    : entries;
  return (
    <ul class="fields">
      {sorted.map(([name, field]) => {
        const inner = innerOf(field, resolve);
        return (
          <li key={name}>
            <p class="field-head">
              <code>{name}</code>
              <span class="type">{typeOf(field, resolve)}</span>
              {asks && required.includes(name) && <span class="must">required</span>}
            </p>
            <p class="meaning">{meaningOf(field, resolve)}</p>
            {inner && (
              <details>
                <summary>its fields</summary>
                <Fields schema={field} resolve={resolve} depth={depth + 1} asks={asks} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
