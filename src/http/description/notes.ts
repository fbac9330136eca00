/** Words for what is the same wherever it appears. A schema's own description comes before these. */

export const TAGS = [
  { name: 'flux', description: 'Painterly pictures, with control over steps and guidance.' },
  { name: 'stock-image', description: 'Stock pictures in four manners.' },
  { name: 'illustration', description: 'Black-and-white illustrations.' },
  { name: 'avatar', description: 'Portraits of the person on a photo.' },
  { name: 'requests', description: 'Requests that outlive their connection: status, events, answer, cancellation.' },
  { name: 'webhooks', description: 'What was sent to your webhooks, and the secret that signs it.' },
  { name: 'usage', description: 'What a key has drawn.' },
  { name: 'openai', description: "The shape of OpenAI's Images API, so that its clients work." },
  { name: 'files', description: 'The pictures.' },
  { name: 'service', description: 'The catalogue, and whether the service is alive and able.' },
] as const;

export const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    images: 'The pictures.',
    prompt: 'The prompt that was drawn.',
    width: 'In pixels.',
    height: 'In pixels.',
    content_type: 'The media type of the file.',
    file_name: "The file's name in the address.",
    image_size: 'The size of every picture.',
    enable_safety_checker: 'Whether flagged pictures were blacked out.',
    guidance_scale: 'How closely the prompt is followed.',
    num_inference_steps: 'How much work goes into the picture.',
    num_images: 'How many pictures one request may ask for.',
    output_format: 'The file format.',
    sync_mode: 'Whether the file itself is part of the answer.',
    inference: 'Time that drawing took.',
    inference_time: 'Time that drawing took.',
    queue_time: 'Time that the request waited.',
    total_time: 'Time from the request to its answer.',
    timings: 'In seconds.',
    request_id: 'Finds the request in the log and at /v1/requests.',
    status: 'How it stands.',
    status_url: 'Where its status is.',
    response_url: 'Where its answer will be.',
    cancel_url: 'Where it can be canceled.',
    events_url: 'Where its events are.',
    message: 'What happened, in words.',
    error: 'What went wrong.',
    type: 'The kind.',
    code: 'The error code; docs/errors.md explains each.',
    param: 'The field at fault; null where it is none.',
    details: 'Every bad field.',
    data: 'The entries, or the result.',
    object: 'What this is.',
    model: 'The model of the catalogue.',
    progress: 'How far it is, from 0 to 1.',
    created_at: 'When it came in.',
    started_at: 'When drawing began.',
    finished_at: 'When it ended.',
    next_cursor: 'For the next page; null on the last one.',
    url: 'The address.',
    state: 'How it stands.',
    attempts: 'How often it was tried.',
    last_attempt_at: 'When it was tried last.',
    last_error: 'Why the last attempt failed.',
    next_attempt_at: 'When it is tried next.',
    secret: 'Signs what is sent to webhooks.',
    from: 'The first day.',
    to: 'The last day.',
    requests: 'How many requests.',
    pixels: 'Pixels.',
    failures: 'How many failed.',
    seconds: 'Seconds of drawing.',
    day: 'The day, in UTC.',
    input_tokens: 'Always 0.',
    output_tokens: 'Always 0.',
    total_tokens: 'Always 0.',
    input_tokens_details: 'Always 0.',
    image_tokens: 'Always 0.',
    text_tokens: 'Always 0.',
    id: 'Its name.',
    family: 'Its family of models.',
    title: 'Its name for people.',
    description: 'What it is for.',
    operation: 'What it does.',
    method: 'The HTTP method.',
    path: 'Where it is served.',
    defaults: 'What a request leaves open is this.',
    limits: 'What a request may ask for.',
    prompt_characters: 'The length of a prompt.',
    min: 'The lowest.',
    max: 'The highest.',
    side: 'The sides of a picture, in pixels.',
    aspect: 'The longer side over the shorter one.',
    seed: 'The seed.',
    colors: 'Colours that a picture leans to.',
    body_bytes: 'The size of a request body.',
    size_presets: 'Sizes by name.',
    version: 'The version.',
    uptime_seconds: 'How long the service has been running.',
    engines: 'Who draws.',
    ok: 'Whether it is well.',
    detail: 'How it is, in words.',
  }),
);

