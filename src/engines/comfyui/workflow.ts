import { z } from 'zod';

/** What an operator may write between double braces in a workflow. */
export const PLACEHOLDERS = [
  'prompt',
  'negative_prompt',
  'seed',
  'steps',
  'guidance',
  'width',
  'height',
  'face',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | number>>>;

const workflowSchema = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);

/** A workflow in ComfyUI's API format ("Export (API)"), checked and ready to be filled. */
export interface Workflow {
  readonly placeholders: ReadonlySet<Placeholder>;
  /** The workflow with every placeholder replaced. A value that stands alone keeps its type. */
  complete(values: PlaceholderValues): unknown;
}

const MARK = /\{\{\s*(\w+)\s*\}\}/g;

export function createWorkflow(text: string, name: string): Workflow {
  const parsed = workflowSchema.safeParse(parseJson(text, name));
  if (!parsed.success)
    throw new Error(
      `${name} is no workflow in API format: in ComfyUI, use "Export (API)" (each node has a class_type)`,
    );
  const found = new Set<Placeholder>();
  for (const [, mark = ''] of JSON.stringify(parsed.data).matchAll(MARK)) {
    if (!isPlaceholder(mark)) throw new Error(`${name}: {{${mark}}} is unknown; there are ${PLACEHOLDERS.join(', ')}`);
    found.add(mark);
  }
  if (!found.has('prompt')) throw new Error(`${name} has no {{prompt}}`);
  return { placeholders: found, complete: (values) => fill(parsed.data, values) };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON`);
  }
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

// Values go into the parsed tree and never through JSON text, so that no prompt can reach outside its string.
function fill(node: unknown, values: PlaceholderValues): unknown {
  if (typeof node === 'string') {
    const alone = /^\{\{\s*(\w+)\s*\}\}$/.exec(node)?.[1];
    if (alone && isPlaceholder(alone)) return values[alone] ?? '';
    return node.replace(MARK, (mark, name: string) => (isPlaceholder(name) ? String(values[name] ?? '') : mark));
  }
  if (Array.isArray(node)) return node.map((item) => fill(item, values));
  if (typeof node === 'object' && node !== null)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value, values)]));
  return node;
}
