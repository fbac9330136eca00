/** The shapes of the wire. A test of the service proves that they equal the schemas that validate it. */

export type OutputFormat = 'png' | 'jpeg' | 'webp' | 'avif';
export type SizeName = 'square' | 'square_hd' | 'portrait_4_3' | 'portrait_16_9' | 'landscape_4_3' | 'landscape_16_9';
export interface Size {
  width: number;
  height: number;
}
export type ImageSize = Size | SizeName;

interface CommonRequest {
  /** What to draw. */
  prompt: string;
  /** The same request with the same seed gives the same picture. */
  seed?: number | null | undefined;
  /** Whether flagged pictures are blacked out; on unless told. `safety_checker` is the same. */
  enable_safety_checker?: boolean | null | undefined;
  safety_checker?: boolean | null | undefined;
  /** 1 to 4; each next picture has the next seed. */
  num_images?: number | null | undefined;
  output_format?: OutputFormat | null | undefined;
  /** Adds each file to the answer, as base64. */
  sync_mode?: boolean | null | undefined;
  /** What must not appear. */
  negative_prompt?: string | null | undefined;
  /** Transparent leaves out everything but the subjects; the file is then png or webp. */
  background?: 'opaque' | 'transparent' | null | undefined;
  /** Adds what was understood of the prompt, where the engine can say so. */
  explain?: boolean | null | undefined;
}

export interface AvatarRequest extends CommonRequest {
  /** An http, https or `data:` URL of a photo with a face. */
  face_image_url: string;
  /** Which face of a group: 0, the default, is the largest and most central. */
  face_index?: number | null | undefined;
  /** 1024 × 1024 unless told. */
  image_size?: ImageSize | null | undefined;
}

/** The same with the photo itself, which is uploaded instead of linked. */
export interface AvatarUpload extends Omit<AvatarRequest, 'face_image_url'> {
  /** 10 MB at most. A file of an `<input>`, or `new Blob([bytes])`. */
  face_image: Blob;
}

/** Stock images and black-and-white illustrations. */
export interface StockRequest extends CommonRequest {
  image_size: ImageSize;
  /** Up to eight `#rrggbb` that the picture leans to. */
  colors?: string[] | null | undefined;
}

export interface FluxRequest extends CommonRequest {
  image_size: ImageSize;
  num_inference_steps?: number | null | undefined;
  guidance_scale?: number | null | undefined;
}

export interface FileImage {
  url: string;
  width: number;
  height: number;
  content_type: string;
  file_name: string;
  file_size: number;
  file_data?: string | undefined;
}

export interface StockImage {
  url: string;
  width: number;
  height: number;
  content_type: string | null;
  file_data?: string | undefined;
}

export interface Reading {
  words: string;
  as: string;
}

export interface Explanation {
  understood: Reading[];
  guessed: Reading[];
  ignored: string[];
}

export interface AvatarResponse {
  images: FileImage[];
  has_nsfw_concepts: boolean[];
  prompt: string;
  seed: number;
  timings: { inference: number };
  explanation?: Explanation | undefined;
}

export interface StockResponse {
  data: {
    images: StockImage[];
    has_nsfw_concepts: boolean[];
    prompt: string;
    seed: number;
    timings: { inference_time: number; queue_time: number; total_time: number };
    explanation?: Explanation | undefined;
  };
  message: string;
}

export interface FluxResponse {
  prompt: string;
  image_size: Size;
  enable_safety_checker: boolean;
  guidance_scale: number;
  num_inference_steps: number;
  seed: number;
  images: FileImage[];
  has_nsfw_concepts: boolean[];
  timings: { inference: number };
  explanation?: Explanation | undefined;
}

/** Every model of the catalogue: what it is asked and what it answers. */
export interface Models {
  avatar: { request: AvatarRequest | AvatarUpload; response: AvatarResponse };
  'illustration/black-and-white': { request: StockRequest; response: StockResponse };
  'stock-image/standard': { request: StockRequest; response: StockResponse };
  'stock-image/photo': { request: StockRequest; response: StockResponse };
  'stock-image/vector': { request: StockRequest; response: StockResponse };
  'stock-image/watercolor': { request: StockRequest; response: StockResponse };
  'flux/dev': { request: FluxRequest; response: FluxResponse };
  'flux/schnell': { request: FluxRequest; response: FluxResponse };
  'flux/pro': { request: FluxRequest; response: FluxResponse };
}
export type ModelId = keyof Models;

interface Range {
  min: number;
  max: number;
}

export interface Model {
  id: string;
  object: 'model';
  family: string;
  title: string;
  description: string;
  operation: string;
  method: 'POST';
  path: string;
  engines: string[];
  defaults: {
    enable_safety_checker: boolean;
    num_images: number;
    output_format: string;
    sync_mode: boolean;
    image_size?: Size | undefined;
    num_inference_steps?: number | undefined;
    guidance_scale?: number | undefined;
  };
  limits: {
    prompt_characters: Range;
    side: Range;
    pixels: { max: number };
    aspect: { max: number };
    seed: Range;
    num_images: Range;
    body_bytes: { max: number };
    size_presets: Record<string, Size>;
    colors?: { max: number } | undefined;
    num_inference_steps?: Range | undefined;
    guidance_scale?: Range | undefined;
  };
}

export interface ModelList {
  object: 'list';
  data: Model[];
}

export interface UsageRow {
  /** In UTC, like `2030-01-31`. */
  day: string;
  model: string;
  requests: number;
  images: number;
  pixels: number;
  /** Of drawing. */
  seconds: number;
  failures: number;
}

export interface Usage {
  object: 'list';
  from: string;
  to: string;
  data: UsageRow[];
}

export type WebhookType = 'request.completed' | 'request.failed' | 'request.canceled';

export interface WebhookDelivery {
  /** `webhook-id`: the same in every attempt. */
  id: string;
  request_id: string;
  type: WebhookType;
  url: string;
  state: 'pending' | 'delivered' | 'failed';
  created_at: string;
  attempts: number;
  last_attempt_at: string | null;
  /** What the receiver answered last. */
  last_status: number | null;
  last_error: string | null;
  next_attempt_at: string | null;
}

export interface WebhookDeliveryPage {
  object: 'list';
  data: WebhookDelivery[];
  next_cursor: string | null;
}

export interface WebhookSecret {
  /** `whsec_…` */
  secret: string;
}

export interface Health {
  status: 'ok';
  version: string;
  uptime_seconds: number;
}

export interface Ready {
  status: 'ready';
  engines: { id: string; version: string; ok: boolean; detail: string }[];
}
