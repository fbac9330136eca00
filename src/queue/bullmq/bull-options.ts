import type { BackendClasses, IQueueBackend } from 'bullmq';
import type { Announcements, AnnouncementsOptions } from './announcements.js';

export interface BullQueueOptions<Backend extends IQueueBackend, Connection> {
  readonly name: string;
  /** BullMQ's classes on Redis or on PostgreSQL. */
  readonly classes: BackendClasses<Backend, Connection>;
  readonly prefix?: string;
  /** For what a caller waits for. */
  readonly commands: Connection;
  /** For workers and listeners, which try until they succeed. */
  readonly patient: Connection;
  /** Where to start listening: what happened before is over. */
  readonly lastEventId: string;
  readonly lockMilliseconds: number;
  readonly announcements: (
    options: AnnouncementsOptions,
    events: InstanceType<BackendClasses<Backend, Connection>['QueueEvents']>,
  ) => Announcements | Promise<Announcements>;
  readonly onError: (error: Error) => void;
}

/** What a job carries beside its id. */
export interface JobData {
  readonly shape: number;
  readonly turn: number;
}

/** BullMQ keeps jobs beside its own lists: one called `delayed` must not meet the list of that name. */
const MARK = 'job-';
export const jobIdOf = (id: string): string => MARK + id;
export const idOf = (jobId: string | undefined): string => (jobId ?? '').slice(MARK.length);
