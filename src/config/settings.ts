import { z } from 'zod';
import { configSchema, settingNotes } from './schema.js';

/** One leaf of the schema, with the names by which people set it. */
export interface Setting {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
  readonly about: string;
  /** Undefined where only the file can hold it. */
  readonly env: string | undefined;
  readonly defaultText: string;
}

export function listSettings(schema: z.ZodType = configSchema, path: readonly string[] = []): Setting[] {
  const inner = unwrap(schema);
  const notes = settingNotes.get(schema);
  if (notes === undefined && inner instanceof z.ZodObject) {
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, child]) =>
      listSettings(child, [...path, name]),
    );
  }
  if (notes === undefined) throw new Error(`the setting ${path.join('.')} has no description`);
  const automatic = `EASEL_${path.map((part) => part.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)).join('_')}`;
  return [
    {
      path,
      schema,
      about: notes.about,
      env: notes.fileOnly ? undefined : (notes.env ?? automatic.toUpperCase()),
      defaultText: notes.defaultText ?? defaultTextOf(schema),
    },
  ];
}

/** The schema inside optional and default wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}

function defaultTextOf(schema: z.ZodType): string {
  const value = schema.safeParse(undefined).data;
  if (value === undefined) return 'none';
  return Array.isArray(value) && value.length === 0 ? 'none' : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
}
