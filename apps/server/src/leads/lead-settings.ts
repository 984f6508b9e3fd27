import { z } from 'zod';
import { isMailAddress } from '../platform/mail/mail.ts';
import { defineSettings, whole } from '../platform/settings.ts';

/** Where leads go, and what sellers and shoppers see of each other. */
export const leadSettings = defineSettings(
  {
    MAIL_RELAY: z
      .string()
      .refine(isMailAddress, 'expected an address such as reply@cars.example')
      .optional()
      .describe(
        'An address whose mail, that of `reply+…@` included, is given to `forecourt leads receive`: sellers and shoppers then answer each other through it and see no other address',
      ),
    LEADS_TO: z
      .string()
      .refine(isMailAddress, 'expected an address such as leads@cars.example')
      .optional()
      .describe(
        'Gets what is for sellers who gave no address for leads; without it, they take no messages',
      ),
    LEAD_DAYS: whole(30, 3650)
      .default(365)
      .describe(
        'Days after which it is forgotten who sent a message to a seller, and what; that there was one stays counted',
      ),
  },
  (values) => ({
    mailRelay: values.MAIL_RELAY,
    leadsTo: values.LEADS_TO,
    leadDays: values.LEAD_DAYS,
  }),
);

export type LeadConfig = ReturnType<typeof leadSettings.read>;
