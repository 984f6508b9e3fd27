import type { MarketArea } from '@forecourt/domain/market/market-address';
import type { MarketPulse } from '@forecourt/domain/market/market-pulse';
import type { MarketTrends } from '@forecourt/domain/market/market-trends';

/** A model with enough used cars to tell its market. */
export interface MarketModel {
  readonly modelCode: string;
  readonly cars: number;
}

/** How a model's used cars sell here. */
export interface FoundMarket {
  readonly trends: MarketTrends;
  /** `YYYY-MM-DD`: cars that went before are not counted. Null without cars. */
  readonly since: string | null;
}

/** What used cars ask month by month, by body style. */
export interface FoundPulse {
  /** The television market that is told; null for the whole country. */
  readonly dmaCode: string | null;
  readonly pulse: MarketPulse;
}

/** What pages of the market ask of the server; null when that cannot be told now. */
export interface MarketServices {
  /** @param of.area null for the whole country */
  findMarket(of: {
    readonly modelCode: string;
    readonly area: MarketArea | null;
  }): Promise<FoundMarket | null>;
  /** @param dmaCode where the shopper is; of too few cars there, the whole country is told */
  findMarketPulse(dmaCode: string | null): Promise<FoundPulse | null>;
  /** The most cars first. */
  findMarketModels(): Promise<readonly MarketModel[] | null>;
}
