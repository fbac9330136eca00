import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { dialectSchema } from '../engines/openai-images/options.js';
import { engineOptionsSchema } from '../engines/options.js';
import { serverAddress, timeOptions } from '../engines/remote/options.js';
import { CATALOGUE } from '../contract/catalogue.js';
import { DEFAULT_LIMITS } from '../contract/limits.js';
import { OPENAI_MODELS } from '../contract/openai.js';

/**
 * Every setting: its type, its default and what it means. The environment variable of `queue.capacity` is
 * `EASEL_QUEUE_CAPACITY` unless `env` names another; the file has the same names, nested.
 * `docs/configuration.md` is generated from here.
 */
interface SettingNotes {
  readonly about: string;
  readonly env?: string;
  /** Shown in the docs where the default depends on the machine. */
  readonly defaultText?: string;
  /** Too rich for an environment variable. */
  readonly fileOnly?: true;
}

export const settingNotes = z.registry<SettingNotes>();

function setting<Schema extends z.ZodType>(schema: Schema, about: string, notes: Omit<SettingNotes, 'about'> = {}) {
  settingNotes.add(schema, { about, ...notes });
  return schema;
}

const whole = (min: number, max: number) => z.int().min(min).max(max);
const share = (byDefault: number) => z.number().min(0).max(1).default(byDefault);
const limit = (name: keyof typeof DEFAULT_LIMITS, min: number, max: number, about: string) =>
  setting(whole(min, max).default(DEFAULT_LIMITS[name]), about);

const origin = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}, 'must be an http or https address without query');

const times = timeOptions(300);

