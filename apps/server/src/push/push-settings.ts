import { z } from 'zod';
import { type ConfigOf, defineSettings } from '../platform/settings.ts';
import { isOrigin } from './push-services.ts';

export const pushSettings = defineSettings(
  {
    PUSH_SERVICES: z
      .string()
      .default('')
      .transform((text, context) => {
        const origins = text.split(',').flatMap((part) => part.trim() || []);
        if (origins.every(isOrigin)) return origins;
        context.addIssue({ code: 'custom', message: 'expected origins such as https://push.a.b' });
        return z.NEVER;
      })
      .describe(
        'Further services that deliver notices, by their origins: `https://push.example.com`. Those of Google, Mozilla, Apple and Microsoft are known; nothing is sent anywhere else',
      ),
  },
  (values) => ({ pushServices: values.PUSH_SERVICES }),
);

export type PushConfig = ConfigOf<typeof pushSettings>;
