import { BullMQOtel } from 'bullmq-otel';

/** BullMQ's own spans, in the trace of the request; nothing where no SDK listens. */
export const telemetry = new BullMQOtel({ tracerName: 'easel' });
