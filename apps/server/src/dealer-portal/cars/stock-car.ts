import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { CarViews } from '../../back-office/count-activity.ts';

/** A car of the dealer with what shoppers did with it; what cannot be read is null. */
export interface StockCar {
  readonly card: ListingCard;
  readonly name: string;
  readonly daysOnMarket: number;
  readonly views: CarViews | null;
  readonly saves: number | null;
  readonly leads: number | null;
}
