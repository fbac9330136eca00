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

/** Headers that an operation understands. */
export const REQUEST_HEADERS = [
  { name: 'Prefer', ...text('respond-async: answer at once with 202, and draw on.', 'respond-async') },
  {
    name: 'Idempotency-Key',
    ...text('The same call with the same key is carried out once, for 24 hours.', '2f6c1f0e-order-1234'),
  },
  { name: 'Cancel-After', ...text('Cancel the work after this long.', '30s') },
  { name: 'X-Request-Id', ...text('An id of your own, for the logs.', 'order-1234') },
] as const;

const requestId = text('Finds the request in the log.', 'req_0123456789abcdef01234567');

/** Headers of every answer, and of those of the operations. */
export const RESPONSE_HEADERS = { 'X-Request-Id': requestId } as const;
export const DRAWN_HEADERS = {
  'X-Engine': text('Who drew it: engine and version.', 'studio/1.0.0'),
  'X-Ignored-Fields': text('Fields of the body that the operation does not know.', 'sampler'),
} as const;
export const RETRY_HEADERS = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', examples: [5] } },
} as const;
