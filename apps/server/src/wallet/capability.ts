import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import { withFields } from '@forecourt/domain/money/wallet';
import type { WalletServices } from '@forecourt/web/wallet/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { readFinanceTables } from './read-finance-data.ts';
import { walletCookie } from './wallet-cookie.ts';
import { type WalletCall, walletPolicies } from './wallet-policies.ts';
import { type WalletConfig, walletSettings } from './wallet-settings.ts';

type BaseParts = MarketParts & { readonly config: WalletConfig };
type Parts = BaseParts & { readonly financeTables: FinanceTables };

/** What a car costs a shopper: every month, at the door, over years. */
export const wallet = {
  name: 'wallet',
  settings: walletSettings,
  policies: walletPolicies,
  provide: ({ config }: BaseParts): { readonly financeTables: FinanceTables } => ({
    financeTables: readFinanceTables(config.financeTables),
  }),
  services: (
    { engine, financeTables }: Parts,
    { calls, filterOf, now, origin }: PageFacts<WalletCall>,
  ): WalletServices => ({
    financeTables: () => financeTables,
    countCars: (query) => calls.attempt('wallet-count', () => engine.count(filterOf(query)), null),
    keepWallet(before, changes) {
      const after = withFields(before, changes, Math.floor(now / 1000));
      return walletCookie(after, origin);
    },
    forgetWallet: () => walletCookie({}, origin),
  }),
} as const satisfies Capability<Parts, PageFacts<WalletCall>>;
