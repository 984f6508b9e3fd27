import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import type { StampedWallet, WalletField } from '@forecourt/domain/money/wallet';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What pages of money ask of the server. */
export interface WalletServices {
  /** Rates, taxes and costs that estimates stand on. */
  financeTables(): FinanceTables;
  /** How many cars a search has; null when that could not be told. */
  countCars(query: SearchQuery): Promise<number | null>;
  /** The `Set-Cookie` of a wallet with fields that are set now; an empty text clears one. */
  keepWallet(
    before: StampedWallet,
    changes: Readonly<Partial<Record<WalletField, string>>>,
  ): string;
  /** The `Set-Cookie` that forgets it. */
  forgetWallet(): string;
}
