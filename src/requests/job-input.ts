import type { CatalogueRow } from '../contract/catalogue.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { PromptVerdict } from '../safety/safety.js';

/** The version of jobs that this code makes. Raise it when older workers could not carry the new ones out. */
export const JOB_SHAPE = 1;

/** The versions that this code can carry out: its own and the one before, so that a fleet is upgraded while it works. */
const READABLE_SHAPES: readonly number[] = [JOB_SHAPE];

/** What a worker needs beside the record. The photo's address is not part of it: the photo lies in storage. */
export interface JobInput {
  readonly request: Omit<GenerationRequest, 'faceImage'> & { readonly seed: number };
  /** Where the caller reaches the service. */
  readonly baseUrl: string;
  readonly promptVerdict: PromptVerdict;
  /** Nobody holds a connection open for the answer, or who does will ask again: it may wait for storage to come back. */
  readonly patient: boolean;
  /** The caller's trace, where there is one. */
  readonly trace?: string | undefined;
}

export function canCarryOut(shape: number): boolean {
  return READABLE_SHAPES.includes(shape);
}

export function writeJobInput({ request, ...rest }: JobInput): string {
  const { model, ...fields } = request;
  return JSON.stringify({ shape: JOB_SHAPE, request: { ...fields, model: model.model }, ...rest });
}

/** As it was written, perhaps by an earlier version. */
interface Written extends Omit<JobInput, 'request' | 'patient'> {
  readonly request: Omit<JobInput['request'], 'model'> & { readonly model: string };
  readonly patient?: boolean;
}

/** Undefined when the model is no longer in the catalogue. */
export function readJobInput(text: string, catalogue: readonly CatalogueRow[]): JobInput | undefined {
  const { request, baseUrl, promptVerdict, patient = true, trace } = JSON.parse(text) as Written;
  const model = catalogue.find((row) => row.model === request.model);
  return model && { request: { ...request, model }, baseUrl, promptVerdict, patient, trace };
}
