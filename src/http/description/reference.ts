/** As much of OpenAPI as a page needs. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface ReferenceDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation & { readonly tags?: readonly string[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The page docs/reference.md, made from the description so that it cannot lie. */
export function referencePage({ tags, paths, components }: ReferenceDocument): string {
  const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

  const typeOf = (schema: Schema): string => {
    if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](#${nameOf(schema.$ref).toLowerCase()})`;
    if (schema.anyOf)
      return schema.anyOf
        .map(typeOf)
        .filter((type) => type !== 'null')
        .join(' or ');
    if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
    if (schema.enum)
      return schema.enum.length > 12 ? 'string' : schema.enum.map((value) => `\`${String(value)}\``).join(', ');
    if (schema.items) return `list of ${typeOf(schema.items)}`;
    return [schema.type ?? 'object'].flat().join(' or ');
  };

  const rowsOf = (schema: Schema, prefix = ''): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      `\`${prefix}${name}\` | ${typeOf(field)} | ${(schema.required ?? []).includes(name) ? 'yes' : ''} | ${field.description ?? ''}`,
      ...rowsOf(field, `${prefix}${name}.`),
      ...(field.items && field.items.$ref === undefined ? rowsOf(field.items, `${prefix}${name}[].`) : []),
    ]);

  const operations = tags.flatMap((tag) => {
    const inTag = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, operation]) => method !== 'head' && operation.tags?.includes(tag.name))
        .map(([method, operation]) => operationText(method, path, operation)),
    );
    return inTag.length === 0 ? [] : [`## ${tag.name}`, tag.description, ...inTag];
  });

  function operationText(method: string, path: string, operation: Operation): string {
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const shape = Object.values(answer?.[1].content ?? {})[0]?.schema;
    const failures = Object.keys(operation.responses).filter((status) => status >= '400');
    return [
      `### \`${method.toUpperCase()} ${path}\``,
      `${operation.summary}. ${operation.description === `${operation.summary}.` ? '' : (operation.description ?? '')}`.trim(),
      [
        ...(body ? [`- Body: ${typeOf(body)}`] : []),
        ...(operation.parameters ?? []).map(
          ({ name, in: where, description }) => `- \`${name}\` (${where}): ${description}`,
        ),
        ...(shape ? [`- Answer ${answer?.[0]}: ${typeOf(shape)}`] : []),
        ...(failures.length > 0 ? [`- Failures: ${failures.join(', ')}, as [Error](#error)`] : []),
      ].join('\n'),
    ].join('\n\n');
  }

  const schemas = Object.entries(components.schemas)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, schema]) => {
      const rows = rowsOf(schema);
      const table =
        rows.length > 0 ? ['field | type | required | meaning', '---|---|---|---', ...rows].join('\n') : typeOf(schema);
      return [`### ${name}`, schema.description ?? '', table];
    });
  return [...operations, '## Shapes', ...schemas].join('\n\n');
}
