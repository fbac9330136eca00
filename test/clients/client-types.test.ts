import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  AvatarRequest,
  AvatarResponse,
  FluxRequest,
  FluxResponse,
  Health,
  Model,
  ModelId,
  Ready,
  RequestPage,
  RequestStatus,
  StockRequest,
  StockResponse,
  Submitted,
  Usage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookSecret,
} from '@easel/client';
import type { z } from 'zod';
import { CATALOGUE } from '../../src/contract/catalogue.js';
import type { modelsResponseSchema } from '../../src/contract/models.js';
import type { acceptedSchema, requestListSchema, requestStatusSchema } from '../../src/contract/request-status.js';
import type { RequestBodies } from '../../src/contract/requests.js';
import type { ResponseBodies } from '../../src/contract/responses.js';
import type { usageSchema } from '../../src/contract/usage.js';
import type { deliveryListSchema, deliverySchema, webhookSecretSchema } from '../../src/contract/webhooks.js';
import type { healthSchema, readySchema } from '../../src/http/health-routes.js';

/** Compiles only where each type fits into the other: a field that is missing, renamed or of another type does not. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? SameKeys<One, Other> : false) : false;
type SameKeys<One, Other> = [keyof One] extends [keyof Other]
  ? [keyof Other] extends [keyof One]
    ? true
    : false
  : false;
/** The service's error codes are a list that grows; the client takes any. */
type AnyCode<Body> = Body extends { error: infer Failure }
  ? Omit<Body, 'error'> & { error: (Omit<NonNullable<Failure>, 'code'> & { code: string }) | null }
  : Body;

const proven: readonly true[] = [
  true satisfies Same<AvatarRequest, RequestBodies['avatar']>,
  true satisfies Same<StockRequest, RequestBodies['wrapped']>,
  true satisfies Same<FluxRequest, RequestBodies['flux']>,
  true satisfies Same<AvatarResponse, ResponseBodies['avatar']>,
  true satisfies Same<StockResponse, ResponseBodies['wrapped']>,
  true satisfies Same<FluxResponse, ResponseBodies['flux']>,
  true satisfies Same<Model, z.output<typeof modelsResponseSchema>['data'][number]>,
  true satisfies Same<Submitted, z.output<typeof acceptedSchema>>,
  true satisfies Same<RequestStatus, AnyCode<z.output<typeof requestStatusSchema>>>,
  true satisfies Same<keyof RequestPage, keyof z.output<typeof requestListSchema>>,
  true satisfies Same<Usage, z.output<typeof usageSchema>>,
  true satisfies Same<Usage['data'][number], z.output<typeof usageSchema>['data'][number]>,
  true satisfies Same<WebhookDelivery, z.output<typeof deliverySchema>>,
  true satisfies Same<WebhookDeliveryPage, z.output<typeof deliveryListSchema>>,
  true satisfies Same<WebhookSecret, z.output<typeof webhookSecretSchema>>,
  true satisfies Same<Health, z.output<typeof healthSchema>>,
  true satisfies Same<Ready, z.output<typeof readySchema>>,
];

test("the client's types equal the contract's, and it names every model", () => {
  assert.equal(proven.length, 17);
  const named: Record<ModelId, true> = {
    avatar: true,
    'illustration/black-and-white': true,
    'stock-image/standard': true,
    'stock-image/photo': true,
    'stock-image/vector': true,
    'stock-image/watercolor': true,
    'flux/dev': true,
    'flux/schnell': true,
    'flux/pro': true,
  };
  assert.deepEqual(Object.keys(named).sort(), CATALOGUE.map(({ model }) => model).sort());
});
