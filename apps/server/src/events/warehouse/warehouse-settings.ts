import { findWebhookFault } from '@forecourt/domain/alert/webhook-fault';
import { z } from 'zod';
import { CannotStart } from '../../platform/cannot-start.ts';
import { hasPublicHost } from '../../platform/http/public-address.ts';
import {
  currentSecret,
  readLine,
  type Secret,
  secretFile,
} from '../../platform/secrets/secret-file.ts';
import { isWebhookSecret, webhookSecretForm } from '../../platform/secrets/webhook-secret.ts';
import { defineSettings } from '../../platform/settings.ts';

/** Where the operator keeps what is counted, beside us. */
export interface Warehouse {
  readonly url: string;
  /** Signs what is sent, as Standard Webhooks write it. */
  readonly secret: Secret;
}

export interface WarehouseConfig {
  /** Null where nothing is handed on. */
  readonly warehouse: Warehouse | null;
}

function readSecret(text: string): string | null {
  const line = readLine(text);
  return line !== null && isWebhookSecret(line) ? line : null;
}

const shape = {
  WAREHOUSE_URL: z
    .string()
    .refine(
      (text) => findWebhookFault(text, hasPublicHost) === null,
      'expected an https address at a public place, without a password',
    )
    .optional()
    .describe(
      'Where what shoppers do is posted in batches (Standard Webhooks), beside `forecourt events export`; needs `WAREHOUSE_SECRET`. A batch that is not taken is tried again over a day with growing waits; `forecourt warehouse` tells of those that were given up',
    ),
  WAREHOUSE_SECRET: z
    .string()
    .refine(isWebhookSecret, `expected ${webhookSecretForm}`)
    .optional()
    .describe('Signs what is posted there'),
  WAREHOUSE_SECRET_FILE: secretFile(readSecret, webhookSecretForm).describe(
    'A file with it in place of `WAREHOUSE_SECRET`, read at each batch, so that it changes without a restart',
  ),
};

export const warehouseSettings = defineSettings(
  shape,
  ({ WAREHOUSE_URL: url, WAREHOUSE_SECRET, WAREHOUSE_SECRET_FILE }): WarehouseConfig => {
    if (url === undefined) return { warehouse: null };
    const secret = currentSecret(WAREHOUSE_SECRET_FILE, readSecret, WAREHOUSE_SECRET);
    if (secret === null)
      throw new CannotStart(
        'With WAREHOUSE_URL, WAREHOUSE_SECRET is needed, or a file with it: it signs what is sent.',
      );
    return { warehouse: { url, secret } };
  },
);
