import { z } from 'zod';
import { defineSettings } from '../platform/settings.ts';
import { mailEventSettings } from './returned-mail/mail-event-settings.ts';

/** What alerts say of who sends them, and how we learn of those that came back. */
export const alertSettings = defineSettings(
  {
    MAIL_POSTAL_ADDRESS: z
      .string()
      .max(200)
      .regex(/^[^\r\n]*\S[^\r\n]*$/, 'expected a name and a postal address in one line')
      .optional()
      .describe(
        'Your name and postal address in one line, shown in the foot of every mail of alerts. Laws on commercial mail ask for it, such as CAN-SPAM of the United States',
      ),
    ...mailEventSettings.shape,
  },
  ({ MAIL_POSTAL_ADDRESS: postalAddress = null, ...events }) => ({
    /** Null where none is shown. */
    postalAddress,
    ...mailEventSettings.read(events),
  }),
);

export type AlertConfig = ReturnType<typeof alertSettings.read>;
