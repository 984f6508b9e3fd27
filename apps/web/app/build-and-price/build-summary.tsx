import { nearMiles } from '@forecourt/domain/build-and-price/near-miles';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { PageLink } from '../ui/page-link.tsx';
import type { BuildData } from './build-page-data.ts';

/** What the build is and costs, line by line. */
export function BuildSummary({ data }: { readonly data: BuildData }) {
  const { lines, price, payment, terms, unpriced, address } = data;
  return (
    <section className="build-summary" aria-labelledby="build-summary-heading">
      <h2 id="build-summary-heading">Your build</h2>
      <dl>
        {lines.map(({ term, value, price: amount }) => (
          <div key={`${term} ${value}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="build-total">
          <dt>MSRP</dt>
          <dd>before destination</dd>
          <dd>{price}</dd>
        </div>
      </dl>
      <p className="ui-fine-print">
        {payment} for {terms}, before tax, title and destination, which the maker sets. List prices
        are those of our catalog; those of packages and extras are about right and no offer.
        {unpriced.length > 0 && ` Not counted: ${unpriced.join(', ')}.`}
      </p>
      <p>
        <a className="ui-link" href={address}>
          A link that restores this build
        </a>
      </p>
    </section>
  );
}

/** Cars for sale that are nearly it, each with the way to its dealer. */
export function NearCars({ data }: { readonly data: BuildData }) {
  const { near, name } = data;
  if (near === null) return null;
  const where = near.zip === null ? '' : ` within ${nearMiles} miles of ${near.zip}`;
  return (
    <section className="build-near" aria-labelledby="build-near-heading">
      <h2 id="build-near-heading">
        {near.zip === null ? 'Closest cars for sale' : 'Closest cars near you'}
      </h2>
      {near.cars.length === 0 ? (
        <p>
          No new {name} is for sale{where || ' here'} just now.{' '}
          {near.farther > 0 && (
            <PageLink className="ui-link" to={near.href}>
              See {carWords(near.farther)} farther away
            </PageLink>
          )}
        </p>
      ) : (
        <p>
          The closest of {carWords(near.total)}
          {where}.{' '}
          {near.underSticker &&
            near.underSticker.dollars > 0 &&
            `They ask ${dollars(near.underSticker.dollars)} under sticker, the median of ${near.underSticker.cars}. `}
          <PageLink className="ui-link" to={near.href}>
            See all
          </PageLink>
        </p>
      )}
      {near.dealers > 1 && (
        <PageLink className="ui-button ui-button-primary build-ask-link" to={near.askHref}>
          {`Ask ${near.dealers} Dealers for a Price`}
        </PageLink>
      )}
      <ul>
        {near.cars.map((car) => (
          <NearCar key={car.id} car={car} />
        ))}
      </ul>
    </section>
  );
}

type Near = NonNullable<BuildData['near']>;

function NearCar({ car }: { readonly car: Near['cars'][number] }) {
  return (
    <li>
      <div className="ui-studio build-thumb">
        <img src={car.pictureUrl} alt="" width={480} height={360} loading="lazy" />
      </div>
      <div>
        <h3>
          <PageLink className="ui-link" to={car.href}>
            {car.name}
          </PageLink>
        </h3>
        <small>{`${car.dealer} · ${car.where}`}</small>
      </div>
      <div>
        <b>
          {car.same} of {car.choices.length} choices
        </b>
        <small>{car.differs}</small>
      </div>
      <div>
        <b>{car.price}</b>
        {car.under !== null && <small>{car.under}</small>}
      </div>
      <PageLink className="ui-button ui-button-secondary" to={car.contactHref}>
        Ask This Dealer
      </PageLink>
    </li>
  );
}
