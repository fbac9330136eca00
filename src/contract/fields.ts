import { z } from 'zod';
import type { ErrorCode } from './errors.js';
import { MAX_SEED, MOST_FACES, sizeFits, sizePresetsWithin, type Limits, type SizePreset } from './limits.js';

interface FieldRule {
  /** What is allowed, so that it can follow "must be". */
  readonly rule: string;
  /** The error code of a text in the wrong form. */
  readonly formatCode?: ErrorCode;
}

/** The rule of every field: the same words go into error messages and into the OpenAPI description. */
export const fieldRules = z.registry<FieldRule>();

/** Describes a field and registers its rule. */
export function field<Schema extends z.ZodType>(schema: Schema, about: string, rule: FieldRule): Schema {
  const described = schema.meta({ description: `${about} Must be ${rule.rule}.` });
  fieldRules.add(described, rule);
  return described;
}

const amount = (value: number): string => value.toLocaleString('en-US');

/** Characters as people count them: an emoji outside the basic plane is one, not two. */
function countsAtMost(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * 2) return false;
  let count = 0;
  for (const _character of text) count += 1;
  return count <= limit;
}

const coded = (code: ErrorCode): { params: { code: ErrorCode }; abort: true } => ({ params: { code }, abort: true });

/** The schemas of every request field, for the limits that the operator configured. */
export function createFields(limits: Limits) {
  const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);
  const side = (name: string) =>
    field(wholeNumber(limits.minSide, limits.maxSide), `The ${name} of the picture in pixels.`, {
      rule: `a whole number from ${amount(limits.minSide)} to ${amount(limits.maxSide)}`,
    });

  const prompt = field(
    z
      .string()
      .refine((text) => text.isWellFormed() && !text.includes('\0'), coded('invalid_value'))
      .trim()
      .refine((text) => text.length > 0, coded('too_short'))
      .refine((text) => countsAtMost(text, limits.promptCharacters), coded('too_long')),
    'What to draw.',
    { rule: `well-formed text of 1 to ${amount(limits.promptCharacters)} characters without NUL` },
  ).meta({
    examples: ['a lighthouse on a cliff at sunset'],
    override: { minLength: 1, maxLength: limits.promptCharacters },
  });

  const sizeObject = field(
    z.object({ width: side('width'), height: side('height') }).refine(
      // The sides have rules and complaints of their own.
      (size) => sizeFits(size, { ...limits, minSide: 0, maxSide: Infinity }),
      { params: { code: 'out_of_range' satisfies ErrorCode } },
    ),
    'The size of the picture; what is returned has exactly this size.',
    {
      rule: `an object of width and height with at most ${amount(limits.maxPixels)} pixels and sides at most ${limits.maxAspect}:1`,
    },
  ).meta({ id: 'ImageSize', examples: [{ width: 1024, height: 1024 }] });

  const presets = Object.keys(sizePresetsWithin(limits)) as SizePreset[];
  const sizePreset = field(z.enum(presets), 'A size by name.', {
    rule: [
      ...presets.map((name, index) => (index === 0 ? `one of ${name}` : name)),
      'or an object of width and height',
    ].join(', '),
  }).meta({ id: 'ImageSizePreset' });

  const color = field(z.string().regex(/^#[0-9a-fA-F]{6}$/), 'A colour.', {
    rule: 'a colour written #rrggbb',
    formatCode: 'invalid_color',
  }).meta({ examples: ['#ff8800'] });

  return {
    prompt,
    negativePrompt: field(
      z
        .string()
        .refine((text) => text.isWellFormed() && !text.includes('\0'), coded('invalid_value'))
        .trim()
        .refine((text) => countsAtMost(text, limits.promptCharacters), coded('too_long')),
      'What must not appear.',
      { rule: `well-formed text of at most ${amount(limits.promptCharacters)} characters without NUL` },
    ).meta({ examples: ['people, cars'], override: { maxLength: limits.promptCharacters } }),
    background: field(
      z.enum(['opaque', 'transparent']),
      'Transparent leaves out everything but the subjects; the file is then png or webp.',
      { rule: 'one of opaque, transparent' },
    ),
    explain: field(z.boolean(), 'Adds what was understood of the prompt, where the engine can say so.', {
      rule: 'true or false',
    }),
    imageSize: z.union([sizeObject, sizePreset]),
    colors: field(
      z.array(color).max(limits.colors),
      'Colours that the picture leans to; a thing keeps the colour that the prompt says of it.',
      {
        rule: `a list of at most ${limits.colors} colours written #rrggbb`,
      },
    ),
    faceImageUrl: field(
      z
        .string()
        .refine((text) => /^(https?:\/\/|data:)/i.test(text), coded('invalid_url'))
        .refine((text) => /^data:/i.test(text) || (text.length <= 8_192 && URL.canParse(text)), coded('invalid_url')),
      'A photo of the face.',
      { rule: 'an http, https or data: URL', formatCode: 'invalid_url' },
    ).meta({ examples: ['https://example.com/face.jpg'] }),
    faceIndex: field(
      wholeNumber(0, MOST_FACES - 1),
      'Which face of a group: 0, the default, is the largest and most central, 1 the next.',
      { rule: `a whole number from 0 to ${MOST_FACES - 1}` },
    ),
    seed: field(wholeNumber(0, MAX_SEED), 'The same request with the same seed gives the same picture.', {
      rule: `a whole number from 0 to ${amount(MAX_SEED)}`,
    }),
    steps: field(wholeNumber(1, limits.steps), 'How much work goes into the picture.', {
      rule: `a whole number from 1 to ${limits.steps}`,
    }),
    guidance: field(z.number().min(1).max(limits.guidance), 'How closely the prompt is followed.', {
      rule: `a number from 1 to ${limits.guidance}`,
    }),
    imageCount: field(wholeNumber(1, limits.imagesPerRequest), 'How many pictures; each next one has the next seed.', {
      rule: `a whole number from 1 to ${limits.imagesPerRequest}`,
    }),
    outputFormat: field(z.enum(['png', 'jpeg', 'webp', 'avif']), 'The file format.', {
      rule: 'one of png, jpeg, webp, avif',
    }),
    syncMode: field(z.boolean(), 'Adds the file itself to the answer, as base64 in file_data.', {
      rule: 'true or false',
    }),
    safetyFlag: (alias: string) =>
      field(z.boolean(), `Whether flagged pictures are blacked out; ${alias} is the same.`, { rule: 'true or false' }),
  };
}

export type Fields = ReturnType<typeof createFields>;
