import type { PaymentServices } from '@forecourt/domain/listing/seller/owner';
import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import type { SellerFigures, SellerQuestion } from '@forecourt/domain/money/seller-figures';
import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import type { NoTradeInValue, TradeInValue } from '@forecourt/domain/money/trade-in/trade-in';
import type { NamedCar, TradeInCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { StampedWallet, WalletField } from '@forecourt/domain/money/wallet/wallet';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What pages of money ask of the server. */
export interface WalletServices {
  /** Rates, taxes and costs that estimates stand on. */
  financeTables(): FinanceTables;
  /** What a car brings as a trade-in; null when that cannot be told now. */
  valueTradeIn(car: TradeInCar): Promise<TradeInValue | NoTradeInValue | null>;
  /** A car that is listed here; null without one. */
  findCarByVin(vin: string): Promise<NamedCar | null>;
  /** How many cars a search has by some terms; null when that could not be told. */
  countCars(query: SearchQuery, terms: ShopperTerms): Promise<number | null>;
  /** What a dealer's own services say of a deal. */
  askSeller(services: PaymentServices | undefined, deal: SellerQuestion): Promise<SellerFigures>;
  /**
   * Keeps a wallet with fields that are set now, in the account as well; an empty text clears one.
   *
   * @returns its `Set-Cookie`
   */
  keepWallet(
    before: StampedWallet,
    changes: Readonly<Partial<Record<WalletField, string>>>,
  ): Promise<string>;
  /** Forgets it, in the account as well. @returns the `Set-Cookie` that does so */
  forgetWallet(): Promise<string>;
}
