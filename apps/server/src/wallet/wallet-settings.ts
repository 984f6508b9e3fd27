import { z } from 'zod';
import { defineSettings } from '../platform/settings.ts';

export const walletSettings = defineSettings(
  {
    FINANCE_TABLES: z
      .string()
      .default('')
      .describe(
        'A JSON file with tables of your own for payments, taxes and costs of ownership: any of `states`, `apr`, `lease`, `energy`, `ownership`, each whole, in the form of `apps/server/src/wallet/tables`; and `values`, single ones by their paths: `{"states.GA.docFeeCap": {"value": 699, "asOf": "2026-01-31"}}`',
      ),
    SELLER_SERVICES: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Whether dealers’ own services for payments and rebates are asked where they name one: at public addresses alone, 2 s each',
      ),
  },
  (values) => ({
    financeTables: values.FINANCE_TABLES === '' ? null : values.FINANCE_TABLES,
    asksSellers: values.SELLER_SERVICES === 'on',
  }),
);

export type WalletConfig = ReturnType<typeof walletSettings.read>;
