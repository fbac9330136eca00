import { z } from 'zod';
import type { CatalogueRow } from './catalogue.js';
import { ApiError, showReceived, type ErrorCode, type ErrorDetail } from './errors.js';
import { createFields, fieldRules } from './fields.js';
import type { Limits } from './limits.js';
import {
  createAvatarFormSchema,
  createRequestSchema,
  toGenerationRequest,
  type GenerationRequest,
  type RequestSchema,
} from './requests.js';

export interface ReadRequest {
  readonly request: GenerationRequest;
  /** Fields that the operation does not know, in the order in which they came. */
  readonly ignored: readonly string[];
}

export interface RequestReader {
  readonly schema: RequestSchema;
  /** The same fields as a form, where the operation takes one. */
  readonly formSchema?: z.ZodType;
  /**
   * Throws one `ApiError` that lists every bad field. `photo` is what was taken out of the body on its way: the bytes of
   * a data: URL, of which only `data:` is left in the field, or what is wrong with it.
   */
  read(body: unknown, photo?: Uint8Array<ArrayBuffer> | ErrorDetail | null): ReadRequest;
}

const MOST_DETAILS = 50;

/** Readers for every row; rows share the schemas of their fields. */
export function createRequestReaders(limits: Limits): (row: CatalogueRow) => RequestReader {
  const fields = createFields(limits);
  return (row) => ({
    ...createRequestReader(row, limits, createRequestSchema(row, fields)),
    ...(row.shape === 'avatar' ? { formSchema: createAvatarFormSchema(row, fields) } : {}),
  });
}

function createRequestReader(row: CatalogueRow, limits: Limits, schema: RequestSchema): RequestReader {
  const known = new Set(Object.keys(schema.shape));
  return {
    schema,
    read(body, photo) {
      requireObject(body);
      const wanted = new Map<string, unknown>();
      const ignored: string[] = [];
      for (const [name, value] of Object.entries(body)) {
        if (known.has(name)) wanted.set(name, clipList(value, limits.colors));
        else ignored.push(name);
      }
      if (isObject(body['image_size'])) {
        const inner = Object.keys(body['image_size']).filter((name) => name !== 'width' && name !== 'height');
        ignored.push(...inner.map((name) => `image_size.${name}`));
      }
      // A field may be there twice; then its last value counts, which may be the address of another photo.
      const photoIsMeant = photo && /^data:$/i.test(String(wanted.get('face_image_url')));
      const { data, details } = parseFields(schema, Object.fromEntries(wanted), body);
      const complaints = [
        ...details,
        ...conflicts(body),
        ...(photoIsMeant && !(photo instanceof Uint8Array) ? [photo] : []),
      ];
      if (data === undefined || complaints.length > 0) throw badFields(complaints);
      const request = toGenerationRequest(row, data);
      return {
        request: photoIsMeant && photo instanceof Uint8Array ? { ...request, faceImage: photo } : request,
        ignored,
      };
    },
  };
}

export function requireObject(body: unknown): asserts body is Record<string, unknown> {
  if (isObject(body)) return;
  const message = `The body must be a JSON object; received ${showReceived(body)}.`;
  throw new ApiError('invalid_type', message, { details: [{ param: null, code: 'invalid_type', message }] });
}

/** What the schema makes of the fields, and a complaint for each that is wrong. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  body: unknown = fields,
): { readonly data: z.output<Schema> | undefined; readonly details: readonly ErrorDetail[] } {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { data: parsed.data, details: [] };
  return { data: undefined, details: parsed.error.issues.flatMap((issue) => describe(issue, schema, body)) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that is too long is refused anyway: its first items are enough to say so, however many there are. */
function clipList(value: unknown, limit: number): unknown {
  return Array.isArray(value) ? value.slice(0, limit + 1) : value;
}

function conflicts(body: Record<string, unknown>): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  const { enable_safety_checker: one, safety_checker: other, background, output_format: format } = body;
  if (typeof one === 'boolean' && typeof other === 'boolean' && one !== other) {
    const message = `enable_safety_checker and safety_checker mean the same and must agree; received ${one} and ${other}.`;
    details.push({ param: 'enable_safety_checker', code: 'conflicting_fields', message });
  }
  if (background === 'transparent' && (format === 'jpeg' || format === 'avif')) {
    const message = `A transparent background needs the output_format png or webp; received ${format}.`;
    details.push({ param: 'output_format', code: 'conflicting_fields', message });
  }
  return details;
}

/** One error for all of them. */
export function badFields(details: readonly ErrorDetail[]): ApiError {
  const [first] = details;
  if (first === undefined) return new ApiError('invalid_value', 'The request is not valid.');
  const others = details.length - 1;
  const message = others === 0 ? first.message : `${first.message} (and ${others} more, see details)`;
  return new ApiError(first.code, message, {
    ...(first.param === null ? {} : { param: first.param }),
    details: details.slice(0, MOST_DETAILS),
  });
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, body: unknown): ErrorDetail[] {
  const received = valueAt(body, issue.path);
  if (issue.code === 'invalid_union' && received !== undefined) {
    // A union of an object and a name: only the branch of the received type has something useful to say.
    const branches = issue.errors as z.core.$ZodIssue[][];
    const index = isObject(received) ? 0 : branches.length - 1;
    return (branches[index] ?? []).flatMap((inner) =>
      describe({ ...inner, path: [...issue.path, ...inner.path] }, schema, body),
    );
  }
  const param = paramOf(issue.path);
  const rule = ruleAt(schema, issue.path, received);
  const code = received === undefined ? 'missing' : codeOf(issue, received, rule?.formatCode);
  const allowed = rule?.rule ?? 'valid';
  const message =
    code === 'missing'
      ? `${param} is required and must be ${allowed}.`
      : `${param} must be ${allowed}; received ${showReceived(received)}.`;
  return [{ param, code, message }];
}

function codeOf(issue: z.core.$ZodIssue, received: unknown, formatCode: ErrorCode = 'invalid_value'): ErrorCode {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'invalid_type';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'array' ? 'too_long' : 'out_of_range';
    case 'invalid_format':
      return formatCode;
    case 'custom':
      return (issue.params?.['code'] as ErrorCode | undefined) ?? 'invalid_value';
    case 'invalid_value':
      return typeof received === 'string' ? 'invalid_value' : 'invalid_type';
    default:
      return 'invalid_value';
  }
}

function paramOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((param, key) => {
    if (typeof key === 'number') return `${param}[${key}]`;
    return param === '' ? String(key) : `${param}.${String(key)}`;
  }, '');
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<PropertyKey, unknown>)[key];
  }, body);
}

function ruleAt(schema: z.core.$ZodType, path: readonly PropertyKey[], received: unknown) {
  let current: z.core.$ZodType | undefined = unwrap(schema, path.length > 0 || isObject(received));
  for (const [index, key] of path.entries()) {
    if (current instanceof z.ZodObject) current = (current.shape as Record<PropertyKey, z.core.$ZodType>)[key];
    else if (current instanceof z.ZodArray) current = current.element;
    if (current === undefined) return undefined;
    current = unwrap(current, index < path.length - 1 || isObject(received));
  }
  return current && fieldRules.get(current);
}

/** The schema inside optional, null and union wrappers. */
function unwrap(schema: z.core.$ZodType, asObject: boolean): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap(), asObject);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.core.$ZodType[];
    const option = asObject ? options[0] : options.at(-1);
    return option === undefined ? schema : unwrap(option, asObject);
  }
  return schema;
}