export const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    id: 'The id, as it was answered.',
    name: "The file's name.",
    expires: 'Part of the signature.',
    signature: 'The permission to read the file.',
    limit: 'How many entries a page has.',
    cursor: 'The next_cursor of the page before.',
    status: 'Only requests that stand so.',
    from: 'The first day, as 2030-01-31.',
    to: 'The last day, as 2030-01-31.',
  }),
);

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string', examples: [example] },
});

/** What every call that draws understands beside its body. */
export const DRAWING_PARAMETERS = [
  {
    name: 'webhook_url',
    in: 'query',
    ...text('An http or https address that is told when the request has ended.', 'https://example.com/hooks/easel'),
  },
  {
    name: 'Idempotency-Key',
    in: 'header',
    ...text('The same call with the same key is carried out once, for 24 hours.', '2f6c1f0e-order-1234'),
  },
  { name: 'Cancel-After', in: 'header', ...text('Cancel the work after this long: 30s, 5m, 1h.', '30s') },
  { name: 'X-Request-Id', in: 'header', ...text('An id of your own, for the logs.', 'order-1234') },
] as const;

/** Only Easel's own operations; OpenAI's clients wait. */
export const PREFER = {
  name: 'Prefer',
  in: 'header',
  ...text('respond-async: answer at once with 202, and draw on.', 'respond-async'),
} as const;

const requestId = text('Finds the request in the log.', 'req_0123456789abcdef01234567');

const number = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', examples: [example] },
});

/** Headers of every answer, and of those of the calls that draw. */
export const RESPONSE_HEADERS = { 'X-Request-Id': requestId } as const;
export const RATE_HEADERS = {
  'RateLimit-Limit': number('Generations a minute that the key may ask for, where there is a limit.', 60),
  'RateLimit-Remaining': number('How many of them are left.', 59),
  'RateLimit-Reset': number('Seconds until there are more.', 12),
} as const;

/** Headers of the calls that draw, by status. */
export const DRAWN_HEADERS: ReadonlyMap<string, object> = new Map(
  Object.entries({
    '200': {
      'X-Engine': text('Who drew it: engine and version.', 'studio/1.0.0'),
      'X-Ignored-Fields': text('Fields of the body that the operation does not know.', 'sampler'),
      'Idempotent-Replayed': text('true where an earlier call with the same Idempotency-Key was answered.', 'true'),
      ...RATE_HEADERS,
    },
    '202': {
      'Preference-Applied': text('That nobody waits: respond-async.', 'respond-async'),
      Location: text('Where the status is.', '/v1/requests/req_0123456789abcdef01234567'),
      ...RATE_HEADERS,
    },
    '429': RATE_HEADERS,
  }),
);

/** Headers that a status has wherever it appears. */
const retry = { 'Retry-After': number('Seconds to wait.', 5) };
export const STATUS_HEADERS: ReadonlyMap<string, object> = new Map(
  Object.entries({
    '401': { 'WWW-Authenticate': text('How to bring a key.', 'Bearer') },
    '429': retry,
    '503': retry,
  }),
);

/** What a status means, where the route says nothing of its own. */
export const STATUSES: ReadonlyMap<string, string> = new Map([
  ['200', 'Done.'],
  ['202', 'Accepted: drawn without anybody waiting.'],
  ['204', 'Done; there is nothing to say.'],
  ['400', 'The request could not be read: malformed JSON, a broken form.'],
  ['401', 'The key is missing, wrong, revoked or expired.'],
  ['402', 'The key has drawn all that it may today.'],
  ['403', 'The key, or the operator, does not allow it.'],
  ['404', 'There is no such thing, or it belongs to another key.'],
  ['409', 'It is on its way already, or has ended already.'],
  ['410', 'It was there, and has expired.'],
  ['413', 'The body is too large.'],
  ['415', 'The body has another media type than this takes.'],
  ['416', 'The file has no such range.'],
  ['422', 'A field is wrong, the photo cannot be used, or the prompt is never drawn; details names every field.'],
  ['429', 'Too many requests; Retry-After says when to come back.'],
  ['500', 'A fault of Easel; the request id finds it in the log.'],
  ['502', 'The engine failed.'],
  ['503', 'There is more to do than can be done, or no engine; Retry-After says when to come back.'],
  ['504', 'It was not ready in time.'],
]);
