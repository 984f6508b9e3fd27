import { vehiclePath, withZip } from '@forecourt/domain/listing/vehicle-address';
import { areScattered, type DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { lessOrMore } from '../cards/deal-badge.tsx';
import { DealMeter } from './price/deal-meter.tsx';
import { MarketFacts } from './price/market-facts.tsx';
import { PriceHistory } from './price/price-history.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

const unrated = {
  'no-price': 'The seller names no price, so there is nothing to compare.',
  'new-car': 'New cars are not rated: compare the price with the MSRP.',
  'too-far-from-market':
    'Its price is too far from comparable cars for the comparison to mean anything.',
} as const;

/** Why there is no rating, in agreement with what is told of comparable cars below. */
function whyUnrated(deal: Extract<DealRating, { rated: false }>, mileage: number | null): string {
  if (deal.reason !== 'too-few-comparables') return unrated[deal.reason];
  if (mileage === null) return 'Its mileage is not known, so there is nothing to compare.';
  const { comparables } = deal;
  if (areScattered(deal))
    return `The prices of the ${comparables} comparable cars, this one among them, are too far apart to say what it should cost.`;
  if (comparables < 2)
    return 'No comparable car but this one is for sale, so there is nothing to compare.';
  return `Only ${comparables} comparable cars, this one among them, are for sale: too few to say what it should cost.`;
}

/** Whether the car is held against others, with whatever outcome. */
const isCompared = (deal: DealRating): boolean =>
  deal.rated || (deal.reason !== 'new-car' && deal.reason !== 'no-price');

/** How the price compares, with how that was found out and what it leaves aside. */
export function DealExplanation({ car }: { readonly car: VehiclePageData }) {
  const { deal } = car;
  if (deal === null) return null;
  return (
    <section className="vehicle-section" id="pricingSection" aria-labelledby="price-heading">
      <h2 id="price-heading">Is this a good price?</h2>
      <p className="ui-lead">
        {deal.rated ? <Rated deal={deal} meter={car.meter} /> : whyUnrated(deal, car.mileage)}
      </p>
      {car.meter && (
        <DealMeter
          meter={car.meter}
          href={car.likeCarsHref}
          xrayHref={withZip(`${vehiclePath(car.id)}/comparables`, car.zip)}
        />
      )}
      <MarketFacts car={car} />
      <PriceHistory history={car.priceHistory} today={car.today} />
      {isCompared(deal) && (
        <p className="ui-fine-print">
          The estimate is the median asking price of used cars of the same model and trim, one model
          year either way, each brought to this car’s mileage and year. Options, accidents and place
          are not considered. Dealer fees are counted where a seller tells them. Nobody can pay for
          a rating.
        </p>
      )}
    </section>
  );
}

interface RatedProps extends Pick<VehiclePageData, 'meter'> {
  readonly deal: Extract<NonNullable<VehiclePageData['deal']>, { rated: true }>;
}

/** Cars come and go after a rating: the count is that of those which are drawn below. */
function Rated({ deal, meter }: RatedProps) {
  const comparables = meter === null ? deal.comparables : meter.total + 1;
  return (
    <>
      <b>{lessOrMore(deal.below)}</b> than {dollars(deal.estimate)}, the median of {comparables}{' '}
      comparable cars, this one included, at this mileage
      {meter?.hasFees && ', its dealer fees counted'}.
    </>
  );
}
