import type { HighlightText } from '@forecourt/domain/listing/vehicle-highlight';
import { roundDollars } from '@forecourt/domain/money/cents';
import { awayWords } from '@forecourt/domain/place/away-words';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import type { ListingRank } from '@forecourt/domain/promotion/grid-plan';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { AboutLink } from '../content/about-link.tsx';
import { Heart } from '../hearts/heart.tsx';
import { ContactLink } from '../leads/contact-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { BelowMsrp } from './below-msrp.tsx';
import type { CardData } from './car-card-data.ts';
import { CompareBox } from './compare-box.tsx';
import { DealNote } from './deal-note.tsx';
import { PaymentNote } from './payment-note.tsx';
import type { CardPromotion } from './promoted-card-data.ts';
import { PictureStrip, PromotedPicture } from './promoted-picture.tsx';

interface CarCardProps {
  readonly car: CardData;
  /** Whether its picture is on the first screen. */
  readonly eager: boolean;
  /** Whether it goes before all others: on a phone it is the only one to be seen. */
  readonly first?: boolean;
  /** What its seller pays for; nothing of an organic result. */
  readonly promotion?: CardPromotion | null;
  /** Why it stands where it does. */
  readonly rank?: ListingRank;
  /** What sets it apart, where nothing is paid for. */
  readonly strip?: HighlightText | null;
}

/** One car in the results. The heading is the only link; the whole card is its target. */
export function CarCard({
  car,
  eager,
  first = false,
  promotion = null,
  rank = 'standard',
  strip = null,
}: CarCardProps) {
  const model = makeAndModel(car.make, car.model);
  const name = `${car.year} ${model}`;
  return (
    <article
      className={promotion ? 'card card-sponsored' : 'card'}
      data-rank={rank === 'standard' ? undefined : rank}
      data-sponsored={promotion ? '' : undefined}
    >
      <div className="card-picture ui-studio">
        <img
          src={car.pictureUrl}
          alt={name}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
        {promotion && <PromotedPicture promotion={promotion} />}
        {strip && <PictureStrip strip={strip} />}
        {!promotion && !strip && car.ribbon && <span className="card-ribbon">{car.ribbon}</span>}
        <Heart id={car.id} name={name} />
      </div>
      <div className="card-body">
        <h3>
          <PageLink to={car.href} prefetch>
            <span>{car.condition}</span>
            {` ${car.year} `}
            {model === car.model ? (
              <b>{model}</b>
            ) : (
              <>
                <b>{car.make}</b>
                {` ${car.model}`}
              </>
            )}
          </PageLink>
        </h3>
        <p className="card-trim">
          {car.trim ?? ' '}
          {car.addOn && <span>{car.addOn}</span>}
        </p>
        <CardMeta car={car} />
        <CardPrice car={car} />
        {promotion?.msrp ? <BelowMsrp msrp={promotion.msrp} /> : <CardDeal car={car} />}
        <CardSeller car={car} />
        <CardPlace car={car} />
        <div className="card-action">
          <ContactLink
            className="ui-button ui-button-secondary"
            listingId={car.id}
            name={name}
            seller={car}
            from="srp"
            zip={zipOfAddress(car.href.split('?')[1] ?? '')}
          />
          {car.comparable && <CompareBox id={car.id} name={name} />}
        </div>
      </div>
    </article>
  );
}

function CardMeta({ car }: { readonly car: CardData }) {
  return (
    <p className="ui-meta">
      {car.mileage === null ? 'Mileage not given' : shortMiles(car.mileage)}
      <i />
      {listedWords(car.daysOnMarket)}
    </p>
  );
}

function listedWords(days: number): string {
  if (days === 0) return 'Listed today';
  return days === 1 ? '1 day listed' : `${days} days listed`;
}

/** How far the car is, apart from how far it was driven, and whether it comes to the shopper. */
function CardPlace({ car }: { readonly car: CardData }) {
  if (car.distanceMiles === null) return null;
  const away = awayWords(car.distanceMiles);
  return <p className="card-place">{car.delivers ? `Home delivery from ${away}` : away}</p>;
}

function CardPrice({ car }: { readonly car: CardData }) {
  if (car.price === null) {
    return (
      <p className="card-price-row">
        <strong className="card-price">
          Contact {car.privateSeller ? 'seller' : 'dealer'} for price
        </strong>
      </p>
    );
  }
  return (
    <p className="card-price-row">
      <strong className="card-price">{`$${groupDigits(car.price)}`}</strong>
      {car.isListPrice && <span className="card-payment">MSRP</span>}
      {!car.isListPrice && car.monthly !== null && (
        <PaymentNote car={car} monthly={car.monthly} price={car.price} />
      )}
      {car.outTheDoor !== null && (
        <span className="card-total">{`${roundDollars(car.outTheDoor)} out the door`}</span>
      )}
    </p>
  );
}

function CardDeal({ car }: { readonly car: CardData }) {
  return (
    <div className="card-deal">
      {car.deal ? (
        <DealNote car={car} deal={car.deal} />
      ) : (
        <span className="card-gap">{car.unratedReason}</span>
      )}
    </div>
  );
}

function CardSeller({ car }: { readonly car: CardData }) {
  return (
    <p className="card-seller">
      <span>{car.seller}</span>
      {car.difference && (
        <AboutLink
          className="card-seller-why ui-touch"
          about={car.difference}
          label={`What sets ${car.seller} apart`}
        />
      )}
      {car.rating !== null && (
        <span className="ui-rating">
          {car.rating.toFixed(1)}
          {car.reviewCount > 0 && (
            <span className="ui-dim">{`(${groupDigits(car.reviewCount)})`}</span>
          )}
        </span>
      )}
    </p>
  );
}
