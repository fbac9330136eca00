import { python, shell } from '../code.ts';
import type { Operation } from './description.ts';

/** What the person filled in. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  /** JSON, as it stands in the editor. */
  readonly body: string;
  readonly file: File | undefined;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly multipart: boolean;
}

/** Stands in the editor for a photo, which is thousands of letters. */
export const PHOTO = 'data:image/jpeg;base64,… (the example photo)';

/** Throws a `SyntaxError` where the body is no JSON. */
export function callOf(operation: Operation, { values, body }: Filled, photo: string | undefined): Call {
  const { parameters = [], method, path, requestBody } = operation;
  const of = (place: string): [string, string][] =>
    parameters.filter((one) => one.in === place).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
  const filled = of('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(of('query')).toString();
  const read = requestBody === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>);
  if (read && photo !== undefined && read['face_image_url'] === PHOTO) read['face_image_url'] = photo;
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    headers: Object.fromEntries(of('header')),
    body: read,
    multipart: requestBody !== undefined && !('application/json' in requestBody.content),
  };
}

export function send(
  { method, path, headers, body, multipart }: Call,
  file: File | undefined,
  key: string,
  signal: AbortSignal,
) {
  const form = new FormData();
  if (multipart) {
    for (const [name, value] of Object.entries(body as object)) form.set(name, String(value));
    if (file) form.set('image', file);
  }
  return fetch(path, {
    method,
    signal,
    headers: {
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined || multipart ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: multipart ? form : JSON.stringify(body) }),
  });
}

export const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The call as people paste it elsewhere. */
export function codeOf(language: Language, call: Call, origin: string, key: string | undefined): string {
  const { method, path, body, multipart } = call;
  const headers = Object.entries({
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    ...(body === undefined || multipart ? {} : { 'Content-Type': 'application/json' }),
    ...call.headers,
  });
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  const url = origin + path;
  switch (language) {
    case 'curl':
      return [
        `curl -s${method === 'GET' || body !== undefined ? '' : ` -X ${method}`} '${shell(url)}'`,
        ...headers.map(([name, value]) => `-H '${name}: ${shell(value)}'`),
        ...(multipart
          ? [`-F 'image=@your-photo.jpg'`, ...fields.map(([name, value]) => `-F '${name}=${shell(String(value))}'`)]
          : body === undefined
            ? []
            : [`-d '${shell(JSON.stringify(body, null, 2))}'`]),
      ].join(' \\\n  ');
    case 'JavaScript': {
      const lines = headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
      const options = [
        `  method: '${method}',`,
        ...(lines.length === 0 ? [] : ['  headers: {', ...lines, '  },']),
        ...(multipart
          ? ['  body: form,']
          : body === undefined
            ? []
            : [`  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
      ];
      const form = multipart
        ? [
            'const form = new FormData();',
            "form.set('image', await (await import('node:fs')).openAsBlob('your-photo.jpg'));",
            ...fields.map(([name, value]) => `form.set('${name}', ${JSON.stringify(String(value))});`),
          ]
        : [];
      return [
        ...form,
        `const answer = await fetch(${JSON.stringify(url)}, {`,
        ...options,
        '});',
        'console.log(answer.status, await answer.text());',
      ].join('\n');
    }
    case 'Python': {
      if (multipart)
        return [
          'import requests  # pip install requests',
          '',
          `answer = requests.post(`,
          `    ${JSON.stringify(url)},`,
          `    headers=${python(Object.fromEntries(headers), '    ')},`,
          `    files={"image": open("your-photo.jpg", "rb")},`,
          `    data=${python(body, '    ')},`,
          ')',
          'print(answer.status_code, answer.text)',
        ].join('\n');
      return [
        'import json, urllib.request',
        '',
        'request = urllib.request.Request(',
        `    ${JSON.stringify(url)},`,
        `    method="${method}",`,
        `    headers=${python(Object.fromEntries(headers), '    ')},`,
        ...(body === undefined ? [] : [`    data=json.dumps(${python(body, '    ')}).encode(),`]),
        ')',
        'with urllib.request.urlopen(request) as answer:',
        '    print(answer.status, answer.read().decode())',
      ].join('\n');
    }
  }
}
