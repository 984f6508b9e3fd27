import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { toCsvLine } from '../../platform/csv.ts';
import type { View } from '../view.ts';
import { chooseCars, fewViewsOf, readAskedCars } from './choose-cars.ts';
import { readStockCars } from './read-stock-cars.ts';
import type { StockCar } from './stock-car.ts';

const head = toCsvLine([
  'stock_number',
  'vin',
  'car',
  'mileage',
  'price',
  'dealer_fees',
  'deal',
  'comparable_cars_ask',
  'comparable_cars',
  'days_on_market',
  'views_7_days',
  'saves',
  'leads_30_days',
]);

/** The cars of the table as CSV, all pages of them in its order. */
export const exportView: View<PortalViews['export']> = {
  async read(parts, asked, at) {
    const { cars } = await readStockCars(parts, at);
    const chosen = chooseCars(cars, readAskedCars(asked), fewViewsOf(cars));
    return { csv: [head, ...chosen.map(toLine)].join('') };
  },
};

const digits = (number: number | null | undefined) =>
  number === null || number === undefined ? null : String(number);

function toLine({ card, name, daysOnMarket, views, saves, leads }: StockCar): string {
  const { stockNumber, vin, mileage, dealerFees, deal } = card;
  const shown = toShownDeal(deal);
  return toCsvLine([
    stockNumber,
    vin,
    name,
    digits(mileage),
    digits(derivedPrice(card)),
    digits(dealerFees),
    shown && dealNames[shown.word],
    digits(shown?.estimate),
    digits(shown?.comparables),
    digits(daysOnMarket),
    digits(views?.people),
    digits(saves),
    digits(leads),
  ]);
}
