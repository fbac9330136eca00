/** As much of OpenAPI as the page shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Answer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
}

interface OperationText {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationText>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation extends OperationText {
  readonly method: string;
  readonly path: string;
}

export interface Group {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** The operations as the page lists them. */
export function groupsOf({ tags, paths }: Document): Group[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, operation]): Operation => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return tags
    .map(({ name, description }) => ({ name, description, operations: all.filter((one) => one.tags?.includes(name)) }))
    .filter(({ operations }) => operations.length > 0);
}

export const matches = ({ summary = '', path, method }: Operation, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${method} ${path} ${summary}`.toLowerCase().includes(word));

export const bodyOf = ({ requestBody }: Operation): readonly [type: string, content: Content] | undefined =>
  Object.entries(requestBody?.content ?? {})[0];

/** A body that can be sent as it stands. */
export function exampleOf(operation: Operation, resolve: (schema: Schema) => Schema): unknown {
  const [, content] = bodyOf(operation) ?? [];
  if (content === undefined) return undefined;
  const [example] = Object.values(content.examples ?? {});
  if (example) return example.value;
  const { properties = {} } = resolve(content.schema ?? {});
  const said = Object.entries(properties).flatMap(([name, field]) => {
    const value = [field, ...(field.anyOf ?? [])].find(({ examples }) => examples !== undefined)?.examples?.[0];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(said) as unknown;
}
