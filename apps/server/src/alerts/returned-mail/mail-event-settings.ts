import { z } from 'zod';
import { defineSettings } from '../../platform/settings.ts';

/** How we learn of mail that came back. */
export const mailEventSettings = defineSettings(
  {
    MAIL_EVENTS_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'expected whsec_ and at least 24 bytes in Base64')
      .optional()
      .describe(
        'Signs what the service that delivers mails posts of bounces and complaints to `/cars-for-sale/alert-api/mail-events` (Standard Webhooks); alerts to those addresses end. `forecourt alerts returned` takes such mails as files',
      ),
  },
  (values) => ({ mailEventsSecret: values.MAIL_EVENTS_SECRET }),
);

export type MailEventConfig = ReturnType<typeof mailEventSettings.read>;
