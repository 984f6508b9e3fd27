import { z } from 'zod';
import { defineSettings } from '../platform/settings.ts';

export const walletSettings = defineSettings(
  {
    FINANCE_TABLES: z
      .string()
      .default('')
      .describe(
        'A JSON file with tables of your own for payments, taxes and costs of ownership: any of `states`, `apr`, `lease`, `energy`, `ownership`, each whole, in the form of `apps/server/src/wallet/tables`',
      ),
  },
  (values) => ({ financeTables: values.FINANCE_TABLES === '' ? null : values.FINANCE_TABLES }),
);

export type WalletConfig = ReturnType<typeof walletSettings.read>;
