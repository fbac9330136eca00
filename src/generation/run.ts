import type { GenerationRequest } from '../contract/requests.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { SafetyChecker } from '../safety/safety.js';
import type { JobProgress } from '../queue/queue.js';
import type { Estimate } from './estimate.js';
import type { Line } from './line.js';
import type { PhotoPorts } from './photo.js';
import type { Provenance } from './provenance.js';
import type { StorePorts } from './store.js';

export interface CarryOutPorts extends StorePorts, Pick<PhotoPorts, 'faces'> {
  readonly registry: EngineRegistry;
  readonly safety: SafetyChecker;
  /** Pictures wait here for one of the places in which this machine draws. */
  readonly places: Line;
  /** Learns how long pictures take. */
  readonly estimate: Estimate;
  /** What the files say of their origin. */
  readonly provenance: Provenance;
}

/** Until when, by `performance.now()`. */
export interface Times {
  /** Who waits for the answer waits no longer. */
  readonly deadline: number;
  /** Then the request has failed. */
  readonly limit: number;
}

/** What is known of a request so far; times are `performance.now()`. */
export interface Progress {
  readonly warnings: string[];
  readonly safety: unknown[];
  readonly explanation: unknown[];
  seed?: number;
  engine?: string | undefined;
  firstStart?: number;
  lastRender?: number;
  queueSeconds?: number;
  inferenceSeconds?: number;
}

/** One request on its way: what every step of the line can see. */
export interface Run {
  readonly request: Omit<GenerationRequest, 'faceImage'>;
  /** Where the caller reaches the service. */
  readonly baseUrl: string;
  readonly ports: CarryOutPorts;
  readonly progress: Progress;
  /** Aborts when nobody wants the pictures any more, or they take too long. */
  readonly signal: AbortSignal;
  readonly times: Times;
  /** Rejects when the photo is flagged: no picture of it may leave before this. */
  readonly photoPassed: Promise<void>;
  /** How far one of the pictures is. */
  readonly onPicture: (index: number, progress: JobProgress) => void;
}
