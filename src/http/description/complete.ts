import type { CatalogueRow } from '../../contract/catalogue.js';
import {
  DRAWING_PARAMETERS,
  DRAWN_HEADERS,
  FIELDS,
  PARAMETERS,
  PREFER,
  RESPONSE_HEADERS,
  STATUS_HEADERS,
  STATUSES,
  TAGS,
} from './notes.js';

/** As much of OpenAPI as is touched here. */
interface Schema {
  $ref?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, unknown>;
}

interface Answer {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
  $ref?: string;
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Content> };
  responses?: Record<string, Answer>;
}

interface Description {
  tags?: unknown;
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface CompleteOptions {
  readonly catalogue: readonly CatalogueRow[];
  /** A body that works as it stands, for each path that takes one. */
  readonly exampleFor: (row: CatalogueRow) => unknown;
}

/** Adds to the description what no schema says: words for everything, headers, examples, and who needs no key. */
export function completeDescription<Document extends object>(document: Document, options: CompleteOptions): Document {
  const described = document as Description;
  described.tags = TAGS;
  for (const [name, schema] of Object.entries(described.components?.schemas ?? {})) {
    schema.description ??= `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}.`;
    describeFields(schema);
  }
  for (const [path, methods] of Object.entries(described.paths ?? {})) {
    const row = options.catalogue.find((candidate) => candidate.path === path);
    for (const [method, shared] of Object.entries(methods)) {
      // GET and HEAD of one route come as one object.
      const operation = { ...shared };
      methods[method] = operation;
      completeOperation(operation, `${method}_${path}`);
      const body = operation.requestBody?.content?.['application/json'];
      if (row && body) body.examples = { [row.family]: { summary: row.title, value: options.exampleFor(row) } };
    }
  }
  return document;
}

function completeOperation(operation: Operation, place: string): void {
  operation.operationId ??= place.replaceAll(/[^a-z]+/gi, '_').replaceAll(/^_|_$/g, '');
  operation.description ??= `${operation.summary ?? operation.operationId}.`;
  operation.security ??= []; // the signature in the address is the permission, or there is nothing to protect
  for (const parameter of operation.parameters ?? []) {
    parameter.description ??= PARAMETERS.get(parameter.name) ?? parameter.name;
    if (parameter.schema) dropSafeBounds(parameter.schema);
  }
  operation.responses ??= {};
  const draws = operation.requestBody !== undefined;
  if (draws) {
    const prefer = '202' in operation.responses ? [PREFER] : [];
    const added = [...prefer, ...DRAWING_PARAMETERS].map(
      (one) => ({ ...one, required: false }) as unknown as Parameter,
    );
    operation.parameters = [...(operation.parameters ?? []), ...added];
  }
  if (!Object.keys(operation.responses).some((status) => status.startsWith('4'))) {
    const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
    operation.responses['400'] = { content: error };
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer.$ref !== undefined) continue;
    if (answer.description === undefined || answer.description === NO_WORDS)
      answer.description = STATUSES.get(status) ?? status;
    answer.headers = {
      ...RESPONSE_HEADERS,
      ...(draws ? DRAWN_HEADERS.get(status) : {}),
      ...STATUS_HEADERS.get(status),
      ...answer.headers,
    };
    for (const { schema } of Object.values(answer.content ?? {})) if (schema) describeFields(schema);
  }
}

/** What the framework writes where a route says nothing. */
const NO_WORDS = 'Default Response';

/** A whole number is one that a double holds exactly: true of every number here, and worth no words. */
function dropSafeBounds(schema: Schema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function describeFields(schema: Schema): void {
  dropSafeBounds(schema);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describeFields(field);
    if (field.$ref !== undefined) continue;
    const said = [...(field.anyOf ?? []), ...(field.oneOf ?? [])].find(({ description }) => description !== undefined);
    field.description ??= said?.description ?? FIELDS.get(name) ?? `The ${name.replaceAll('_', ' ')}.`;
    // Makers of clients take a field with a default for one that must be sent.
    if (field.default !== undefined && !(schema.required ?? []).includes(name)) {
      field.description += ` Default: ${JSON.stringify(field.default)}.`;
      delete field.default;
    }
  }
  const { items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  for (const inner of [items, ...anyOf, ...oneOf, ...allOf]) if (inner) describeFields(inner);
  if (typeof additionalProperties === 'object') describeFields(additionalProperties);
}
