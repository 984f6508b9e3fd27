import { z } from 'zod';
import { CannotStart } from '../../platform/cannot-start.ts';
import { isWebhookAddress } from '../../platform/http/post-webhook.ts';
import { defineSettings } from '../../platform/settings.ts';

/** Where the operator keeps what is counted, beside us. */
export interface Warehouse {
  readonly url: string;
  /** Signs what is sent, as Standard Webhooks write it. */
  readonly secret: string;
}

export interface WarehouseConfig {
  /** Null where nothing is handed on. */
  readonly warehouse: Warehouse | null;
}

const shape = {
  WAREHOUSE_URL: z
    .string()
    .refine(isWebhookAddress, 'expected an https address at a public place, without a password')
    .optional()
    .describe(
      'Where what shoppers do is posted in batches (Standard Webhooks), beside `forecourt events export`; needs `WAREHOUSE_SECRET`. A batch that is not taken is tried again over a day with growing waits; `forecourt warehouse` tells of those that were given up',
    ),
  WAREHOUSE_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'expected whsec_ and at least 24 bytes in Base64')
    .optional()
    .describe('Signs what is posted there'),
};

export const warehouseSettings = defineSettings(
  shape,
  ({ WAREHOUSE_URL: url, WAREHOUSE_SECRET: secret }): WarehouseConfig => {
    if (url === undefined) return { warehouse: null };
    if (secret === undefined)
      throw new CannotStart(
        'With WAREHOUSE_URL, WAREHOUSE_SECRET is needed: it signs what is sent.',
      );
    return { warehouse: { url, secret } };
  },
);
