import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { readFinanceTables } from './read-finance-tables.ts';
import { type WalletConfig, walletSettings } from './wallet-settings.ts';

type BaseParts = MarketParts & { readonly config: WalletConfig };

/** What a car costs a shopper: every month, at the door, over years. */
export const wallet = {
  name: 'wallet',
  settings: walletSettings,
  provide: ({ config }: BaseParts): { readonly financeTables: FinanceTables } => ({
    financeTables: readFinanceTables(config.financeTables),
  }),
} as const satisfies Capability<BaseParts, PageFacts>;