const serverUrl = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with one of ${protocols.map((protocol) => `${protocol}//`).join(', ')}`,
    );

export const configSchema = z.strictObject({
  data: setting(z.string().min(1).optional(), 'Folder of the database, the pictures and the secrets.', {
    env: 'EASEL_DATA',
    defaultText: '`.easel` in the checkout; `~/.easel` when installed as a package',
  }),
  apiKeys: setting(
    z.array(z.string().regex(/^[\x21-\x7e]{16,256}$/, 'each must have 16 to 256 visible characters')).default([]),
    'Static API keys, beside those of `easel keys`. They may generate and read.',
    { env: 'EASEL_API_KEYS' },
  ),
  role: setting(
    z.enum(['all', 'api', 'worker']).default('all'),
    'What this process does: `api` answers callers, `worker` draws, `all` does both. Also `easel serve --role`.',
  ),
  server: z
    .strictObject({
      host: setting(z.string().min(1).default('127.0.0.1'), 'Address to listen on.', { env: 'HOST' }),
      port: setting(whole(0, 65_535).default(8080), 'Port to listen on; 0 takes a free one.', { env: 'PORT' }),
      publicUrl: setting(
        origin.optional(),
        "Base of the picture URLs, where the service is reached by another address than the request's host.",
        { defaultText: "the request's host" },
      ),
      trustProxy: setting(
        z.boolean().default(false),
        'Believe X-Forwarded-Host and X-Forwarded-Proto. Only behind a proxy that sets them.',
      ),
      corsOrigins: setting(
        z.array(z.union([z.literal('*'), origin])).default([]),
        'Web origins whose pages may call the service; `*` for any.',
      ),
      bodyMemoryBytes: setting(
        whole(1_048_576, 17_179_869_184).default(134_217_728),
        'Memory of all request bodies together, of which one key may use half; beyond that, 503 at once.',
      ),
      shutdownSeconds: setting(
        whole(0, 3_600).default(20),
        'How long running requests may finish after SIGTERM before they are aborted.',
      ),
    })
    .prefault({}),
  render: z
    .strictObject({
      threads: setting(whole(1, 256).default(Math.min(8, availableParallelism())), 'Pictures drawn at once.', {
        defaultText: 'the number of cores, at most 8',
      }),
      warmUp: setting(
        z.boolean().default(true),
        'Load models when the service starts, not when the first picture is asked for.',
      ),
      deadlineSeconds: setting(
        whole(1, 86_400).default(120),
        'How long a synchronous call waits for its answer; then 504, and the answer can be fetched later.',
      ),
      limitSeconds: setting(
        whole(1, 86_400).default(600),
        'Longest time that a request may be drawn; then it has failed.',
      ),
    })
    .prefault({}),
  queue: z
    .strictObject({
      url: setting(
        serverUrl(['redis:', 'rediss:', 'postgres:', 'postgresql:']).optional(),
        'Redis, Valkey or PostgreSQL that holds the queue of a fleet. Without it, the queue is in the data folder.',
        { defaultText: 'the data folder' },
      ),
      capacity: setting(whole(0, 100_000).default(100), 'Pictures that may wait; beyond that, 503 at once.'),
    })
    .prefault({}),
  storage: z
    .strictObject({
      lifetimeSeconds: setting(whole(60, 31_536_000).default(86_400), 'How long a picture URL works; then 410.'),
      s3: z
        .strictObject({
          bucketUrl: setting(
            origin.optional(),
            'Bucket for pictures and photos, its name included: `https://s3.example.com/easel`. Without it, the data folder.',
            { defaultText: 'the data folder' },
          ),
          publicBucketUrl: setting(
            origin.optional(),
            "The same bucket as callers reach it. If set, picture URLs are S3's own signed ones.",
          ),
          region: setting(z.string().min(1).default('auto'), 'Region that requests are signed for.', {
            env: 'AWS_REGION',
          }),
          accessKeyId: setting(z.string().min(1).optional(), 'Who asks S3.', { env: 'AWS_ACCESS_KEY_ID' }),
          secretAccessKey: setting(z.string().min(1).optional(), 'Signs what is asked of S3.', {
            env: 'AWS_SECRET_ACCESS_KEY',
          }),
          prefix: setting(
            z
              .string()
              .regex(/^([\w.-]+\/)*$/, 'must be empty or end with a slash')
              .default('easel/'),
            'In front of every key in the bucket.',
          ),
        })
        .prefault({}),
    })
    .prefault({}),
  metrics: z
    .strictObject({
      port: setting(
        whole(0, 65_535).optional(),
        'A port for Prometheus alone, without a key. Otherwise `/metrics` is there for keys of the scope `admin`.',
        { defaultText: 'none' },
      ),
      host: setting(z.string().min(1).default('127.0.0.1'), 'The address on which that port listens.'),
    })
    .prefault({}),
  provenance: setting(
    z.enum(['xmp', 'none']).default('xmp'),
    'Whether a picture file says that a machine made it: XMP with the digital source type of the IPTC, or nothing.',
  ),
  records: z
    .strictObject({
      url: setting(
        serverUrl(['postgres:', 'postgresql:']).optional(),
        'PostgreSQL that holds the records of a fleet. Without it, SQLite in the data folder.',
        { defaultText: 'the data folder' },
      ),
      retentionDays: setting(whole(1, 36_500).default(30), 'How long the record of a request is kept.'),
      prompts: setting(
        z.enum(['full', 'hash', 'none']).default('full'),
        'What a record keeps of a prompt once its request has ended: all of it, its SHA-256, or nothing.',
      ),
    })
    .prefault({}),
  keys: z
    .strictObject({
      requestsPerMinute: setting(
        whole(1, 1_000_000).optional(),
        'How many generations a key may ask for in a minute; then 429. A key may have its own limit, as with the next two.',
      ),
      concurrentRequests: setting(
        whole(1, 1_000_000).optional(),
        'How many requests of a key may wait and run at once; then 429.',
      ),
      imagesPerDay: setting(
        whole(0, 1_000_000_000).optional(),
        'How many pictures a key may draw in a day (UTC); then 402.',
      ),
    })
    .prefault({}),
  webhooks: z
    .strictObject({
      allowHosts: setting(
        z.array(z.string().min(1)).default([]),
        'Hosts, addresses and networks that webhooks may be sent to although they are private.',
      ),
    })
    .prefault({}),
  faces: z
    .strictObject({
      allowHosts: setting(
        z.array(z.string().min(1)).default([]),
        'Hosts, addresses and networks that face images may come from although they are private.',
      ),
    })
    .prefault({}),
  safety: z
    .strictObject({
      required: setting(z.boolean().default(false), 'Refuse requests that switch the safety checker off (403).'),
      flagFrom: setting(share(0.7), 'Score of the picture check, 0 to 1, from which a picture is flagged.'),
      unsureFrom: setting(
        share(0.2),
        'Score of the quick network, 0 to 1, from which the thorough one is asked as well.',
      ),
      timeoutSeconds: setting(
        whole(1, 600).default(30),
        'How long a picture check may take before it counts as failed.',
      ),
    })
    .prefault({}),
  engines: z
    .strictObject({
      url: setting(
        serverAddress.optional(),
        'A server that speaks the OpenAI Images API, the simplest case: it draws what it can (as `server`), Studio the rest.',
      ),
      dialect: setting(dialectSchema, "That server's dialect."),
      model: setting(z.string().min(1).optional(), "That server's name for its model."),
      apiKey: setting(z.string().min(1).optional(), "That server's key."),
      references: setting(z.boolean().default(false), 'That server takes reference pictures: it may draw avatars.'),
      timeoutSeconds: setting(times.timeoutSeconds, 'The longest that a picture of that server may take.'),
      firstByteSeconds: setting(
        times.firstByteSeconds,
        'Until that server begins to answer a picture; without it, only `timeoutSeconds` counts.',
      ),
      silenceSeconds: setting(
        times.silenceSeconds,
        'How long that server may be silent: no byte of an answer that has begun, no answer about its health.',
      ),
      attemptShare: setting(
        z.number().min(0.05).max(0.95).default(0.5),
        'How much of the time that is left an engine gets while the next one of its route could still draw.',
      ),
      named: setting(
        z
          .record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and dashes'), engineOptionsSchema)
          .default({}),
        'Further engines by name: see [engines](engines.md).',
        { defaultText: 'none', fileOnly: true },
      ),
      routes: setting(
        z
          .partialRecord(z.enum([...CATALOGUE.map((row) => row.model), '*']), z.array(z.string().min(1)).min(1))
          .default({}),
        'Names of engines, best first, by catalogue model; `*` for the others. Studio is called `studio`.',
        { defaultText: 'Studio draws everything', fileOnly: true },
      ),
    })
    .check(({ value, issues }) => {
      const known = ['studio', ...(value.url ? ['server'] : []), ...Object.keys(value.named)];
      for (const name of ['studio', 'server'].filter((reserved) => reserved in value.named))
        issues.push({ code: 'custom', input: name, path: ['named', name], message: 'the name is taken' });
      for (const [model, names] of Object.entries(value.routes)) {
        for (const [index, name] of (names ?? []).entries()) {
          if (known.includes(name)) continue;
          const message = `there is no such engine; there are ${known.join(', ')}`;
          issues.push({ code: 'custom', input: name, path: ['routes', model, index], message });
        }
      }
    })
    .prefault({}),
  openai: z
    .strictObject({
      models: setting(
        z.record(z.string().min(1).max(128), z.enum(CATALOGUE.map((row) => row.model))).default({ ...OPENAI_MODELS }),
        "Names of OpenAI's models, and the catalogue models that draw for them at /v1/images.",
        {
          defaultText: Object.entries(OPENAI_MODELS)
            .map(([alias, model]) => `\`${alias}\`: ${model}`)
            .join(', '),
          fileOnly: true,
        },
      ),
    })
    .prefault({}),
  log: z
    .strictObject({
      level: setting(
        z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
        'Least important messages that are logged (JSON lines on standard error).',
      ),
    })
    .prefault({}),
  limits: z
    .strictObject({
      promptCharacters: limit('promptCharacters', 1, 100_000, 'Longest prompt.'),
      minSide: limit('minSide', 1, 16_384, 'Shortest side of a picture.'),
      maxSide: limit('maxSide', 64, 16_384, 'Longest side of a picture.'),
      maxPixels: limit('maxPixels', 4_096, 268_435_456, 'Most pixels of a picture.'),
      maxAspect: limit('maxAspect', 1, 64, 'Longest side over shortest side, at most.'),
      colors: limit('colors', 0, 64, 'Most entries in `colors`.'),
      steps: limit('steps', 1, 1_000, 'Most `num_inference_steps`.'),
      guidance: limit('guidance', 1, 100, 'Highest `guidance_scale`.'),
      imagesPerRequest: limit('imagesPerRequest', 1, 16, 'Highest `num_images`.'),
      bodyBytes: limit('bodyBytes', 1_024, 67_108_864, 'Largest request body.'),
      avatarBodyBytes: limit('avatarBodyBytes', 1_024, 67_108_864, 'Largest request body of the avatar.'),
    })
    .prefault({}),
});

type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** The settings as the service uses them: checked, complete and frozen. `data` is absolute. */
export type Config = Immutable<Omit<z.output<typeof configSchema>, 'data'>> & { readonly data: string };
