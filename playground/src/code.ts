/** The request as people paste it elsewhere. */
export const LANGUAGES = ['curl', 'TypeScript', 'Python', 'openai'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Snippet {
  readonly origin: string;
  readonly key: string;
  readonly model: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export const shell = (text: string): string => text.replaceAll("'", String.raw`'\''`);

/** A photo is thousands of letters: the place where it goes is enough. */
function readable(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const photo = body['face_image_url'];
  const short =
    typeof photo === 'string' && photo.startsWith('data:') ? { face_image_url: 'https://…/your-photo.jpg' } : {};
  return { ...body, ...short };
}

export function python(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map((item) => python(item, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const inner = `${indent}    `;
    const rows = Object.entries(value).map(
      ([name, item]) => `${inner}${JSON.stringify(name)}: ${python(item, inner)},`,
    );
    return `{\n${rows.join('\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

const lines = (...parts: readonly string[]): string => parts.join('\n');

export function snippet(language: Language, { origin, key, model, path, body }: Snippet): string {
  const shown = readable(body);
  const json = JSON.stringify(shown, null, 2);
  const wrapped = !/^(avatar|flux)/.test(model);
  switch (language) {
    case 'curl':
      return lines(
        `curl -s ${origin}${path} \\`,
        `  -H 'Authorization: Bearer ${key}' \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d '${shell(json)}'`,
      );
    case 'TypeScript':
      return lines(
        "import { createEasel } from '@easel/client';",
        '',
        `const easel = createEasel({ baseUrl: '${origin}', apiKey: '${key}' });`,
        `const answer = await easel.generate('${model}', ${json});`,
        `console.log(answer.${wrapped ? 'data.' : ''}images[0].url);`,
      );
    case 'Python':
      return lines(
        'import json, urllib.request',
        '',
        'request = urllib.request.Request(',
        `    "${origin}${path}",`,
        `    headers={"Authorization": "Bearer ${key}", "Content-Type": "application/json"},`,
        `    data=json.dumps(${python(shown, '    ')}).encode(),`,
        ')',
        'with urllib.request.urlopen(request) as answer:',
        `    print(json.load(answer)${wrapped ? '["data"]' : ''}["images"][0]["url"])`,
      );
    case 'openai': {
      const { prompt, image_size: size, face_image_url: face, output_format: format, ...others } = shown;
      const named = size as string | { width: number; height: number };
      const fields = [
        `    model=${JSON.stringify(model)},`,
        `    prompt=${JSON.stringify(prompt)},`,
        ...(face === undefined ? [] : ['    image=open("your-photo.jpg", "rb"),']),
        `    size=${JSON.stringify(typeof named === 'string' ? named : `${named.width}x${named.height}`)},`,
        ...(format === undefined ? [] : [`    output_format=${JSON.stringify(format)},`]),
        ...(Object.keys(others).length === 0 ? [] : [`    extra_body=${python(others, '    ')},`]),
      ];
      return lines(
        'from openai import OpenAI',
        '',
        `client = OpenAI(base_url="${origin}/v1", api_key="${key}")`,
        `answer = client.images.${face === undefined ? 'generate' : 'edit'}(`,
        ...fields,
        ')',
        'print(answer.data[0].url)',
      );
    }
  }
}
