import { z } from 'zod';
import { currentSecret, readSeveral, secretFile } from '../../platform/secrets/secret-file.ts';
import { isWebhookSecret, webhookSecretForm } from '../../platform/secrets/webhook-secret.ts';
import { defineSettings } from '../../platform/settings.ts';

const readSecrets = readSeveral(isWebhookSecret);

/** How we learn of mail that came back. */
export const mailEventSettings = defineSettings(
  {
    MAIL_EVENTS_SECRET: z
      .string()
      .refine(isWebhookSecret, `expected ${webhookSecretForm}`)
      .optional()
      .describe(
        'Signs what the service that delivers mails posts of bounces and complaints to `/cars-for-sale/alert-api/mail-events` (Standard Webhooks); alerts to those addresses end. `forecourt alerts returned` takes such mails as files',
      ),
    MAIL_EVENTS_SECRET_FILE: secretFile(readSecrets, `${webhookSecretForm}, a line each`).describe(
      'A file with it in place of `MAIL_EVENTS_SECRET`, read at each event, so that it changes without a restart: several, a line each, are good at once',
    ),
  },
  ({ MAIL_EVENTS_SECRET: given, MAIL_EVENTS_SECRET_FILE: path }) => ({
    /** Any of them signs; null where no events are taken. */
    mailEventsSecrets: currentSecret(path, readSecrets, given === undefined ? given : [given]),
  }),
);
