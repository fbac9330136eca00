import { describeQueue } from './conformance.js';
import { createEmbeddedQueue } from './embedded-queue.js';

describeQueue('embedded', createEmbeddedQueue);
